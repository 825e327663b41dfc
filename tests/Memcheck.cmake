# Tests of core under Valgrind, which sees what reads or writes beyond its memory, or reads what was never written, in the
# programs as they are; the preset asan sees more, but is a build of its own. One is twenty to fifty times slower so:
# each commit takes an eighth of them, another one by another commit, and all of the parsers' fuzz targets.
find_program(KEYSEED_VALGRIND valgrind)
set(KEYSEED_MEMCHECK_TURN "" CACHE STRING "Eighth of core's tests to run under Valgrind: 0 to 7, or all; empty: by commit")

set(memcheck_turn "${KEYSEED_MEMCHECK_TURN}")
if(memcheck_turn STREQUAL "")
    execute_process(COMMAND git rev-parse HEAD
        WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE commit ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    string(REGEX MATCH "^[0-9a-f]" digit "${commit}0") # 0 where there is no repository
    math(EXPR memcheck_turn "0x${digit} % 8")
endif()

# keyseed_memcheck_test(<name> <command...>): one more entry of ctest.
function(keyseed_memcheck_test name)
    if(NOT KEYSEED_VALGRIND OR KEYSEED_SANITIZE)
        return()
    endif()
    add_test(NAME memcheck_${name}
        COMMAND ${KEYSEED_VALGRIND} --quiet --error-exitcode=99 --exit-on-first-error=yes
                --suppressions=${PROJECT_SOURCE_DIR}/tests/memcheck.supp ${ARGN})
    # The code that PCRE makes reads in blocks, beyond the end of a text.
    set_tests_properties(memcheck_${name} PROPERTIES
        LABELS "slow;memcheck" TIMEOUT 1800 COST 600
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QT_ENABLE_REGEXP_JIT=0")
endfunction()

# Called for every subject: those of core in this turn. Slow ones, and those that are numbers throughout, are left out.
function(keyseed_memcheck_subject name)
    if(NOT test_program MATCHES "^keyseed-tests-core" OR arg_LABELS MATCHES "slow" OR arg_NO_MEMCHECK)
        return()
    endif()
    string(MD5 digest ${name})
    string(SUBSTRING ${digest} 0 1 digit)
    math(EXPR turn "0x${digit} % 8")
    if(memcheck_turn STREQUAL "all" OR turn EQUAL memcheck_turn)
        keyseed_memcheck_test(${name} $<TARGET_FILE:${test_program}> ${name})
    endif()
endfunction()
