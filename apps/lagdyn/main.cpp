#include <cstdio>
#include <exception>

#include "program.hpp"

int main(int argc, char** argv) {
  try {
    return lagdyn::cli::run_program(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "lagdyn: internal error: %s\n", error.what());
    return 3;
  }
}
