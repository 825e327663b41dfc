"""Invents patients: age, sex, background conditions, drugs that get along, one or two specialties."""

from dataclasses import dataclass

from specialties import cardiology, gastroenterology, neurology, orthopedics, pulmonology

SPECIALTIES = {
    "Cardiology": cardiology.CONDITIONS,
    "Neurology": neurology.CONDITIONS,
    "Orthopedics": orthopedics.CONDITIONS,
    "Gastroenterology": gastroenterology.CONDITIONS,
    "Pulmonology": pulmonology.CONDITIONS,
}

# Conditions of two specialties that one patient may well have.
PAIRS = [
    ("atrial fibrillation", "osteoarthritis of the knee"), ("atrial fibrillation", "diverticulitis"),
    ("heart failure", "chronic obstructive pulmonary disease"), ("hypertension", "sleep apnea"),
    ("hypertension", "trigeminal neuralgia"), ("hypertension", "rotator cuff tear"),
    ("angina pectoris", "gastroesophageal reflux"), ("myocardial infarction", "osteoarthritis of the knee"),
    ("aortic stenosis", "hip fracture"), ("complete heart block", "hip fracture"),
    ("migraine", "gastroesophageal reflux"), ("migraine", "celiac disease"), ("epilepsy", "asthma"),
    ("multiple sclerosis", "carpal tunnel syndrome"), ("Parkinson's disease", "hip fracture"),
    ("Parkinson's disease", "gallstones"), ("stroke", "pneumonia"),
    ("peripheral neuropathy", "carpal tunnel syndrome"), ("Alzheimer's disease", "Colles' fracture"),
    ("Alzheimer's disease", "pneumonia"), ("herniated disk", "sleep apnea"), ("torn meniscus", "asthma"),
    ("asthma", "gastroesophageal reflux"), ("pulmonary fibrosis", "gastroesophageal reflux"),
    ("bronchiectasis", "osteoarthritis of the knee"), ("sarcoidosis", "carpal tunnel syndrome"),
]

# name, key in `avoid`, drugs, lowest age, share among women, share among men
BACKGROUND = [
    ("hypertension", ["lisinopril 10 mg daily", "amlodipine 5 mg daily"], 45, 0.34, 0.34),
    ("type 2 diabetes", ["metformin 500 mg twice daily", "metformin 1000 mg twice daily"], 45, 0.14, 0.18),
    ("hypercholesterolemia", ["atorvastatin 20 mg nightly", "rosuvastatin 10 mg daily"], 45, 0.2, 0.24),
    ("hypothyroidism", ["levothyroxine 75 mcg daily", "levothyroxine 100 mcg daily"], 30, 0.14, 0.03),
    ("anxiety", ["sertraline 50 mg daily"], 20, 0.1, 0.06),
    ("gout", ["allopurinol 100 mg daily", "allopurinol 300 mg daily"], 45, 0.02, 0.09),
    ("glaucoma", ["latanoprost eye drops"], 60, 0.07, 0.07),
    ("allergic rhinitis", ["cetirizine 10 mg as needed"], 18, 0.1, 0.1),
    ("appendectomy in youth", [None], 30, 0.09, 0.09),
    ("cataract surgery", [None], 68, 0.15, 0.12),
    ("cesarean section", [None], 32, 0.12, 0.0),
    ("tonsillectomy", [None], 18, 0.07, 0.07),
]

ANTIHYPERTENSIVES = ("lisinopril", "losartan", "amlodipine", "ramipril", "candesartan", "chlorthalidone",
                     "hydrochlorothiazide", "diltiazem", "propranolol", "sacubitril")
ANTI_INFLAMMATORIES = ("ibuprofen", "naproxen", "celecoxib", "ketorolac")
ANTICOAGULANTS = ("apixaban", "rivaroxaban", "warfarin", "enoxaparin")

# Drugs that must not meet in one patient.
CLASHES = [
    (ANTI_INFLAMMATORIES, ANTICOAGULANTS + ("clopidogrel", "ticagrelor", "aspirin 81", "furosemide",
                                            "torsemide",
                                            "spironolactone", "lisinopril", "losartan", "valsartan",
                                            "ramipril",
                                            "prednisone", "methotrexate", "sertraline")),
    (("propranolol", "carvedilol", "nadolol"), ("albuterol",)),
    (("clopidogrel",), ("omeprazole",)), (("azathioprine",), ("allopurinol",)),
    (("carbamazepine",), ANTICOAGULANTS), (("clarithromycin",), ("atorvastatin", "colchicine")),
    (("diltiazem",), ("atorvastatin",)), (("oxcarbazepine",), ("hydrochlorothiazide", "chlorthalidone",
                                                               "sertraline")),
    (("tramadol", "cyclobenzaprine", "ondansetron"), ("sertraline", "duloxetine")),
    (("nintedanib",), ANTICOAGULANTS), (("donepezil",), ("bisoprolol", "metoprolol", "carvedilol")),
    (("ciprofloxacin", "levofloxacin", "metronidazole"), ("warfarin",)),
    (("sacubitril",), ("lisinopril", "ramipril")), (("warfarin",), ("sertraline",)),
]

