# Where things go in the bundle; read before any install rule. NOT YET RUN: see README.md beside this.
set(CMAKE_INSTALL_BINDIR Keyseed.app/Contents/MacOS)
set(CMAKE_INSTALL_DATADIR Keyseed.app/Contents/share)
