# What the programs have on Windows: a manifest, and the window its icon and no console. cross.sh makes the installer.
enable_language(RC)
set(manifest ${CMAKE_CURRENT_LIST_DIR}/keyseed.manifest)

file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/keyseed-cli.rc "1 24 \"${manifest}\"\n")
target_sources(keyseed-cli PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/keyseed-cli.rc)
if(NOT KEYSEED_WINDOW)
    return()
endif()

set(icon ${CMAKE_CURRENT_BINARY_DIR}/keyseed.ico)
add_custom_command(
    OUTPUT ${icon}
    COMMAND keyseed-icon ${PROJECT_SOURCE_DIR}/resources/icons/keyseed.svg 256 ${icon}
    DEPENDS keyseed-icon ${PROJECT_SOURCE_DIR}/resources/icons/keyseed.svg
    VERBATIM)
add_custom_target(keyseed_ico DEPENDS ${icon})

# 1 24: the manifest of a program (RT_MANIFEST)
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/keyseed.rc "1 24 \"${manifest}\"\nIDI_ICON1 ICON \"${icon}\"\n")
add_dependencies(keyseed keyseed_ico)
target_sources(keyseed PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/keyseed.rc)
set_target_properties(keyseed PROPERTIES WIN32_EXECUTABLE ON)