ALLERGIES = [("none known", ()), ("penicillin (rash)", ("amoxicillin",)), ("codeine (nausea)", ("oxycodone",
                                                                                                "tramadol")),
             ("sulfa drugs (rash)", ("sulfasalazine",)), ("latex", ()), ("shellfish", ())]

JOBS = ["teacher", "electrician", "bus driver", "office clerk", "carpenter", "cook", "librarian",
        "warehouse worker",
        "mechanic", "shop assistant", "accountant", "gardener", "postal worker", "hairdresser", "seamstress",
        "laboratory technician"]


@dataclass
class Case:
    """One condition of a patient with the drugs that were chosen for it."""

    specialty: str
    condition: object
    regimen: object
    with_procedure: bool


@dataclass
class Patient:
    age: int
    woman: bool
    side: str
    job: str
    smoking: str
    allergy: str
    background: list  # (name, drug or None)
    cases: list

    def words(self):
        he = ("she", "her", "her") if self.woman else ("he", "his", "him")
        return {"he": he[0], "He": he[0].capitalize(), "his": he[1], "His": he[1].capitalize(), "him": he[2],
                "side": self.side}


def specialty_of(name):
    return next((s, c) for s, conditions in SPECIALTIES.items() for c in conditions if c.name == name)


def partners(name):
    return [b if a == name else a for a, b in PAIRS if name in (a, b)]


def possible_drugs(case):
    drugs = list(case.regimen.start)
    for _, changed in case.regimen.steps:
        drugs += changed
    drugs += case.condition.later_drugs or []
    if case.with_procedure:
        drugs += case.condition.procedure.drugs or []
    return drugs


def held(words, drugs):
    return any(word in drug and not drug.startswith("topical") for word in words for drug in drugs)


def first_words(drugs):
    return {drug.split()[0] for drug in drugs}


def fits(patient):
    conditions = [case.condition for case in patient.cases]
    own = [possible_drugs(case) for case in patient.cases]
    extra = [drug for _, drug in patient.background if drug]
    every = [drug for drugs in own for drug in drugs] + extra
    if any(held(left, every) and held(right, every) for left, right in CLASHES):
        return False
    # No drug twice for two reasons, except plain pain tablets.
    groups = [first_words(drugs) - {"acetaminophen", "calcium"} for drugs in own + [extra]]
    if sum(len(group) for group in groups) != len(set().union(*groups)):
        return False
    if held(dict(ALLERGIES)[patient.allergy], every):
        return False
    names = [name for name, _ in patient.background]
    if "hypertension" in names and any(held(ANTIHYPERTENSIVES, drugs) for drugs in own):
        return False
    if "hypercholesterolemia" in names and any(held(("statin",), drugs) for drugs in own):
        return False
    if any(name in condition.avoid for name in names for condition in conditions):
        return False
    if any(name not in names for condition in conditions for name in condition.needs):
        return False
    if any(condition.smoker and condition.smoker not in patient.smoking for condition in conditions):
        return False
    return all(low <= patient.age <= high for low, high in (condition.ages for condition in conditions))


def draw_patient(rng, names):
    """A patient with these conditions; draws again until everything fits."""
    while True:
        cases = []
        for name in names:
            specialty, condition = specialty_of(name)
            procedure = condition.procedure is not None and (condition.operated or rng.random() < 0.6)
            cases.append(Case(specialty, condition, rng.choice(condition.regimens), procedure))
        first = cases[0].condition
        woman = rng.random() < sum(case.condition.women for case in cases) / len(cases)
        age = rng.randint(*first.ages)
        background = [(name, rng.choice(drugs)) for name, drugs, lowest, women, men in BACKGROUND
                      if age >= lowest and rng.random() < (women if woman else men)]
        for need in first.needs:
            if need not in [name for name, _ in background]:
                background += [(name, rng.choice(drugs)) for name, drugs, *_ in BACKGROUND if name == need]
        job = rng.choice(JOBS) if age > 22 else "student"
        patient = Patient(
            age=age, woman=woman, side=rng.choice(["left", "right"]),
            job=f"retired {job}" if age >= 67 else job,
            smoking=rng.choices(["never smoker", "former smoker", "current smoker"], [5, 3, 2])[0],
            allergy=rng.choices([name for name, _ in ALLERGIES], [14, 2, 1, 1, 1, 1])[0],
            background=background, cases=cases)
        if fits(patient):
            return patient
