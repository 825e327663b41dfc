#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/vocabulary/imports/ImportingSource.h"
#include "core/vocabulary/imports/RrfRow.h"

#include <algorithm>
#include <array>

namespace core::vocabulary::source {

namespace {

constexpr std::array<SourceSetting, 2> rxnormSettings = {{
    {.key = "file",
     .type = SettingType::File,
     .what = "the path of RXNCONSO.RRF",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Names (RXNCONSO.RRF)")},
    {.key = "vocabularies",
     .type = SettingType::Texts,
     .isNeeded = false,
     .what = "a source vocabulary of RxNorm, such as RXNORM",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Source vocabularies"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText", "All unless you name some: MSH, SNOMEDCT_US"),
     .isPublished = true},
}};

/// Drugs and their ingredients: RXNCONSO.RRF, one line for each name of a concept in a vocabulary.
class RxNorm final : public ImportingSource
{
public:
    std::string_view name() const override { return "rxnorm"; }
    std::string_view title() const override { return QT_TRANSLATE_NOOP("VocabularyText", "RxNorm"); }
    std::string_view advice() const override
    {
        return QT_TRANSLATE_NOOP("VocabularyText",
                                 "From the National Library of Medicine of the United States, whose terms of "
                                 "use ask to be named.");
    }
    std::span<const SourceSetting> settings() const override { return rxnormSettings; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> rrf = {".rrf"};
        return rrf;
    }
    Confidence recognise(const FileHeader &header) const override
    {
        const std::string_view concept_ = conceptOfRrfLine(header.firstLine);
        if (!concept_.empty() && concept_.find_first_not_of("0123456789") == std::string_view::npos)
            return Confidence::Content;
        return header.name.starts_with("RXNCONSO") ? Confidence::Name : Confidence::None;
    }

    std::string language(const Settings &) const override { return "en"; }

private:
    Result<Imported> read(const Settings &settings, JobControl &control) const override;
};

// Ranks the names by RxNorm itself first (RxNorm Technical Documentation, term types).
std::uint8_t rankOfRxNormName(const RrfRow &row)
{
    if (row.vocabulary != "RXNORM")
        return 2;
    return row.type == "SY" || row.type == "TMSY" || row.type == "PSN" ? 1 : 0;
}

Result<Imported> RxNorm::read(const Settings &settings, JobControl &control) const
{
    KEYSEED_ASSIGN(auto lines, LineStream::open(textOf(settings, "file"), {}, control));
    const std::vector<std::string> chosen = textsOf(settings, "vocabularies");
    ConceptList concepts;
    auto taken = forEachFilledLine(lines, [&](std::string_view line) -> Result<void> {
        KEYSEED_ASSIGN(const auto row, readRrfRow(lines, line, "RXNCONSO.RRF of RxNorm"));
        if (!chosen.empty() && std::ranges::find(chosen, row.vocabulary) == chosen.end()) {
            concepts.leaveOut(QT_TRANSLATE_NOOP("VocabularyText", "names of other vocabularies"));
        } else if (row.isSuppressed) {
            concepts.leaveOut(QT_TRANSLATE_NOOP("VocabularyText", "suppressed names"));
        } else {
            const auto which = concepts.conceptOf(row.concept_);
            concepts.addKind(which, Kind::Drug);
            concepts.addName(which, row.name, rankOfRxNormName(row));
        }
        return {};
    });
    KEYSEED_TRY(taken);
    auto imported = concepts.finish(control);
    if (imported)
        imported->summary.files.push_back({lines.path(), lines.number(), lines.finish()});
    return imported;
}

} // namespace

const Source &rxnorm()
{
    static const RxNorm source;
    return source;
}

} // namespace core::vocabulary::source
