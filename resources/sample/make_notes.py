#!/usr/bin/env python3
"""Writes notes.csv: invented clinical notes of invented patients. Run by hand; the output is kept beside it.

The seed is fixed, so that the same program gives the same file. Python 3, standard library only.
"""

import csv
import pathlib
import random
import sys

sys.dont_write_bytecode = True

import layouts  # noqa: E402
from patients import SPECIALTIES, draw_patient, partners  # noqa: E402
from wording import Voice  # noqa: E402

SEED = 20240
PATIENTS = 2500
WORDS = range(80, 201)

INTERVALS = ["four weeks after the last visit", "six weeks after the last visit",
             "two months after the last visit", "three months after the last visit"]
AFTER_STAY = ["two weeks after discharge", "four weeks after discharge", "six weeks after discharge"]
AFTER_PROCEDURE = ["six weeks after {}", "three months after {}", "six months after {}",
                   "nine months after {}"]
NO_NEWS = ["There is no new complaint.", "There was no visit to the emergency room since.",
           "Appetite and sleep are good."]


def fitting(rng, write):
    """The first wording of a suitable length; `write` is told how much more than the least to say."""
    for _ in range(400):
        text = write(rng.randint(0, 2))
        if len(text.split()) in WORDS:
            return text
    raise RuntimeError("no wording of a suitable length")


class CaseWriter:
    """The notes of one condition of one patient, in the order of the visits."""

    def __init__(self, rng, patient, case, other_cases, other_drugs):
        self.voice = Voice(rng, patient, case)
        self.rng = rng
        self.case = case
        self.condition = case.condition
        self.other = [other.condition.name for other in other_cases]
        self.background = [drug for _, drug in patient.background if drug] + other_drugs
        self.drugs = []
        self.steps = list(case.regimen.steps)
        self.when = iter(())

    def visits(self, count):
        """Kinds of the notes. A procedure that is promised must find room, else it does not happen."""
        c, procedure = self.condition, self.case.with_procedure
        if c.acute and procedure and c.procedure.inpatient:
            kinds = ["first", "procedure", "discharge"] if count > 2 else ["first", "discharge"]
        elif c.acute:
            kinds = ["first", "discharge"] + (["procedure"] if procedure and count > 2 else [])
        else:
            before = ["first", "follow"] if count > 3 else ["first"]
            kinds = before + (["procedure"] if procedure and count > 1 else [])
        return (kinds + ["follow"] * count)[:count]

    def write(self, count):
        kinds = self.visits(count)
        return [getattr(self, kind)() for kind in kinds]

    def first(self):
        known = list(self.background)
        text = fitting(self.rng, lambda rich: layouts.first_visit(self.voice, self.other, known, rich))
        self.drugs = list(self.case.regimen.start)
        return text

    def procedure(self):
        self.after_procedure()
        text = fitting(self.rng, lambda rich: layouts.procedure_note(self.voice, self.other, rich))
        return text

    def after_procedure(self):
        own = self.condition.procedure
        self.voice.operated = True
        self.steps = []
        if own.drugs is not None and not own.inpatient:
            self.drugs = list(own.drugs)
        self.when = iter([text.format(self.voice.fill(own.name)) for text in AFTER_PROCEDURE])

    def discharge(self):
        c = self.condition
        had = self.case.with_procedure and c.procedure.inpatient
        text = fitting(
            self.rng, lambda rich: layouts.discharge(self.voice, self.other, self.drugs + self.background,
                                                     had, rich))
        if had:
            self.after_procedure()
            if c.procedure.drugs is not None:
                self.drugs = list(c.procedure.drugs)
        self.when = iter([self.rng.choice(AFTER_STAY)])
        return text

    def follow(self):
        c, v = self.condition, self.voice
        if c.later_drugs is not None and not v.operated and self.drugs == self.case.regimen.start:
            self.drugs = list(c.later_drugs)
        worse = not v.operated and self.steps and self.rng.random() < 0.5
        change, own = (self.steps.pop(0) if worse else ("", self.drugs))
        before, when = self.drugs + self.background, next(self.when, None) or v.one(INTERVALS)
        text = fitting(self.rng, lambda rich: layouts.follow_up(
            v, self.other, before, self.state(worse, when, v.fill(change), own, rich), rich))
        self.drugs = list(own)
        return text

    def state(self, worse, when, change, own, rich):
        c, v, p = self.condition, self.voice, self.condition.procedure
        if v.operated:
            told, exam, tests = p.after, p.after_exam, []
        elif worse:
            told, exam, tests = c.worse, c.worse_exam or c.exam, []
        else:
            told, exam, tests = c.better, c.later_exam, c.later_tests
        return {"when": when, "status": v.some(told, 1, 2) + ([] if worse else v.some(NO_NEWS, 0, 1)),
                "exam": v.some(exam, 2, 3), "tests": v.some(tests, 1, 1 + rich), "change": change, "own": own,
                "vitals": dict(c.later_vitals, **(c.worse_vitals if worse else {})),
                "verdict": self.verdict(worse)}

    def verdict(self, worse):
        v = self.voice
        if worse:
            return v.say("Not yet controlled.", "Incomplete response so far.",
                         "Control is not yet satisfactory.")
        if v.operated and not self.condition.procedure.diagnostic:
            name = v.fill(self.condition.procedure.name)
            return v.say(f"Good result of {name}.", f"Good recovery after {name}.", "Good recovery.")
        if self.condition.steady:
            return v.say("Stable course.", "No change for now.", "Stable since the last visit.")
        return v.say("Doing well on treatment.", "Clear improvement.", "Stable course.", "Good response.")


def patient_notes(rng, patient, count):
    """(specialty, text) in the order of the visits: the first condition, then the second."""
    share = [count] if len(patient.cases) == 1 else [count - count // 2, count // 2]
    notes, cases, drugs = [], [], []
    for case, visits in zip(patient.cases, share):
        writer = CaseWriter(rng, patient, case, cases, drugs)
        notes += [(case.specialty, text) for text in writer.write(visits)]
        cases, drugs = cases + [case], drugs + writer.drugs
    return notes


def conditions_of(rng, index):
    """Specialties and their conditions take turns; every fifth patient has a second condition."""
    specialties = list(SPECIALTIES.values())
    conditions = specialties[index % len(specialties)]
    name = conditions[index // len(specialties) % len(conditions)].name
    seconds = partners(name)
    return [name, rng.choice(seconds)] if seconds and rng.random() < 0.3 else [name]


def notes_of(seed, patients):
    """Rows of notes.csv: the notes of so many patients."""
    rng = random.Random(seed)
    rows = []
    for index in range(patients):
        patient = draw_patient(rng, conditions_of(rng, index))
        low = 2 if len(patient.cases) > 1 else 1
        count = rng.choices(range(low, 4), [9, 6, 3][low - 1:])[0]
        # Visits of different patients alternate in the file, those of one patient keep their order.
        places = sorted(rng.random() for _ in range(count))
        rows += [(place, f"P{index + 1:04}", *note) for place, note in zip(places, patient_notes(rng, patient,
                                                                                                 count))]
    rows.sort(key=lambda row: row[0])
    return [(f"N{number:04}", *row[1:]) for number, row in enumerate(rows, 1)]


def write_notes(path, rows):
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["note_id", "patient_id", "specialty", "text"])
        writer.writerows(rows)


if __name__ == "__main__":
    write_notes(pathlib.Path(__file__).with_name("notes.csv"), notes_of(SEED, PATIENTS))
