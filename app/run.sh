#!/usr/bin/env bash
# Builds Keyseed and opens it with the sample project; without a screen, runs the sample on the command line.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
    cat <<'USAGE'
Usage: bash app/run.sh [--headless] [arguments of the program]
Installs what is missing, builds, and opens the wizard on the sample project of synthetic notes.
  --headless   run the sample on the command line and print the folder of the package last;
               also done when there is no display
USAGE
}

headless=no
case "${1-}" in
--headless)
    headless=yes
    shift
    ;;
-h | --help)
    usage
    exit 0
    ;;
esac
if [ -z "${DISPLAY-}" ] && [ -z "${WAYLAND_DISPLAY-}" ] && [ "$headless" = no ]; then
    echo "There is no display: running the sample on the command line."
    headless=yes
fi

bash "$root/installer/build.sh" release

if [ "$headless" = no ]; then
    # The notes of the sample are synthetic: what they spend does not belong into the steward's ledger.
    mkdir -p "$root/build/sample-release"
    exec "$root/build/release/app/desktop/keyseed" --sample --ledger "$root/build/sample-release/ledger.sqlite" "$@"
fi

# A folder of its own for every run, with a ledger of its own: the notes of the sample are synthetic, and
# neither the steward's ledger nor an earlier demonstration should refuse the next one.
number=1
while [ -e "$root/build/sample-release/run-$number" ]; do
    number=$((number + 1))
done
folder="$root/build/sample-release/run-$number"
mkdir -p "$folder"

"$root/build/release/app/cli/keyseed-cli" run \
    --plan "$root/resources/sample/plan.json" \
    --ledger "$folder/ledger.sqlite" \
    --output "$folder/package" \
    --progress bar "$@"
echo "The package is in:"
echo "$folder/package"
