#!/usr/bin/env bash
# Usage: bash installer/debian/rewriter.sh BUILD KEYSEED.deb FOLDER
# Makes the package keyseed-rewriter of what is built, beside the package of the program, whose version and maintainer
# it has, and prints its path. Apart, as libtorch is large and few rewrite records.
set -euo pipefail

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
build=${1:?} main=${2:?} folder=${3:?}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

field() {
    dpkg-deb --field "$main" "$1"
}
version=$(field Version)
architecture=$(field Architecture)
tree=$work/debian/keyseed-rewriter
docs=$tree/usr/share/doc/keyseed-rewriter
mkdir -p "$tree/DEBIAN" "$docs"
cmake --install "$build" --component rewriter --prefix "$tree/usr" >/dev/null
strip --strip-unneeded --remove-section=.comment --remove-section=.note "$tree/usr/bin/keyseed-rewriter"
python3 "$here/sbom.py" "${version%-*}" "$tree/usr/bin/keyseed-rewriter" >"$docs/sbom.cdx.json"
dpkg-deb --fsys-tarfile "$main" | tar -x -C "$work" --wildcards './usr/share/doc/keyseed/c*'
cp "$work"/usr/share/doc/keyseed/{copyright,changelog.Debian.gz} "$docs"
gzip --decompress "$docs/changelog.Debian.gz"
sed -i 's/^keyseed (/keyseed-rewriter (/' "$docs/changelog.Debian"
gzip --best --no-name "$docs/changelog.Debian"
if [ -d "$tree/usr/share/man/man1" ]; then
    gzip --best --no-name "$tree"/usr/share/man/man1/*.1
fi

# dpkg-shlibdeps wants to stand beside a debian/control.
printf 'Source: keyseed\n\nPackage: keyseed-rewriter\nArchitecture: any\n' >"$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps -O debian/keyseed-rewriter/usr/bin/keyseed-rewriter 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
cat >"$tree/DEBIAN/control" <<CONTROL
Package: keyseed-rewriter
Version: $version
Architecture: $architecture
Maintainer: $(field Maintainer)
Installed-Size: $(du --summarize --block-size=1024 "$tree/usr" | cut -f1)
Depends: $depends
Enhances: keyseed
Section: science
Priority: optional
Description: Neural part of Keyseed's rewriting of records
 Keyseed can rewrite each record under local differential privacy: a text is
 encoded into numbers, which are clipped and made noisy, and decoded again.
 This package has the program that encodes and decodes, with models of the
 form of BART or of ADePT, and trains such models on public texts.
 .
 It holds no model.
CONTROL
find "$tree" -type d -exec chmod 755 {} +
find "$tree/usr" -type f -exec chmod 644 {} +
chmod 755 "$tree/usr/bin/keyseed-rewriter"
find "$tree" -exec touch --no-dereference --date="@${SOURCE_DATE_EPOCH:-$(date +%s)}" {} +
deb=$folder/keyseed-rewriter_${version}_${architecture}.deb
dpkg-deb --root-owner-group -Zxz --build "$tree" "$deb" >/dev/null
echo "$deb"
