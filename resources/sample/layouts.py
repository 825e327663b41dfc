"""The layouts of notes: one function per kind of note, several layouts each. Text in, text out."""

from wording import cap, listing


def sentences(*parts):
    return " ".join(part for part in parts if part)


def lines(*pairs):
    return "\n".join(f"{head}: {text}" for head, text in pairs if text)


def numbered(texts):
    return "\n".join(f"{i}. {text}" for i, text in enumerate(filter(None, texts), 1))


def told_later(v, rich):
    """Plans and advice of later visits."""
    own = v.condition.procedure.follow if v.operated else None
    plans = v.some(own or v.condition.follow, 1, 1 + rich)
    return plans, "" if own else v.maybe(0.5 + rich / 4, v.one(v.condition.counsel))


def opening(v, other):
    past = v.past(other)[:3]
    known = v.say(f" with a history of {listing(past)}", f" known for {listing(past)}",
                  f", past history of {listing(past)},") if past else ""
    return f"{v.person()}{known}"


def denial(v, first=False):
    denied = v.some(v.condition.denies, 1, 2) + v.some(v.condition.excludes, 1, 1) if first \
        else v.some(v.condition.denies, 2, 2)
    return v.say(f"{{He}} denies {listing(denied)}.", f"No {', no '.join(denied)}.",
                 f"No report of {' or '.join(denied)}.", f"Negative for {listing(denied)}.")


def verdict(v):
    dx = v.fill(v.condition.dx)
    return v.say(f"Findings are most consistent with {dx}.", f"Picture of {dx}.", f"Working diagnosis: {dx}.",
                 f"History and findings point to {dx}.", f"This is {dx}.")


def social(v):
    job, smoking = v.patient.job, v.patient.smoking
    works = not job.startswith(("retired", "student")) and job[0] not in "aeiou"
    return v.say(f"{cap(job)}, {smoking}.",
                 f"Works as a {job}; {smoking}." if works else f"{cap(job)}; {smoking}.")


def first_visit(v, other, drugs, rich):
    c = v.condition
    complaint, since = v.complaint, v.one(c.since)
    story, tests = v.some(c.story, 2, 2 + rich), v.key_and(c.tests, 1, 1 + rich)
    exam = listing(v.key_and(c.exam, 2, 3 + rich))
    ward = c.acute
    plans = v.ordered(c.plans, 1 + ward, 1 + ward + rich)
    denied = denial(v, first=True)
    start = "" if ward else v.started(v.case.regimen.start)
    counsel = v.maybe(0.4, v.one(c.counsel)) if not ward else ""
    layout = v.rng.choice(["headed", "soap", "letter", "story", "headed"])
    if layout == "letter" and ward:
        layout = "story"
    if layout == "headed":
        return lines(
            (v.say("Chief complaint", "Reason for admission" if ward else "Reason for visit"),
             f"{cap(complaint)} {since}."),
            (v.say("HPI", "History of present illness", "History"),
             sentences(f"{opening(v, other).rstrip(',')}.", *story, denied)),
            (v.say("Social", "Social history"), v.maybe(0.5, social(v))),
            (v.say("Medications", "Home medications"), v.drugs(drugs)),
            ("Allergies", v.patient.allergy),
            (v.say("Exam", "Physical examination", "O/E"), f"{v.vitals(c.vitals)}. {cap(exam)}."),
            (v.say("Data", "Results", "Work-up"), sentences(*tests)),
            ("Assessment", verdict(v)),
            ("Plan", sentences(start, *plans, counsel)))
    if layout == "soap":
        past = v.past(other)[:3]
        known = f"PMH: {', '.join(past)}." if past else ""
        allergy = "NKDA." if v.patient.allergy == "none known" else f"Allergy: {v.patient.allergy}."
        return lines(
            ("S", sentences(f"{v.short_person()} c/o {complaint} {since}.", known, *story, denied,
                            f"Meds: {v.drugs(drugs)}.", allergy)),
            ("O", sentences(f"{v.vitals(c.vitals, True)}.", f"{cap(exam)}.", *tests)),
            ("A", f"{cap(v.fill(c.dx))}.")) + "\nP:\n" + numbered([start, *plans, counsel])
    if layout == "letter":
        return "\n\n".join([
            sentences(v.say(f"Thank you for referring this {opening(v, other)} who reports {complaint} "
                            f"{since}.",
                            f"Thank you for asking us to see this {opening(v, other)} because of {complaint} "
                            f"{since}."),
                      *story, denied),
            sentences(v.say("On examination", "At the visit") + f": {v.vitals(c.vitals)}; {exam}.", *tests),
            sentences(verdict(v), start, *plans, counsel)])
    return sentences(
        v.say(f"{cap(opening(v, other))} presents with {complaint} {since}.",
              f"This {opening(v, other)} was seen for {complaint} {since}.") if not ward else
        v.say(f"This {opening(v, other)} came to the emergency room with {complaint} {since}.",
              f"Admitted with {complaint} {since}: {opening(v, other).rstrip(',')}."),
        *story, denied, v.maybe(0.5, f"Current medications: {v.drugs(drugs)}." if drugs else ""),
        f"Exam: {v.vitals(c.vitals)}; {exam}.", *tests, verdict(v), start, *plans, counsel)


