#include "core/chat/PromptTemplate.h"

namespace core::chat {

namespace {

// The published wording, with the kind of document as a place.
constexpr std::string_view published =
    "Write a {documentType} that contains the following terms: {phrases}\n";

// The beginning of every prompt for documents about patients.
#define FICTITIOUS                                                                                           \
    "You write fictitious documents for training software. They are about nobody: invent no names of "       \
    "persons or places, no dates of birth, no telephone or record numbers. Answer with the document "        \
    "alone.\n---\n"

constexpr std::string_view medicalRecord = FICTITIOUS
    "{examples}Write a {documentType} in {language}, {length}, as a clinician of the department \"{label}\" "
    "would. Use each of these terms at least once, word for word: {phrases}\n";

constexpr std::string_view dischargeSummary = FICTITIOUS
    "{examples}Write a discharge summary in {language}, {length}, with reason for admission, history, "
    "course, "
    "findings, diagnoses and plan. Department: \"{label}\". Use each of these terms at least once, word for "
    "word: {phrases}\n";

constexpr std::string_view radiologyReport = FICTITIOUS
    "{examples}Write a radiology report in {language}, {length}, with indication, technique, findings and "
    "impression. Subject: \"{label}\". Use each of these terms at least once, word for word: {phrases}\n";

constexpr std::string_view encyclopaediaSummary =
    "{examples}Write a summary of an encyclopaedia article in {language}, {length}, of the category "
    "\"{label}\". Use each of these terms at least once, word for word: {phrases}\n";

// The prompt for any kind of document.
constexpr std::string_view document = FICTITIOUS
    "{examples}Write a {documentType} in {language}, {length}. Subject: \"{label}\". Use each of these terms "
    "at least once, word for word: {phrases}\n";

#define FILL                                                                                                 \
    " with blanks, written _. Write it anew as one whole of about the same length: fill every blank with "   \
    "what fits, and use some of these terms where they fit: {phrases}\n\n{draft}\n"

constexpr std::string_view blanks =
    FICTITIOUS "Here is a {documentType} in {language} of the department \"{label}\"" FILL;
constexpr std::string_view blanksOfNoLabel = FICTITIOUS "Here is a {documentType} in {language}" FILL;

constexpr BuiltInPrompt prompts[] = {
    {"published", "", published},
    {"medical-record", "medical record", medicalRecord},
    {"discharge-summary", "discharge summary", dischargeSummary},
    {"radiology-report", "radiology report", radiologyReport},
    {"encyclopaedia-summary", "encyclopaedia summary", encyclopaediaSummary},
    {"document", "", document},
};

} // namespace

const PromptTemplate &fillBlanks(bool hasLabel)
{
    static const PromptTemplate prompt = *PromptTemplate::parse(blanks, "fill-blanks");
    static const PromptTemplate ofNoLabel = *PromptTemplate::parse(blanksOfNoLabel, "fill-blanks");
    return hasLabel ? prompt : ofNoLabel;
}

std::span<const BuiltInPrompt> builtInPrompts()
{
    return prompts;
}

} // namespace core::chat
