#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/vocabulary/Source.h"
#include "core/vocabulary/TermFile.h"

#include <algorithm>
#include <array>

namespace core::vocabulary::source {

namespace {

constexpr std::array<SourceSetting, 1> termsSettings = {
    {{.key = "file",
      .type = SettingType::File,
      .what = "the path of a file with one term a line",
      .title = QT_TRANSLATE_NOOP("VocabularyText", "File"),
      .advice = QT_TRANSLATE_NOOP("VocabularyText", "One phrase a line, in UTF-8")}}};

constexpr int linesLookedAt = 100;

/// A text file with one term a line.
class Terms final : public Source
{
public:
    std::string_view name() const override { return "terms"; }
    std::string_view title() const override
    {
        return QT_TRANSLATE_NOOP("VocabularyText", "A list of phrases, one a line");
    }
    std::span<const SourceSetting> settings() const override { return termsSettings; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> text = {".txt"};
        return text;
    }
    // Short lines, none of which looks like a row of a table.
    Confidence recognise(const FileHeader &header) const override
    {
        std::string_view rest = header.bytes;
        for (int line = 0; line < linesLookedAt && !rest.empty(); ++line) {
            const std::size_t size = std::min(rest.find('\n'), rest.size());
            const std::string_view text = rest.substr(0, size);
            if (!text.starts_with('#')
                && (size > longestTerm || text.find_first_of("\t|;=") != std::string_view::npos
                    || text.find('\0') != std::string_view::npos))
                return Confidence::None;
            rest.remove_prefix(std::min(size + 1, rest.size()));
        }
        return Confidence::Possible;
    }

    Result<OpenedVocabulary> open(const Settings &settings, const Folders &, JobControl &) const override
    {
        KEYSEED_TRY(check(settings));
        auto terms = Vocabulary::fromTermFile(textOf(settings, "file"));
        return terms ? Result<OpenedVocabulary>(OpenedVocabulary{.vocabulary = std::move(*terms)})
                     : fail(terms.error());
    }

    std::string publicName(const Settings &settings) const override
    {
        return std::filesystem::path(textOf(settings, "file")).filename().string();
    }
};

} // namespace

const Source &terms()
{
    static const Terms source;
    return source;
}

} // namespace core::vocabulary::source
