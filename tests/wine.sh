#!/usr/bin/env bash
# Runs the command line that installer/windows/cross.sh compiled under Wine, and compares it with the one of this
# computer: what one of them writes the other one reads.
#
# Usage: bash tests/wine.sh [NAME ...]    the checks of these names; all without names
#   KEYSEED_WINDOWS_CLI     the program for Windows; build/windows/app/cli/keyseed-cli.exe without it
#   KEYSEED_NATIVE_CLI      the program of this computer; build/dev/app/cli/keyseed-cli without it
#   KEYSEED_SYSTEM_CHECKS   build/windows/tests/wine/keyseed-system-checks.exe without it
#   KEYSEED_RESOURCES_DIR   the lexicons; build/resources without it
#   KEYSEED_WINDOWS_CACHE   see installer/windows/libraries.sh
set -uo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cache=${KEYSEED_WINDOWS_CACHE:-$HOME/.cache/keyseed-windows}
windows=${KEYSEED_WINDOWS_CLI:-$root/build/windows/app/cli/keyseed-cli.exe}
native=${KEYSEED_NATIVE_CLI:-$root/build/dev/app/cli/keyseed-cli}
resources=${KEYSEED_RESOURCES_DIR:-$root/build/resources}
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
[ -x "$wine" ] || { echo "wine.sh: wine64 is missing" >&2 && exit 77; }

# A prefix of its own, which nothing but these checks uses. Wine finds no display and asks nothing.
export WINEPREFIX=${WINEPREFIX:-$root/build/windows/wine} WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml="
WINEPATH="$cache/prefix/bin;/usr/lib/gcc/x86_64-w64-mingw32/12-posix;/usr/x86_64-w64-mingw32/lib"
export WINEPATH
unset DISPLAY
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

failures=0
passed() { echo "ok    $1"; }
failed() {
    echo "FAIL  $1: $2"
    failures=$((failures + 1))
}

# Runs a program in a folder of its own: its users' folders lie in the current one. Output and errors are in out and
# err there.
on_windows() {
    LOCALAPPDATA="Z:$PWD\\local" KEYSEED_RESOURCES="Z:$resources" timeout 600 "$wine" "$windows" "$@" >out 2>err
}
on_linux() {
    HOME=$PWD XDG_DATA_HOME=$PWD XDG_CACHE_HOME=$PWD/cache KEYSEED_RESOURCES=$resources timeout 600 "$native" "$@" \
        >out 2>err
}

# Makes a folder $work/NAME with small records and a plan, and goes there.
small_plan() {
    mkdir -p "$work/$1"
    cd "$work/$1" || exit 1
    cat >notes.csv <<'CSV'
id,label,text
1,Cardiology,"Chest pain and shortness of breath. Atrial fibrillation."
2,Cardiology,"Heart failure, edema of both legs, started on a diuretic."
3,Neurology,"Seizure, then headache. Migraine with aura."
4,Neurology,"Stroke with hemiplegia; aphasia persists."
CSV
    printf '%s\n' asthma seizure stroke migraine "heart failure" edema "chest pain" >terms.txt
    cat >plan.json <<'PLAN'
{
  "schema": "keyseed-plan/2",
  "project": "wine",
  "records": {"source": "wine", "files": ["notes.csv"], "format": "csv", "text": "text", "language": "English",
    "label": "label", "person": null},
  "labels": ["Cardiology", "Neurology"],
  "vocabulary": {"source": "terms", "file": "terms.txt"},
  "privacy": {"delta": 0.0},
  "synthesis": {"method": "histogram", "epsilon": {"phrases": 4.0}},
  "sampling": {"length": 5, "perLabel": 20},
  "writer": {"kind": "template"}
}
PLAN
}

# Returns the epsilon that the ledger of this folder shows as spent, as Linux reads it.
spent() {
    on_linux ledger --ledger ledger.sqlite --json && sed -n 's/.*"spent": *\([^,}]*\).*/\1/p' out | head -1
}

