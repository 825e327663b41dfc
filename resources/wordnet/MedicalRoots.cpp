#include "resources/wordnet/MedicalRoots.h"

#include <array>

namespace wordnet {

namespace {

// Packed by hand: a line for each entry would be pages of nothing.
// clang-format off
using core::vocabulary::Kind;

// The first root that a synset lies below gives its kind. What everybody has, such as breath and sleep, is no
// symptom or disease, though WordNet puts it beside those.
constexpr auto roots = std::to_array<MedicalRoot>({
    {Kind::Other, "sleeping#n1"}, {Kind::Other, "immunity#n1"}, {Kind::Other, "relaxation#n1"},
    {Kind::Other, "nutrition#n1"}, {Kind::Other, "hunger#n1"}, {Kind::Other, "respiration#n2"},
    {Kind::Other, "heart murmur#n1"}, {Kind::Symptom, "vomiting#n1"}, {Kind::Symptom, "belch#n1"},
    {Kind::Symptom, "hiccup#n1"}, {Kind::Symptom, "sneeze#n1"}, {Kind::Symptom, "tremble#n1"},
    {Kind::Symptom, "symptom#n1"}, {Kind::Other, "vital sign#n1"}, {Kind::Other, "reflex#n1"},
    {Kind::Symptom, "unconsciousness#n1"}, {Kind::Symptom, "swelling#n1"}, {Kind::Symptom, "discharge#n4"},
    {Kind::Other, "breathing#n1"}, {Kind::Other, "breath#n1"}, {Kind::Other, "body temperature#n1"},
    {Kind::Other, "appetite#n1"}, {Kind::Other, "gait#n3"}, {Kind::Disease, "physical condition#n1"},
    {Kind::Disease, "mental illness#n1"}, {Kind::Disease, "pathologic process#n1"},
    {Kind::Disease, "affliction#n1"}, {Kind::Disease, "hypersensitivity#n1"},
    {Kind::Disease, "mental retardation#n1"}, {Kind::Disease, "fatness#n1"}, {Kind::Disease, "clot#n1"},
    {Kind::Disease, "stroke#n3"}, {Kind::Disease, "agnosia#n1"}, {Kind::Disease, "amnesia#n1"},
    {Kind::Disease, "delusion#n1"}, {Kind::Disease, "depression#n1"}, {Kind::Disease, "anxiety#n1"},
    {Kind::Disease, "dissociation#n1"}, {Kind::Disease, "necrosis#n1"}, {Kind::Other, "parturition#n1"},
    {Kind::Other, "healing#n1"}, {Kind::Other, "menopause#n1"}, {Kind::Disease, "gestation#n1"},
    {Kind::BodyPart, "body part#n1"}, {Kind::BodyPart, "body covering#n1"},
    {Kind::BodyPart, "human body#n1"}, {Kind::Substance, "cell#n2"}, {Kind::BodyPart, "pupil#n2"},
    {Kind::BodyPart, "fetus#n1"}, {Kind::BodyPart, "embryo#n2"}, {Kind::BodyPart, "midline#n1"},
    {Kind::Drug, "medicine#n2"}, {Kind::Drug, "drug#n1"}, {Kind::Drug, "vaccine#n1"},
    {Kind::Drug, "contraceptive#n1"}, {Kind::Drug, "heparin#n1"}, {Kind::Drug, "saline#n1"},
    {Kind::Drug, "vitamin#n1"}, {Kind::Substance, "body substance#n1"}, {Kind::Substance, "urine#n1"},
    {Kind::Symptom, "vomit#n1"}, {Kind::Substance, "feces#n1"}, {Kind::Substance, "hormone#n1"},
    {Kind::Substance, "enzyme#n1"}, {Kind::Substance, "antibody#n1"}, {Kind::Substance, "antigen#n1"},
    {Kind::Substance, "protein#n1"}, {Kind::Substance, "toxin#n1"}, {Kind::Substance, "steroid#n1"},
    {Kind::Substance, "glucose#n1"}, {Kind::Substance, "cholesterol#n1"}, {Kind::Substance, "sodium#n1"},
    {Kind::Substance, "potassium#n1"}, {Kind::Substance, "calcium#n1"}, {Kind::Substance, "magnesium#n1"},
    {Kind::Substance, "oxygen#n1"}, {Kind::Substance, "triglyceride#n1"}, {Kind::Substance, "amino acid#n1"},
    {Kind::Procedure, "medical procedure#n1"}, {Kind::Procedure, "medical care#n1"},
    {Kind::Procedure, "treatment#n1"}, {Kind::Procedure, "medical diagnosis#n1"},
    {Kind::Procedure, "diagnostic test#n1"}, {Kind::Procedure, "diagnostic procedure#n1"},
    {Kind::Procedure, "imaging#n2"}, {Kind::Procedure, "endoscopy#n1"}, {Kind::Procedure, "palpation#n1"},
    {Kind::Procedure, "auscultation#n1"}, {Kind::Procedure, "massage#n1"},
    {Kind::Procedure, "birth control#n1"}, {Kind::Procedure, "bypass#n2"},
    {Kind::Procedure, "electrocardiogram#n1"}, {Kind::Procedure, "radiogram#n1"},
    {Kind::Other, "prescription#n1"}, {Kind::Other, "diagnosis#n1"},
    {Kind::Other, "prognosis#n1"}, {Kind::Procedure, "injection#n1"}, {Kind::Procedure, "abortion#n1"},
    {Kind::Procedure, "delivery#n2"}, {Kind::Organism, "microorganism#n1"}, {Kind::Organism, "parasite#n1"},
    {Kind::Organism, "helminth#n1"}, {Kind::Other, "medical instrument#n1"},
    {Kind::Other, "medical building#n1"}, {Kind::Other, "medical institution#n1"},
    {Kind::Other, "prosthesis#n1"}, {Kind::Other, "health professional#n1"}, {Kind::Other, "sick person#n1"},
    {Kind::Other, "patient#n1"}, {Kind::Other, "medical science#n1"}, {Kind::Other, "dressing#n4"},
    {Kind::Other, "catheter#n1"}, {Kind::Other, "stent#n1"}, {Kind::Other, "cannula#n1"},
    {Kind::Other, "drain#n2"}, {Kind::Other, "suture#n3"}, {Kind::Other, "pacemaker#n3"},
    {Kind::Other, "defibrillator#n1"}, {Kind::Other, "ventilator#n2"}, {Kind::Other, "respirator#n1"},
    {Kind::Other, "wheelchair#n1"}, {Kind::Other, "crutch#n1"}, {Kind::Other, "splint#n2"},
    {Kind::Other, "forceps#n1"}, {Kind::Other, "surgical knife#n1"}, {Kind::Other, "gurney#n1"},
    {Kind::Other, "hospital room#n1"}, {Kind::Other, "hearing aid#n1"}, {Kind::Other, "inhaler#n1"},
    {Kind::Other, "baby#n1"}, {Kind::Disease, "vaginismus#n1"}, {Kind::Other, "contraction#n1"}, {Kind::Other, "exacerbation#n1"},
    {Kind::Other, "family practice#n1"}, {Kind::Other, "group practice#n1"},
    {Kind::Other, "fetal movement#n1"}, {Kind::Other, "false labor#n1"}, {Kind::Other, "adduction#n1"}, {Kind::Other, "vasoconstriction#n1"},
    {Kind::Other, "vasodilation#n1"}, {Kind::Other, "respiration#n1"},
});

constexpr auto stopConcepts = std::to_array<std::string_view>({
    "alcohol#n1", "alga#n1", "animal foot#n1", "arousal#n3", "emotional arousal#n1", "desire#n3",
    "feather#n1", "facial hair#n1", "good health#n1", "hairdo#n1", "homosexuality#n1", "plant disease#n1",
    "plant process#n1", "tobacco#n1", "craniometric point#n1", "mistletoe#n3", "parasitic plant#n1",
    "plant virus#n1", "dinoflagellate#n1", "radiolarian#n1", "foraminifer#n1", "heliozoan#n1", "euglena#n1",
    "methanogen#n1", "nitrobacterium#n1", "thiobacteria#n1", "cyanobacteria#n1", "halobacteria#n1",
    "purple bacteria#n1", "animal disease#n1", "weather forecast#n1", "financial forecast#n1", "insanity#n1",
    "estrus#n1", "low-level radioactive waste#n1",
});

constexpr auto fields = std::to_array<std::string_view>({
    "medicine#n1", "medicine#n3", "pathology#n1", "psychiatry#n1", "surgery#n1", "anatomy#n1",
    "physiology#n1", "obstetrics#n1", "dentistry#n1", "immunology#n1",
});

constexpr auto labels = std::to_array<std::string_view>({
    "anatomy", "cardiology", "dentistry", "embryology", "hematology", "immunology", "medicine", "neurology",
    "neurophysiology", "obstetrics", "ophthalmology", "orthopedics", "pathology", "physiology", "psychiatry",
    "radiology", "surgery",
});

constexpr auto cueWords = std::to_array<std::string_view>({
    "abdominal", "anesthesia", "anesthetic", "blood", "artery", "arteries", "arterial", "bladder", "cardiac",
    "clinical", "diagnosing", "diagnosis", "diagnostic", "disease", "diseases", "esophagus", "fetal",
    "fetus", "hospital", "hospitals", "intestine", "kidney", "kidneys", "lungs", "lymph", "medical",
    "medically", "medication", "patient", "patients", "physician", "physicians", "pregnancy", "pregnant",
    "surgeon", "surgeons", "surgery", "surgical", "surgically", "symptom", "symptoms", "therapeutic",
    "therapy", "tumor", "tumors", "ulcer", "urinary", "urine", "uterine", "uterus", "vagina", "vein",
    "veins", "x-rays",
});

constexpr auto animals = std::to_array<std::string_view>({
    "amphibians", "arthropod", "arthropods", "bird", "birds", "calves", "cattle", "chickens", "cows",
    "crustaceans", "dogs", "elephant", "feathers", "fish", "fishes", "fowl", "hoofed", "horse", "horses",
    "insect", "insects", "invertebrates", "mollusks", "pigs", "plant", "plants", "poultry", "reptiles",
    "rodents", "ruminant", "ruminants", "sheep", "spiders", "starfish", "swine", "trees", "turtle",
    "ungulate", "ungulates",
});

constexpr auto people = std::to_array<std::string_view>({
    "human", "humans", "man", "mammals", "mankind", "people", "person", "persons", "vertebrates",
});

constexpr auto registerWords = std::to_array<std::string_view>({
    "archaism#n1", "colloquialism#n1", "disparagement#n1", "dialect#n1", "ethnic slur#n1", "obscenity#n2",
    "slang#n2", "trope#n1", "wit#n1",
});

constexpr auto qualifiers = std::to_array<MedicalRoot>({
    {Kind::BodyPart, "anterior#a1"}, {Kind::BodyPart, "posterior#a1"}, {Kind::BodyPart, "lateral#a2"},
    {Kind::BodyPart, "medial#a1"}, {Kind::BodyPart, "dorsal#a1"}, {Kind::BodyPart, "ventral#a1"},
    {Kind::BodyPart, "bilateral#a1"}, {Kind::BodyPart, "unilateral#a1"}, {Kind::BodyPart, "supine#a1"},
    {Kind::BodyPart, "subcutaneous#a1"}, {Kind::Disease, "congenital#a1"}, {Kind::Procedure, "sterile#a2"},
    {Kind::Procedure, "intravenous#a1"}, {Kind::Procedure, "excise#v3"}, {Kind::Procedure, "dissect#v1"},
    {Kind::Procedure, "intubate#v1"}, {Kind::Procedure, "irrigate#v2"}, {Kind::Procedure, "incise#v1"},
    {Kind::Procedure, "suture#v1"}, {Kind::Procedure, "sedate#v1"}, {Kind::Procedure, "aspirate#v1"},
    {Kind::Symptom, "dilate#v1"}, {Kind::Symptom, "ambulate#v1"}, {Kind::Symptom, "bleed#v1"},
    {Kind::Symptom, "vomit#v1"}, {Kind::Symptom, "tender#a2"}, {Kind::Disease, "focal#a1"},
    {Kind::Disease, "infect#v1"}, {Kind::Disease, "obese#a1"}, {Kind::Procedure, "elective#a2"},
    {Kind::Disease, "perforate#v1"}, {Kind::Symptom, "diffuse#a1"}, {Kind::BodyPart, "transverse#a1"},
    {Kind::BodyPart, "inferior#a5"}, {Kind::Other, "vision#n2"}, {Kind::Symptom, "weakness#n3"},
    {Kind::Disease, "effusion#n2"}, {Kind::Procedure, "drainage#n1"}, {Kind::Procedure, "ultrasound#n2"},
    {Kind::Other, "needle#n3"}, {Kind::Other, "scissors#n1"}, {Kind::Other, "clamp#n1"},
    {Kind::Procedure, "clamp#v1"}, {Kind::Other, "laboratory#n1"}, {Kind::Other, "admission#n1"},
    {Kind::Other, "diet#n1"}, {Kind::Procedure, "ligate#v3"}, {Kind::Procedure, "retract#v3"},
    {Kind::Other, "sponge#n1"}, {Kind::Other, "sensation#n1"}, {Kind::Disease, "confusion#n2"},
    {Kind::Symptom, "exhaustion#n1"}, {Kind::Procedure, "drain#v3"}, {Kind::BodyPart, "hippocampus#n1"},
    {Kind::Symptom, "hematocrit#n1"}, {Kind::Procedure, "echocardiogram#n1"},
    {Kind::Procedure, "intubation#n1"}, {Kind::BodyPart, "sheath#n2"}, {Kind::BodyPart, "temporal#a3"},
    {Kind::BodyPart, "superficial#a2"}, {Kind::BodyPart, "patent#a1"}, {Kind::BodyPart, "motor#a1"},
    {Kind::Procedure, "irrigation#n2"}, {Kind::Procedure, "aspiration#n4"}, {Kind::Other, "tube#n1"},
    {Kind::Procedure, "traction#n2"}, {Kind::Procedure, "diagnose#v2"}, {Kind::Procedure, "inject#v1"},
    {Kind::Symptom, "sweat#v1"},
});

// clang-format on

} // namespace

std::span<const MedicalRoot> medicalRoots()
{
    return roots;
}
std::span<const std::string_view> medicalStops()
{
    return stopConcepts;
}
std::span<const std::string_view> medicalFields()
{
    return fields;
}
std::span<const std::string_view> medicalLabels()
{
    return labels;
}
std::span<const std::string_view> clinicalCues()
{
    return cueWords;
}
std::span<const std::string_view> foreignCues()
{
    return animals;
}
std::span<const std::string_view> humanCues()
{
    return people;
}
std::span<const std::string_view> foreignRegisters()
{
    return registerWords;
}
std::span<const MedicalRoot> clinicalQualifiers()
{
    return qualifiers;
}

} // namespace wordnet
