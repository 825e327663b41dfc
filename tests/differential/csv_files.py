"""The CSV of packages, written and checked by this program, and read by Python's csv module: csv_files.py PROGRAM [N]

Rows of hostile fields that are written come back the same, and whatever is accepted of N mutated files holds the same
fields for Python, strict as it can be.
"""

import csv
import io
import json
import random
import subprocess
import sys

PIECES = ['"', '""', ",", "\n", "\r", "\r\n", "\t", "'", "=", "+", "-", "@", "=1+1", "'=", "''@x", " ", "\u00e9", "\u2028",
          "\u202e", "\ufeff", "\U0001f600", "\x01", "\x1f", "\x7f", "a", "text", "\\", ";", "SYN-000001", "=cmd|' /C'!A0"]
# Fields are bytes: Latin-1 gives each byte a character of its own.
BYTES = "latin-1"


def field(rnd):
    return "".join(rnd.choice(PIECES) for _ in range(rnd.choice((0, 1, 1, 2, 3, 8)))).encode()


def rows(rnd):
    return [[field(rnd) for _ in range(rnd.choice((1, 2, 3)))] for _ in range(rnd.choice((1, 2, 5)))]


def unguarded(text):
    """Without the apostrophe that keeps a spreadsheet from taking a text for a formula."""
    rest = text.lstrip("'")
    return text[1:] if text.startswith("'") and rest and rest[0] in "=+-@\t\r\n" else text


def by_python(data):
    """None where Python refuses it."""
    try:
        return [list(row) for row in csv.reader(io.StringIO(data.decode(BYTES), newline=""), strict=True)]
    except csv.Error:
        return None


def asked(program, what, lines):
    text = "".join(json.dumps(line) + "\n" for line in lines)
    done = subprocess.run([program, what], input=text, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def check_written(program, rnd, count):
    tables = [rows(rnd) for _ in range(count)]
    answers = asked(program, "write", [[[cell.hex() for cell in row] for row in table] for table in tables])
    files = [bytes.fromhex(answer) for answer in answers]
    for table, data in zip(tables, files, strict=True):
        found = by_python(data)
        # The first field of a row was only quoted.
        found = found and [[row[0], *map(unguarded, row[1:])] for row in found]
        if found != [[cell.decode(BYTES) for cell in row] for row in table]:
            raise SystemExit(f"rows that were written are read otherwise by Python: {data!r}")
        for row in csv.reader(io.StringIO(data.decode(BYTES), newline="")):
            if any(cell[:1] in ("=", "+", "-", "@", "\t", "\r", "\n") and cell for cell in row[1:]):
                raise SystemExit(f"a text is a formula to a spreadsheet: {data!r}")
    return files


def mutant(data, rnd):
    changed = bytearray(data)
    for _ in range(rnd.choice((1, 1, 2, 3))):
        place = rnd.randrange(len(changed) + 1)
        how = rnd.randrange(4)
        if how == 0:
            changed[place:place] = rnd.choice(PIECES).encode()
        elif how == 1:
            del changed[place:place + rnd.choice((1, 1, 2, 5))]
        elif how == 2:
            changed[place:place + 1] = bytes([rnd.choice((0, 10, 13, 34, 39, 44, 61, 9, 32, 255, rnd.randrange(256)))])
        else:
            source = rnd.randrange(len(data) + 1)
            changed[place:place] = data[source:source + rnd.choice((1, 4, 12))]
    return bytes(changed)


def check_mutants(program, rnd, files, count):
    mutants = [mutant(rnd.choice(files), rnd) for _ in range(count)]
    accepted = 0
    for data, answer in zip(mutants, asked(program, "read", [each.hex() for each in mutants]), strict=True):
        if answer is None:
            continue
        accepted += 1
        ours = [[bytes.fromhex(cell).decode(BYTES) for cell in row] for row in answer]
        theirs = by_python(data)
        if theirs is None or [[unguarded(cell) for cell in row] for row in theirs] != ours:
            raise SystemExit(f"accepted, and read otherwise by Python: {data!r}\nours:   {ours}\ntheirs: {theirs}")
    return accepted


def main():
    program = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
    csv.field_size_limit(1 << 24)
    rnd = random.Random(1)
    files = check_written(program, rnd, 2000)
    accepted = check_mutants(program, rnd, files, count)
    # A check that refuses everything would compare nothing.
    if accepted < count // 50:
        raise SystemExit(f"no more than {accepted} of {count} mutants are accepted")
    print(f"{len(files)} written files and {accepted} of {count} mutated ones are read the same by Python")


if __name__ == "__main__":
    main()
