#!/usr/bin/env bash
# Installs the package in a Debian that never had anything of Keyseed, uses it, and removes it again.
# shellcheck disable=SC2016 # fields in single quotes are for dpkg-query and apt-get to fill in
set -euo pipefail

usage() {
    cat <<'USAGE'
Usage: bash installer/check-deb.sh [--base FILE.tar] [--screenshot FILE.png] keyseed_VERSION_ARCHITECTURE.deb
           [keyseed-rewriter_VERSION_ARCHITECTURE.deb]
Makes a minimal Debian in a folder with debootstrap, installs the package there with apt, runs the sample on the
command line and in the window, reads the man pages, removes the package and looks for what it left behind. With
the package of the rewriter, has a model refused without it, then trained and tried with it, and removes it too.
Ends with the first thing that does not hold. Has to be root.
  --base FILE.tar        keep the bare system in this file, or take it from there if the file exists
  --screenshot FILE.png  keep a picture of the window (by default beside the package)
USAGE
}

fail() {
    echo "check-deb: $*" >&2
    exit 1
}

say() {
    printf '%4d s  %s\n' "$SECONDS" "$*"
}

base='' picture='' deb='' rewriter=''
while [ $# -gt 0 ]; do
    case "$1" in
    -h | --help)
        usage
        exit 0
        ;;
    --base)
        base=${2:?--base wants a file}
        shift
        ;;
    --screenshot)
        picture=${2:?--screenshot wants a file}
        shift
        ;;
    -*)
        usage >&2
        exit 2
        ;;
    *) if [ -z "$deb" ]; then deb=$1; else rewriter=$1; fi ;;
    esac
    shift
done
if [ -z "$deb" ]; then
    usage >&2
    exit 2
fi
for file in "$deb" ${rewriter:+"$rewriter"}; do
    [ -f "$file" ] || fail "$file: no such file"
done
[ "$(id -u)" -eq 0 ] || fail "has to be root: it makes device files and mounts"
for tool in debootstrap Xvfb xdotool import identify; do
    command -v "$tool" >/dev/null || fail "$tool is missing (bash installer/dependencies.sh --packaging)"
done
picture=${picture:-${deb%.deb}.png}

work=$(mktemp -d)
system=$work/system
server=''
cleanUp() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    for place in tmp/.X11-unix dev/shm proc; do
        ! mountpoint --quiet "$system/$place" || umount --lazy "$system/$place"
    done
    # Nothing of the machine may hang in the folder when it is removed.
    if grep --quiet --fixed-strings " $system/" /proc/mounts; then
        echo "check-deb: $system is still in use and stays" >&2
    else
        rm -rf --one-file-system "$work"
    fi
}
trap cleanUp EXIT
trap 'exit 130' INT TERM

# In the system, with nothing of this machine's environment.
inside() {
    env --ignore-environment PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        chroot "$system" "$@"
}

# As the person who uses the program, in a home of their own; what it starts ends with it.
steward() {
    env --ignore-environment PATH=/usr/bin:/bin LC_ALL=C.UTF-8 HOME=/home/steward DISPLAY="${display-}" \
        unshare --pid --fork --kill-child /usr/sbin/chroot --userspec=steward:steward "$system" \
        sh -c 'cd && exec "$@"' sh "$@"
}

# The names of all files but those in which a system keeps its own books, and the steward's.
filesNow() {
    (cd "$system" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./tmp -o -path ./run \
        -o -path ./home -o -path ./var/lib/dpkg -o -path ./var/lib/apt -o -path ./var/cache -o -path ./var/log \) \
        -prune -o -print | sort)
}

# --- A bare system: the release and the servers of this machine's own apt.
SECONDS=0
# shellcheck source=/dev/null
codename=$(. /etc/os-release && echo "${VERSION_CODENAME:?}")
sources=$(apt-get indextargets --format '$(ORIGIN) $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
    awk '$1 == "Debian" { print "deb", $2, $3, $4 }' | sort --unique)
mirror=$(awk -v codename="$codename" '$3 == codename { print $2; exit }' <<<"$sources")
[ -n "$mirror" ] || fail "apt of this machine knows no server of Debian $codename"
if [ -n "$base" ] && [ -f "$base" ]; then
    mkdir "$system"
    tar --extract --numeric-owner --file "$base" --directory "$system"
    say "took the bare system from $base"
