# The Debian package, as far as cpack makes it; stage.sh puts into Debian's order what `cmake --install` wrote.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Keyseed turns text records that must not leave a house, such as the notes
of a hospital, into a synthetic corpus that may. Counts of phrases are made
differentially private before anything is written from them, and a ledger
adds up what was ever spent on a data source.
.
This package has the desktop wizard (keyseed), the command line program
(keyseed-cli), medical and English vocabularies made from WordNet, and a
sample project of invented notes.")

# What is linked is found by dpkg-shlibdeps. Here: what is looked for while running. Qt's texts, because a wizard
# whose dialogs speak another language is only half translated; without a font there is none at all.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-dejavu-core, poppler-utils, qt6-translations-l10n")
# Certificates to trust servers by, the system's keyring, and windows under Wayland.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "ca-certificates, libsecret-1-0, odbc-postgresql, qt6-wayland")

set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/stage.cmake)
set(CPACK_KEYSEED_STAGE ${CMAKE_CURRENT_LIST_DIR}/stage.sh)
