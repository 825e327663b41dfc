#include "core/writing/english/English.h"

namespace core::writing::inEnglish {

namespace {

// Packed by hand: a line for each would be pages of nothing. Endings that everyday words have, too, are left
// out ("sympathy", "academia", "osmosis", "program"), or stand here with more of the word; a space before one
// says that it is a whole word.
// clang-format off
constexpr Ending known[] = {
    // Exceptions first.
    {"diagnosis", Role::Procedure}, {" prognosis", Role::Term}, {" hypnosis", Role::Procedure},
    {" x-ray", Role::Procedure},

    {" pain", Role::Symptom}, {" pains", Role::Symptom}, {"algia", Role::Symptom},
    {" headache", Role::Symptom}, {" headaches", Role::Symptom}, {" toothache", Role::Symptom},
    {" backache", Role::Symptom}, {" earache", Role::Symptom}, {" stomachache", Role::Symptom},
    {" cough", Role::Symptom}, {" nausea", Role::Symptom}, {" vomiting", Role::Symptom},
    {" fever", Role::Symptom}, {" dyspnea", Role::Symptom}, {" orthopnea", Role::Symptom},
    {" fatigue", Role::Symptom}, {" weakness", Role::Symptom}, {" dizziness", Role::Symptom},
    {" swelling", Role::Symptom}, {" bleeding", Role::Symptom}, {" numbness", Role::Symptom},
    {" tenderness", Role::Symptom}, {" stiffness", Role::Symptom}, {" tingling", Role::Symptom},
    {" discomfort", Role::Symptom}, {" rash", Role::Symptom}, {" itching", Role::Symptom},
    {" diarrhea", Role::Symptom}, {" constipation", Role::Symptom}, {" palpitations", Role::Symptom},
    {" shortness", Role::Symptom}, {" wheezing", Role::Symptom}, {" sore throat", Role::Symptom},
    {" heartburn", Role::Symptom}, {" dysphagia", Role::Symptom}, {" syncope", Role::Symptom},
    {" hemoptysis", Role::Symptom}, {"paresthesia", Role::Symptom}, {" edema", Role::Symptom},

    {"ectomy", Role::Procedure}, {"otomy", Role::Procedure}, {"ostomy", Role::Procedure},
    {"oscopy", Role::Procedure}, {"plasty", Role::Procedure}, {"centesis", Role::Procedure},
    {"tomography", Role::Procedure}, {"angiography", Role::Procedure}, {"sonography", Role::Procedure},
    {"cardiography", Role::Procedure}, {"myography", Role::Procedure}, {"mammography", Role::Procedure},
    {"radiography", Role::Procedure}, {" spirometry", Role::Procedure}, {"cardiogram", Role::Procedure},
    {"angiogram", Role::Procedure}, {" mammogram", Role::Procedure}, {" sonogram", Role::Procedure},
    {" arthrogram", Role::Procedure}, {"encephalogram", Role::Procedure}, {" biopsy", Role::Procedure},
    {" surgery", Role::Procedure}, {" therapy", Role::Procedure}, {" resection", Role::Procedure},
    {"transplantation", Role::Procedure}, {" transplant", Role::Procedure},
    {" anesthesia", Role::Procedure}, {" ultrasound", Role::Procedure}, {" imaging", Role::Procedure},
    {"catheterization", Role::Procedure}, {" intubation", Role::Procedure}, {" dialysis", Role::Procedure},
    {" transfusion", Role::Procedure}, {" vaccination", Role::Procedure}, {"arthrodesis", Role::Procedure},
    {" anastomosis", Role::Procedure}, {" ablation", Role::Procedure}, {" angioplasty", Role::Procedure},
    {" rehabilitation", Role::Procedure}, {" physiotherapy", Role::Procedure},

    {"itis", Role::Disease}, {"fibrosis", Role::Disease}, {"sclerosis", Role::Disease},
    {" cirrhosis", Role::Disease}, {"stenosis", Role::Disease}, {"thrombosis", Role::Disease},
    {" necrosis", Role::Disease}, {" psychosis", Role::Disease}, {" tuberculosis", Role::Disease},
    {" scoliosis", Role::Disease}, {"kyphosis", Role::Disease}, {"acidosis", Role::Disease},
    {"alkalosis", Role::Disease}, {"spondylosis", Role::Disease}, {"arthrosis", Role::Disease},
    {"porosis", Role::Disease}, {" endometriosis", Role::Disease}, {" sarcoidosis", Role::Disease},
    {"dermatosis", Role::Disease}, {"mycosis", Role::Disease}, {"nephrosis", Role::Disease},
    {"carcinoma", Role::Disease}, {"sarcoma", Role::Disease}, {"lymphoma", Role::Disease},
    {"melanoma", Role::Disease}, {"adenoma", Role::Disease}, {"glioma", Role::Disease},
    {"myeloma", Role::Disease}, {" glaucoma", Role::Disease}, {"hematoma", Role::Disease},
    {"fibroma", Role::Disease}, {"lipoma", Role::Disease}, {"meningioma", Role::Disease},
    {"blastoma", Role::Disease}, {"anemia", Role::Disease}, {"leukemia", Role::Disease},
    {"ischemia", Role::Disease}, {"glycemia", Role::Disease}, {"lipidemia", Role::Disease},
    {"natremia", Role::Disease}, {"kalemia", Role::Disease}, {"calcemia", Role::Disease},
    {"uremia", Role::Disease}, {"septicemia", Role::Disease}, {"neuropathy", Role::Disease},
    {"myopathy", Role::Disease}, {"nephropathy", Role::Disease}, {"retinopathy", Role::Disease},
    {"encephalopathy", Role::Disease}, {"arthropathy", Role::Disease}, {"adenopathy", Role::Disease},
    {"radiculopathy", Role::Disease}, {"coagulopathy", Role::Disease}, {"plegia", Role::Disease},
    {"pneumonia", Role::Disease}, {"arrhythmia", Role::Disease}, {"dysplasia", Role::Disease},
    {"hyperplasia", Role::Disease}, {"dystrophy", Role::Disease}, {" hypertension", Role::Disease},
    {" hypotension", Role::Disease}, {" diabetes", Role::Disease}, {" asthma", Role::Disease},
    {" fibrillation", Role::Disease}, {"tachycardia", Role::Disease}, {"bradycardia", Role::Disease},
    {" effusion", Role::Disease}, {" embolism", Role::Disease}, {" infarction", Role::Disease},
    {" stroke", Role::Disease}, {" fracture", Role::Disease}, {" fractures", Role::Disease},
    {" disease", Role::Disease}, {" diseases", Role::Disease}, {" syndrome", Role::Disease},
    {" cancer", Role::Disease}, {" tumor", Role::Disease}, {" infection", Role::Disease},
    {" hernia", Role::Disease}, {" ulcer", Role::Disease}, {" abscess", Role::Disease},
    {" sepsis", Role::Disease}, {" epilepsy", Role::Disease}, {" dementia", Role::Disease},
    {" insufficiency", Role::Disease}, {" heart failure", Role::Disease}, {" aneurysm", Role::Disease},
    {" cataract", Role::Disease}, {" migraine", Role::Disease}, {" hemorrhage", Role::Disease},

    {"olol", Role::Drug}, {" april", Role::Term}, {"pril", Role::Drug}, {"sartan", Role::Drug}, {"statin", Role::Drug},
    {"cillin", Role::Drug}, {"mycin", Role::Drug}, {"oxacin", Role::Drug}, {"cycline", Role::Drug},
    {"prazole", Role::Drug}, {"conazole", Role::Drug}, {"nidazole", Role::Drug}, {"tidine", Role::Drug},
    {"parin", Role::Drug}, {"caine", Role::Drug}, {"dipine", Role::Drug}, {"zepam", Role::Drug},
    {"zolam", Role::Drug}, {"triptan", Role::Drug}, {"gliptin", Role::Drug}, {"umab", Role::Drug},
    {"ximab", Role::Drug}, {"tinib", Role::Drug}, {"nisone", Role::Drug}, {"methasone", Role::Drug}, {"cortisone", Role::Drug}, {"solone", Role::Drug},
    {" aspirin", Role::Drug}, {" insulin", Role::Drug}, {" metformin", Role::Drug}, {" ibuprofen", Role::Drug},
    {" acetaminophen", Role::Drug}, {" paracetamol", Role::Drug}, {" warfarin", Role::Drug},
    {" furosemide", Role::Drug}, {" morphine", Role::Drug}, {"codone", Role::Drug},
    {" antibiotics", Role::Drug},
};
// clang-format on

} // namespace

std::span<const Ending> endings()
{
    return known;
}

} // namespace core::writing::inEnglish
