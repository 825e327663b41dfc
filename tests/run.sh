#!/usr/bin/env bash
# Builds Keyseed for development (warnings are errors) and runs its tests.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
    cat <<'USAGE'
Usage: bash tests/run.sh [--asan] [--quick] [arguments of ctest]
Runs all tests but those labelled nightly (tests/nightly.sh runs these).
  --asan    build and test with the address and undefined-behaviour sanitizers
  --quick   leave out the tests labelled slow as well
For example: bash tests/run.sh -R tst_plan
USAGE
}

preset=dev
left_out='^nightly$'
while [ "$#" -gt 0 ]; do
    case "$1" in
    --asan) preset=asan ;;
    --quick) left_out='^(nightly|slow)$' ;;
    -h | --help)
        usage
        exit 0
        ;;
    *) break ;;
    esac
    shift
done

bash "$root/installer/dependencies.sh" --tests || echo "run: a package that only tests need is missing; some will skip or fail." >&2
bash "$root/installer/build.sh" "$preset"
cd -- "$root"
ctest --preset "$preset" --label-exclude "$left_out" "$@"
