#!/usr/bin/env python3
"""Writes preview.json: what the sample gives at several epsilons. Run by hand; the output is kept beside it.

    python3 make_preview.py KEYSEED-CLI

For each epsilon the program makes packages of notes.csv and tests them on notes of 600 other invented patients. Kept
are the documents with fixed numbers of the first package, so that nothing is chosen by its looks, and the mean share of
notes whose specialty the three-layer network on vectors tells, and the mean share of the phrases of the documents that
stand in at least one of a hundred of these notes of their specialty. Everything here is invented, so nothing is spent.
Python 3, standard library only.
"""

import csv
import json
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

from make_notes import notes_of, write_notes  # noqa: E402

EPSILONS = [0.1, 0.2, 0.3, 0.5, 0.7, 1.0, 1.5, 2.0, 3.0, 5.0, 8.0]
PACKAGES = 3
SHOWN = ["SYN-000001", "SYN-000181"]
TEST_SEED, TEST_PATIENTS = 7, 600
RIGHT = re.compile(r"three-layer network\s+vectors\s+([0-9.]+) %")


def run(cli, *arguments):
    done = subprocess.run([cli, *map(str, arguments), "--progress", "none"], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    return done.stdout


def plan_at(epsilon, here, folder):
    plan = json.loads((here / "plan.json").read_text(encoding="utf-8"))
    plan["records"]["files"] = [str(here / "notes.csv")]
    plan["synthesis"]["epsilon"] = {"phrases": epsilon}
    path = folder / "plan.json"
    path.write_text(json.dumps(plan), encoding="utf-8")
    return path


class TestNotes:
    """Notes of other patients, as a file and by specialty."""

    def __init__(self, path):
        self.path = path
        rows = notes_of(TEST_SEED, TEST_PATIENTS)
        write_notes(path, rows)
        self.by_label = {}
        for _, _, label, text in rows:
            self.by_label.setdefault(label, []).append(text.lower())
        self.known = {}

    def holds(self, label, phrase):
        """Whether a phrase stands in one of a hundred notes of the label."""
        if (label, phrase) not in self.known:
            words = re.compile(r"(?<!\w)" + re.escape(phrase.lower()) + r"(s|es)?(?!\w)")
            notes = self.by_label[label]
            self.known[label, phrase] = sum(1 for note in notes if words.search(note)) * 100 >= len(notes)
        return self.known[label, phrase]


def found_share(package, notes):
    found = []
    with (package / "keyphrases.jsonl").open(encoding="utf-8") as file:
        for row in map(json.loads, file):
            found += [notes.holds(row["label"], phrase) for phrase in row["keyphrases"]]
    return sum(found) / len(found)


def measure(cli, epsilon, here, notes):
    """The documents that are shown, the share of notes that are told right, and that of phrases that are found."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        package = folder / "package"
        run(cli, "run", "--plan", plan_at(epsilon, here, folder), "--ledger", folder / "ledger.sqlite", "--output",
            package)
        figures = run(cli, "evaluate", "--package", package, "--records", notes.path, "--text", "text", "--label",
                      "specialty", "--person", "patient_id", "--internal")
        found = found_share(package, notes)
        with (package / "corpus.csv").open(encoding="utf-8", newline="") as file:
            rows = {row["id"]: row for row in csv.DictReader(file)}
    shown = [{"label": rows[each]["label"], "text": rows[each]["text"]} for each in SHOWN]
    return shown, float(RIGHT.search(figures).group(1)) / 100, found


def mean(values):
    values = list(values)
    return round(sum(values) / len(values), 3)


def main():
    cli = sys.argv[1]
    here = pathlib.Path(__file__).resolve().parent
    steps = []
    with tempfile.TemporaryDirectory() as name:
        notes = TestNotes(pathlib.Path(name) / "test.csv")
        for epsilon in EPSILONS:
            measured = [measure(cli, epsilon, here, notes) for _ in range(PACKAGES)]
            steps.append({"epsilon": epsilon, "right": mean(right for _, right, _ in measured),
                          "phrases": mean(found for _, _, found in measured), "documents": measured[0][0]})
            print(epsilon, [each[1:] for each in measured], file=sys.stderr, flush=True)
    text = json.dumps({"steps": steps}, ensure_ascii=False, indent=2)
    (here / "preview.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
