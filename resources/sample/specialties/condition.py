"""What is said of one condition. All lists hold wordings to choose from.

`{he}`, `{He}`, `{his}`, `{His}`, `{him}` and `{side}` (left or right) stand for the patient's.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Regimen:
    """Drugs at the start, and what is changed when that is not enough: (sentence, drugs from then on)."""

    start: list
    steps: list = field(default_factory=list)


@dataclass(frozen=True)
class Procedure:
    name: str  # reads well after "underwent" and "since the"
    detail: list  # full sentences of the procedure note, used in this order
    after: list  # full sentences of later visits
    after_exam: list
    drugs: list = None  # drugs from then on; None: as before
    follow: list = None  # later plans; None: those of the condition
    diagnostic: bool = False  # shows what it is, or gives relief, rather than mending it
    inpatient: bool = False  # falls into the first stay, between admission and discharge


@dataclass(frozen=True)
class Condition:
    name: str
    dx: str  # the name with its article
    ages: tuple
    women: float  # share
    since: list  # "over the past three weeks"
    complaint: list  # bare noun phrases
    story: list  # full sentences
    denies: list  # bare noun phrases, symptoms that one asks about each time
    exam: list  # fragments without a full stop
    tests: list  # full sentences
    regimens: list
    plans: list  # full sentences, first visit
    better: list  # full sentences, later visits
    worse: list
    later_exam: list
    later_tests: list  # only with `better`
    follow: list  # full sentences, later plans
    counsel: list  # full sentences with {he} or {He}
    procedure: Procedure = None
    operated: bool = False  # the procedure always follows at once
    steady: bool = False  # at best it does not get worse
    acute: bool = False  # begins with an admission
    course: list = ()  # full sentences, on the ward
    vitals: dict = field(default_factory=dict)  # at the first visit, ranges by sign
    excludes: list = ()  # bare noun phrases that are asked about once
    later_vitals: dict = field(default_factory=dict)
    worse_vitals: dict = field(default_factory=dict)  # with `worse`
    worse_exam: list = None  # None: as at the first visit
    later_drugs: list = None  # once the course of the first drugs is over; None: they go on
    needs: tuple = ()  # background conditions it cannot do without
    avoid: tuple = ()  # background conditions that would not fit
    smoker: str = None  # "former" where the condition wants it
