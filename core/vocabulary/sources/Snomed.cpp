#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/vocabulary/imports/ConceptList.h"
#include "core/vocabulary/imports/ImportingSource.h"
#include "core/vocabulary/imports/LineStream.h"
#include "core/vocabulary/imports/SemanticTypes.h"

#include <array>
#include <charconv>
#include <optional>
#include <unordered_set>
#include <utility>

namespace core::vocabulary::source {

namespace {

constexpr std::array<SourceSetting, 5> snomedSettings = {{
    {.key = "file",
     .type = SettingType::File,
     .what = "the path of a description file (sct2_Description_Snapshot...)",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Descriptions"),
     .advice =
         QT_TRANSLATE_NOOP("VocabularyText", "A snapshot of the descriptions: sct2_Description_Snapshot...")},
    {.key = "concepts",
     .type = SettingType::File,
     .isNeeded = false,
     .what = "the path of the concept file (sct2_Concept_Snapshot...)",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Concepts"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText", "Leaves inactive concepts out: sct2_Concept_Snapshot...")},
    {.key = "preferred",
     .type = SettingType::File,
     .isNeeded = false,
     .what = "the path of a language reference set (der2_cRefset_LanguageSnapshot...)",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Language reference set"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText",
                                 "Says which name is preferred: der2_cRefset_LanguageSnapshot...")},
    {.key = "refset",
     .isNeeded = false,
     .what = "the id of a language reference set",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Id of the reference set"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText", "Where the file above holds several"),
     .isPublished = true},
    {.key = "language",
     .isNeeded = false,
     .what = "a language code of SNOMED CT, such as en",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Language"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText", "All unless you say otherwise; en, de, fr ..."),
     .isPublished = true},
}};

// SNOMED CT Release File Specification: metadata concepts.
constexpr std::string_view fullySpecifiedName = "900000000000003001";
constexpr std::string_view synonym = "900000000000013009";
constexpr std::string_view preferredName = "900000000000548007";

constexpr std::string_view conceptHeader = "id\teffectiveTime\tactive\tmoduleId\tdefinitionStatusId";
constexpr std::string_view descriptionHeader =
    "id\teffectiveTime\tactive\tmoduleId\tconceptId\tlanguageCode\ttypeId\tterm\tcaseSignificanceId";
constexpr std::string_view refsetHeader =
    "id\teffectiveTime\tactive\tmoduleId\trefsetId\treferencedComponentId\tacceptabilityId";

using Ids = std::unordered_set<std::uint64_t>;
using Names = std::span<const std::string_view>;

Result<std::uint64_t> idOf(const LineStream &lines, std::string_view text)
{
    std::uint64_t id = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), id);
    if (error != std::errc() || end != text.data() + text.size() || text.size() > 18)
        return lines.wrong("an id of SNOMED CT (6 to 18 digits) was expected");
    return id;
}

tl::unexpected<Error> wrongHeader(const LineStream &lines, std::string_view what)
{
    std::string message = "the header of ";
    message += what;
    message += " of Release Format 2 was expected; name the file as it was delivered";
    return lines.wrong(message);
}

// Calls use(fields, isActive) for every row of a release file with this header.
template<std::size_t columns, typename Use>
Result<void> forEachRow(LineStream &lines, std::string_view header, std::string_view what, Use use)
{
    bool hasHeader = false;
    auto taken = forEachFilledLine(lines, [&](std::string_view line) -> Result<void> {
        if (!std::exchange(hasHeader, true))
            return line == header ? Result<void>() : wrongHeader(lines, what);
        std::array<std::string_view, columns> fields;
        const std::size_t found = splitInto(line, '\t', fields);
        if (found != columns || (fields[2] != "0" && fields[2] != "1"))
            return lines.wrong(std::to_string(columns)
                               + " columns between tabs, with active as 0 or 1 in the third, were expected, "
                               + std::to_string(found) + " columns were found");
        return use(Names(fields), fields[2] == "1");
    });
    if (taken && !hasHeader)
        return wrongHeader(lines, what);
    return taken;
}

/// Reads the files of a release, one after the other.
class SnomedReader final
{
public:
    SnomedReader(const Settings &settings, JobControl &control)
        : m_settings(settings)
        , m_control(control)
        , m_language(textOf(settings, "language"))
        , m_refset(textOf(settings, "refset"))
    {
        if (m_language.empty())
            m_language = "en";
    }

    Result<Imported> read();

private:
    Result<void> readConcepts();
    Result<void> readPreferred();
    Result<void> readDescriptions();
    Result<void> takeDescription(const LineStream &lines, Names row, bool isActive);
    void takeName(Names row, std::uint64_t description);
    template<typename Take>
    Result<void> readFile(const char *key, Share share, Take take);

    const Settings &m_settings;
    JobControl &m_control;
    std::string m_language;
    std::string m_refset;
    std::optional<Ids> m_activeConcepts; ///< empty: no concept file was given
    std::optional<Ids> m_preferred;      ///< descriptions; empty: no reference set was given
    SeenNames m_languages;
    SeenNames m_refsets;
    ConceptList m_concepts;
    std::vector<ImportSummary::File> m_files;
};

