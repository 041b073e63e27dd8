"""The README's console blocks are what the program prints, byte for byte, and its links lead somewhere."""
import os
import re
import shlex
import subprocess
import sys

program = os.environ["LAGDYN"]
text = open("README.md", encoding="utf-8").read()
failures = []

blocks = re.findall(r"```console\n\$ (lagdyn [^\n]*)\n(.*?)```", text, re.S)
if len(blocks) < 2:
    failures.append(f"only {len(blocks)} console blocks found")
for command, expected in blocks:
    words = shlex.split(command)[1:]
    environment = {**os.environ, "COLUMNS": "80"}
    done = subprocess.run([program, *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment)
    out = done.stderr + done.stdout
    if out.strip() != expected.strip():
        failures.append(f"{command} prints\n{out}\nthe README has\n{expected}")

for target in re.findall(r"\]\(([^)#:]+)\)", text):
    if not os.path.exists(target):
        failures.append(f"the README links to {target}, which is not there")

print("\n".join(failures) or f"{len(blocks)} console blocks agree")
sys.exit(1 if failures else 0)
