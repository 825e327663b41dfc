#!/usr/bin/env bash
# Installs the Debian packages that are missing to build and run Keyseed, and nothing else.
set -euo pipefail

build_packages=(
    # Tools
    build-essential g++ cmake mold ninja-build pkg-config
    # Qt 6 with Charts (which is not found without libqt6opengl6-dev), translations and SVG
    qt6-base-dev qt6-charts-dev libqt6opengl6-dev libgl-dev qt6-svg-dev
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    # Libraries of the core
    libeigen3-dev libsqlite3-dev libcurl4-openssl-dev nlohmann-json3-dev libsodium-dev libicu-dev
    libcli11-dev libexpected-dev libexpat1-dev libxml2-dev libkainjow-mustache-dev libarchive-dev zlib1g-dev libcsv-dev unixodbc-dev
    # Signs the request for the token of a FHIR server
    libssl-dev
    libbsd-dev libopenblas-dev libyaml-cpp-dev libpango1.0-dev libcairo2-dev
    # The system's keyring, of the window and of the ledger
    libsecret-1-dev
    # Data from which the built-in vocabulary is made
    wordnet-base
)
# Besides the libraries that the packages above bring with them.
run_packages=(
    fonts-dejavu-core
    # Reads PDF documents in a process of its own
    poppler-utils
    # Qt's own dialogs and buttons in the languages of the program
    qt6-translations-l10n
)
# The formatting of the sources; a server that speaks TLS, a keyring of its own, and readers of what is written.
test_packages=(clang-format python3 openssl dbus-daemon gnome-keyring minisign poppler-utils desktop-file-utils mandoc
    # Databases that are read where they are
    postgresql odbc-postgresql libsqliteodbc tdsodbc
    zip unzip libarchive-tools p7zip-full valgrind
    # The neural part of rewriting, a program of its own that is left out where this is missing
    libtorch-dev
    # Reads models as the recipient's guide says, as NumPy does, which it brings; scikit-learn is too large to ask for
    python3-torch
    # Commits by several processes, left out as well
    libopenmpi-dev openmpi-bin
    # A screen of its own for the built window, a person's hands, and the eyes of a screen reader
    xvfb xdotool python3-pyatspi at-spi2-core)
# To make the Debian package, and to check it in a Debian of its own (installer/check-deb.sh).
package_packages=(dpkg-dev python3 file lintian debootstrap xvfb xdotool imagemagick libtorch-dev)

usage() {
    cat <<'USAGE'
Usage: bash installer/dependencies.sh [--tests | --packaging | --list]
Installs the Debian packages that are missing to build and run Keyseed.
  --tests      those that only the tests need as well
  --packaging  those that making and checking the Debian package needs as well
  --list       print the names of the packages by group and change nothing
USAGE
}

packages=("${build_packages[@]}" "${run_packages[@]}")

case "${1-}" in
"") ;;
--tests) packages+=("${test_packages[@]}") ;;
--packaging) packages+=("${package_packages[@]}") ;;
--list)
    echo "build: ${build_packages[*]}"
    echo "run: ${run_packages[*]}"
    echo "test: ${test_packages[*]}"
    echo "packaging: ${package_packages[*]}"
    exit 0
    ;;
-h | --help)
    usage
    exit 0
    ;;
*)
    usage >&2
    exit 2
    ;;
esac

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    echo "dependencies: apt-get was not found, so nothing was installed and nothing was checked." >&2
    echo "dependencies: the build needs what Debian 12 calls: ${packages[*]}" >&2
    exit 0
fi

# Fails when a package is unknown, which is as good as missing.
# shellcheck disable=SC2016 # the fields are for dpkg-query to fill in
states=$(dpkg-query --show --showformat='${Package} ${db:Status-Status}\n' "${packages[@]}" 2>/dev/null || true)
missing=()
for package in "${packages[@]}"; do
    grep --quiet --line-regexp --fixed-strings "$package installed" <<<"$states" || missing+=("$package")
done
[ "${#missing[@]}" -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "dependencies: packages are missing and there is no sudo to install them with." >&2
        echo "dependencies: run as root: apt-get install --no-install-recommends ${missing[*]}" >&2
        exit 1
    fi
    as_root=(sudo)
fi

apt() {
    # Standard output is the noise of unpacking; what goes wrong is on standard error.
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 "$@" \
        </dev/null >/dev/null
}

echo "Installing ${#missing[@]} missing packages: ${missing[*]}"
apt update
apt install --yes --no-install-recommends "${missing[@]}"
echo "Installed."
