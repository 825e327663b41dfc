# Runs while installing: Qt by windeployqt, all other libraries by what the programs ask for. NOT YET RUN.
set(bin $ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/bin)
find_program(windeployqt NAMES windeployqt6 windeployqt REQUIRED)
execute_process(
    COMMAND ${windeployqt} --release --no-compiler-runtime --dir ${bin} ${bin}/keyseed.exe
    COMMAND_ERROR_IS_FATAL ANY)
file(GET_RUNTIME_DEPENDENCIES
    EXECUTABLES ${bin}/keyseed.exe ${bin}/keyseed-cli.exe
    RESOLVED_DEPENDENCIES_VAR found
    UNRESOLVED_DEPENDENCIES_VAR missing
    DIRECTORIES $ENV{PATH}
    PRE_EXCLUDE_REGEXES "^api-ms-" "^ext-ms-" "^Qt6"
    POST_EXCLUDE_REGEXES "[Ss]ystem32")
if(missing)
    message(FATAL_ERROR "Libraries that were not found: ${missing}")
endif()
file(COPY ${found} DESTINATION ${bin})
