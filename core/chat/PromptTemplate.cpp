#include "core/chat/PromptTemplate.h"

#include "core/base/InputFile.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/synthesis/keyphrases/Draft.h"
#include "core/writing/PatientWords.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <initializer_list>
#include <limits>

namespace core::chat {

namespace {

constexpr std::array<std::string_view, 8> places{
    "documentType", "label", "phrases", "patient", "draft", "language", "length", "examples"};
constexpr std::string_view separator = "---\n";

// Whatever file was named is read as a template; what may be a text of somebody is not quoted.
bool looksLikeName(const std::string &place)
{
    constexpr std::size_t longest = 20;
    return !place.empty() && place.size() <= longest
           && std::ranges::all_of(place, [](unsigned char c) { return std::isalpha(c) != 0; });
}

tl::unexpected<Error> wrong(const std::string &name, int line, const std::string &what)
{
    return fail(ErrorCode::InvalidPlan, name + ", line " + std::to_string(line) + ": " + what);
}

// Returns the examples as a part of the user's message, each behind its phrases where they are known.
std::string exampleText(const PromptWords &words)
{
    std::string text;
    for (std::size_t index = 0; !words.examplesAreTurns && index < words.examples.size(); ++index) {
        const PublicExample &each = words.examples[index];
        text += "Example " + std::to_string(index + 1);
        if (!each.phrases().empty())
            text += " contains the following terms: " + each.phrases() + "\n";
        else
            text += ":\n";
        text += each.text() + "\n\n";
    }
    return text;
}

std::string wordsFor(std::string_view place, const PromptWords &words, const synthesis::Sequence &sequence)
{
    if (place == "documentType")
        return words.documentType;
    if (place == "label")
        return sequence.label;
    if (place == "phrases")
        return joined(phrasesIn(sequence, words.mostPhrases));
    if (place == "patient")
        return writing::patientInWords(sequence, words.language);
    if (place == "draft")
        return synthesis::blanked(sequence.draft);
    if (place == "language")
        return words.language;
    return place == "length" ? words.length : exampleText(words);
}

// Returns the end of the system's part; without a separator the whole text is the user's.
std::size_t separatorAt(std::string_view text)
{
    if (text.starts_with(separator))
        return 0;
    const std::size_t found = text.find("\n" + std::string(separator));
    return found == std::string_view::npos ? found : found + 1;
}

} // namespace

Result<PublicExample> PublicExample::declared(std::string text, bool isNotFromTheRecords, std::string phrases)
{
    if (!isNotFromTheRecords)
        return fail(
            ErrorCode::InvalidPlan,
            "writer.examples: an example is sent to the server as it is; declare that none was taken from "
            "the private records (writer.examplesArePublic), or leave them out");
    return PublicExample(std::move(text), std::move(phrases));
}

Result<std::vector<PromptTemplate::Piece>>
PromptTemplate::pieces(std::string_view text, const std::string &name, int firstLine)
{
    std::vector<Piece> list{{}};
    int line = firstLine;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char each = text[at];
        line += each == '\n' ? 1 : 0;
        const bool isDoubled = at + 1 < text.size() && text[at + 1] == each;
        if ((each == '{' || each == '}') && isDoubled) {
            list.back().text += each;
            ++at;
        } else if (each == '}') {
            return wrong(name, line, "a closing brace without an opening one; write }} for a brace");
        } else if (each == '{') {
            const std::size_t end = text.find('}', at);
            const std::string place(text.substr(at + 1, end == std::string_view::npos ? 0 : end - at - 1));
            if (std::ranges::find(places, place) == places.end())
                return wrong(name,
                             line,
                             (looksLikeName(place) ? "\"{" + place + "}\"" : "what stands in braces")
                                 + " is no place; expected {documentType}, {label}, {phrases}, {patient}, "
                                   "{draft}, {language}, {length} or {examples}, and {{ for a brace");
            list.push_back({true, place});
            list.push_back({});
            at = end;
        } else {
            list.back().text += each;
        }
    }
    return list;
}

