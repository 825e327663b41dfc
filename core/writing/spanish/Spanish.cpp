#include "core/writing/spanish/Spanish.h"

namespace core::writing {

namespace {

constexpr std::string_view sentenceJoints[] = {", ", " así como "};
constexpr std::string_view listJoints[] = {", "};

// Packed by hand: a line for each would be pages of nothing. A space before one says that it is a whole word.
// clang-format off
constexpr Ending endings[] = {
    {" dolor", Role::Symptom}, {" dolores", Role::Symptom}, {"algia", Role::Symptom},
    {" tos", Role::Symptom}, {" náuseas", Role::Symptom}, {" náusea", Role::Symptom},
    {" fiebre", Role::Symptom}, {" vómitos", Role::Symptom}, {" vómito", Role::Symptom},
    {" disnea", Role::Symptom}, {" mareo", Role::Symptom}, {" mareos", Role::Symptom},
    {" vértigo", Role::Symptom}, {" fatiga", Role::Symptom}, {" cansancio", Role::Symptom},
    {" astenia", Role::Symptom}, {" debilidad", Role::Symptom}, {" sangrado", Role::Symptom},
    {" hinchazón", Role::Symptom}, {" entumecimiento", Role::Symptom}, {" prurito", Role::Symptom},
    {" picor", Role::Symptom}, {" erupción", Role::Symptom}, {" diarrea", Role::Symptom},
    {" estreñimiento", Role::Symptom}, {" palpitaciones", Role::Symptom}, {" síncope", Role::Symptom},
    {" cefalea", Role::Symptom}, {" cefaleas", Role::Symptom}, {" disfagia", Role::Symptom},
    {" hemoptisis", Role::Symptom}, {" parestesias", Role::Symptom}, {" edema", Role::Symptom},
    {" edemas", Role::Symptom}, {" hormigueo", Role::Symptom},
    {"ectomía", Role::Procedure}, {"otomía", Role::Procedure}, {"ostomía", Role::Procedure},
    {"oscopia", Role::Procedure}, {"plastia", Role::Procedure}, {"centesis", Role::Procedure},
    {"tomografía", Role::Procedure}, {"angiografía", Role::Procedure}, {"ecografía", Role::Procedure},
    {"cardiografía", Role::Procedure}, {"cardiograma", Role::Procedure}, {"radiografía", Role::Procedure},
    {"mamografía", Role::Procedure}, {" resonancia", Role::Procedure}, {" biopsia", Role::Procedure},
    {" cirugía", Role::Procedure}, {"terapia", Role::Procedure}, {" resección", Role::Procedure},
    {"trasplante", Role::Procedure}, {"anestesia", Role::Procedure}, {"cateterismo", Role::Procedure},
    {"intubación", Role::Procedure}, {"diálisis", Role::Procedure}, {"transfusión", Role::Procedure},
    {"vacunación", Role::Procedure}, {" ablación", Role::Procedure}, {" punción", Role::Procedure},
    {" artrodesis", Role::Procedure}, {" osteosíntesis", Role::Procedure},
    {" rehabilitación", Role::Procedure}, {" diagnóstico", Role::Procedure},
    {"itis", Role::Disease}, {"fibrosis", Role::Disease}, {"esclerosis", Role::Disease},
    {"cirrosis", Role::Disease}, {"estenosis", Role::Disease}, {"trombosis", Role::Disease},
    {"necrosis", Role::Disease}, {"psicosis", Role::Disease}, {"tuberculosis", Role::Disease},
    {"escoliosis", Role::Disease}, {"artrosis", Role::Disease}, {"porosis", Role::Disease},
    {"carcinoma", Role::Disease}, {"sarcoma", Role::Disease}, {"linfoma", Role::Disease},
    {"melanoma", Role::Disease}, {"adenoma", Role::Disease}, {"glioma", Role::Disease},
    {"mieloma", Role::Disease}, {"glaucoma", Role::Disease}, {"hematoma", Role::Disease},
    {"lipoma", Role::Disease}, {"blastoma", Role::Disease}, {"anemia", Role::Disease},
    {"leucemia", Role::Disease}, {"isquemia", Role::Disease}, {"glucemia", Role::Disease},
    {"lipidemia", Role::Disease}, {"neuropatía", Role::Disease}, {"miopatía", Role::Disease},
    {"nefropatía", Role::Disease}, {"retinopatía", Role::Disease}, {"encefalopatía", Role::Disease},
    {"plejía", Role::Disease}, {"neumonía", Role::Disease}, {"arritmia", Role::Disease},
    {"displasia", Role::Disease}, {"hiperplasia", Role::Disease}, {"distrofia", Role::Disease},
    {"hipertensión", Role::Disease}, {"hipotensión", Role::Disease}, {" diabetes", Role::Disease},
    {" asma", Role::Disease}, {" fibrilación", Role::Disease}, {"taquicardia", Role::Disease},
    {"bradicardia", Role::Disease}, {" derrame", Role::Disease}, {" embolia", Role::Disease},
    {" infarto", Role::Disease}, {" ictus", Role::Disease}, {" fractura", Role::Disease},
    {" fracturas", Role::Disease}, {" enfermedad", Role::Disease}, {" síndrome", Role::Disease},
    {" cáncer", Role::Disease}, {" tumor", Role::Disease}, {" infección", Role::Disease},
    {" hernia", Role::Disease}, {" úlcera", Role::Disease}, {" absceso", Role::Disease},
    {" sepsis", Role::Disease}, {" epilepsia", Role::Disease}, {" demencia", Role::Disease},
    {" insuficiencia", Role::Disease}, {" aneurisma", Role::Disease}, {" catarata", Role::Disease},
    {" cataratas", Role::Disease}, {" migraña", Role::Disease}, {" rotura", Role::Disease},
    {" lesión", Role::Disease}, {" trastorno", Role::Disease}, {" trastornos", Role::Disease},
    {" esguince", Role::Disease},
    {"olol", Role::Drug}, {"pril", Role::Drug}, {"sartán", Role::Drug}, {"statina", Role::Drug},
    {"cilina", Role::Drug}, {"micina", Role::Drug}, {"floxacino", Role::Drug}, {"ciclina", Role::Drug},
    {"prazol", Role::Drug}, {"conazol", Role::Drug}, {"nidazol", Role::Drug}, {"tidina", Role::Drug},
    {"parina", Role::Drug}, {"dipino", Role::Drug}, {"zepam", Role::Drug}, {"zolam", Role::Drug},
    {"triptán", Role::Drug}, {"gliptina", Role::Drug}, {"umab", Role::Drug}, {"ximab", Role::Drug},
    {"tinib", Role::Drug}, {"nisona", Role::Drug}, {"metasona", Role::Drug}, {"cortisona", Role::Drug},
    {"solona", Role::Drug}, {"aspirina", Role::Drug}, {"insulina", Role::Drug}, {"metformina", Role::Drug},
    {"ibuprofeno", Role::Drug}, {"paracetamol", Role::Drug}, {"furosemida", Role::Drug},
    {"morfina", Role::Drug}, {" antibióticos", Role::Drug},
};
// clang-format on

} // namespace

const Language spanish = {
    .code = "es",
    .title = "Spanish",
    .documents = {&inSpanish::medicalRecord,
                  &inSpanish::dischargeSummary,
                  &inSpanish::radiologyReport,
                  &inSpanish::encyclopaediaSummary},
    .general = &inSpanish::general,
    .sentenceJoints = sentenceJoints,
    .listJoints = listJoints,
    .endings = endings,
    .prepositions = {},
    .headStandsFirst = true,
};

} // namespace core::writing
