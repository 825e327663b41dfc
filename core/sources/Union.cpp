#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/sources/Documents.h"
#include "core/sources/Sources.h"
#include "core/sources/UnitedTerms.h"
#include "core/vocabulary/imports/VocabularyCache.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace core::vocabulary::source {

namespace {

using sources::learnsFromDocuments;

constexpr std::array<SourceSetting, 1> unionSettings = {
    {{.key = "of",
      .type = SettingType::Sources,
      .what = "a list of vocabularies, each with its source",
      .title = QT_TRANSLATE_NOOP("VocabularyText", "Vocabularies"),
      .advice =
          QT_TRANSLATE_NOOP("VocabularyText", "The name that a phrase has in the first of them is used.")}}};

/// One of those that are united.
struct Part
{
    const Source *source = nullptr;
    Settings settings; ///< without the name of the source
    std::string place; ///< "of[1]"
};

std::vector<Part> partsOf(const Settings &settings)
{
    std::vector<Part> parts;
    const auto of = settings.find("of");
    const auto *given =
        of == settings.end() ? nullptr : std::get_if<std::vector<SettingsObject>>(&of->second);
    for (std::size_t i = 0; given != nullptr && i < given->size(); ++i) {
        Part part{.source = findSource(textOf((*given)[i].settings, "source")),
                  .settings = (*given)[i].settings,
                  .place = "of[" + std::to_string(i) + ']'};
        part.settings.erase("source");
        parts.push_back(std::move(part));
    }
    return parts;
}

tl::unexpected<Error> wrong(const Part &part, const std::string &what)
{
    return fail(ErrorCode::InvalidPlan, part.place + what);
}

/// Several vocabularies as one. Where one of them is public documents, the terms of the others are taken
/// where the documents have them; else all terms of all of them.
class Union final : public Source
{
public:
    std::string_view name() const override { return "union"; }
    std::string_view title() const override
    {
        return QT_TRANSLATE_NOOP("VocabularyText", "Several vocabularies as one");
    }
    std::string_view advice() const override
    {
        return QT_TRANSLATE_NOOP(
            "VocabularyText",
            "All their phrases; with public documents among them, those that the documents have. Phrases "
            "that survive the noise are published: check each licence.");
    }
    std::span<const SourceSetting> settings() const override { return unionSettings; }

    Result<void> check(const Settings &settings) const override
    {
        KEYSEED_TRY(Source::check(settings));
        const std::vector<Part> parts = partsOf(settings);
        for (const Part &part : parts)
            KEYSEED_TRY(checkPart(part));
        if (parts.size() < 2)
            return fail(ErrorCode::InvalidPlan, "of: at least two vocabularies were expected; add another");
        const auto learning = [](const Part &part) { return learnsFromDocuments(*part.source); };
        if (std::ranges::count_if(parts, learning) > 1)
            return fail(ErrorCode::InvalidPlan,
                        "of: documents once were expected; name all files in the \"files\" of one");
        return {};
    }

    std::vector<std::pair<std::string, std::filesystem::path>> files(const Settings &settings) const override
    {
        std::vector<std::pair<std::string, std::filesystem::path>> files;
        for (const Part &part : partsOf(settings))
            if (part.source != nullptr)
                for (auto &[key, file] : part.source->files(part.settings))
                    files.emplace_back(part.place + '.' + key, std::move(file));
        return files;
    }

    Result<OpenedVocabulary>
    open(const Settings &settings, const Folders &folders, JobControl &control) const override
    {
        KEYSEED_TRY(check(settings));
        std::vector<Part> lists = partsOf(settings);
        const auto documents =
            std::ranges::find_if(lists, [](const Part &part) { return learnsFromDocuments(*part.source); });
        if (documents == lists.end())
            return united(lists, folders, control);
        const Settings texts = documents->settings;
        lists.erase(documents);
        auto terminology = lists.size() == 1
                               ? lists.front().source->open(lists.front().settings, folders, control)
                               : united(lists, folders, control);
        if (!terminology)
            return terminology;
        const std::string key = toHex(terminology->vocabulary.digest());
        return sources::learnFromDocuments(
            texts,
            sources::Terminology{std::move(terminology->vocabulary), nameOf(lists), key},
            folders,
            control);
    }

    std::string publicName(const Settings &settings) const override { return nameOf(partsOf(settings)); }

private:
    static Result<void> checkPart(const Part &part)
    {
        if (part.source == nullptr || part.source->name() == "union") {
            std::string known;
            for (const std::string_view each : sourceNames())
                known += each == "union" ? "" : (known.empty() ? "" : ", ") + std::string(each);
            return wrong(part, ".source: one of " + known + " was expected");
        }
        const auto checked = part.source->check(part.settings);
        return checked ? Result<void>() : wrong(part, '.' + checked.error().detail);
    }

    static std::string nameOf(const std::vector<Part> &parts)
    {
        std::string name;
        for (const Part &part : parts)
            if (part.source != nullptr)
                name += (name.empty() ? "" : " with ") + part.source->publicName(part.settings);
        return name;
    }

    static Result<OpenedVocabulary>
    united(const std::vector<Part> &parts, const Folders &folders, JobControl &control)
    {
        std::vector<Vocabulary> opened;
        Sha256 hash;
        hash.add("keyseed union 1");
        for (const Part &part : parts) {
            auto one = part.source->open(part.settings, folders, control);
            if (!one)
                return one;
            // What is built in may be learnt as well; here it is a list of terms as any other.
            if (one->learntFile && !part.source->files(part.settings).empty())
                return wrong(
                    part,
                    ": was learnt from documents, and says of its terms what the others cannot; name "
                    "the documents (source \"documents\") in its place");
            hash.add(toHex(one->vocabulary.digest()));
            opened.push_back(std::move(one->vocabulary));
        }
        const std::string key = toHex(hash.finish());
        const VocabularyCache cache(folders.cache);
        if (auto kept = cache.find(key))
            return std::move(*kept);
        sources::UnitedTerms terms;
        for (const Vocabulary &each : opened) {
            if (control.isCancelled())
                return fail(ErrorCode::Cancelled, "cancelled");
            terms.add(each);
        }
        return cache.keep(key, terms.finish());
    }
};

} // namespace

const Source &unionOf()
{
    static const Union source;
    return source;
}

} // namespace core::vocabulary::source
