// The style of an HTML report.
#pragma once

#include <string_view>

namespace lagdyn {

inline constexpr std::string_view html_style = R"(
:root { color-scheme: light dark; --back: #ffffff; --text: #1c1f24; --soft: #5c6470; --line: #d9dde3; --panel: #f5f6f8;
  --good: #1a7f37; --bad: #c62828; --warn: #9a6700;
  --c0: #1f6fd0; --c1: #d1570a; --c2: #1b8a4b; --c3: #b5258d; --c4: #7a52cc; --c5: #0f8b95; --c6: #a8324a; --c7: #6b7a1e;
  --c8: #4b5563; --c9: #b7860b; }
@media (prefers-color-scheme: dark) { :root { --back: #14171c; --text: #e6e9ee; --soft: #a1a9b5; --line: #343a44; --panel: #1d2129;
  --good: #57d07c; --bad: #ff7b72; --warn: #e3b341;
  --c0: #6cb0ff; --c1: #ff9d5c; --c2: #5fd394; --c3: #f183d2; --c4: #b79bff; --c5: #54d1dc; --c6: #ff8fa3; --c7: #c0d05a;
  --c8: #aab4c2; --c9: #f0c75e; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem 1.25rem 3rem; max-width: 76rem; background: var(--back); color: var(--text);
  font: 15px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: .5rem 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.25rem 0 .4rem; }
a { color: var(--c0); }
.verdict { display: inline-block; padding: .1rem .6rem; border-radius: .4rem; border: 2px solid currentColor; }
.pass { color: var(--good); } .fail, .error, .incomplete { color: var(--bad); } .skipped, .note { color: var(--soft); } .warning { color: var(--warn); }
nav ul { columns: 16rem; padding-left: 1.2rem; }
.facts { color: var(--soft); margin: 0; }
.finding { border-left: 4px solid var(--bad); background: var(--panel); color: var(--text); padding: .5rem .8rem; margin: .5rem 0; }
.finding.warning { border-color: var(--warn); } .finding.note { border-color: var(--line); }
.finding strong { color: var(--bad); } .finding.warning strong { color: var(--warn); } .finding.note strong { color: var(--soft); }
.finding p { margin: .15rem 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .86rem; }
th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; white-space: nowrap; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; } td.long { white-space: normal; min-width: 16rem; }
figure { margin: 1rem 0; overflow-x: auto; } figcaption { font-weight: 600; }
svg.plot { width: 100%; min-width: 36rem; max-width: 52rem; height: auto; background: var(--panel); border-radius: .4rem; }
svg text { fill: var(--text); font: 12px system-ui, sans-serif; } svg .label { font-size: 13px; }
svg .grid { stroke: var(--line); } svg .frame { fill: none; stroke: var(--soft); } svg .limit { stroke: var(--bad); stroke-width: 1.5; }
svg polyline { fill: none; stroke-width: 1.8; stroke: currentColor; } svg circle { fill: currentColor; }
svg circle.hidden { fill: transparent; } svg circle.hidden:hover { fill: currentColor; }
svg circle.good { color: var(--good); } svg circle.bad { color: var(--bad); }
.dashed polyline, .dashed line { stroke-dasharray: 7 4; } .reference { color: var(--soft); }
.reference polyline, .reference line { stroke-dasharray: 3 4; }
.c0 { color: var(--c0); } .c1 { color: var(--c1); } .c2 { color: var(--c2); } .c3 { color: var(--c3); } .c4 { color: var(--c4); }
.c5 { color: var(--c5); } .c6 { color: var(--c6); } .c7 { color: var(--c7); } .c8 { color: var(--c8); } .c9 { color: var(--c9); }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; padding: 0; margin: .4rem 0; font-size: .86rem; }
.legend svg { vertical-align: middle; margin-right: .4rem; } .legend line { stroke: currentColor; stroke-width: 2.5; }
@media print { :root { color-scheme: light; } body { max-width: none; font-size: 11px; padding: 0; } nav { display: none; }
  figure, .finding, tr { break-inside: avoid; } td, th { white-space: normal; } }
)";

}  // namespace lagdyn
