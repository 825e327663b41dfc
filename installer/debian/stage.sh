#!/usr/bin/env bash
# Usage: bash installer/debian/stage.sh USR VERSION REVISION MAINTAINER
# Makes of an installed tree what Debian's policy asks of a package: called by cpack.
set -euo pipefail

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
usr=${1:?} version=${2:?} revision=${3:?} maintainer=${4:?}
docs=$usr/share/doc/keyseed

# CHANGELOG.md has a heading for each version; of that of this one, every point becomes one of Debian's changelog.
points() {
    awk -v version="$version" '
        /^## / { inside = ($2 == version); next }
        inside && /^- / { print substr($0, 3) }' "$1" | while IFS= read -r line; do
        fold --spaces --width=74 <<<"$line" | sed -e 's/ *$//' -e '1s/^/  * /' -e '2,$s/^/    /'
    done
}

# The date of the sources rather than that of packing them: the same sources make the same package.
date=$(date --utc --rfc-email --date="@${SOURCE_DATE_EPOCH:-$(date +%s)}")
changes=$(points "$docs/CHANGELOG.md")
if [ -z "$changes" ]; then
    echo "stage: CHANGELOG.md says nothing of version $version" >&2
    exit 1
fi
printf 'keyseed (%s-%s) unstable; urgency=medium\n\n%s\n\n -- %s  %s\n' \
    "$version" "$revision" "$changes" "$maintainer" "$date" >"$docs/changelog.Debian"
mv "$docs/CHANGELOG.md" "$docs/changelog"
gzip --best --no-name "$docs/changelog" "$docs/changelog.Debian" "$usr"/share/man/man1/*.1

# Debian has the Apache licence in /usr/share/common-licenses, where "copyright" points to.
rm "$docs/LICENSE"
mkdir -p "$usr/share/lintian/overrides"
grep --invert-match '^##' "$here/lintian-overrides" >"$usr/share/lintian/overrides/keyseed"

strip --strip-unneeded --remove-section=.comment --remove-section=.note "$usr/bin/keyseed" "$usr/bin/keyseed-cli"
python3 "$here/sbom.py" "$version" "$usr/bin/keyseed" "$usr/bin/keyseed-cli" >"$docs/sbom.cdx.json"
find "$usr" -type d -exec chmod 755 {} +
find "$usr" -type f -exec chmod 644 {} +
chmod 755 "$usr/bin/keyseed" "$usr/bin/keyseed-cli"
