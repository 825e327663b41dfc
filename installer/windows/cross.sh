#!/usr/bin/env bash
# Makes the installer and the portable zip for Windows on Debian 12: fetches and builds the libraries (once), compiles
# Keyseed with MinGW-w64 and packs it. Each step can be repeated; what is done is not done again.
#
# Usage: bash installer/windows/cross.sh [--libraries-only | --core-only]
#   --libraries-only  stop when the libraries are there
#   --core-only       core and the command line alone, which need no Qt
# Results in build/windows/packages: keyseed-VERSION-setup.exe and keyseed-VERSION-windows.zip; with --core-only the
# portable keyseed-cli-VERSION-windows.zip
# KEYSEED_WINDOWS_CACHE and KEYSEED_JOBS: see libraries.sh.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
here=$root/installer/windows
cache=${KEYSEED_WINDOWS_CACHE:-$HOME/.cache/keyseed-windows}
jobs=${KEYSEED_JOBS:-$(nproc)}
build=$root/build/windows
export KEYSEED_WINDOWS_PREFIX=$cache/prefix
gcc_libraries=/usr/lib/gcc/x86_64-w64-mingw32/12-posix
# The programs that make the guide and the icon run under Wine while building.
export WINEPREFIX=$cache/wine WINEARCH=win64 WINEDEBUG=-all
export WINEPATH="$KEYSEED_WINDOWS_PREFIX/bin;$gcc_libraries;/usr/x86_64-w64-mingw32/lib"

mode=${1-}
case "$mode" in "" | --libraries-only | --core-only) ;; *) sed -n '2,11s/^# \{0,1\}//p' "$0" >&2 && exit 2 ;; esac

if [ "$mode" = --core-only ]; then
    bash "$here/libraries.sh" --core
else
    bash "$here/libraries.sh"
fi
[ "$mode" = --libraries-only ] && exit 0

packages=(wine64 nsis zip wordnet-base)
missing=()
for each in "${packages[@]}"; do
    dpkg-query -W -f='${Status}' "$each" 2>/dev/null | grep -q "ok installed" || missing+=("$each")
done
[ ${#missing[@]} -eq 0 ] || apt-get install -y --no-install-recommends "${missing[@]}"

cd "$root"
# The lexicons are made by a program of this computer, so that they are the same on all systems.
if [ ! -f "$root/build/resources/medical.vectors" ] || [ ! -f "$root/build/resources/encoded/made" ]; then
    bash "$root/installer/dependencies.sh"
    cmake -S . -B build/host -G Ninja -DCMAKE_BUILD_TYPE=Release -DKEYSEED_WINDOW=OFF -DKEYSEED_TESTS=OFF
    cmake --build build/host --target keyseed_resources keyseed_encoded -- -j "$jobs"
fi
window=ON
[ "$mode" = --core-only ] && window=OFF
cmake --preset windows -DKEYSEED_WINDOW=$window
cmake --build --preset windows -- -j "$jobs"

stage=$build/stage
rm -rf "$stage"
cmake --install "$build" --prefix "$stage" --strip

# Returns the libraries that a program or library names and that Windows does not have.
names_of() {
    x86_64-w64-mingw32-objdump -p "$1" | sed -n 's/^\s*DLL Name: //p'
}
collect() {
    local name place
    for name in $(names_of "$1"); do
        [ -e "$stage/bin/$name" ] && continue
        for place in "$KEYSEED_WINDOWS_PREFIX/bin" "$gcc_libraries" /usr/x86_64-w64-mingw32/lib; do
            if [ -f "$place/$name" ]; then
                cp "$place/$name" "$stage/bin/$name"
                collect "$stage/bin/$name"
                break
            fi
        done
    done
}
plugins=$KEYSEED_WINDOWS_PREFIX/plugins
[ $window = OFF ] || for plugin in platforms/qwindows.dll platforms/qoffscreen.dll styles/qwindowsvistastyle.dll iconengines/qsvgicon.dll \
    imageformats/qsvg.dll imageformats/qico.dll; do
    [ -f "$plugins/$plugin" ] || continue
    install -D "$plugins/$plugin" "$stage/bin/$plugin"
    collect "$stage/bin/$plugin"
done
for program in "$stage"/bin/*.exe; do
    collect "$program"
done
# The font of PDF documents.
mkdir -p "$stage/etc"
cp -r "$KEYSEED_WINDOWS_PREFIX/etc/fonts" "$stage/etc/"
if [ $window = ON ]; then
    # Qt's own words in the languages of the program.
    install -D -t "$stage/bin/translations" "$KEYSEED_WINDOWS_PREFIX"/translations/*.qm
fi

# The licences of all that lies in the folder, one file for each source package.
mkdir -p "$stage/share/doc/keyseed/licences"
for source in "$cache"/build/*/debian/copyright; do
    cp "$source" "$stage/share/doc/keyseed/licences/$(basename "$(dirname "$(dirname "$source")")").txt"
done
for package in gcc-mingw-w64-base mingw-w64-common libz-mingw-w64; do
    [ -f "/usr/share/doc/$package/copyright" ] &&
        cp "/usr/share/doc/$package/copyright" "$stage/share/doc/keyseed/licences/$package.txt"
done

version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
mkdir -p "$build/packages"
portable=keyseed-$version-windows
[ $window = ON ] || portable=keyseed-cli-$version-windows
rm -rf "${build:?}/$portable"
cp -r "$stage" "$build/$portable"
rm -f "$build/packages/$portable.zip"
(cd "$build" && zip -qr -X "packages/$portable.zip" "$portable")
if [ $window = ON ]; then
    makensis -V2 -DVERSION="$version" -DSTAGE="$stage" -DOUTPUT="$build/packages/keyseed-$version-setup.exe" \
        -DSIZE="$(du -sk "$stage" | cut -f1)" "$here/setup.nsi"
fi
ls -l "$build/packages"