# Files, locks, folders, databases and programs that are started, with umlauts and 300 characters in their paths.
check_system() {
    local program=${KEYSEED_SYSTEM_CHECKS:-$root/build/windows/tests/wine/keyseed-system-checks.exe}
    [ -x "$program" ] || { failed system "$program is missing" && return; }
    timeout 600 "$wine" "$program" "Z:$work/system" >"$work/checked" 2>&1 ||
        { failed system "$(tail -5 "$work/checked")" && return; }
    [ -d "$work/system/Grüße 患者" ] || { failed system "a path with umlauts has another name: $(ls "$work/system")" && return; }
    passed system
}

check_starts() {
    mkdir -p "$work/starts" && cd "$work/starts" || exit 1
    local version
    on_linux --version
    version=$(cat out)
    on_windows --version
    [ "$(cat out)" = "$version" ] || { failed starts "--version says $(head -c 200 out err)" && return; }
    on_windows --help || { failed starts "--help ends with $?" && return; }
    grep -q "^  run " out || { failed starts "--help shows no commands" && return; }
    on_windows no-such-command
    [ $? = 2 ] || { failed starts "an unknown command does not end with 2" && return; }
    passed starts
}

# Texts that no chance is in are the same, byte for byte.
check_same_texts() {
    mkdir -p "$work/texts" && cd "$work/texts" || exit 1
    sed 's/$/\r/' "$root/resources/sample/notes.csv" >crlf.csv
    cp "$root/resources/sample/notes.csv" lf.csv
    local words
    for words in "plan describe" "inspect lf.csv" "inspect crlf.csv" "vocabulary list --help" "policy"; do
        # shellcheck disable=SC2086
        on_linux $words
        mv out expected
        # shellcheck disable=SC2086
        on_windows $words
        cmp -s out expected || { failed same_texts "$words: $(diff expected out | head -3 | cat -A)" && return; }
    done
    passed same_texts
}

# The sample: from the plan to a verified package. The package is what Linux writes from the same project.
check_sample() {
    mkdir -p "$work/sample" && cd "$work/sample" || exit 1
    cp "$root"/resources/sample/{notes.csv,plan.json} .
    on_windows run --plan plan.json --output package --ledger ledger.sqlite ||
        { failed sample "run ends with $?: $(tail -2 err)" && return; }
    on_windows verify package || { failed sample "verify ends with $?: $(tail -2 out err)" && return; }
    on_linux verify package || { failed sample "Linux does not verify it: $(tail -2 out err)" && return; }
    on_linux write --project package.keyseed --output again --ledger ledger.sqlite ||
        { failed sample "Linux does not open the project: $(tail -2 err)" && return; }
    diff -r package again >differences || { failed sample "Linux writes another package: $(head -3 differences)" && return; }
    passed sample
}

# The other way round: what Linux wrote.
check_from_linux() {
    mkdir -p "$work/from_linux" && cd "$work/from_linux" || exit 1
    cp "$root"/resources/sample/{notes.csv,plan.json} .
    on_linux run --plan plan.json --output package.zip --ledger ledger.sqlite ||
        { failed from_linux "Linux does not run it: $(tail -2 err)" && return; }
    on_windows verify package.zip || { failed from_linux "verify ends with $?: $(tail -2 out err)" && return; }
    on_windows write --project package.keyseed --output again.zip --ledger ledger.sqlite ||
        { failed from_linux "the project is not opened: $(tail -2 err)" && return; }
    cmp package.zip again.zip || { failed from_linux "Windows writes another package" && return; }
    on_linux ledger --ledger ledger.sqlite --json
    mv out expected
    on_windows ledger --ledger ledger.sqlite --json
    cmp -s out expected || { failed from_linux "the ledger is read differently: $(diff expected out | head -3)" && return; }
    passed from_linux
}

# Umlauts, letters of another script, and more than 260 characters.
check_long_paths() {
    local name=Grüße-Жук-患者 part
    part=$(printf 'a%.0s' {1..120})
    small_plan "$name/$part/$part"
    on_windows run --plan "Z:$PWD/plan.json" --output "Z:$PWD/Päckchen" --ledger "Z:$PWD/Büro.sqlite" ||
        { failed long_paths "run ends with $?: $(tail -2 err)" && return; }
    [ -f "$PWD/Päckchen/manifest.json" ] || { failed long_paths "the package is not there" && return; }
    [ -f "$PWD/Päckchen.keyseed" ] || { failed long_paths "the project is not there" && return; }
    on_windows verify "Z:$PWD/Päckchen" || { failed long_paths "verify ends with $?: $(tail -2 err)" && return; }
    passed long_paths
}

