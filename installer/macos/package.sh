#!/usr/bin/env bash
# Usage: bash installer/macos/package.sh
# Makes build/packages/Keyseed-VERSION.dmg. NOT YET RUN: see README.md beside this.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
build=$root/build/package

cd -- "$root"
cmake --preset release -B "$build" --log-level=WARNING -DKEYSEED_PACKAGING=ON
cmake --build "$build"
cpack --config "$build/CPackConfig.cmake" -B "$root/build/packages"
