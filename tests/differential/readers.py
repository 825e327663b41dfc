"""What other programs find in a zip file: names and bytes, in the order in which they list them."""

import io
import shutil
import subprocess
import zipfile


def by_python(data):
    with zipfile.ZipFile(io.BytesIO(data)) as zip_file:
        return {info.filename: zip_file.read(info) for info in zip_file.infolist() if not info.is_dir()}


def _by_python(path, _):
    try:
        return by_python(path.read_bytes())
    except Exception as refusal:  # noqa: BLE001: whatever it raises, it does not read the package
        return {"refused": repr(refusal)}


def _unpacked(command):
    def read(path, folder):
        target = folder / "read"
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir()
        outcome = subprocess.run(command(path.resolve()), cwd=target, stdin=subprocess.DEVNULL, capture_output=True,
                                 check=False)
        found = {str(file.relative_to(target)): file.read_bytes() for file in target.rglob("*") if file.is_file()}
        if outcome.returncode != 0:
            found["exit status"] = outcome.stderr
        return found

    return read


def available():
    """All that are here; each takes the path of a zip file and a folder to unpack in."""
    programs = {
        "unzip": lambda zip_file: ["unzip", "-q", str(zip_file)],
        "jar": lambda zip_file: ["jar", "xf", str(zip_file)],
        "7z": lambda zip_file: ["7z", "x", "-y", "-bd", str(zip_file)],
        "bsdtar": lambda zip_file: ["bsdtar", "-xf", str(zip_file)],
    }
    found = {"Python": _by_python}
    for name, command in programs.items():
        if shutil.which(name):
            found[name] = _unpacked(command)
    # From the front, without the list at the end, as a download is unpacked while it comes.
    if shutil.which("bsdtar"):
        found["bsdtar from a stream"] = _unpacked(lambda path: ["sh", "-c", f"cat '{path}' | bsdtar -xf -"])
    return found
