# Runs tests of core and the fuzz targets under Valgrind, which sees accesses beyond a block of memory and reads of what
# was never written, in the programs as they are. The preset asan sees more, but is a build of its own. A test takes
# twenty to fifty times longer there, so that these entries have the label "nightly" (tests/nightly.sh).
find_program(KEYSEED_VALGRIND valgrind)

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
        LABELS "nightly;memcheck" TIMEOUT 1800 COST 600
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QT_ENABLE_REGEXP_JIT=0")
endfunction()

# Is called for every subject; leaves out those that are no tests of core, take long, or compute with numbers throughout.
function(keyseed_memcheck_subject name)
    if(test_program MATCHES "^keyseed-tests-core" AND NOT arg_LABELS MATCHES "slow" AND NOT arg_NO_MEMCHECK)
        keyseed_memcheck_test(${name} $<TARGET_FILE:${test_program}> ${name})
    endif()
endfunction()
