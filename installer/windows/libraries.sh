#!/usr/bin/env bash
# Builds the libraries of Keyseed for Windows from the source packages of Debian 12. Each library is one step: a step
# that ended is not repeated, so the script can be stopped and started again.
#
# Usage: bash installer/windows/libraries.sh [--core | STEP ...]     all steps without arguments
#   --core                  those of core and the command line, without Qt
#   KEYSEED_WINDOWS_CACHE   folder of sources, builds and results; ~/.cache/keyseed-windows without it
#   KEYSEED_JOBS            compilers at a time; all processors without it
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${KEYSEED_WINDOWS_CACHE:-$HOME/.cache/keyseed-windows}
jobs=${KEYSEED_JOBS:-$(nproc)}
host=x86_64-w64-mingw32
prefix=$cache/prefix
export KEYSEED_WINDOWS_PREFIX=$prefix
export PKG_CONFIG_LIBDIR=$prefix/lib/pkgconfig:$prefix/share/pkgconfig
export CC=$host-gcc-posix CXX=$host-g++-posix RANLIB=$host-ranlib AR=$host-ar RC=$host-windres
mkdir -p "$cache/sources" "$cache/build" "$cache/done" "$cache/logs" "$prefix/lib/pkgconfig" "$prefix/include"

# The order of the steps: what a library needs stands before it.
steps=(headers zlib sqlite3 libsodium expat yaml-cpp libcsv libxml2 icu curl libarchive
    gettext libffi pcre2 glib2.0 pixman freetype fontconfig harfbuzz fribidi cairo pango1.0
    qt6-base qt6-svg qt6-charts qt6-translations)
if [ "${1-}" = --core ]; then
    shift
    mapfile -t steps < <(printf '%s\n' "${steps[@]}" | grep -v '^qt6-')
fi

packages=(g++-mingw-w64-x86-64-posix libz-mingw-w64-dev cmake ninja-build meson make dpkg-dev pkg-config autoconf automake
    libtool tcl python3 gperf fonts-dejavu-core libeigen3-dev nlohmann-json3-dev libcli11-dev libexpected-dev
    libkainjow-mustache-dev
    qt6-base-dev qt6-base-dev-tools qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libgl-dev)

# Makes the entries of source packages out of the machine's own entries, in a folder of their own.
apt_sources() {
    [ -f "$cache/done/apt" ] && return
    mkdir -p "$cache/apt/sources.list.d" "$cache/apt/lists/partial" "$cache/apt/archives/partial"
    : >"$cache/apt/sources.list"
    for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
        [ -f "$list" ] && sed -n 's/^deb /deb-src /p' "$list" >>"$cache/apt/sources.list"
    done
    for list in /etc/apt/sources.list.d/*.sources; do
        [ -f "$list" ] && sed 's/^Types:.*/Types: deb-src/' "$list" >"$cache/apt/sources.list.d/$(basename "$list")"
    done
    apt "${apt_options[@]}" update >"$cache/logs/apt" 2>&1
    touch "$cache/done/apt"
}
apt_options=(-o "Dir::Etc::sourcelist=$cache/apt/sources.list" -o "Dir::Etc::sourceparts=$cache/apt/sources.list.d"
    -o "Dir::State::lists=$cache/apt/lists" -o "Dir::Cache::pkgcache=" -o "Dir::Cache::srcpkgcache=")

# Unpacks the source package $1 into $cache/build/$1 and goes there.
source_of() {
    apt_sources
    rm -rf "$cache/build/$1"
    # An update of the archive may be announced before it is there: the release itself is as good.
    (cd "$cache/sources" && { apt-get "${apt_options[@]}" source --download-only -q "$1" ||
        apt-get "${apt_options[@]}" source --download-only -q "$1/$(. /etc/os-release && echo "$VERSION_CODENAME")" ||
        apt-get "${apt_options[@]}" source --download-only --tar-only -q "$1"; })
    local description original changes
    # Where Debian's own changes cannot be had, the original serves.
    original=$(find "$cache/sources" -maxdepth 1 -name "$1_*.orig.tar.?z*" ! -name "*.asc" | sort -V | tail -1)
    changes=$(find "$cache/sources" -maxdepth 1 -name "$1_*.debian.tar.*" -o -maxdepth 1 -name "$1_*.diff.gz")
    if [ -n "$original" ] && [ -z "$changes" ]; then
        mkdir -p "$cache/build/$1"
        tar -xf "$original" -C "$cache/build/$1" --strip-components=1
        cd "$cache/build/$1"
        return
    fi
    description=$(find "$cache/sources" -maxdepth 1 -name "$1_*.dsc" | sort -V | tail -1)
    [ -n "$description" ]
    dpkg-source --no-check -x "$description" "$cache/build/$1"
    cd "$cache/build/$1"
}

