# lagdyn_add_check(NAME FILE... [ARGS ARG...])
#
# Adds the test NAME, which runs `lagdyn check ARG... FILE...` in the current source folder. It passes where every
# check holds and fails with any exit code but 0: 1 a check failed, 2 a wrong file or argument, 3 not all was judged.
#   NAME  of the test, as add_test takes it
#   FILE  chain files, at least one; a relative name counts from the current source folder
#   ARGS  further arguments of lagdyn check, e.g. --strict --samples 200
# The program is LAGDYN_PROGRAM where that is set, else the target lagdyn::lagdyn (find_package) or lagdyn (the same
# build), else the lagdyn that find_program finds.

function(lagdyn_add_check name)
  cmake_parse_arguments(PARSE_ARGV 1 check "" "" "ARGS")
  set(files ${check_UNPARSED_ARGUMENTS})
  if(NOT files)
    message(FATAL_ERROR "lagdyn_add_check(${name}): no chain file. Expected: "
                        "lagdyn_add_check(NAME FILE... [ARGS ARG...])")
  endif()
  if(LAGDYN_PROGRAM)
    set(program "${LAGDYN_PROGRAM}")
  elseif(TARGET lagdyn::lagdyn)
    set(program lagdyn::lagdyn)
  elseif(TARGET lagdyn)
    set(program lagdyn)
  else()
    find_program(LAGDYN_PROGRAM lagdyn DOC "The program that lagdyn_add_check runs")
    if(NOT LAGDYN_PROGRAM)
      message(FATAL_ERROR "lagdyn_add_check(${name}): no program lagdyn. Install it to a folder of PATH, or set "
                          "LAGDYN_PROGRAM to its path: cmake -D LAGDYN_PROGRAM=/path/to/lagdyn")
    endif()
    set(program "${LAGDYN_PROGRAM}")
  endif()
  add_test(NAME "${name}" COMMAND "${program}" check ${check_ARGS} -- ${files}
           WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
endfunction()
