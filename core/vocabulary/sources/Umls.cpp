#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/vocabulary/imports/ConceptList.h"
#include "core/vocabulary/imports/ImportingSource.h"
#include "core/vocabulary/imports/RrfRow.h"
#include "core/vocabulary/imports/SemanticTypes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::vocabulary::source {

namespace {

constexpr std::array<SourceSetting, 6> umlsSettings = {{
    {.key = "file",
     .type = SettingType::File,
     .what = "the path of MRCONSO.RRF",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Names (MRCONSO.RRF)")},
    {.key = "types",
     .type = SettingType::File,
     .isNeeded = false,
     .what = "the path of MRSTY.RRF",
     .beside = "MRSTY.RRF",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Kinds of the concepts (MRSTY.RRF)"),
     .advice =
         QT_TRANSLATE_NOOP("VocabularyText", "Tells diseases from drugs and so on; lies beside MRCONSO.RRF")},
    {.key = "concepts",
     .type = SettingType::File,
     .isNeeded = false,
     .what = "the path of a list of concept identifiers, one a line",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Only these concepts"),
     .advice = QT_TRANSLATE_NOOP(
         "VocabularyText", "A list of identifiers such as C0018802, one a line; all concepts without it")},
    {.key = "language",
     .isNeeded = false,
     .what = "a language of the UMLS, such as ENG",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Language"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText", "ENG unless you say otherwise; GER, FRE, SPA ..."),
     .isPublished = true},
    {.key = "semanticTypes",
     .type = SettingType::Texts,
     .isNeeded = false,
     .what = "a semantic type of the UMLS, such as T047",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Semantic types"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText", "All unless you name some: T047, T184"),
     .isPublished = true},
    {.key = "vocabularies",
     .type = SettingType::Texts,
     .isNeeded = false,
     .what = "a source vocabulary of the UMLS, such as MSH",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Source vocabularies"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText", "All unless you name some: MSH, SNOMEDCT_US"),
     .isPublished = true},
}};
/// The codes of the UMLS for the languages that core/languages knows.
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> umlsLanguages = {{
    {"ENG", "en"},
    {"GER", "de"},
    {"FRE", "fr"},
    {"SPA", "es"},
    {"ITA", "it"},
    {"DUT", "nl"},
    {"POR", "pt"},
}};

constexpr std::string_view otherLanguage = QT_TRANSLATE_NOOP("VocabularyText", "names in other languages");
constexpr std::string_view otherVocabulary =
    QT_TRANSLATE_NOOP("VocabularyText", "names of other vocabularies");
constexpr std::string_view suppressed = QT_TRANSLATE_NOOP("VocabularyText", "suppressed names");
constexpr std::string_view otherConcepts =
    QT_TRANSLATE_NOOP("VocabularyText", "names of concepts that the list does not have");
constexpr std::string_view otherTypes =
    QT_TRANSLATE_NOOP("VocabularyText", "names of concepts of other semantic types");

bool isAmong(const std::vector<std::string> &chosen, std::string_view name)
{
    return std::ranges::find(chosen, name) != chosen.end();
}

/// The concepts that a list names, such as those that SemMedDB supports with enough papers. A line begins
/// with the identifier; further columns, behind a tab, comma, semicolon or bar, are passed over.
class ListedConcepts final
{
public:
    Result<void> read(LineStream &lines);
    bool isGiven() const { return m_isGiven; }
    /// Returns whether there is no list, or it has the concept.
    bool has(std::string_view concept_) const
    {
        return !m_isGiven || std::ranges::binary_search(m_codes, concept_);
    }

private:
    bool m_isGiven = false;
    std::vector<std::string> m_codes; ///< rising
};

Result<void> ListedConcepts::read(LineStream &lines)
{
    m_isGiven = true;
    auto taken = forEachFilledLine(lines, [&](std::string_view line) -> Result<void> {
        std::string_view code = trimmed(line.substr(0, line.find_first_of("\t,;|")));
        if (code.size() >= 2 && code.front() == '"' && code.back() == '"')
            code = code.substr(1, code.size() - 2);
        const bool isCode = code.size() > 1 && code.front() == 'C'
                            && code.find_first_not_of("0123456789", 1) == std::string_view::npos;
        if (isCode)
            m_codes.emplace_back(code);
        else if (lines.number() > 1 && !code.starts_with('#')) // the first line can name the columns
            return lines.wrong("a concept identifier such as C0018802 was expected at its beginning");
        return {};
    });
    KEYSEED_TRY(taken);
    if (m_codes.empty())
        return lines.wrongFile("holds no concept identifier such as C0018802; name another list");
    std::ranges::sort(m_codes);
    return {};
}

/// The types of concepts in MRSTY.RRF: CUI TUI STN STY ATUI CVF, each ended by `|`.
class ConceptTypes final
{
public:
    ConceptTypes(std::vector<std::string> chosen)
        : m_chosen(std::move(chosen))
    {}

