#include "core/sources/Documents.h"

#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/base/UserFolders.h"
#include "core/learning/Learn.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/imports/VocabularyCache.h"

#include <array>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace core::sources {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ending = ".learnt";
constexpr std::size_t mostKept = 8;

} // namespace

fs::path LearntCache::placeOf(const std::string &key) const
{
    return m_folder / (key + std::string(ending));
}

std::optional<fs::path> LearntCache::find(const std::string &key) const
{
    std::error_code ignored;
    const fs::path place = placeOf(key);
    if (m_folder.empty() || !fs::exists(place, ignored) || !vocabulary::LearntFile::open(place))
        return std::nullopt;
    markUsed(place);
    return place;
}

Result<fs::path> LearntCache::keep(const std::string &key, const learning::Learnt &learnt) const
{
    if (m_folder.empty())
        return fail(
            ErrorCode::Io,
            "there is no folder to keep what was learnt in; set XDG_CACHE_HOME to one, or learn it with "
            "\"keyseed-cli vocabulary learn\" and name the file as the source \"saved\"");
    std::error_code ignored;
    fs::create_directories(m_folder, ignored);
    fs::path place = placeOf(key);
    KEYSEED_TRY(learning::save(learnt, place));
    removeOldest(m_folder, ending, mostKept);
    return place;
}

} // namespace core::sources

namespace core::vocabulary::source {

namespace {

constexpr std::array<SourceSetting, 7> documentsSettings = {{
    {.key = "files",
     .type = SettingType::Files,
     .what = "files or folders of public texts",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Files"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText", "Tables, texts or folders of texts")},
    {.key = "text",
     .isNeeded = false,
     .what = "the column or field with the text",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Column of the text"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText", "Of tables; \"text\" unless you say otherwise")},
    {.key = "language",
     .isNeeded = false,
     .what = "the language of the texts, such as en or de",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Language"),
     .advice =
         QT_TRANSLATE_NOOP("VocabularyText", "Told from the texts unless you say otherwise; en, de, fr ..."),
     .isPublished = true},
    {.key = "words",
     .type = SettingType::File,
     .isNeeded = false,
     .what = "a file of general words of the language, a word, a tab and its frequency a line",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "General words"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText",
                                 "Of a language without a built-in list: a word, a tab and its frequency a "
                                 "line")},
    {.key = "public",
     .type = SettingType::Flag,
     .what = "true",
     .declares = "all of these texts are public, and what is learnt of them may go out with every release",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "All of these texts are public"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText", "What is learnt of them goes out with every release."),
     .isPublished = true},
    {.key = "origin",
     .what = "where the texts come from",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Where they come from"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText", "Told to recipients"),
     .isPublished = true},
    {.key = "licence",
     .what = "the licence under which the texts may be used",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Licence"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText", "Told to recipients"),
     .isPublished = true},
}};

/// The vocabulary that is learnt from public texts of the field: terms, weights, priors, vectors and
/// associations.
class Documents final : public Source
{
public:
    std::string_view name() const override { return "documents"; }
    std::string_view title() const override
    {
        return QT_TRANSLATE_NOOP("VocabularyText", "Public documents, to learn a vocabulary from");
    }
    std::string_view advice() const override
    {
        return QT_TRANSLATE_NOOP("VocabularyText",
                                 "Texts of the field that anyone may read; 20 MB or more are advised. Never "
                                 "use your own notes. The texts are read once, and again when they change.");
    }
    std::span<const SourceSetting> settings() const override { return documentsSettings; }

    Result<OpenedVocabulary>
    open(const Settings &settings, const Folders &folders, JobControl &control) const override
    {
        return sources::learnFromDocuments(settings, std::nullopt, folders, control);
    }

    std::string publicName(const Settings &) const override { return "public documents"; }
    std::string language(const Settings &settings) const override { return textOf(settings, "language"); }
};

} // namespace

const Source &documents()
{
    static const Documents source;
    return source;
}

} // namespace core::vocabulary::source

namespace core::sources {

namespace {

using vocabulary::OpenedVocabulary;
using vocabulary::textOf;

std::vector<records::Source> textsOf(const Settings &settings)
{
    const std::string column = textOf(settings, "text");
    std::vector<records::Source> texts;
    for (const std::string &file : vocabulary::textsOf(settings, "files")) {
        texts.emplace_back().files = {file};
        texts.back().textColumn = column.empty() ? "text" : column;
    }
    return texts;
}

learning::LearnOptions optionsOf(const Settings &settings, const std::optional<Terminology> &terminology)
{
    learning::LearnOptions options;
    options.isDeclaredPublic = vocabulary::isSet(settings, "public");
    options.origin = textOf(settings, "origin");
    options.licence = textOf(settings, "licence");
    options.language = textOf(settings, "language");
    options.generalWords = textOf(settings, "words");
    if (terminology) {
        options.terminology = terminology->terms;
        options.terminologyName = terminology->name;
    }
    return options;
}

Result<std::string> keyOf(const Settings &settings, const std::optional<Terminology> &terminology)
{
    auto key = importKey(vocabulary::source::documents(), settings);
    if (!key || !terminology)
        return key;
    Sha256 hash;
    hash.add(*key + '+' + terminology->key);
    return toHex(hash.finish());
}

Result<std::filesystem::path> learntOf(const Settings &settings,
                                       const std::optional<Terminology> &terminology,
                                       const vocabulary::Folders &folders,
                                       JobControl &control)
{
    KEYSEED_ASSIGN(const auto key, keyOf(settings, terminology));
    const LearntCache cache(folders.cache);
    if (auto kept = cache.find(key))
        return std::move(*kept);
    const auto learnt =
        learning::learn(textsOf(settings), optionsOf(settings, terminology), folders.resources, control);
    KEYSEED_TRY(learnt);
    // A result of texts that changed meanwhile must not be kept under the key of the old ones.
    if (const auto after = keyOf(settings, terminology); !after || *after != key)
        return fail(ErrorCode::Io,
                    vocabulary::textsOf(settings, "files").front()
                        + ": was changed while it was read; try again when it is finished");
    return cache.keep(key, *learnt);
}

} // namespace

bool learnsFromDocuments(const vocabulary::Source &source)
{
    return &source == &vocabulary::source::documents();
}

Result<OpenedVocabulary> learnFromDocuments(const Settings &settings,
                                            const std::optional<Terminology> &terminology,
                                            const vocabulary::Folders &folders,
                                            JobControl &control)
{
    KEYSEED_TRY(vocabulary::source::documents().check(settings));
    auto file = learntOf(settings, terminology, folders, control);
    if (!file)
        return fail(file.error().code == ErrorCode::InvalidParameter ? ErrorCode::InvalidPlan
                                                                     : file.error().code,
                    file.error().detail);
    KEYSEED_ASSIGN(auto terms, vocabulary::Vocabulary::openSaved(*file));
    return OpenedVocabulary{.vocabulary = std::move(terms), .learntFile = std::move(*file)};
}

} // namespace core::sources