Result<PromptTemplate> PromptTemplate::parse(std::string_view text, const std::string &name)
{
    PromptTemplate prompt;
    prompt.m_text = text;
    const std::size_t cut = separatorAt(text);
    int userLine = 1;
    if (cut != std::string_view::npos) {
        KEYSEED_ASSIGN(auto system, pieces(text.substr(0, cut), name, 1));
        prompt.m_system = std::move(system);
        userLine += static_cast<int>(std::ranges::count(text.substr(0, cut), '\n')) + 1;
        text.remove_prefix(cut + separator.size());
    }
    KEYSEED_ASSIGN(auto user, pieces(text, name, userLine));
    const auto names = [&](std::initializer_list<std::string_view> wanted) {
        return std::ranges::any_of(user, [&](const Piece &each) {
            return each.isPlace && std::ranges::find(wanted, each.text) != wanted.end();
        });
    };
    prompt.m_namesPhrases = names({"phrases", "draft"});
    if (!prompt.m_namesPhrases && !names({"label"}))
        return wrong(name, userLine, "the place {phrases} is missing: every document would be the same");
    const auto namesPatient = [](const std::vector<Piece> &message) {
        return std::ranges::any_of(message,
                                   [](const Piece &each) { return each.isPlace && each.text == "patient"; });
    };
    prompt.m_namesPatient = namesPatient(prompt.m_system) || namesPatient(user);
    prompt.m_user = std::move(user);
    return prompt;
}

Result<PromptTemplate> PromptTemplate::open(const std::string &nameOrPath)
{
    for (const BuiltInPrompt &each : builtInPrompts())
        if (each.name == nameOrPath)
            return parse(each.text, nameOrPath);
    const auto text = readWholeFile(nameOrPath, mostbytes::prompt);
    if (!text && text.error().code == ErrorCode::NotFound)
        return fail(ErrorCode::NotFound,
                    "writer.template: \"" + nameOrPath + "\" is neither a built-in prompt nor a file");
    return text ? parse(*text, nameOrPath) : fail(text.error());
}

std::string PromptTemplate::join(const std::vector<Piece> &pieces,
                                 const PromptWords &words,
                                 const synthesis::Sequence &sequence)
{
    std::string text;
    for (const Piece &piece : pieces)
        text += piece.isPlace ? wordsFor(piece.text, words, sequence) : piece.text;
    while (!text.empty() && (text.back() == '\n' || text.back() == ' '))
        text.pop_back();
    return text;
}

// Returns the examples as questions, each with the phrases of its example, and answers.
std::vector<Prompt::Turn> PromptTemplate::turns(const PromptWords &words,
                                                const synthesis::Sequence &sequence) const
{
    std::vector<Prompt::Turn> turns;
    PromptWords alone = words;
    alone.examples.clear();
    alone.mostPhrases = std::numeric_limits<std::size_t>::max();
    for (const PublicExample &each : words.examples) {
        const synthesis::Sequence asked{
            .id = {}, .label = sequence.label, .keyphrases = {each.phrases().empty() ? "-" : each.phrases()}};
        turns.push_back({join(m_user, alone, asked), each.text()});
    }
    return turns;
}

Prompt PromptTemplate::fill(const PromptWords &words, const synthesis::Sequence &sequence) const
{
    Prompt prompt{.system = join(m_system, words, sequence), .user = join(m_user, words, sequence)};
    if (words.examplesAreTurns && sequence.draft.empty())
        prompt.turns = turns(words, sequence);
    if (const std::string patient = writing::patientInWords(sequence, words.language);
        !m_namesPatient && !patient.empty())
        prompt.user += "\n" + patient;
    return prompt;
}

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

// Prompts for small models: a plain sentence, no form, in the language of the document.
constexpr std::string_view plainSentence = "{examples}Write one paragraph of a {label} {documentType} about "
                                           "one case, in plain sentences. It mentions: "
                                           "{phrases}. No heading, no list, no names.\n";
constexpr std::string_view plainSentenceDe =
    "{examples}Schreiben Sie auf Deutsch einen Absatz aus ganzen Sätzen: {documentType}, {label}, über einen "
    "einzigen "
    "Fall. Er erwähnt: {phrases}. Keine Überschrift, keine Liste, keine Namen.\n";
constexpr std::string_view plainSentenceFr =
    "{examples}Écrivez en français un paragraphe en phrases simples : {documentType}, {label}, sur un seul "
    "cas. Il "
    "mentionne : {phrases}. Pas de titre, pas de liste, pas de noms.\n";
constexpr std::string_view plainSentenceEs = "{examples}Escriba en español un párrafo en frases sencillas: "
                                             "{documentType}, {label}, sobre un solo caso. "
                                             "Menciona: {phrases}. Sin título, sin listas, sin nombres.\n";

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

constexpr BuiltInPrompt builtIn[] = {
    {"published", "", published},
    {"medical-record", "medical record", medicalRecord},
    {"discharge-summary", "discharge summary", dischargeSummary},
    {"radiology-report", "radiology report", radiologyReport},
    {"encyclopaedia-summary", "encyclopaedia summary", encyclopaediaSummary},
    {"plain-sentence", "", plainSentence},
    {"plain-sentence-de", "", plainSentenceDe},
    {"plain-sentence-fr", "", plainSentenceFr},
    {"plain-sentence-es", "", plainSentenceEs},
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
    return builtIn;
}

} // namespace core::chat
