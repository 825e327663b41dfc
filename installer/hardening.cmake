# How every program is compiled and linked, in every preset, so that what the tests run is what is handed on:
# tests/installer/hardening.py looks at the programs. They are the flags that Debian builds its own packages with.
if(WIN32 OR NOT CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
    return()
endif()

# Not CMAKE_POSITION_INDEPENDENT_CODE, which compiles libraries otherwise than programs: these could not share
# precompiled headers. Debian's compiler makes position independent programs by itself; Qt's -fPIC, of what is linked
# with it, must not meet an -fPIE of ours, as the one that comes last is not the same for all targets.
include(CheckCXXSourceCompiles)
check_cxx_source_compiles("
    #if !defined(__PIE__) && !defined(__PIC__)
    #error
    #endif
    int main() {}" KEYSEED_COMPILER_MAKES_PIE)
if(NOT KEYSEED_COMPILER_MAKES_PIE)
    target_compile_options(keyseed_options INTERFACE -fPIC)
endif()
target_compile_options(keyseed_options INTERFACE -fstack-protector-strong -Wformat -Werror=format-security)
if(NOT APPLE)
    target_link_options(keyseed_options INTERFACE $<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-pie>)
endif()
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|amd64|AMD64" AND NOT APPLE)
    target_compile_options(keyseed_options INTERFACE -fstack-clash-protection -fcf-protection)
endif()

# Checked copies need an optimising compiler, and hide from the sanitizers what these look for. A target that is
# compiled with -O0 says so by its property KEYSEED_NOT_OPTIMISED.
string(TOUPPER "${CMAKE_BUILD_TYPE}" build_type)
if("${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${build_type}}" MATCHES "-O[1-3sz]" AND NOT KEYSEED_SANITIZE)
    set(is_optimised $<NOT:$<BOOL:$<TARGET_PROPERTY:KEYSEED_NOT_OPTIMISED>>>)
    target_compile_options(keyseed_options INTERFACE
        $<${is_optimised}:-U_FORTIFY_SOURCE> $<${is_optimised}:-D_FORTIFY_SOURCE=2>)
endif()

if(NOT APPLE)
    # relro and now: what the loader has resolved cannot be written to.
    add_link_options(-Wl,-z,relro -Wl,-z,now)
endif()

# Only of what is handed on. No path of this machine in messages: a debugger here looks for the sources by theirs. And
# no library that nothing uses, which makes the package depend on less.
if(KEYSEED_PACKAGING)
    target_compile_options(keyseed_options INTERFACE
        -ffile-prefix-map=${PROJECT_BINARY_DIR}=. -ffile-prefix-map=${PROJECT_SOURCE_DIR}=.)
    if(NOT APPLE)
        add_link_options(-Wl,--as-needed)
    endif()
endif()
