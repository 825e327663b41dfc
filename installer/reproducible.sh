#!/usr/bin/env bash
# Whether the same sources make the same bytes, wherever they lie.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
    cat <<'USAGE'
Usage: bash installer/reproducible.sh [TARGET]
Puts the sources of HEAD into two folders whose paths have different lengths, and makes the package in each; the
packages, and what is in them, have to be the same byte for byte. Takes two full builds, without ccache.
  TARGET   build this only (keyseed_base, keyseed-cli), and compare its objects, libraries and programs
USAGE
}

case "${1-}" in
-h | --help)
    usage
    exit 0
    ;;
esac
target=${1-}

cd -- "$root"
# Both are of this commit, whatever is committed meanwhile.
commit=$(git rev-parse HEAD)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct "$commit")
export SOURCE_DATE_EPOCH CCACHE_DISABLE=1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
folders=("$work/one" "$work/another-folder/which-is-further-down")

make_in() {
    if [ -z "$target" ]; then
        bash "$1/installer/package.sh"
        mkdir "$1/result"
        dpkg-deb --raw-extract "$1"/build/packages/keyseed_*.deb "$1/result/unpacked"
        mv "$1"/build/packages/keyseed_*.deb "$1/result"
        return
    fi
    cmake --preset release -S "$1" -B "$1/build" --log-level=WARNING -DKEYSEED_PACKAGING=ON \
        -DCMAKE_CXX_FLAGS_RELWITHDEBINFO="-O2 -DNDEBUG"
    cmake --build "$1/build" --target "$target"
    mkdir "$1/result"
    # What the build's own tools made to build with is no part of the result.
    (cd "$1/build" && find . -type f \( -name '*.o' -o -name '*.a' -o -name '*.so' -o -perm -u+x \) \
        ! -path './CMakeFiles/*' -exec cp --parents {} "$1/result" \;)
}

for folder in "${folders[@]}"; do
    mkdir -p "$folder"
    git archive "$commit" | tar --extract --directory "$folder"
    (cd -- "$folder" && make_in "$folder") >"$work/log" 2>&1 || {
        tail -30 "$work/log" >&2
        echo "reproducible: the build failed" >&2
        exit 1
    }
done

count=$(find "${folders[0]}/result" -type f | wc -l)
[ "$count" -gt 0 ] || {
    echo "reproducible: nothing was built" >&2
    exit 1
}
if ! diff --recursive --brief "${folders[0]}/result" "${folders[1]}/result"; then
    echo "reproducible: the files above differ" >&2
    exit 1
fi
echo "reproducible: $count files are the same"