with_cmake() {
    cmake -S . -B build-windows -G Ninja -DCMAKE_TOOLCHAIN_FILE="$here/toolchain.cmake" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_INSTALL_PREFIX="$prefix" -DBUILD_SHARED_LIBS=ON "$@"
    cmake --build build-windows -j "$jobs"
    cmake --install build-windows --strip
}

with_configure() {
    [ -x configure ] || autoreconf -fi
    ./configure --host=$host --prefix="$prefix" --enable-shared --disable-static "$@"
    make -j "$jobs"
    make install-strip || make install
}

# Meson reads the compilers from a file.
with_meson() {
    cat >"$cache/meson.ini" <<MESON
[binaries]
c = '$CC'
cpp = '$CXX'
ar = '$AR'
strip = '$host-strip'
windres = '$RC'
pkgconfig = 'pkg-config'
[built-in options]
prefix = '$prefix'
libdir = 'lib'
c_args = ['-I$prefix/include']
cpp_args = ['-I$prefix/include']
c_link_args = ['-L$prefix/lib']
cpp_link_args = ['-L$prefix/lib']
[properties]
pkg_config_libdir = '$PKG_CONFIG_LIBDIR'
[host_machine]
system = 'windows'
cpu_family = 'x86_64'
cpu = 'x86_64'
endian = 'little'
MESON
    env -u CC -u CXX -u AR -u RANLIB -u RC meson setup build-windows --cross-file "$cache/meson.ini" \
        --buildtype release --wrap-mode nodownload --strip "$@"
    ninja -C build-windows -j "$jobs"
    meson install -C build-windows
}

# Libraries that consist of headers come from Debian's own packages.
build_headers() {
    for each in eigen3 nlohmann CLI tl kainjow; do
        for folder in /usr/include; do
            [ -e "$folder/$each" ] && cp -rL "$folder/$each" "$prefix/include/"
        done
    done
    [ -f /usr/include/mustache.hpp ] && cp /usr/include/mustache.hpp "$prefix/include/"
    mkdir -p "$prefix/share/cmake" "$prefix/share/eigen3"
    cp -r /usr/share/cmake/{CLI11,nlohmann_json,tl-expected} "$prefix/share/cmake/"
    cp -r /usr/share/eigen3/cmake "$prefix/share/eigen3/"
}

build_zlib() {
    cp -L /usr/$host/include/{zlib,zconf}.h "$prefix/include/"
    cp -L /usr/$host/lib/libz.dll.a "$prefix/lib/"
    mkdir -p "$prefix/bin"
    cp -L /usr/$host/lib/zlib1.dll "$prefix/bin/"
    cp -L /usr/$host/lib/pkgconfig/zlib.pc "$prefix/lib/pkgconfig/" 2>/dev/null ||
        printf 'prefix=%s\nName: zlib\nDescription: zlib\nVersion: 1.2.13\nLibs: -L${prefix}/lib -lz\nCflags: -I${prefix}/include\n' \
            "$prefix" >"$prefix/lib/pkgconfig/zlib.pc"
}

