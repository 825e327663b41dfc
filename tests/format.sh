#!/usr/bin/env bash
# Says whether the sources are formatted as .clang-format wants it, or makes them so.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
    cat <<'USAGE'
Usage: bash tests/format.sh [--fix]
Fails, and names the files, when a tracked source is not formatted (clang-format 14).
  --fix   format them
USAGE
}

how=(--dry-run --Werror)
case "${1-}" in
"") ;;
--fix) how=(-i) ;;
-h | --help)
    usage
    exit 0
    ;;
*)
    usage >&2
    exit 2
    ;;
esac

# Other versions format differently, and would have everybody undo each other's work.
format=$(command -v clang-format-14 || command -v clang-format || true)
if [ -z "$format" ] || ! "$format" --version | grep --quiet 'version 14\.'; then
    echo "format: clang-format 14 was not found (installer/dependencies.sh --tests installs it on Debian 12)." >&2
    exit 2
fi

cd -- "$root"
mapfile -d '' sources < <(git ls-files -z -- '*.cpp' '*.h')
if [ "${how[0]}" = -i ]; then
    "$format" "${how[@]}" -- "${sources[@]}"
    exit 0
fi
if ! complaints=$("$format" "${how[@]}" -- "${sources[@]}" 2>&1); then
    grep --only-matching '^[^:]*\.\(cpp\|h\):[0-9]*:[0-9]*: error' <<<"$complaints" | cut -d: -f1 | sort | uniq -c >&2
    echo "format: the files above have that many places that clang-format would write otherwise; tests/format.sh --fix does." >&2
    exit 1
fi
