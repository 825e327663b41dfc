#!/usr/bin/env bash
# Usage: bash installer/appimage/package.sh
# Makes build/packages/Keyseed-VERSION-ARCHITECTURE.AppImage. NOT YET RUN: see README.md beside this.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
build=$root/build/package
folder=$root/build/appimage
appdir=$folder/AppDir

for tool in linuxdeploy linuxdeploy-plugin-qt; do
    if ! command -v "$tool" >/dev/null; then
        echo "appimage: $tool has to be in the PATH" >&2
        exit 1
    fi
done

cd -- "$root"
cmake --preset release -B "$build" --log-level=WARNING -DKEYSEED_PACKAGING=ON \
    -DCMAKE_INSTALL_PREFIX=/usr -DCMAKE_CXX_FLAGS_RELWITHDEBINFO="-O2 -DNDEBUG"
cmake --build "$build"
rm -rf "$folder"
mkdir -p "$appdir" "$root/build/packages"
DESTDIR=$appdir cmake --install "$build" --prefix /usr --strip

# The Qt plugin follows what the programs are linked with; plugins that are loaded by name are named here.
export QMAKE=${QMAKE:-$(command -v qmake6)}
export EXTRA_QT_MODULES="svg"
export EXTRA_PLATFORM_PLUGINS="libqoffscreen.so"
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
export LINUXDEPLOY_OUTPUT_VERSION=$version

cd -- "$folder"
linuxdeploy --appdir "$appdir" --plugin qt --output appimage \
    --executable "$appdir/usr/bin/keyseed" --executable "$appdir/usr/bin/keyseed-cli" \
    --desktop-file "$appdir/usr/share/applications/keyseed.desktop" \
    --icon-file "$appdir/usr/share/icons/hicolor/256x256/apps/keyseed.png"
mv Keyseed-*.AppImage "$root/build/packages/"