# The one source file of SQLite is made by the building machine's own tools.
build_sqlite3() {
    source_of sqlite3
    CC=gcc AR=ar RANLIB=ranlib ./configure --disable-tcl --disable-readline
    make sqlite3.c sqlite3.h
    mkdir -p "$prefix/bin" "$prefix/lib"
    $CC -O2 -shared -DSQLITE_ENABLE_COLUMN_METADATA -DSQLITE_ENABLE_DBSTAT_VTAB -DSQLITE_THREADSAFE=1 \
        -DSQLITE_ENABLE_FTS5 -DSQLITE_ENABLE_MATH_FUNCTIONS "-DSQLITE_API=__declspec(dllexport)" sqlite3.c \
        -o "$prefix/bin/sqlite3.dll" -Wl,--out-implib,"$prefix/lib/libsqlite3.dll.a"
    cp sqlite3.h src/sqlite3ext.h "$prefix/include/"
}
build_libsodium() {
    source_of libsodium
    with_configure
}
build_expat() {
    source_of expat
    cd expat
    with_configure --without-xmlwf --without-tests --without-examples --without-docbook
}
build_yaml-cpp() {
    source_of yaml-cpp
    with_cmake -DYAML_CPP_BUILD_TESTS=OFF -DYAML_CPP_BUILD_TOOLS=OFF -DYAML_BUILD_SHARED_LIBS=ON
}
build_libcsv() {
    source_of libcsv
    $CC -O2 -shared -I. libcsv.c -o "$prefix/bin/libcsv.dll" -Wl,--out-implib,"$prefix/lib/libcsv.dll.a"
    cp csv.h "$prefix/include/"
}
build_libxml2() {
    source_of libxml2
    autoreconf -fi
    with_configure --without-python --without-lzma --without-iconv --without-http --without-ftp --with-threads=win32
}
# ICU makes its data with tools that run on the building machine: it is built twice.
build_icu() {
    source_of icu
    mkdir -p host windows
    (cd host && CC=gcc CXX=g++ AR=ar RANLIB=ranlib PKG_CONFIG_LIBDIR= ../source/configure --disable-tests \
        --disable-samples --disable-extras && make -j "$jobs")
    (cd windows && ../source/configure --host=$host --prefix="$prefix" --with-cross-build="$PWD/../host" \
        --disable-tests --disable-samples --disable-extras --disable-tools --with-data-packaging=library &&
        make -j "$jobs" && make install)
}
build_curl() {
    source_of curl
    with_cmake -DCURL_USE_SCHANNEL=ON -DCURL_USE_LIBSSH2=OFF -DCURL_USE_LIBPSL=OFF -DBUILD_CURL_EXE=OFF \
        -DHTTP_ONLY=ON -DUSE_LIBIDN2=OFF -DUSE_WIN32_IDN=ON -DUSE_NGHTTP2=OFF -DCURL_DISABLE_LDAP=ON \
        -DBUILD_TESTING=OFF -DCURL_BROTLI=OFF -DCURL_ZSTD=OFF
}
# The answer to the check ZLIB_WINAPI is given: CMake 3.25.1 ends in a fault of memory where a check would run a program
# of another system.
build_libarchive() {
    source_of libarchive
    sed -i 's/^ADD_LIBRARY(archive_static STATIC/& EXCLUDE_FROM_ALL/; s/INSTALL(TARGETS archive archive_static/INSTALL(TARGETS archive/' \
        libarchive/CMakeLists.txt
    with_cmake -DENABLE_TEST=OFF -DENABLE_TAR=OFF -DENABLE_CPIO=OFF -DENABLE_CAT=OFF -DENABLE_OPENSSL=OFF \
        -DENABLE_LIBB2=OFF -DENABLE_LZ4=OFF -DENABLE_LZMA=OFF -DENABLE_ZSTD=OFF -DENABLE_BZip2=OFF \
        -DENABLE_LIBXML2=OFF -DENABLE_EXPAT=OFF -DENABLE_ICONV=OFF -DENABLE_WERROR=OFF \
        -DZLIB_WINAPI=OFF "-DZLIB_WINAPI_WITH_LIB=$prefix/lib/libz.dll.a"
}