else
    debootstrap --variant=minbase "$codename" "$system" "$mirror" >"$work/log" 2>&1 || {
        tail -20 "$work/log" >&2
        fail "debootstrap failed"
    }
    say "made a bare system"
    [ -z "$base" ] || tar --create --numeric-owner --one-file-system --file "$base" --directory "$system" .
fi
printf '%s\n' "$sources" >"$system/etc/apt/sources.list"
apt-config dump 2>/dev/null | grep --ignore-case '^Acquire::.*::Proxy' >"$system/etc/apt/apt.conf.d/90proxy" || true
cp --dereference /etc/resolv.conf "$system/etc/resolv.conf"
mount -t proc proc "$system/proc"
mount -t tmpfs shm "$system/dev/shm"
inside useradd --create-home --shell /bin/sh steward
cp "$deb" "$system/tmp/keyseed.deb"

apt() {
    inside apt-get --yes --quiet "$@" </dev/null >"$work/log" 2>&1 || {
        tail -30 "$work/log" >&2
        fail "apt-get $* failed"
    }
}

# --- Install: what it depends on first, so that afterwards only the package itself comes and goes.
apt update
apt dist-upgrade
# man-db is on every Debian but the barest.
apt install --no-install-recommends man-db
inside apt-get --simulate install /tmp/keyseed.deb >"$work/plan" 2>&1 || {
    cat "$work/plan" >&2
    fail "apt cannot install the package"
}
mapfile -t needed < <(awk '$1 == "Inst" && $2 != "keyseed" { print $2 }' "$work/plan")
apt install --no-install-recommends "${needed[@]}"
say "installed the ${#needed[@]} packages that apt chose beside it"
filesNow >"$work/before"
apt install /tmp/keyseed.deb
inside dpkg-query --show --showformat='${Status}' keyseed | grep --quiet 'install ok installed' ||
    fail "dpkg does not call the package installed"
[ -z "$(inside dpkg --audit)" ] || fail "dpkg --audit has something to say"
inside dpkg --verify keyseed | grep . && fail "the installed files are not those of the package"
say "installed the package: $(stat --format=%s "$deb") bytes, $(inside dpkg-query --show \
    --showformat='${Installed-Size}' keyseed) kB on disk"

# --- The command line, by someone who is not root.
steward keyseed-cli --version >"$work/version" || fail "keyseed-cli does not start"
version=$(inside dpkg-query --show --showformat='${Version}' keyseed)
[ "$(cat "$work/version")" = "keyseed-cli ${version%-*}" ] ||
    fail "keyseed-cli says $(cat "$work/version"), the package $version"
steward keyseed-cli run --plan /usr/share/keyseed/sample/plan.json --output sample --progress none ||
    fail "keyseed-cli run failed on the sample"
say "keyseed-cli run made a package of the sample"
steward keyseed-cli verify sample || fail "keyseed-cli verify does not accept the package"

# --- Rewriting, by a program in a package of its own: the words of a licence are public.
train() {
    steward keyseed-cli rewriter train --texts /usr/share/common-licenses/GPL-3 --public --out model --width 32 --layers 1 \
        --vocabulary 400 --rounds 0 --steps 20 --every 10 >"$work/training" 2>&1
}
if train; then fail "keyseed-cli trains a rewriting model without keyseed-rewriter"; fi
grep --quiet --fixed-strings 'install the package' "$work/training" ||
    fail "without keyseed-rewriter keyseed-cli says: $(cat "$work/training")"
say "without keyseed-rewriter it says: $(cat "$work/training")"
if [ -n "$rewriter" ]; then
    cp "$rewriter" "$system/tmp/keyseed-rewriter.deb"
    inside apt-get --simulate install --no-install-recommends /tmp/keyseed-rewriter.deb >"$work/plan" 2>&1 || {
        cat "$work/plan" >&2
        fail "apt cannot install the package of the rewriter"
    }
    apt install --no-install-recommends /tmp/keyseed-rewriter.deb
    train || fail "keyseed-rewriter does not train: $(cat "$work/training")"
    steward keyseed-cli rewriter sample model --text 'you may copy it' --public --epsilon 1000 >"$work/sample" 2>&1 ||
        fail "keyseed-rewriter rewrites nothing: $(cat "$work/sample")"
    grep --quiet '^without noise ' "$work/sample" || fail "keyseed-cli shows no sample: $(cat "$work/sample")"
    say "keyseed-rewriter, with $(grep --count '^Inst' "$work/plan") packages, trained a model and rewrote a sentence"
    apt purge --autoremove keyseed-rewriter
