#include "core/writing/german/German.h"

namespace core::writing {

namespace {

constexpr std::string_view sentenceJoints[] = {" und ", " und ", " sowie "};
constexpr std::string_view listJoints[] = {", ", " und "};
constexpr std::string_view prepositions[] = {" der ",
                                             " des ",
                                             " von ",
                                             " vom ",
                                             " in ",
                                             " im ",
                                             " mit ",
                                             " bei ",
                                             " am ",
                                             " an ",
                                             " nach ",
                                             " durch "};

// Packed by hand: a line for each would be pages of nothing. A space before one says that it is a whole word.
// clang-format off
constexpr Ending endings[] = {
    {" schmerz", Role::Symptom}, {" schmerzen", Role::Symptom}, {"schmerz", Role::Symptom},
    {"schmerzen", Role::Symptom}, {"algie", Role::Symptom}, {" husten", Role::Symptom},
    {" fieber", Role::Symptom}, {" übelkeit", Role::Symptom}, {" erbrechen", Role::Symptom},
    {"atemnot", Role::Symptom}, {"dyspnoe", Role::Symptom}, {" schwindel", Role::Symptom},
    {"müdigkeit", Role::Symptom}, {"schwäche", Role::Symptom}, {"schwellung", Role::Symptom},
    {"blutung", Role::Symptom}, {"taubheit", Role::Symptom}, {"juckreiz", Role::Symptom},
    {"ausschlag", Role::Symptom}, {"durchfall", Role::Symptom}, {"diarrhoe", Role::Symptom},
    {"diarrhö", Role::Symptom}, {"obstipation", Role::Symptom}, {"synkope", Role::Symptom},
    {"sodbrennen", Role::Symptom}, {"kribbeln", Role::Symptom}, {"parästhesie", Role::Symptom},
    {"parästhesien", Role::Symptom}, {"ödem", Role::Symptom}, {"ödeme", Role::Symptom},
    {"ektomie", Role::Procedure}, {"otomie", Role::Procedure}, {"ostomie", Role::Procedure},
    {"oskopie", Role::Procedure}, {"plastik", Role::Procedure}, {"zentese", Role::Procedure},
    {"tomographie", Role::Procedure}, {"tomografie", Role::Procedure}, {"angiographie", Role::Procedure},
    {"angiografie", Role::Procedure}, {"sonographie", Role::Procedure}, {"sonografie", Role::Procedure},
    {"kardiographie", Role::Procedure}, {"kardiografie", Role::Procedure},
    {"elektrokardiogramm", Role::Procedure}, {"biopsie", Role::Procedure}, {"operation", Role::Procedure},
    {"therapie", Role::Procedure}, {"resektion", Role::Procedure}, {"transplantation", Role::Procedure},
    {"narkose", Role::Procedure}, {"anästhesie", Role::Procedure}, {"ultraschall", Role::Procedure},
    {"katheterisierung", Role::Procedure}, {"intubation", Role::Procedure}, {"dialyse", Role::Procedure},
    {"transfusion", Role::Procedure}, {"impfung", Role::Procedure}, {"ablation", Role::Procedure},
    {"chirurgie", Role::Procedure}, {"untersuchung", Role::Procedure}, {"osteosynthese", Role::Procedure},
    {"arthrodese", Role::Procedure}, {"punktion", Role::Procedure}, {"röntgen", Role::Procedure},
    {"itis", Role::Disease}, {"fibrose", Role::Disease}, {"sklerose", Role::Disease},
    {"zirrhose", Role::Disease}, {"stenose", Role::Disease}, {"thrombose", Role::Disease},
    {"nekrose", Role::Disease}, {"psychose", Role::Disease}, {"tuberkulose", Role::Disease},
    {"skoliose", Role::Disease}, {"arthrose", Role::Disease}, {"porose", Role::Disease},
    {"karzinom", Role::Disease}, {"sarkom", Role::Disease}, {"lymphom", Role::Disease},
    {"melanom", Role::Disease}, {"adenom", Role::Disease}, {"gliom", Role::Disease},
    {"myelom", Role::Disease}, {"glaukom", Role::Disease}, {"hämatom", Role::Disease},
    {"lipom", Role::Disease}, {"blastom", Role::Disease}, {"anämie", Role::Disease},
    {"leukämie", Role::Disease}, {"ischämie", Role::Disease}, {"glykämie", Role::Disease},
    {"lipidämie", Role::Disease}, {"neuropathie", Role::Disease}, {"myopathie", Role::Disease},
    {"nephropathie", Role::Disease}, {"retinopathie", Role::Disease}, {"enzephalopathie", Role::Disease},
    {"arthropathie", Role::Disease}, {"plegie", Role::Disease}, {"pneumonie", Role::Disease},
    {"arrhythmie", Role::Disease}, {"dysplasie", Role::Disease}, {"hyperplasie", Role::Disease},
    {"dystrophie", Role::Disease}, {"hypertonie", Role::Disease}, {"hypotonie", Role::Disease},
    {"diabetes", Role::Disease}, {" asthma", Role::Disease}, {"flimmern", Role::Disease},
    {"tachykardie", Role::Disease}, {"bradykardie", Role::Disease}, {"erguss", Role::Disease},
    {"embolie", Role::Disease}, {"infarkt", Role::Disease}, {"schlaganfall", Role::Disease},
    {"fraktur", Role::Disease}, {"frakturen", Role::Disease}, {"bruch", Role::Disease},
    {"krankheit", Role::Disease}, {"erkrankung", Role::Disease}, {"syndrom", Role::Disease},
    {"krebs", Role::Disease}, {"tumor", Role::Disease}, {"infektion", Role::Disease},
    {"entzündung", Role::Disease}, {"hernie", Role::Disease}, {"ulkus", Role::Disease},
    {"geschwür", Role::Disease}, {"abszess", Role::Disease}, {"sepsis", Role::Disease},
    {"epilepsie", Role::Disease}, {"demenz", Role::Disease}, {"insuffizienz", Role::Disease},
    {"aneurysma", Role::Disease}, {"katarakt", Role::Disease}, {"migräne", Role::Disease},
    {"ruptur", Role::Disease}, {"verletzung", Role::Disease}, {"störung", Role::Disease},
    {"olol", Role::Drug}, {"pril", Role::Drug}, {"sartan", Role::Drug}, {"statin", Role::Drug},
    {"cillin", Role::Drug}, {"mycin", Role::Drug}, {"oxacin", Role::Drug}, {"cyclin", Role::Drug},
    {"prazol", Role::Drug}, {"conazol", Role::Drug}, {"nidazol", Role::Drug}, {"tidin", Role::Drug},
    {"parin", Role::Drug}, {"dipin", Role::Drug}, {"zepam", Role::Drug}, {"zolam", Role::Drug},
    {"triptan", Role::Drug}, {"gliptin", Role::Drug}, {"umab", Role::Drug}, {"ximab", Role::Drug},
    {"tinib", Role::Drug}, {"nison", Role::Drug}, {"methason", Role::Drug}, {"cortison", Role::Drug},
    {"solon", Role::Drug}, {"aspirin", Role::Drug}, {"insulin", Role::Drug}, {"metformin", Role::Drug},
    {"ibuprofen", Role::Drug}, {"paracetamol", Role::Drug}, {"furosemid", Role::Drug},
    {"morphin", Role::Drug}, {"antibiotika", Role::Drug}, {"acetylsalicylsäure", Role::Drug},
};
// clang-format on

} // namespace

const Language german = {
    .code = "de",
    .title = "German",
    .documents = {&inGerman::medicalRecord,
                  &inGerman::dischargeSummary,
                  &inGerman::radiologyReport,
                  &inGerman::encyclopaediaSummary},
    .general = &inGerman::general,
    .sentenceJoints = sentenceJoints,
    .listJoints = listJoints,
    .endings = endings,
    .prepositions = prepositions,
    .inflects = true,
};

} // namespace core::writing