# What lays out the texts of PDF files: Pango and Cairo with what they need.
build_gettext() {
    source_of gettext
    cd gettext-runtime
    ./configure --host=$host --prefix="$prefix" --enable-shared --disable-static --disable-java --disable-csharp \
        --disable-libasprintf --enable-threads=windows
    make -j "$jobs" -C intl
    make -C intl install
}
build_libffi() {
    source_of libffi
    with_configure --disable-docs
}
build_pcre2() {
    source_of pcre2
    with_cmake -DBUILD_STATIC_LIBS=OFF -DPCRE2_BUILD_TESTS=OFF -DPCRE2_BUILD_PCRE2GREP=OFF -DPCRE2_SUPPORT_UNICODE=ON
}
build_glib2.0() {
    source_of glib2.0
    with_meson -Dtests=false -Dnls=disabled -Dglib_debug=disabled -Dlibelf=disabled
}
build_pixman() {
    source_of pixman
    with_meson -Dtests=disabled -Dgtk=disabled -Dlibpng=disabled -Dopenmp=disabled
}
build_freetype() {
    source_of freetype
    with_cmake -DFT_DISABLE_HARFBUZZ=ON -DFT_DISABLE_BROTLI=ON -DFT_DISABLE_PNG=ON -DFT_DISABLE_BZIP2=ON
}
# With the font of the PDF files beside it, so that a document is the same on every computer.
build_fontconfig() {
    source_of fontconfig
    with_meson -Ddoc=disabled -Dtests=disabled -Dtools=disabled -Dnls=disabled -Dcache-build=disabled
    mkdir -p "$prefix/etc/fonts/dejavu"
    cp -L /usr/share/fonts/truetype/dejavu/DejaVuSans{,-Bold,Mono}.ttf "$prefix/etc/fonts/dejavu/"
    cp "$here/fonts.conf" "$prefix/etc/fonts/fonts.conf"
}
build_harfbuzz() {
    source_of harfbuzz
    with_meson -Dtests=disabled -Ddocs=disabled -Dglib=enabled -Dgobject=disabled -Dicu=disabled -Dcairo=disabled \
        -Dgdi=enabled -Dfreetype=enabled -Dbenchmark=disabled
}
build_fribidi() {
    source_of fribidi
    with_meson -Ddocs=false
}
build_cairo() {
    source_of cairo
    with_configure --enable-win32 --enable-win32-font --enable-pdf --enable-ft=yes --enable-fc=yes --enable-xlib=no \
        --enable-xcb=no --enable-ps=no --enable-svg=no --enable-png=no --enable-gobject=no --enable-interpreter=no \
        --enable-trace=no --disable-valgrind
}
build_pango1.0() {
    source_of pango1.0
    with_meson -Dfontconfig=enabled -Dfreetype=enabled -Dcairo=enabled -Dxft=disabled -Dlibthai=disabled \
        -Dintrospection=disabled -Dgtk_doc=false
}

qt_host=(-DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake)
build_qt6-base() {
    source_of qt6-base
    with_cmake "${qt_host[@]}" -DFEATURE_sql=OFF -DFEATURE_dbus=OFF -DFEATURE_system_zlib=OFF -DINPUT_opengl=no \
        -DFEATURE_vulkan=OFF -DFEATURE_tabletevent=OFF -DQT_BUILD_TESTS=OFF -DQT_BUILD_EXAMPLES=OFF
}
build_qt6-svg() {
    source_of qt6-svg
    with_cmake "${qt_host[@]}" -DQT_BUILD_EXAMPLES=OFF
}
build_qt6-charts() {
    source_of qt6-charts
    with_cmake "${qt_host[@]}" -DQT_BUILD_EXAMPLES=OFF
}
build_qt6-translations() {
    mkdir -p "$prefix/translations"
    cp /usr/share/qt6/translations/qtbase_{de,fr,es}.qm "$prefix/translations/"
}

run_step() {
    [ -f "$cache/done/$1" ] && return
    echo "$(date +%H:%M) $1"
    # In the background: as a condition of "if" a step would go on after an error.
    (set -e; "build_$1") >"$cache/logs/$1" 2>&1 &
    if ! wait $!; then
        echo "The step $1 failed; the last lines of $cache/logs/$1:" >&2
        tail -20 "$cache/logs/$1" >&2
        return 1
    fi
    touch "$cache/done/$1"
}

missing=()
for each in "${packages[@]}"; do
    dpkg-query -W -f='${Status}' "$each" 2>/dev/null | grep -q "ok installed" || missing+=("$each")
done
if [ ${#missing[@]} -gt 0 ]; then
    apt-get install -y --no-install-recommends "${missing[@]}"
fi
for step in "${@:-${steps[@]}}"; do
    run_step "$step"
done
