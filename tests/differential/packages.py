"""Other programs' zip files, and ours as other programs read it."""

import io
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import readers  # noqa: E402
import sample  # noqa: E402


def mutant(original, rnd):
    """A changed copy, most of the changes in what says where and how long entries are."""
    data = bytearray(original)
    # All entries are alike: of the first two every field is met, also among few mutants.
    marks = [place for mark in (b"PK\x03\x04", b"PK\x01\x02", b"PK\x05\x06")
             for place in sample.places(original, mark)[:2]]
    for _ in range(rnd.choice((1, 1, 1, 1, 2, 3))):
        near = rnd.choice(marks) + rnd.randrange(75)  # with the name
        place = min(near if rnd.random() < 0.9 else rnd.randrange(len(data)), len(data) - 1)
        how = rnd.randrange(6)
        if how == 0:
            data[place] ^= 1 << rnd.randrange(8)
        elif how == 1:
            data[place] = rnd.choice((0, 1, 8, 0x20, 0x2F, 0x5C, 0x7F, 0x80, 0xFF))
        elif how == 2:
            data[place:place] = rnd.randbytes(rnd.choice((1, 2, 4, 9)))
        elif how == 3:
            del data[place:place + rnd.choice((1, 2, 4, 9, 30))]
        elif how == 4:
            source = rnd.choice(marks)
            data[place:place + rnd.choice((0, 30, 46))] = original[source:source + rnd.choice((4, 30, 46, 80))]
        else:
            width = rnd.choice((2, 4))
            value = rnd.choice((0, 1, 0xFFFF, 0xFFFFFFFF, len(original), rnd.choice(marks)))
            data[place:place + width] = (value & (1 << 8 * width) - 1).to_bytes(width, "little")
    return bytes(data)


EXTRAS = ((0x5455, (5, 9, 13, 100)), (0x7875, (11, 31)), (0x5855, (8, 12)), (0x7855, (0, 4)), (0x000A, (32, 40)),
          (0xCAFE, (0, 4)), (0x7075, (9,)), (0x0001, (8, 16)), (0x9901, (7,)))


def put(data, place, value, width):
    data[place:place + width] = value.to_bytes(width, "little")


def number(data, place, width):
    return int.from_bytes(data[place:place + width], "little")


def with_extra(data, rnd):
    """A further extra field of one entry: in the list, or before its data."""
    field, lengths = rnd.choice(EXTRAS)
    length = rnd.choice(lengths)
    content = rnd.choice((bytes(length), rnd.randbytes(length), b"\x01" + rnd.randbytes(length)))[:length]
    if field == 0x000A and length == 32 and rnd.random() < 0.5:
        content = bytes(4) + b"\x01\x00\x18\x00" + 3 * rnd.choice((bytes(8), b"\x00\x80\x3e\xd5\xde\xb1\xd9\x01"))
    extra = field.to_bytes(2, "little") + length.to_bytes(2, "little") + content
    end = data.rindex(b"PK\x05\x06")
    listed = rnd.choice(sample.places(data, b"PK\x01\x02"))
    if rnd.random() < 0.5:
        place = listed + 46 + number(data, listed + 28, 2)
        data[place:place] = extra
        put(data, listed + 30, number(data, listed + 30, 2) + len(extra), 2)
        put(data, end + len(extra) + 12, number(data, end + len(extra) + 12, 4) + len(extra), 4)
        return
    start = number(data, listed + 42, 4)
    place = start + 30 + number(data, start + 26, 2)
    data[place:place] = extra
    put(data, start + 28, number(data, start + 28, 2) + len(extra), 2)
    for entry in sample.places(data, b"PK\x01\x02"):
        if number(data, entry + 42, 4) > start:
            put(data, entry + 42, number(data, entry + 42, 4) + len(extra), 4)
    end = data.rindex(b"PK\x05\x06")
    put(data, end + 16, number(data, end + 16, 4) + len(extra), 4)


def with_attributes(data, rnd):
    """An entry of another system, or a link, folder or device by its mode."""
    listed = rnd.choice(sample.places(data, b"PK\x01\x02"))
    data[listed + 5] = rnd.choice((0, 3, 1, 2, 5, 7, 10, 16, 19))
    mode = rnd.choice((0, 0o100644, 0o120777, 0o040755, 0o010644, 0o140777))
    put(data, listed + 38, mode << 16 | rnd.choice((0, 0x10, 0x20)), 4)


def with_sizes_behind(data, rnd):
    """The sizes of an entry stand behind its data."""
    listed = rnd.choice(sample.places(data, b"PK\x01\x02"))
    start = number(data, listed + 42, 4)
    for place in (listed + 8, start + 6):
        data[place] |= 8
    sums = bytes(data[listed + 16:listed + 28])
    put(data, start + 14, 0, 12)
    behind = (start + 30 + number(data, start + 26, 2) + number(data, start + 28, 2) + number(data, listed + 20, 4))
    more = rnd.choice((b"PK\x07\x08", b"")) + sums
    data[behind:behind] = more
    for entry in sample.places(data, b"PK\x01\x02"):
        if number(data, entry + 42, 4) > start:
            put(data, entry + 42, number(data, entry + 42, 4) + len(more), 4)
    end = data.rindex(b"PK\x05\x06")
    put(data, end + 16, number(data, end + 16, 4) + len(more), 4)


