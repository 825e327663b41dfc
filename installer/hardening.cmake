# Read when KEYSEED_PACKAGING is on: what a program that leaves this machine needs beside being optimised.
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang" AND NOT WIN32)
    # The flags that Debian builds its own packages with, and no path of this machine in messages.
    target_compile_options(keyseed_options INTERFACE
        -fstack-protector-strong -Wformat -Werror=format-security
        $<$<NOT:$<CONFIG:Debug>>:-U_FORTIFY_SOURCE> $<$<NOT:$<CONFIG:Debug>>:-D_FORTIFY_SOURCE=2>
        -ffile-prefix-map=${PROJECT_BINARY_DIR}=. -ffile-prefix-map=${PROJECT_SOURCE_DIR}=.)
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|amd64|AMD64" AND NOT APPLE)
        target_compile_options(keyseed_options INTERFACE -fstack-clash-protection -fcf-protection)
    endif()
    if(NOT APPLE)
        # relro and now: what the loader has resolved cannot be written to. as-needed: no library that nothing uses.
        add_link_options(-Wl,-z,relro -Wl,-z,now -Wl,--as-needed)
    endif()
endif()
