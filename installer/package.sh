#!/usr/bin/env bash
# Makes the Debian packages from an optimised build: build/packages/keyseed_VERSION-1_ARCHITECTURE.deb and, where
# libtorch is, keyseed-rewriter_VERSION-1_ARCHITECTURE.deb
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/package
packages=$root/build/packages

usage() {
    cat <<'USAGE'
Usage: bash installer/package.sh [options of cmake]
Builds without tests in build/package, makes the package and, from a clean git tree, the archive of the sources
that has to go with it, in build/packages, and has lintian look at the package.
  -DKEYSEED_MAINTAINER='NAME <ADDRESS>'   who hands the package on
USAGE
}

fail() {
    echo "package: $*" >&2
    exit 1
}

case "${1-}" in
-h | --help)
    usage
    exit 0
    ;;
esac

bash "$root/installer/dependencies.sh" --packaging
cd -- "$root"

# Dates in the package are those of the sources: packing again changes nothing.
if [ -z "${SOURCE_DATE_EPOCH-}" ]; then
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || stat --format=%Y CHANGELOG.md)
fi
export SOURCE_DATE_EPOCH

SECONDS=0
# The symbols for a debugger would be stripped: they are not made.
cmake --preset release -B "$build" --log-level=WARNING -DKEYSEED_PACKAGING=ON \
    -DCMAKE_INSTALL_PREFIX=/usr -DCMAKE_CXX_FLAGS_RELWITHDEBINFO="-O2 -DNDEBUG" "$@"
cmake --build "$build"
echo "Built in $SECONDS seconds."

rm -rf "$build/packages"
cpack --config "$build/CPackConfig.cmake" -B "$build/packages" >"$build/cpack.log" 2>&1 || {
    cat "$build/cpack.log" >&2
    fail "cpack failed"
}
mapfile -t made < <(find "$build/packages" -maxdepth 1 -name 'keyseed_*.deb')
[ "${#made[@]}" -eq 1 ] || fail "cpack made ${#made[@]} packages instead of one; see $build/cpack.log"
mkdir -p "$packages"
deb=$packages/$(basename -- "${made[0]}")
mv "${made[0]}" "$deb"

rewriter=
if [ -x "$build/app/rewriter/keyseed-rewriter" ]; then
    rewriter=$(bash "$root/installer/debian/rewriter.sh" "$build" "$deb" "$packages")
fi

# A program that knows where it was built would look there, and tells whoever reads it how this machine is laid out.
unpacked=$(mktemp -d)
trap 'rm -rf "$unpacked"' EXIT
dpkg-deb --extract "$deb" "$unpacked"
[ -z "$rewriter" ] || dpkg-deb --extract "$rewriter" "$unpacked"
resources=$(sed -n 's/^KEYSEED_RESOURCES_DIR:[A-Z]*=//p' "$build/CMakeCache.txt")
for path in "$root" "$build" "$resources"; do
    if grep --recursive --quiet --binary-files=text --fixed-strings "$path" "$unpacked"; then
        grep --recursive --files-with-matches --fixed-strings "$path" "$unpacked" >&2
        fail "$path stands in the files above"
    fi
done

if command -v lintian >/dev/null; then
    lintian --allow-root --fail-on error --tag-display-limit 0 "$deb" ${rewriter:+"$rewriter"} || fail "lintian has errors"
else
    echo "lintian is not installed: the package was not looked at."
fi

if [ -z "$(git status --porcelain 2>/dev/null || echo none)" ]; then
    version=$(dpkg-deb --field "$deb" Version)
    sources=$packages/keyseed_${version%-*}.orig.tar.xz
    git archive --prefix="keyseed-${version%-*}/" HEAD | xz >"$sources"
    echo "$sources"
else
    echo "The sources are not a clean git tree: no archive of them was made (see CONTRIBUTING.md, Packaging)."
fi
echo "$deb"
[ -z "$rewriter" ] || echo "$rewriter"
