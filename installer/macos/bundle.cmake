# The bundle and cpack for macOS. NOT YET RUN: see README.md beside this.
set(CPACK_GENERATOR DragNDrop)
set(CPACK_PACKAGE_FILE_NAME Keyseed-${PROJECT_VERSION})
set(CPACK_DMG_VOLUME_NAME Keyseed)
set(CPACK_STRIP_FILES OFF) # macdeployqt strips

set(icon ${CMAKE_CURRENT_BINARY_DIR}/keyseed.icns)
add_custom_command(
    OUTPUT ${icon}
    COMMAND keyseed-icon ${PROJECT_SOURCE_DIR}/resources/icons/keyseed.svg 512 ${icon}
    DEPENDS keyseed-icon ${PROJECT_SOURCE_DIR}/resources/icons/keyseed.svg
    VERBATIM)
add_custom_target(keyseed_icns ALL DEPENDS ${icon})
install(FILES ${icon} DESTINATION Keyseed.app/Contents/Resources)

set_target_properties(keyseed PROPERTIES
    MACOSX_BUNDLE ON
    OUTPUT_NAME Keyseed
    MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_LIST_DIR}/Info.plist.in
    MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION}
    MACOSX_BUNDLE_BUNDLE_VERSION ${PROJECT_VERSION})

# Last of all installing: the libraries of both programs go into the bundle.
install(CODE [=[
    set(bundle $ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/Keyseed.app)
    find_program(macdeployqt REQUIRED)
    execute_process(
        COMMAND ${macdeployqt} ${bundle} -executable=${bundle}/Contents/MacOS/keyseed-cli
        COMMAND_ERROR_IS_FATAL ANY)
]=])