template<typename Take>
Result<void> SnomedReader::readFile(const char *key, Share share, Take take)
{
    KEYSEED_ASSIGN(auto lines, LineStream::open(textOf(m_settings, key), share, m_control));
    KEYSEED_TRY(take(lines));
    m_files.push_back({lines.path(), lines.number(), lines.finish()});
    return {};
}

Result<void> SnomedReader::readConcepts()
{
    if (textOf(m_settings, "concepts").empty())
        return {};
    return readFile("concepts", {0.0, 0.1}, [&](LineStream &lines) {
        m_activeConcepts.emplace();
        return forEachRow<5>(
            lines, conceptHeader, "a concept file", [&](Names row, bool isActive) -> Result<void> {
                KEYSEED_ASSIGN(const auto id, idOf(lines, row[0]));
                if (isActive)
                    m_activeConcepts->insert(id);
                return {};
            });
    });
}

Result<void> SnomedReader::readPreferred()
{
    if (textOf(m_settings, "preferred").empty())
        return {};
    return readFile("preferred", {0.1, 0.3}, [&](LineStream &lines) -> Result<void> {
        m_preferred.emplace();
        auto taken = forEachRow<7>(
            lines, refsetHeader, "a language reference set", [&](Names row, bool isActive) -> Result<void> {
                m_refsets.add(row[4]);
                KEYSEED_ASSIGN(const auto id, idOf(lines, row[5]));
                if (isActive && row[6] == preferredName && (m_refset.empty() || row[4] == m_refset))
                    m_preferred->insert(id);
                return {};
            });
        if (taken && m_preferred->empty())
            return lines.wrongFile(
                "holds no preferred name of the reference set; set vocabulary.refset to one of "
                "those it holds: "
                + m_refsets.listed());
        return taken;
    });
}

Result<void> SnomedReader::takeDescription(const LineStream &lines, Names row, bool isActive)
{
    const auto description = idOf(lines, row[0]);
    const auto concept_ = idOf(lines, row[4]);
    if (!description || !concept_)
        return fail(!description ? description.error() : concept_.error());
    m_languages.add(row[5]);
    if (!isActive)
        m_concepts.leaveOut(QT_TRANSLATE_NOOP("VocabularyText", "inactive names"));
    else if (row[5] != m_language)
        m_concepts.leaveOut(QT_TRANSLATE_NOOP("VocabularyText", "names in other languages"));
    else if (m_activeConcepts && !m_activeConcepts->contains(*concept_))
        m_concepts.leaveOut(QT_TRANSLATE_NOOP("VocabularyText", "names of inactive concepts"));
    else
        takeName(row, *description);
    return {};
}

// The fully specified name tells the kind; as a name it is the last resort.
void SnomedReader::takeName(Names row, std::uint64_t description)
{
    const bool isFull = row[6] == fullySpecifiedName;
    if (!isFull && row[6] != synonym)
        return m_concepts.leaveOut(QT_TRANSLATE_NOOP("VocabularyText", "definitions"));
    const auto which = m_concepts.conceptOf(row[4]);
    if (!isFull)
        return m_concepts.addName(which, row[7], m_preferred && m_preferred->contains(description) ? 0 : 1);
    const TaggedName name = withoutTag(row[7]);
    if (const auto kind = kindOfSemanticTag(name.tag))
        m_concepts.addKind(which, *kind);
    m_concepts.addName(which, name.name, 2);
}

Result<void> SnomedReader::readDescriptions()
{
    return readFile("file", {0.3, 1.0}, [&](LineStream &lines) {
        return forEachRow<9>(lines, descriptionHeader, "a description file", [&](Names row, bool isActive) {
            return takeDescription(lines, row, isActive);
        });
    });
}

Result<Imported> SnomedReader::read()
{
    for (const auto step :
         {&SnomedReader::readConcepts, &SnomedReader::readPreferred, &SnomedReader::readDescriptions})
        KEYSEED_TRY((this->*step)());
    auto imported = m_concepts.finish(m_control);
    if (imported && imported->terms.empty())
        return fail(ErrorCode::InvalidPlan,
                    textOf(m_settings, "file") + ": holds no active name in the language " + m_language
                        + "; set vocabulary.language to one of those it holds: " + m_languages.listed());
    if (imported)
        imported->summary.files = std::move(m_files);
    return imported;
}

/// SNOMED CT, of a snapshot in Release Format 2.
class Snomed final : public ImportingSource
{
public:
    std::string_view name() const override { return "snomed"; }
    std::string_view title() const override { return QT_TRANSLATE_NOOP("VocabularyText", "SNOMED CT"); }
    std::string_view advice() const override
    {
        return QT_TRANSLATE_NOOP("VocabularyText",
                                 "Needs a licence of SNOMED International or a member country. Names that "
                                 "survive the noise are published.");
    }
    std::span<const SourceSetting> settings() const override { return snomedSettings; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> text = {".txt"};
        return text;
    }
    Confidence recognise(const FileHeader &header) const override
    {
        return header.firstLine == descriptionHeader ? Confidence::Content : Confidence::None;
    }

    std::string language(const Settings &settings) const override
    {
        const std::string chosen = textOf(settings, "language");
        return chosen.empty() ? "en" : chosen;
    }

private:
    Result<Imported> read(const Settings &settings, JobControl &control) const override
    {
        return SnomedReader(settings, control).read();
    }
};

} // namespace

const Source &snomed()
{
    static const Snomed source;
    return source;
}

} // namespace core::vocabulary::source