def with_second_end(data, rnd):
    """A zip64 end and its locator that the plain end does not need."""
    end = data.rindex(b"PK\x05\x06")
    entries = rnd.choice((number(data, end + 8, 2), 1))
    wide = (b"PK\x06\x06" + (44).to_bytes(8, "little") + b"\x2d\x00\x2d\x00" + bytes(8)
            + 2 * entries.to_bytes(8, "little") + number(data, end + 12, 4).to_bytes(8, "little")
            + number(data, end + 16, 4).to_bytes(8, "little"))
    locator = b"PK\x06\x07" + bytes(4) + end.to_bytes(8, "little") + b"\x01\x00\x00\x00"
    more = wide + locator
    data[end:end] = more
    if rnd.random() < 0.5:
        end += len(more)
        put(data, end + 12, number(data, end + 12, 4) + len(more), 4)


STRUCTURES = (with_extra, with_attributes, with_sizes_behind, with_second_end)


def structured_mutant(original, rnd):
    """A copy whose records hold together but say something more."""
    data = bytearray(original)
    for _ in range(rnd.choice((1, 1, 1, 2))):
        rnd.choice(STRUCTURES)(data, rnd)
    return bytes(data)


def verifies(cli, path):
    return subprocess.run([cli, "verify", str(path)], capture_output=True, check=False).returncode == 0


def check_mutants(cli, folder, count, seed):
    original = (folder / "package.zip").read_bytes()
    wanted = readers.by_python(original)
    found = readers.available()
    rnd = random.Random(seed)
    accepted = 0
    path = folder / "mutant.zip"
    for number in range(count):
        data = (mutant if number % 2 else structured_mutant)(original, rnd)
        path.write_bytes(data)
        if data == original or not verifies(cli, path):
            continue
        accepted += 1
        for name, read in found.items():
            entries = read(path, folder)
            if entries != wanted:
                kept = pathlib.Path.cwd() / f"found-zip-{seed}-{number}.zip"
                shutil.copy(path, kept)
                raise SystemExit(f"mutant {number} verifies, but {name} reads other entries in it; kept as {kept}")
    return accepted


def check_rezipped(cli, folder):
    """The package packed again by others still verifies: what is refused is what reads in two ways, not their zips."""
    with zipfile.ZipFile(folder / "package.zip") as zip_file:
        zip_file.extractall(folder / "unpacked")
    top = next((folder / "unpacked").iterdir())
    made = {}
    for name, compression in (("stored by Python", zipfile.ZIP_STORED), ("deflated by Python", zipfile.ZIP_DEFLATED)):
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w", compression) as zip_file:
            for file in sorted(path for path in top.rglob("*") if path.is_file()):
                zip_file.write(file, file.relative_to(top.parent))
        (folder / "again.zip").write_bytes(buffer.getvalue())
        made[name] = verifies(cli, folder / "again.zip")
    commands = {
        "zip": ["zip", "-q", "-r", "again.zip", top.name],
        "zip from a stream": ["sh", "-c", f"zip -q -r - {top.name} | cat > again.zip"],
        "zip without folders": ["zip", "-q", "-r", "-D", "again.zip", top.name],
        "jar": ["jar", "--create", "--no-manifest", "--file", "again.zip", top.name],
        "bsdtar": ["bsdtar", "--format", "zip", "-cf", "again.zip", top.name],
    }
    for name, command in commands.items():
        if not shutil.which(command[0] if command[0] != "sh" else "zip"):
            continue
        again = top.parent / "again.zip"
        again.unlink(missing_ok=True)
        subprocess.run(command, cwd=top.parent, check=True, capture_output=True)
        made[name] = verifies(cli, again)
    refused = [name for name, good in made.items() if not good]
    if refused:
        raise SystemExit(f"a package that was packed again does not verify: {', '.join(refused)}")
    return list(made)


def main():
    cli = pathlib.Path(sys.argv[1]).resolve()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        sample.make(cli, folder)
        wanted = readers.by_python((folder / "package.zip").read_bytes())
        for name, read in readers.available().items():
            if read(folder / "package.zip", folder) != wanted:
                raise SystemExit(f"{name} reads the package itself otherwise than Python")
        again = check_rezipped(cli, folder)
        accepted = check_mutants(cli, folder, count, seed)
    print(f"{count} mutants, {accepted} of them verify and read the same in {', '.join(readers.available())};"
          f" packed again by {', '.join(again)}")


if __name__ == "__main__":
    main()