def follow_up(v, other, drugs, state, rich):
    """`state`: when, status sentence, exam fragments, tests, change, own drugs, ranges of the vitals."""
    c = v.condition
    exam = listing(state["exam"])
    plans, counsel = told_later(v, rich)
    change = state["change"] or v.continued(state["own"])
    closing = v.maybe(0.7, v.closing())
    status, when = state["status"], state["when"]
    name = c.name
    seen = v.say(f"This {v.person()} with {name} was seen {when}.",
                 f"{cap(v.person())}, {name}, reviewed {when}.",
                 f"Visit {when} for {name} in this {v.person()}.")
    layout = v.rng.choice(["headed", "soap", "letter", "story", "call"])
    if layout == "headed":
        return lines(
            (v.say("Interval history", "Subjective", "Course"), sentences(seen, *status, denial(v))),
            (v.say("Past history", "Also known"), ", ".join(v.past(other)[:4])),
            (v.say("Current medications", "Medications"), v.drugs(drugs)),
            ("Exam", f"{v.vitals(state['vitals'])}. {cap(exam)}."),
            (v.say("Results", "Data"), sentences(*state["tests"])),
            (v.say("Impression", "Assessment"), state["verdict"]),
            ("Plan", sentences(change, *plans, counsel, closing)))
    if layout == "soap":
        return lines(
            ("S", sentences(f"{v.short_person()} w/ {name}, f/u {when}.", *status, denial(v),
                            f"Meds: {v.drugs(drugs)}.")),
            ("O", sentences(f"{v.vitals(state['vitals'], True)}.", f"{cap(exam)}.", *state["tests"])),
            ("A", state["verdict"])) + "\nP:\n" + numbered([change, *plans, counsel, closing])
    if layout == "letter":
        return "\n\n".join([sentences(seen, *status, denial(v)),
                            sentences(f"Examination: {v.vitals(state['vitals'])}; {exam}.", *state["tests"],
                                      state["verdict"]),
                            sentences(change, *plans, counsel, closing)])
    if layout == "call":
        return sentences(
            v.say(f"Nurse visit {when}, {v.person()}.",
                  f"Joint visit of nurse and physician {when}; {v.person()}."),
            f"Diagnosis: {name}.", *status, denial(v), f"Vital signs: {v.vitals(state['vitals'])}.",
            f"Noted: {exam}.",
            f"Medication list checked: {v.drugs(drugs)}.", *state["tests"], state["verdict"], change, *plans,
            counsel,
            closing)
    return sentences(seen, *status, denial(v), f"{cap(exam)}; {v.vitals(state['vitals'])}.", *state["tests"],
                     state["verdict"], v.maybe(0.5, f"Medications: {v.drugs(drugs)}."), change, *plans,
                     counsel, closing)


def procedure_note(v, other, rich):
    c, p = v.condition, v.condition.procedure
    name = v.fill(p.name)
    detail = [v.fill(text) for text in p.detail]
    indication = v.say(f"{cap(v.fill(c.dx))}.", f"{cap(v.fill(c.dx))} with {v.complaint}.")
    consent = v.say("Risks and benefits were explained and consent was signed.",
                    "Consent was obtained after discussion of risks and alternatives.",
                    "The patient and site were checked by the team before the start.")
    after = v.say("{He} returned to the recovery area in stable condition.",
                  "{He} tolerated it well and was stable in recovery.",
                  "Recovery was uneventful.", "{He} was comfortable afterward with stable vital signs.")
    plans, counsel = told_later(v, rich)
    plan = sentences(*plans, counsel, v.closing())
    past = v.past(other)[:3]
    if v.rng.random() < 0.6:
        return lines(
            ("Procedure", f"{cap(name)}."), ("Indication", f"{cap(v.person())}. {indication}"),
            ("Relevant history", f"{cap(listing(past))}; allergies: {v.patient.allergy}." if past
             else f"None; allergies: {v.patient.allergy}."),
            ("Consent", consent), (v.say("Description", "Procedure in detail"), sentences(*detail)),
            ("Complications", "None."), (v.say("Disposition", "Condition"), after), ("Plan", plan))
    return sentences(f"This {opening(v, other)} underwent {name}.", f"Indication: {indication}", consent,
                     *detail, "No complications.", after, plan)


def discharge(v, other, drugs, had_procedure, rich):
    c = v.condition
    stay = v.say("a stay of three days", "a stay of four days", "a stay of five days")
    complaint = v.complaint
    treated = f"{{He}} underwent {v.fill(c.procedure.name)}." if had_procedure else ""
    course, tests = v.ordered(c.course, 2, 3), v.key_and(c.tests, 1, 1 + rich)
    plans = v.some(c.follow, 1, 2)
    counsel = v.one(c.counsel)
    if v.rng.random() < 0.6:
        return lines(
            ("Discharge diagnosis", f"{cap(v.fill(c.dx))}."),
            ("Other diagnoses", ", ".join(v.past(other)[:4])),
            (v.say("Hospital course", "Course"),
             sentences(f"This {v.person()} was admitted with {complaint}.", *tests, v.fill(treated),
                       *course)),
            ("Condition at discharge", v.say("Stable, walking.", "Good.", "Improved and stable.")),
            ("Discharge medications", v.drugs(drugs)), ("Allergies", v.patient.allergy),
            ("Follow-up", sentences(*plans, counsel)))
    return "\n\n".join([
        sentences(f"This {opening(v, other)} was discharged home after {stay} for {v.fill(c.dx)}.",
                  f"{{He}} had come with {complaint}.".format(**v.words), *tests),
        sentences(v.fill(treated), *course, f"Discharge medications: {v.drugs(drugs)}."), sentences(*plans,
                                                                                                    counsel)])
