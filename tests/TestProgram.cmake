# One test program for each folder, so that the libraries are linked once for all of its subjects; one entry of ctest
# for each subject, so that subjects stay processes of their own.

set(KEYSEED_SUBJECTS "" CACHE STRING
    "Regular expression for the names of the test subjects to build, while working on some; empty: all")

# Qt Test tells every test its folders, for a lookup that no test makes, and every module of Qt what it is called.
# Without that, all are compiled alike and can share precompiled headers.
add_library(keyseed_test_options INTERFACE)
target_link_libraries(keyseed_test_options INTERFACE Qt6::Test)
target_compile_options(keyseed_test_options INTERFACE
    -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR -UQT_DBUS_LIB -UQT_NETWORK_LIB)
# A quarter of the time that a test takes to compile; what it tests keeps its traps. Behind the options of all targets.
if(KEYSEED_TRAP_UNDEFINED AND NOT KEYSEED_SANITIZE)
    target_compile_options(keyseed_test_options INTERFACE -fno-sanitize=all)
endif()

# One set of precompiled headers for tests of core, one for those with widgets: what is defined for a test has to be
# what was defined when its headers were read. Not <QtTest>: it brings all of QtCore, whose templates each test would
# make anew.
set(headers ${keyseed_common_headers} <QFile> <QTemporaryDir> <QTest> ${PROJECT_SOURCE_DIR}/tests/PatientWaits.h)
add_library(keyseed_core_test_headers OBJECT ${PROJECT_SOURCE_DIR}/core/Precompiled.cpp)
target_link_libraries(keyseed_core_test_headers PRIVATE keyseed_options keyseed_test_options Eigen3::Eigen)
target_precompile_headers(keyseed_core_test_headers PRIVATE ${headers})
add_library(keyseed_ui_test_headers OBJECT ${PROJECT_SOURCE_DIR}/core/Precompiled.cpp)
target_link_libraries(keyseed_ui_test_headers PRIVATE keyseed_ui keyseed_test_options)
# Tests of the window mostly wait: they are compiled more often than they run. Tests of core share templates with what
# they test, of which the linker takes the first that it finds.
target_compile_options(keyseed_ui_test_headers PRIVATE $<$<CONFIG:Debug>:-O0>)
set_target_properties(keyseed_ui_test_headers PROPERTIES KEYSEED_NOT_OPTIMISED $<CONFIG:Debug>)
# Few of them reach the vectors.
list(REMOVE_ITEM headers <Eigen/Core>)
target_precompile_headers(keyseed_ui_test_headers PRIVATE
    ${headers}
    <QComboBox> <QFrame> <QFutureWatcher> <QHBoxLayout> <QHeaderView> <QLabel> <QLineEdit> <QPainter> <QPromise>
    <QPushButton> <QSettings> <QSignalSpy> <QTableView> <QTimer> <QtConcurrentRun> <QWidget>)

