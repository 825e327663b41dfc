"""Installs the build below a temporary folder and looks at what is there: install.py CMAKE SOURCE BUILD

The files are those of files.txt and no others; the installed command line program lives on them alone; the entry
for desktops is valid and opens the kind of file that the MIME description defines.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from fnmatch import fnmatchcase
from pathlib import Path
from xml.etree import ElementTree

wrong = []


def check(holds, message):
    if not holds:
        wrong.append(message)


def install(cmake, build, folder):
    # Not the rewriter, which has a package of its own.
    done = subprocess.run([cmake, "--install", build, "--prefix", "/usr", "--component", "Unspecified"], capture_output=True, text=True,
                          env={**os.environ, "DESTDIR": str(folder)})
    if done.returncode != 0:
        sys.exit(f"cmake --install failed: {done.stderr}")
    return folder / "usr"


def expected_files(source):
    listed = (Path(__file__).parent / "files.txt").read_text().splitlines()
    pictures = {f"share/doc/keyseed/guide/pictures/{path.name}"
                for path in (source / "resources" / "guide" / "pictures").glob("*.png")}
    return {line for line in listed if line and not line.startswith("#")} | pictures


def look_at_files(usr, source):
    there = {str(path.relative_to(usr)) for path in usr.rglob("*") if not path.is_dir()}
    expected = expected_files(source)
    for line in sorted(expected):
        check(any(fnmatchcase(path, line) for path in there),
              f"{line} is expected and not installed: an install() rule is missing")
    for path in sorted(there):
        check(any(fnmatchcase(path, line) for line in expected), f"{path} is installed and not expected: a stray install() rule, or a line missing in files.txt")


def run(usr, folder, *arguments):
    environment = {key: value for key, value in os.environ.items()
                   if key not in {"KEYSEED_RESOURCES", "XDG_DATA_HOME"}}
    return subprocess.run([usr / "bin" / "keyseed-cli", *arguments], capture_output=True, text=True, cwd=folder,
                          env={**environment, "HOME": str(folder)})


def look_at_program(usr, folder):
    plan = usr / "share" / "keyseed" / "sample" / "plan.json"
    done = run(usr, folder, "run", "--plan", plan, "--output", "package", "--progress", "none")
    check(done.returncode == 0, f"keyseed-cli run on the installed sample: {done.stderr}")
    check((folder / ".local/share/keyseed/ledger.sqlite").exists(), "the run left no ledger in the user's home")
    done = run(usr, folder, "verify", "package")
    check(done.returncode == 0, f"keyseed-cli verify of the package: {done.stderr}")
    # A build in its tree would find the lexicon of the build as well. That the installed one is what it used shows
    # when this is damaged.
    (usr / "share" / "keyseed" / "medical.learnt").write_bytes(b"damaged")
    done = run(usr, folder, "run", "--plan", plan, "--output", "again", "--progress", "none")
    check(done.returncode == 1 and "medical.learnt" in done.stderr,
          f"with the installed lexicon damaged the run should fail over it, but ended with {done.returncode}: "
          f"{done.stderr}")


def look_at_desktop(usr):
    entry = usr / "share" / "applications" / "keyseed.desktop"
    if shutil.which("desktop-file-validate"):
        told = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True)
        check(told.returncode == 0 and not told.stdout, f"desktop-file-validate: {told.stdout}{told.stderr}")
    text = entry.read_text()
    program = re.search(r"^Exec=(\S+)", text, re.MULTILINE)[1]
    check(os.access(usr / "bin" / program, os.X_OK), f"Exec={program} is not in bin")
    icon = re.search(r"^Icon=(.*)$", text, re.MULTILINE)[1]
    for size in ("48x48", "128x128", "256x256"):
        picture = usr / "share/icons/hicolor" / size / "apps" / f"{icon}.png"
        header = picture.read_bytes()[:24] if picture.exists() else b""
        # PNG: signature, then width and height after the chunk's length and name.
        pixels = "x".join(str(int.from_bytes(header[at:at + 4], "big")) for at in (16, 20))
        check(header[:4] == b"\x89PNG" and pixels == size, f"{picture.name} in {size} is {pixels}")
    kinds = [kind for kind in re.search(r"^MimeType=(.*)$", text, re.MULTILINE)[1].split(";") if kind]
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    described = ElementTree.parse(usr / "share/mime/packages/keyseed.xml").findall(f"{space}mime-type")
    # Zip files are everybody's: offered for them, but never described anew.
    check("application/zip" in kinds, "packages, which are zip files, cannot be opened")
    kinds.remove("application/zip")
    check(kinds == [kind.get("type") for kind in described], f"{kinds} is not what keyseed.xml describes")


def look_at_linking(usr):
    if not shutil.which("readelf"):
        return
    for program in ("keyseed", "keyseed-cli"):
        dynamic = subprocess.run(["readelf", "-d", usr / "bin" / program], capture_output=True, text=True).stdout
        check("(NEEDED)" in dynamic, f"{program}: readelf told nothing")
        check(not re.search(r"\((RPATH|RUNPATH)\)", dynamic), f"{program} looks for libraries where it was built")
        if program == "keyseed-cli":
            # What NOTICE says of its licence rests on this.
            check("libQt" not in dynamic, "keyseed-cli is linked with Qt")


def main():
    cmake, source, build = sys.argv[1], Path(sys.argv[2]), sys.argv[3]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        usr = install(cmake, build, folder / "root")
        look_at_files(usr, source)
        if not wrong:
            look_at_desktop(usr)
            look_at_linking(usr)
            look_at_program(usr, folder)
    for message in wrong:
        print(f"install: {message}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
