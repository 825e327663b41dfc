# Fails when a source of the command line prints without the functions of app/cli/report/Terminal.h, which escape what
# came from files and servers. The progress bar moves the cursor itself; its words pass core::printable.
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH root)

file(GLOB_RECURSE sources ${root}/app/cli/*.h ${root}/app/cli/*.cpp)
foreach(source IN LISTS sources)
    if(source MATCHES "/(report/Terminal|run/ProgressPrinter)\\.cpp$")
        continue()
    endif()
    file(STRINGS ${source} hits
        REGEX "(^|[^a-z_])(printf|fprintf|vprintf|vfprintf|dprintf|puts|fputs|putchar|fputc|putc|fwrite|perror) *\\(|std::(cout|cerr|clog)")
    list(FILTER hits EXCLUDE REGEX "gnu::format\\(printf")
    if(hits)
        message(SEND_ERROR "${source}: print with app/cli/report/Terminal.h: ${hits}")
    endif()
endforeach()