# keyseed_test_program(LINKS libraries...): the program of this folder, keyseed-tests-<folder>-<folder>, whose name is
# left in ${test_program}. The subjects follow, by keyseed_test.
function(keyseed_test_program)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "LINKS")
    cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/tests OUTPUT_VARIABLE folder)
    string(REPLACE "/" "-" program keyseed-tests-${folder})
    set(test_program ${program} PARENT_SCOPE)

    file(GENERATE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${program}.cpp CONTENT
"#include \"tests/TestProgram.h\"

#include <vector>

$<TARGET_PROPERTY:${program},KEYSEED_DECLARATIONS>
int main(int argc, char **argv)
{
    const std::vector<TestSubject> subjects{
$<TARGET_PROPERTY:${program},KEYSEED_SUBJECTS>    };
    return runTestProgram(subjects, argc, argv);
}
")
    add_executable(${program} ${PROJECT_SOURCE_DIR}/tests/TestProgram.cpp ${CMAKE_CURRENT_BINARY_DIR}/${program}.cpp)
    target_include_directories(${program} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
    target_link_libraries(${program} PRIVATE ${arg_LINKS} keyseed_test_options)
    if(arg_LINKS MATCHES "keyseed_(ui|desktop)")
        target_compile_options(${program} PRIVATE $<$<CONFIG:Debug>:-O0>)
        set_target_properties(${program} PROPERTIES KEYSEED_NOT_OPTIMISED $<CONFIG:Debug>)
        target_precompile_headers(${program} REUSE_FROM keyseed_ui_test_headers)
    else()
        target_precompile_headers(${program} REUSE_FROM keyseed_core_test_headers)
    endif()
    # Each subject is a namespace of its own, so that several can be compiled together.
    set_target_properties(${program} PROPERTIES UNITY_BUILD ${KEYSEED_UNITY} UNITY_BUILD_BATCH_SIZE 8)
    set_source_files_properties(${PROJECT_SOURCE_DIR}/tests/TestProgram.cpp ${CMAKE_CURRENT_BINARY_DIR}/${program}.cpp
        PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    target_compile_definitions(${program} PRIVATE
        KEYSEED_SOURCE_DIR="${PROJECT_SOURCE_DIR}" KEYSEED_BUILD_DIR="${PROJECT_BINARY_DIR}"
        KEYSEED_RESOURCES_DIR="${KEYSEED_RESOURCES_DIR}")
endfunction()

include(${CMAKE_CURRENT_LIST_DIR}/Memcheck.cmake)

# keyseed_test(<file without .cpp> [LABELS labels...] [TIMEOUT seconds] [NO_PRECOMPILED_HEADERS] [NO_MEMCHECK] [ALONE]):
# adds a subject. ALONE: it says something at global scope (Q_DECLARE_METATYPE, a specialisation) and is not compiled
# together with others.
# The limits allow for a machine five times slower than the one on which the tests were timed.
function(keyseed_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "NO_PRECOMPILED_HEADERS;NO_MEMCHECK;ALONE" "TIMEOUT" "LABELS")
    if(DEFINED arg_UNPARSED_ARGUMENTS OR NOT test_program)
        message(FATAL_ERROR "${name}: unknown \"${arg_UNPARSED_ARGUMENTS}\", or no program. "
            "A folder starts with keyseed_test_program(LINKS libraries...); then keyseed_test(${name}) without LINKS.")
    endif()
    if(NOT name MATCHES "${KEYSEED_SUBJECTS}")
        return()
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 600)
    endif()
    # AUTOMOC would wait for the libraries and compile one more file; with the include folders of the program, as
    # qt_generate_moc hands them on, moc would read all of Qt for each test. A test needs none to be understood.
    add_custom_command(OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${name}.moc
        COMMAND Qt6::moc ${CMAKE_CURRENT_SOURCE_DIR}/${name}.cpp -o ${CMAKE_CURRENT_BINARY_DIR}/${name}.moc
        DEPENDS ${name}.cpp
        VERBATIM)
    cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE folder)
    set(subject ${folder}/${name}.cpp)
    configure_file(${PROJECT_SOURCE_DIR}/tests/Subject.cpp.in subject_${name}.cpp @ONLY)
    target_sources(${test_program} PRIVATE
        ${CMAKE_CURRENT_BINARY_DIR}/subject_${name}.cpp ${CMAKE_CURRENT_BINARY_DIR}/${name}.moc)
    if(arg_ALONE OR arg_NO_PRECOMPILED_HEADERS)
        set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/subject_${name}.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
    if(arg_NO_PRECOMPILED_HEADERS) # only then: CMake asks whether the property is there, not what it says
        set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/subject_${name}.cpp PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
    endif()
    set_property(TARGET ${test_program} APPEND_STRING PROPERTY
        KEYSEED_DECLARATIONS "int ${name}_main(int argc, char **argv);\n")
    set_property(TARGET ${test_program} APPEND_STRING PROPERTY
        KEYSEED_SUBJECTS "        {\"${name}\", ${name}_main},\n")
    add_test(NAME ${name} COMMAND ${test_program} ${name})
    set_tests_properties(${name} PROPERTIES
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8" TIMEOUT ${arg_TIMEOUT} LABELS "${arg_LABELS}"
        COST ${arg_TIMEOUT}) # the long ones begin first, also where no earlier run is known
    keyseed_memcheck_subject(${name})
endfunction()
