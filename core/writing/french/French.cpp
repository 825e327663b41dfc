#include "core/writing/french/French.h"

namespace core::writing {

namespace {

constexpr std::string_view sentenceJoints[] = {" et ", " et ", " ainsi que "};
constexpr std::string_view listJoints[] = {", ", " et "};

// Packed by hand: a line for each would be pages of nothing. A space before one says that it is a whole word.
// clang-format off
constexpr Ending endings[] = {
    {" douleur", Role::Symptom}, {" douleurs", Role::Symptom}, {"algie", Role::Symptom},
    {"algies", Role::Symptom}, {" toux", Role::Symptom}, {" nausée", Role::Symptom},
    {" nausées", Role::Symptom}, {" fièvre", Role::Symptom}, {" vomissement", Role::Symptom},
    {" vomissements", Role::Symptom}, {"dyspnée", Role::Symptom}, {" vertige", Role::Symptom},
    {" vertiges", Role::Symptom}, {" fatigue", Role::Symptom}, {" asthénie", Role::Symptom},
    {" faiblesse", Role::Symptom}, {" saignement", Role::Symptom}, {" saignements", Role::Symptom},
    {" engourdissement", Role::Symptom}, {" prurit", Role::Symptom}, {" éruption", Role::Symptom},
    {" diarrhée", Role::Symptom}, {" constipation", Role::Symptom}, {" palpitations", Role::Symptom},
    {" syncope", Role::Symptom}, {" céphalée", Role::Symptom}, {" céphalées", Role::Symptom},
    {" essoufflement", Role::Symptom}, {" dysphagie", Role::Symptom}, {" hémoptysie", Role::Symptom},
    {" paresthésies", Role::Symptom}, {" œdème", Role::Symptom}, {" œdèmes", Role::Symptom},
    {" gonflement", Role::Symptom},
    {"ectomie", Role::Procedure}, {"otomie", Role::Procedure}, {"ostomie", Role::Procedure},
    {"oscopie", Role::Procedure}, {"plastie", Role::Procedure}, {"centèse", Role::Procedure},
    {"tomodensitométrie", Role::Procedure}, {"tomographie", Role::Procedure},
    {"angiographie", Role::Procedure}, {"échographie", Role::Procedure}, {"cardiographie", Role::Procedure},
    {"électrocardiogramme", Role::Procedure}, {"radiographie", Role::Procedure},
    {"mammographie", Role::Procedure}, {" scanner", Role::Procedure}, {" irm", Role::Procedure},
    {" biopsie", Role::Procedure}, {" chirurgie", Role::Procedure}, {"thérapie", Role::Procedure},
    {" résection", Role::Procedure}, {"transplantation", Role::Procedure}, {" greffe", Role::Procedure},
    {"anesthésie", Role::Procedure}, {"cathétérisme", Role::Procedure}, {"intubation", Role::Procedure},
    {"dialyse", Role::Procedure}, {"transfusion", Role::Procedure}, {"vaccination", Role::Procedure},
    {" ablation", Role::Procedure}, {" ponction", Role::Procedure}, {" arthrodèse", Role::Procedure},
    {" ostéosynthèse", Role::Procedure}, {" rééducation", Role::Procedure},
    {" diagnostic", Role::Procedure},
    {"arthrite", Role::Disease}, {"bronchite", Role::Disease}, {"hépatite", Role::Disease},
    {"gastrite", Role::Disease}, {"pancréatite", Role::Disease}, {"appendicite", Role::Disease},
    {"colite", Role::Disease}, {"méningite", Role::Disease}, {"sinusite", Role::Disease},
    {"otite", Role::Disease}, {"cystite", Role::Disease}, {"dermatite", Role::Disease},
    {"tendinite", Role::Disease}, {"néphrite", Role::Disease}, {"péritonite", Role::Disease},
    {"phlébite", Role::Disease}, {"endocardite", Role::Disease}, {"myocardite", Role::Disease},
    {"péricardite", Role::Disease}, {"pyélonéphrite", Role::Disease}, {"cholécystite", Role::Disease},
    {"diverticulite", Role::Disease}, {"vascularite", Role::Disease}, {"spondylarthrite", Role::Disease},
    {"encéphalite", Role::Disease}, {"conjonctivite", Role::Disease}, {"laryngite", Role::Disease},
    {"pharyngite", Role::Disease}, {"fibrose", Role::Disease}, {"sclérose", Role::Disease},
    {"cirrhose", Role::Disease}, {"sténose", Role::Disease}, {"thrombose", Role::Disease},
    {"nécrose", Role::Disease}, {"psychose", Role::Disease}, {"tuberculose", Role::Disease},
    {"scoliose", Role::Disease}, {"arthrose", Role::Disease}, {"porose", Role::Disease},
    {"carcinome", Role::Disease}, {"sarcome", Role::Disease}, {"lymphome", Role::Disease},
    {"mélanome", Role::Disease}, {"adénome", Role::Disease}, {"gliome", Role::Disease},
    {"myélome", Role::Disease}, {"glaucome", Role::Disease}, {"hématome", Role::Disease},
    {"lipome", Role::Disease}, {"blastome", Role::Disease}, {"anémie", Role::Disease},
    {"leucémie", Role::Disease}, {"ischémie", Role::Disease}, {"glycémie", Role::Disease},
    {"lipidémie", Role::Disease}, {"neuropathie", Role::Disease}, {"myopathie", Role::Disease},
    {"néphropathie", Role::Disease}, {"rétinopathie", Role::Disease}, {"encéphalopathie", Role::Disease},
    {"plégie", Role::Disease}, {"pneumonie", Role::Disease}, {"arythmie", Role::Disease},
    {"dysplasie", Role::Disease}, {"hyperplasie", Role::Disease}, {"dystrophie", Role::Disease},
    {"hypertension", Role::Disease}, {"hypotension", Role::Disease}, {" diabète", Role::Disease},
    {" asthme", Role::Disease}, {" fibrillation", Role::Disease}, {"tachycardie", Role::Disease},
    {"bradycardie", Role::Disease}, {" épanchement", Role::Disease}, {" embolie", Role::Disease},
    {" infarctus", Role::Disease}, {" avc", Role::Disease}, {" fracture", Role::Disease},
    {" fractures", Role::Disease}, {" maladie", Role::Disease}, {" syndrome", Role::Disease},
    {" cancer", Role::Disease}, {" tumeur", Role::Disease}, {" infection", Role::Disease},
    {" hernie", Role::Disease}, {" ulcère", Role::Disease}, {" abcès", Role::Disease},
    {" sepsis", Role::Disease}, {" épilepsie", Role::Disease}, {" démence", Role::Disease},
    {" insuffisance", Role::Disease}, {" anévrisme", Role::Disease}, {" anévrysme", Role::Disease},
    {" cataracte", Role::Disease}, {" migraine", Role::Disease}, {" rupture", Role::Disease},
    {" lésion", Role::Disease}, {" trouble", Role::Disease}, {" troubles", Role::Disease},
    {" entorse", Role::Disease},
    {"olol", Role::Drug}, {"pril", Role::Drug}, {"sartan", Role::Drug}, {"statine", Role::Drug},
    {"cilline", Role::Drug}, {"mycine", Role::Drug}, {"oxacine", Role::Drug}, {"cycline", Role::Drug},
    {"prazole", Role::Drug}, {"conazole", Role::Drug}, {"nidazole", Role::Drug}, {"tidine", Role::Drug},
    {"parine", Role::Drug}, {"dipine", Role::Drug}, {"zépam", Role::Drug}, {"zolam", Role::Drug},
    {"triptan", Role::Drug}, {"gliptine", Role::Drug}, {"umab", Role::Drug}, {"ximab", Role::Drug},
    {"tinib", Role::Drug}, {"nisone", Role::Drug}, {"méthasone", Role::Drug}, {"cortisone", Role::Drug},
    {"solone", Role::Drug}, {"aspirine", Role::Drug}, {"insuline", Role::Drug}, {"metformine", Role::Drug},
    {"ibuprofène", Role::Drug}, {"paracétamol", Role::Drug}, {"furosémide", Role::Drug},
    {"morphine", Role::Drug}, {" antibiotiques", Role::Drug},
};
// clang-format on

} // namespace

const Language french = {
    .code = "fr",
    .title = "French",
    .documents = {&inFrench::medicalRecord,
                  &inFrench::dischargeSummary,
                  &inFrench::radiologyReport,
                  &inFrench::encyclopaediaSummary},
    .general = &inFrench::general,
    .sentenceJoints = sentenceJoints,
    .listJoints = listJoints,
    .endings = endings,
    .prepositions = {},
    .headStandsFirst = true,
    .colon = " :",
};

} // namespace core::writing