# A drive that is not there ends in one line, and nothing is debited.
check_missing_drive() {
    small_plan missing_drive
    on_windows run --plan plan.json --output 'Q:\package' --ledger ledger.sqlite
    [ $? = 1 ] || { failed missing_drive "the run does not end with 1: $(tail -2 err)" && return; }
    [ "$(wc -l <err)" = 1 ] || { failed missing_drive "it says: $(cat err)" && return; }
    [ -z "$(spent)" ] || { failed missing_drive "$(spent) is spent" && return; }
    on_windows run --plan plan.json --output package --ledger 'Q:\ledger.sqlite'
    [ $? = 1 ] || { failed missing_drive "a ledger there does not end with 1: $(tail -2 err)" && return; }
    passed missing_drive
}

# A folder that nobody may write into.
check_read_only_folder() {
    [ "$(id -u)" != 0 ] || { echo "skip  read_only_folder: an administrator writes everywhere" && return; }
    small_plan read_only_folder
    mkdir closed && chmod 555 closed
    on_windows run --plan plan.json --output closed/package --ledger ledger.sqlite
    [ $? = 1 ] || { failed read_only_folder "the run does not end with 1: $(tail -2 err)" && return; }
    [ -z "$(spent)" ] || { failed read_only_folder "$(spent) is spent" && return; }
    passed read_only_folder
}

# Killed by TerminateProcess at many moments: the ledger stays whole, never shows less than was stored, and the next
# run works.
check_kills() {
    small_plan kills
    local began each runs stored ledger_says
    on_windows run --plan plan.json --output first --ledger ledger.sqlite || { failed kills "$(tail -2 err)" && return; }
    began=$(date +%s%N)
    on_windows run --plan plan.json --output second --ledger ledger.sqlite || { failed kills "$(tail -2 err)" && return; }
    local most=$((($(date +%s%N) - began) / 1000000)) killed=0
    for each in $(seq 1 "${KEYSEED_KILLS:-12}"); do
        on_windows run --plan plan.json --output "out$each" --ledger ledger.sqlite &
        local run=$!
        # The wait is the moment of the kill, not a wait for something.
        sleep "$(awk -v most="$most" -v part="$each" -v all="${KEYSEED_KILLS:-12}" 'BEGIN { print most * part / all / 1000 }')"
        "$wine" taskkill /f /im keyseed-cli.exe >/dev/null 2>&1 && killed=$((killed + 1))
        wait "$run"
        on_linux ledger --ledger ledger.sqlite --json ||
            { failed kills "after kill $each the ledger is refused: $(tail -1 err)" && return; }
        cp out ledger.json
        ledger_says=$(python3 -c '
import json
ledger = json.load(open("ledger.json"))
print(sum(source["spentMicroEpsilon"] for source in ledger["sources"]) // 4_000_000)' 2>&1)
        stored=$(python3 -c '
import glob, sqlite3
count = 0
for path in glob.glob("*.keyseed"):
    try:
        count += sqlite3.connect(path).execute("SELECT COUNT(*) FROM model").fetchone()[0]
    except sqlite3.OperationalError:
        pass # killed before its tables were made
print(count)')
        [ "$ledger_says" -ge "$stored" ] || { failed kills "kill $each: $ledger_says runs debited, $stored stored" && return; }
    done
    on_windows run --plan plan.json --output last --ledger ledger.sqlite ||
        { failed kills "the run behind the kills ends with $?: $(tail -2 err)" && return; }
    on_windows verify last || { failed kills "$(tail -2 out err)" && return; }
    echo "      $killed kills hit a run; $ledger_says runs debited, $stored stored"
    passed kills
}

checks=(system starts same_texts sample from_linux long_paths missing_drive read_only_folder kills)
for each in "${@:-${checks[@]}}"; do
    if [ "$each" != system ] && { [ ! -x "$windows" ] || [ ! -x "$native" ]; }; then
        failed "$each" "$windows or $native is missing"
        continue
    fi
    "check_$each"
done
[ $failures = 0 ]