    Result<void> read(LineStream &lines);
    /// Returns whether a chosen type is among those of the concept.
    bool isChosen(std::string_view concept_) const
    {
        return m_chosen.empty() || m_kinds.find(concept_) != m_kinds.end();
    }
    Kind kindOf(std::string_view concept_) const
    {
        const auto found = m_kinds.find(concept_);
        return found == m_kinds.end() ? Kind::Other : found->second;
    }
    std::string seen() const { return m_seen.listed(); }
    bool isEmpty() const { return m_kinds.empty(); }

private:
    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view code) const { return std::hash<std::string_view>()(code); }
    };

    std::vector<std::string> m_chosen;
    TextArena m_codes;
    std::unordered_map<std::string_view, Kind, Hash, std::equal_to<>> m_kinds; ///< of chosen concepts
    SeenNames m_seen;
};

Result<void> ConceptTypes::read(LineStream &lines)
{
    return forEachFilledLine(lines, [&](std::string_view line) -> Result<void> {
        std::array<std::string_view, 7> fields;
        if (splitInto(line, '|', fields) != fields.size() || !fields[6].empty()
            || !fields[1].starts_with('T'))
            return lines.wrong("6 columns, each ended by |, with a semantic type such as T047 in the second, "
                               "were expected; name MRSTY.RRF as it was delivered");
        m_seen.add(fields[1]);
        if (!m_chosen.empty() && !isAmong(m_chosen, fields[1]))
            return {};
        auto found = m_kinds.find(fields[0]);
        if (found == m_kinds.end())
            found = m_kinds.emplace(m_codes.keep(fields[0]), Kind::Other).first;
        const Kind kind = kindOfSemanticType(fields[1]);
        if (kind != Kind::Other && (found->second == Kind::Other || kind < found->second))
            found->second = kind;
        return {};
    });
}

/// The choice of a plan among the concepts of the UMLS.
struct Choice
{
    std::string language;
    std::vector<std::string> semanticTypes;
    std::vector<std::string> vocabularies;
    ListedConcepts concepts;
};

/// MRCONSO.RRF: one line for each name of a concept in a vocabulary.
class NameReader final
{
public:
    NameReader(LineStream lines, const Choice &choice, const ConceptTypes &types)
        : m_lines(std::move(lines))
        , m_choice(choice)
        , m_types(types)
    {}

    Result<Imported> read(JobControl &control);

private:
    void take(const RrfRow &row);
    Error nothingChosen() const;

    LineStream m_lines;
    const Choice &m_choice;
    const ConceptTypes &m_types;
    ConceptList m_concepts;
    SeenNames m_languages;
    SeenNames m_vocabularies; ///< in the language
    bool m_isLanguageThere = false;
    bool m_isVocabularyThere = false;
    bool m_isListedThere = false; ///< a concept of the list, or any without a list
};

// Ranks the preferred form of the preferred term first (UMLS Reference Manual, 2.8: TS, STT, ISPREF).
std::uint8_t rankOfUmlsName(const RrfRow &row)
{
    return static_cast<std::uint8_t>((row.isPreferredTerm ? 0 : 4) + (row.isPreferredForm ? 0 : 2)
                                     + (row.isPreferredAtom ? 0 : 1));
}

void NameReader::take(const RrfRow &row)
{
    m_languages.add(row.language);
    if (row.language != m_choice.language)
        return m_concepts.leaveOut(otherLanguage);
    m_isLanguageThere = true;
    m_vocabularies.add(row.vocabulary);
    if (!m_choice.vocabularies.empty() && !isAmong(m_choice.vocabularies, row.vocabulary))
        return m_concepts.leaveOut(otherVocabulary);
    m_isVocabularyThere = true;
    if (row.isSuppressed)
        return m_concepts.leaveOut(suppressed);
    if (!m_choice.concepts.has(row.concept_))
        return m_concepts.leaveOut(otherConcepts);
    m_isListedThere = true;
    if (!m_types.isChosen(row.concept_))
        return m_concepts.leaveOut(otherTypes);
    const auto which = m_concepts.conceptOf(row.concept_);
    m_concepts.addKind(which, m_types.kindOf(row.concept_));
    m_concepts.addName(which, withoutTag(row.name).name, rankOfUmlsName(row));
}

