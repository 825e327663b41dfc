#!/usr/bin/env bash
# Usage: bash installer/build.sh PRESET
# What running and testing have in common: the packages, then configure and build with a preset.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
preset=${1:?usage: bash installer/build.sh PRESET}

bash "$root/installer/dependencies.sh"
cd -- "$root"

# One line that counts up for a person; silence but for errors in a log.
quiet=()
[ -t 1 ] || quiet=(-- --quiet)

SECONDS=0
echo "Configuring ($preset) ..."
if ! log=$(cmake --preset "$preset" --log-level=WARNING 2>&1); then
    printf '%s\n' "$log" >&2
    exit 1
fi
echo "Building in build/$preset (some minutes the first time) ..."
cmake --build --preset "$preset" "${quiet[@]}"
echo "Built in $SECONDS seconds."
