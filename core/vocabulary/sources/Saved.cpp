#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/LexiconFile.h"
#include "core/vocabulary/Source.h"

#include <array>

namespace core::vocabulary::source {

namespace {

constexpr std::array<SourceSetting, 1> savedSettings = {
    {{.key = "file",
      .type = SettingType::File,
      .what = "the path of a vocabulary that was written to a file",
      .title = QT_TRANSLATE_NOOP("VocabularyText", "File")}}};

/// A file that `keyseed-cli vocabulary` wrote: of `make` a lexicon, of `learn` with vectors and associations.
class Saved final : public Source
{
public:
    std::string_view name() const override { return "saved"; }
    std::string_view title() const override
    {
        return QT_TRANSLATE_NOOP("VocabularyText", "A vocabulary that Keyseed saved or learnt");
    }
    std::span<const SourceSetting> settings() const override { return savedSettings; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 2> known = {".lexicon", ".learnt"};
        return known;
    }
    Confidence recognise(const FileHeader &header) const override
    {
        const auto begins = [&](const ResourceMagic &magic) {
            return header.bytes.starts_with(std::string_view(magic.data(), magic.size()));
        };
        return begins(lexiconMagic) || begins(learntMagic) ? Confidence::Content : Confidence::None;
    }

    Result<OpenedVocabulary> open(const Settings &settings, const Folders &, JobControl &) const override
    {
        KEYSEED_TRY(check(settings));
        const std::filesystem::path file = textOf(settings, "file");
        auto terms = Vocabulary::openSaved(file);
        if (!terms)
            return fail(terms.error().code == ErrorCode::Io ? ErrorCode::InvalidPlan : terms.error().code,
                        terms.error().detail);
        OpenedVocabulary opened{.vocabulary = std::move(*terms)};
        if (LearntFile::isLearnt(file))
            opened.learntFile = file;
        return opened;
    }

    std::string publicName(const Settings &settings) const override
    {
        return "saved " + std::filesystem::path(textOf(settings, "file")).filename().string();
    }
};

} // namespace

const Source &saved()
{
    static const Saved source;
    return source;
}

} // namespace core::vocabulary::source
