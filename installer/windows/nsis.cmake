# cpack for Windows. NOT YET RUN: see README.md beside this.
set(CPACK_GENERATOR NSIS)
set(CPACK_PACKAGE_INSTALL_DIRECTORY Keyseed)
set(CPACK_PACKAGE_EXECUTABLES keyseed Keyseed)
set(CPACK_NSIS_DISPLAY_NAME Keyseed)
set(CPACK_NSIS_INSTALLED_ICON_NAME bin\\keyseed.exe)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MODIFY_PATH OFF)
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [=[
  WriteRegStr SHCTX "Software\Classes\.keyseed" "" "Keyseed.Project"
  WriteRegStr SHCTX "Software\Classes\Keyseed.Project" "" "Keyseed project"
  WriteRegStr SHCTX "Software\Classes\Keyseed.Project\DefaultIcon" "" "$INSTDIR\bin\keyseed.exe,0"
  WriteRegStr SHCTX "Software\Classes\Keyseed.Project\shell\open\command" "" '"$INSTDIR\bin\keyseed.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\Keyseed.Package" "" "Keyseed package"
  WriteRegStr SHCTX "Software\Classes\Keyseed.Package\shell\open\command" "" '"$INSTDIR\bin\keyseed.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\.zip\OpenWithProgids" "Keyseed.Package" ""
]=])
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [=[
  DeleteRegKey SHCTX "Software\Classes\.keyseed"
  DeleteRegKey SHCTX "Software\Classes\Keyseed.Project"
  DeleteRegKey SHCTX "Software\Classes\Keyseed.Package"
  DeleteRegValue SHCTX "Software\Classes\.zip\OpenWithProgids" "Keyseed.Package"
]=])

# A window without a console, with the icon in the program and in the installer.
set(icon ${CMAKE_CURRENT_BINARY_DIR}/keyseed.ico)
add_custom_command(
    OUTPUT ${icon}
    COMMAND keyseed-icon ${PROJECT_SOURCE_DIR}/resources/icons/keyseed.svg 256 ${icon}
    DEPENDS keyseed-icon ${PROJECT_SOURCE_DIR}/resources/icons/keyseed.svg
    VERBATIM)
add_custom_target(keyseed_ico DEPENDS ${icon})
add_dependencies(keyseed keyseed_ico)
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/keyseed.rc "IDI_ICON1 ICON \"${icon}\"\n")
enable_language(RC)
target_sources(keyseed PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/keyseed.rc)
set_target_properties(keyseed PROPERTIES WIN32_EXECUTABLE ON)
set(CPACK_NSIS_MUI_ICON ${icon})

# Last of all installing, when the programs are in place.
install(SCRIPT ${CMAKE_CURRENT_LIST_DIR}/collect.cmake)
