; The installer for Windows, made by cross.sh:
;   makensis -DVERSION=0.3.0 -DSTAGE=folder -DOUTPUT=keyseed-0.3.0-setup.exe -DSIZE=kilobytes setup.nsi
; Installs for the current user, which needs no administrator; for all users by choice or with /AllUsers. /S asks nothing.
Unicode true
Target amd64-unicode ; the program is of 64 bits, too
SetCompressor /SOLID lzma
!define NAME "Keyseed"
!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "Software\Keyseed"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "InstallMode"
!define MULTIUSER_INSTALLMODE_INSTDIR "Keyseed"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "Software\Keyseed"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "Folder"
!define MULTIUSER_USE_PROGRAMFILES64
!include MultiUser.nsh
!include MUI2.nsh

Name "${NAME} ${VERSION}"
OutFile "${OUTPUT}"
BrandingText " "
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Keyseed"

!insertmacro MUI_PAGE_LICENSE "${STAGE}\share\doc\keyseed\LICENSE"
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"

Function .onInit
  !insertmacro MULTIUSER_INIT
FunctionEnd

Function un.onInit
  !insertmacro MULTIUSER_UNINIT
FunctionEnd

Section "Keyseed"
  ; Files of an earlier version that this one has no more would stay.
  RMDir /r "$INSTDIR\bin"
  RMDir /r "$INSTDIR\share"
  SetOutPath "$INSTDIR"
  File /r "${STAGE}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr SHCTX "Software\Keyseed" "Folder" "$INSTDIR"
  WriteRegStr SHCTX "Software\Keyseed" "InstallMode" "$MultiUser.InstallMode"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayIcon" "$INSTDIR\bin\keyseed.exe,0"
  WriteRegStr SHCTX "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoRepair" 1
  WriteRegDWORD SHCTX "${UNINSTALL}" "EstimatedSize" ${SIZE}
  CreateDirectory "$SMPROGRAMS\${NAME}"
  CreateShortcut "$SMPROGRAMS\${NAME}\${NAME}.lnk" "$INSTDIR\bin\keyseed.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}\Uninstall ${NAME}.lnk" "$INSTDIR\uninstall.exe"
  WriteRegStr SHCTX "Software\Classes\.keyseed" "" "Keyseed.Project"
  WriteRegStr SHCTX "Software\Classes\Keyseed.Project" "" "Keyseed project"
  WriteRegStr SHCTX "Software\Classes\Keyseed.Project\DefaultIcon" "" "$INSTDIR\bin\keyseed.exe,0"
  WriteRegStr SHCTX "Software\Classes\Keyseed.Project\shell\open\command" "" '"$INSTDIR\bin\keyseed.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\Keyseed.Package" "" "Keyseed package"
  WriteRegStr SHCTX "Software\Classes\Keyseed.Package\shell\open\command" "" '"$INSTDIR\bin\keyseed.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\.zip\OpenWithProgids" "Keyseed.Package" ""
SectionEnd

; Ledgers, projects and settings lie in the folders of their users and stay.
Section "Uninstall"
  RMDir /r "$INSTDIR\bin"
  RMDir /r "$INSTDIR\share"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  RMDir /r "$SMPROGRAMS\${NAME}"
  DeleteRegKey SHCTX "${UNINSTALL}"
  DeleteRegKey SHCTX "Software\Keyseed"
  DeleteRegKey SHCTX "Software\Classes\.keyseed"
  DeleteRegKey SHCTX "Software\Classes\Keyseed.Project"
  DeleteRegKey SHCTX "Software\Classes\Keyseed.Package"
  DeleteRegValue SHCTX "Software\Classes\.zip\OpenWithProgids" "Keyseed.Package"
SectionEnd