Error NameReader::nothingChosen() const
{
    const std::string path = m_lines.path().string();
    if (m_lines.number() == 0)
        return {ErrorCode::InvalidPlan, path + ": is empty; name MRCONSO.RRF as it was delivered"};
    if (!m_isLanguageThere)
        return {ErrorCode::InvalidPlan,
                path + ": holds no name in the language " + m_choice.language
                    + "; set vocabulary.language to one of those it holds: " + m_languages.listed()};
    if (!m_isVocabularyThere)
        return {ErrorCode::InvalidPlan,
                path
                    + ": holds no name of the chosen vocabularies; set vocabulary.vocabularies to some of "
                      "those it holds: "
                    + m_vocabularies.listed()};
    if (m_choice.concepts.isGiven() && !m_isListedThere)
        return {ErrorCode::InvalidPlan,
                path
                    + ": holds no concept of the list that is not suppressed; set vocabulary.concepts to a "
                      "list of its own identifiers"};
    return {
        ErrorCode::InvalidPlan,
        path + ": holds no concept of the chosen semantic types that is not suppressed; choose more of them"};
}

Result<Imported> NameReader::read(JobControl &control)
{
    auto taken = forEachFilledLine(m_lines, [&](std::string_view line) -> Result<void> {
        KEYSEED_ASSIGN(const auto row, readRrfRow(m_lines, line, "MRCONSO.RRF of the UMLS"));
        take(row);
        return {};
    });
    KEYSEED_TRY(taken);
    auto imported = m_concepts.finish(control);
    if (imported && imported->terms.empty())
        return fail(nothingChosen());
    if (imported)
        imported->summary.files.push_back({m_lines.path(), m_lines.number(), m_lines.finish()});
    return imported;
}

/// The Unified Medical Language System, as its files in Rich Release Format.
class Umls final : public ImportingSource
{
public:
    std::string_view name() const override { return "umls"; }
    std::string_view title() const override
    {
        return QT_TRANSLATE_NOOP("VocabularyText", "UMLS Metathesaurus");
    }
    std::string_view advice() const override
    {
        return QT_TRANSLATE_NOOP("VocabularyText",
                                 "Needs a UMLS licence. Names that survive the noise are published: check "
                                 "that each source vocabulary allows it.");
    }
    std::span<const SourceSetting> settings() const override { return umlsSettings; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> rrf = {".rrf"};
        return rrf;
    }
    Confidence recognise(const FileHeader &header) const override
    {
        constexpr std::size_t identifier = 8; // C0004057
        const std::string_view concept_ = conceptOfRrfLine(header.firstLine);
        if (concept_.size() == identifier && concept_.starts_with('C'))
            return Confidence::Content;
        return header.name.starts_with("MRCONSO") ? Confidence::Name : Confidence::None;
    }

    std::string language(const Settings &settings) const override
    {
        const std::string chosen = textOf(settings, "language");
        const auto *found = std::ranges::find(
            umlsLanguages, chosen.empty() ? "ENG" : chosen, &decltype(umlsLanguages)::value_type::first);
        return found == umlsLanguages.end() ? std::string() : std::string(found->second);
    }

private:
    Result<Imported> read(const Settings &settings, JobControl &control) const override;
};

Result<Imported> Umls::read(const Settings &settings, JobControl &control) const
{
    const std::string language = textOf(settings, "language");
    Choice choice{.language = language.empty() ? "ENG" : language,
                  .semanticTypes = textsOf(settings, "semanticTypes"),
                  .vocabularies = textsOf(settings, "vocabularies"),
                  .concepts = {}};
    const std::string typesFile = textOf(settings, "types");
    if (!choice.semanticTypes.empty() && typesFile.empty())
        return fail(
            ErrorCode::InvalidPlan,
            "vocabulary.types: the path of MRSTY.RRF was expected, because semantic types are chosen");
    ConceptTypes types(choice.semanticTypes);
    std::vector<ImportSummary::File> files;
    if (!typesFile.empty()) {
        KEYSEED_ASSIGN(auto lines, LineStream::open(typesFile, {0.0, 0.1}, control));
        KEYSEED_TRY(types.read(lines));
        if (types.isEmpty())
            return lines.wrongFile("holds none of the chosen semantic types; set vocabulary.semanticTypes to "
                                   "some of those it holds: "
                                   + types.seen());
        files.push_back({lines.path(), lines.number(), lines.finish()});
    }
    if (const std::string listed = textOf(settings, "concepts"); !listed.empty()) {
        KEYSEED_ASSIGN(auto lines, LineStream::open(listed, {0.0, 0.0}, control));
        KEYSEED_TRY(choice.concepts.read(lines));
        files.push_back({lines.path(), lines.number(), lines.finish()});
    }
    KEYSEED_ASSIGN(auto lines,
                   LineStream::open(textOf(settings, "file"), {typesFile.empty() ? 0.0 : 0.1, 1.0}, control));
    auto imported = NameReader(std::move(lines), choice, types).read(control);
    if (imported)
        imported->summary.files.insert(imported->summary.files.end(), files.begin(), files.end());
    return imported;
}

} // namespace

const Source &umls()
{
    static const Umls source;
    return source;
}

} // namespace core::vocabulary::source
