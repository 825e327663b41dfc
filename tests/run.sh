#!/usr/bin/env bash
# Builds Keyseed for development (warnings are errors) and runs its tests.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
    cat <<'USAGE'
Usage: bash tests/run.sh [--asan] [--quick] [arguments of ctest]
  --asan    build and test with the address and undefined-behaviour sanitizers
  --quick   leave out the tests labelled slow
For example: bash tests/run.sh -R tst_plan
USAGE
}

preset=dev
selection=()
while [ "$#" -gt 0 ]; do
    case "$1" in
    --asan) preset=asan ;;
    --quick) selection+=(--label-exclude slow) ;;
    -h | --help)
        usage
        exit 0
        ;;
    *) break ;;
    esac
    shift
done

bash "$root/installer/dependencies.sh" --tests || echo "run: what is missing for tests alone makes some skip or fail." >&2
bash "$root/installer/build.sh" "$preset"
cd -- "$root"
ctest --preset "$preset" "${selection[@]}" "$@"
