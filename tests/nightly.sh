#!/usr/bin/env bash
# Runs the checks that take too long for every change: tests of some minutes each, all of Valgrind, a minute of
# fuzzing for each parser, the experiments' own tests, and every test under the address and undefined-behaviour
# sanitizers.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
    cat <<'USAGE'
Usage: bash tests/nightly.sh [all | long | memcheck | fuzz | experiments | asan] ...
Takes some hours of two cores; run it before a release and before an issue is called resolved.
  long         the audits of the whole program, kills and faults of its slow methods, a flip of every bit of a
               package, and the pages at twice their size
  memcheck     the tests of core and the fuzz targets under Valgrind
  fuzz         each parser for KEYSEED_FUZZ_SECONDS (default 60)
  experiments  builds the benchmarks and experiments and runs their tests
  asan         builds with the sanitizers and runs all tests
USAGE
}

parts=("$@")
[ "${#parts[@]}" -gt 0 ] || parts=(all)
for part in "${parts[@]}"; do
    case "$part" in
    all) parts=(long memcheck fuzz experiments asan) ;;
    long | memcheck | fuzz | experiments | asan) ;;
    -h | --help)
        usage
        exit 0
        ;;
    *)
        usage >&2
        exit 2
        ;;
    esac
done

bash "$root/installer/dependencies.sh" --tests
bash "$root/installer/build.sh" dev
cd -- "$root"
failed=()
for part in "${parts[@]}"; do
    echo "== $part"
    case "$part" in
    long) ctest --preset dev -j2 -L '^long$' || failed+=("$part") ;;
    memcheck) ctest --preset dev -j2 -L memcheck || failed+=("$part") ;;
    fuzz) KEYSEED_FUZZ_SECONDS=${KEYSEED_FUZZ_SECONDS:-60} ctest --preset dev -j2 -L fuzz -LE memcheck || failed+=("$part") ;;
    experiments)
        cmake --build --preset dev --target benchmarks &&
            ctest --preset dev -L experiments || failed+=("$part")
        ;;
    asan) bash "$root/tests/run.sh" --asan || failed+=("$part") ;;
    esac
done
if [ "${#failed[@]}" -gt 0 ]; then
    echo "nightly: failed: ${failed[*]}" >&2
    exit 1
fi
echo "== All of ${parts[*]} passed."
