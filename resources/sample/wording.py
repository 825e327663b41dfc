"""Words notes: the pieces that every layout is put together from."""

PLAIN_VITALS = {"hr": (62, 84), "sbp": (112, 136), "dbp": (66, 82), "sat": (96, 99), "rr": (12, 18)}


def cap(text):
    return text[:1].upper() + text[1:]


def listing(items):
    items = list(items)
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " and " + items[-1]


class Voice:
    """Chooses wordings for one patient and one condition, and does not repeat itself while it can help it."""

    def __init__(self, rng, patient, case):
        self.rng = rng
        self.patient = patient
        self.case = case
        self.condition = case.condition
        self.words = patient.words()
        self.operated = False  # or examined: the procedure of the condition is behind
        self.unused = {}
        self.complaint = self.one(self.condition.complaint)

    def fill(self, text):
        return text.format(**self.words)

    def one(self, texts):
        key = tuple(texts)
        if not self.unused.get(key):
            self.unused[key] = self.rng.sample(key, len(key))
        return self.fill(self.unused[key].pop())

    def some(self, texts, low, high):
        if not texts:
            return []
        count = min(self.rng.randint(low, high), len(texts))
        return list(dict.fromkeys(self.one(texts) for _ in range(count)))

    def ordered(self, texts, low, high):
        """Some of the texts, told in the order of the list."""
        chosen = self.rng.sample(range(len(texts)), min(self.rng.randint(low, high), len(texts)))
        return [self.fill(texts[i]) for i in sorted(chosen)]

    def key_and(self, texts, low, high):
        """The first text, which makes the diagnosis, and some of the others."""
        return [self.fill(texts[0])] + (self.some(texts[1:], low - 1, high - 1) if high > 1 else [])

    def say(self, *texts):
        """One of several ways to put it; may come again."""
        return self.fill(self.rng.choice(texts))

    def maybe(self, chance, text):
        return text if self.rng.random() < chance else ""

    # -- the patient -------------------------------------------------------

    def person(self):
        return f"{self.patient.age}-year-old {'woman' if self.patient.woman else 'man'}"

    def short_person(self):
        return f"{self.patient.age} y/o {'F' if self.patient.woman else 'M'}"

    def past(self, other):
        """Names of what else is known: background, and the condition of the other specialty."""
        return other + [name for name, _ in self.patient.background]

    def vitals(self, ranges, terse=False):
        value = {sign: self.rng.randint(*ranges.get(sign, plain)) for sign, plain in PLAIN_VITALS.items()}
        if any(name == "hypertension" for name, _ in self.patient.background) and "sbp" not in ranges:
            value["sbp"] = self.rng.randint(126, 146)
        parts = [f"BP {value['sbp']}/{value['dbp']}", f"HR {value['hr']}"]
        if "rr" in ranges or self.rng.random() < 0.3:
            parts.append(f"RR {value['rr']}")
        if "sat" in ranges or self.rng.random() < 0.5:
            parts.append(f"SpO2 {value['sat']}%" + ("" if terse else " on room air"))
        if "temp" in ranges:
            parts.append(f"T {self.rng.uniform(*ranges['temp']):.1f} C")
        elif self.rng.random() < 0.2:
            parts.append("afebrile")
        return ", ".join(parts)

    def drugs(self, drugs):
        return "; ".join(drugs) if drugs else "none"

    # -- sentences that any visit may hold ---------------------------------

    def started(self, drugs):
        return self.say(f"Started on {listing(drugs)}.", f"Prescribed: {listing(drugs)}.",
                        f"Begin {listing(drugs)}.",
                        f"Treatment begun with {listing(drugs)}.")

    def continued(self, drugs):
        if not drugs:
            return self.say("No regular drug is needed for this.",
                            "No prescription for this condition at present.")
        return self.say(f"Continue {listing(drugs)}.", f"No change: {listing(drugs)}.",
                        f"{cap(listing(drugs))} to go on as before.", "Same treatment for now.")

    def closing(self):
        return self.say("Follow-up in four weeks.", "Next visit in three months.", "See again in six weeks.",
                        "Return visit in two months, earlier if needed.", "Questions were answered.",
                        "{He} agrees with the plan.", "A copy goes to the family physician.",
                        "{He} was given the number of the clinic.", "The plan was repeated back correctly.")