fi

# --- The window, on a screen of this machine, so that nothing of a display is installed in the system.
mkfifo "$work/display"
Xvfb -displayfd 3 -ac -screen 0 1280x840x24 -nolisten tcp 3>"$work/display" 2>"$work/xvfb" &
server=$!
read -r -t 60 number <"$work/display" || fail "Xvfb does not start: $(cat "$work/xvfb")"
display=:$number
mkdir -p "$system/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$system/tmp/.X11-unix"
steward keyseed --sample >"$work/window" 2>&1 &
window=$!
found=''
for _ in $(seq 120); do
    kill -0 "$window" 2>/dev/null || break
    found=$(DISPLAY=$display xdotool search --onlyvisible --name Keyseed 2>/dev/null | head -1) || true
    [ -z "$found" ] || break
    sleep 0.5
done
if [ -z "$found" ]; then
    cat "$work/window" >&2
    fail "keyseed opens no window"
fi
title=$(DISPLAY=$display xdotool getwindowname "$found")
# Its vocabulary is mapped into memory once the sample is open.
for _ in $(seq 120); do
    mapped=$(grep --files-with-matches --fixed-strings "$system/usr/share/keyseed/" /proc/[0-9]*/maps 2>/dev/null) || true
    [ -z "$mapped" ] || break
    sleep 0.5
done
[ -n "$mapped" ] || fail "keyseed shows a window, but has not opened the installed vocabulary"
# Drawn, too: an empty window has a colour or two.
colours=0
for _ in $(seq 120); do
    kill -0 "$window" 2>/dev/null || break
    DISPLAY=$display import -window root "$picture"
    colours=$(identify -format %k "$picture")
    [ "$colours" -lt 100 ] || break
    sleep 0.5
done
kill -0 "$window" 2>/dev/null || fail "keyseed ended by itself: $(cat "$work/window")"
[ "$colours" -ge 100 ] || fail "keyseed draws nothing into its window: $picture"
kill "$window"
wait "$window" 2>/dev/null || true
grep --quiet --ignore-case 'could not\|cannot\|failed' "$work/window" && fail "keyseed says: $(cat "$work/window")"
say "keyseed opened its window and drew it in $colours colours: $title ($picture)"

# --- What the programs are linked with stands in the list of what is in them.
sbom=$system/usr/share/doc/keyseed/sbom.cdx.json
for program in keyseed keyseed-cli; do
    mapfile -t libraries < <(readelf --dynamic "$system/usr/bin/$program" | sed -n 's/.*(NEEDED).*\[\(.*\)\].*/\1/p')
    [ "${#libraries[@]}" -gt 0 ] || fail "readelf tells nothing of $program"
    for library in "${libraries[@]}"; do
        grep --quiet --fixed-strings "\"$library\"" "$sbom" || fail "$library of $program is not in ${sbom#"$system"}"
    done
done
say "${sbom#"$system"} lists every library of both programs"
for program in keyseed keyseed-cli; do
    if inside ldd "/usr/bin/$program" | grep --ignore-case 'torch\|not found'; then
        fail "$program is linked with the library above"
    fi
done

# --- The man pages, as man shows them.
for page in keyseed keyseed-cli; do
    inside man "$page" >"$work/page" 2>"$work/complaints" || fail "man $page fails: $(cat "$work/complaints")"
    grep --quiet "^SYNOPSIS" "$work/page" || fail "man $page shows no page"
done
say "man shows both pages, keyseed-cli on $(wc -l <"$work/page") lines"

# --- Remove: the system is as it was.
umount "$system/tmp/.X11-unix"
apt purge keyseed
filesNow >"$work/after"
diff "$work/before" "$work/after" >"$work/left" || {
    cat "$work/left" >&2
    fail "apt purge left the files above (>), or took them with it (<)"
}
[ ! -e "$system/usr/share/keyseed" ] || fail "/usr/share/keyseed is still there"
for list in usr/share/applications/mimeinfo.cache usr/share/mime/mime.cache; do
    if [ -f "$system/$list" ] && grep --quiet keyseed "$system/$list"; then
        fail "/$list still names keyseed"
    fi
done
say "apt purge left nothing behind"
echo "check-deb: all of it holds"
