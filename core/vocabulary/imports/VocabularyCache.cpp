#include "core/vocabulary/imports/VocabularyCache.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/UserFolders.h"
#include "core/base/system/Files.h"
#include "core/base/system/Process.h"
#include "core/vocabulary/PhraseTables.h"

#include <algorithm>
#include <future>
#include <system_error>

namespace core::vocabulary {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t mostBytes = std::uint64_t{1} << 20;

// Throws what the JSON library throws when something else stands there.
ImportSummary summaryOf(const Json &json)
{
    ImportSummary summary;
    for (const Json &each : json.at("files")) {
        ImportSummary::File file{.path = each.at("name").get<std::string>(),
                                 .lines = each.at("lines").get<std::uint64_t>()};
        each.at("sha256").get_to(file.digest);
        summary.files.push_back(std::move(file));
    }
    json.at("concepts").get_to(summary.concepts);
    json.at("names").get_to(summary.names);
    for (const auto &[reason, count] : json.at("leftOut").items())
        summary.leftOut.emplace(reason, count.get<std::uint64_t>());
    return summary;
}

} // namespace

Result<void> writeSummary(const std::filesystem::path &path, const ImportSummary &summary)
{
    Json json{{"files", Json::array()},
              {"concepts", summary.concepts},
              {"names", summary.names},
              {"leftOut", Json::object()}};
    for (const ImportSummary::File &file : summary.files)
        json["files"].push_back(
            {{"name", file.path.string()}, {"lines", file.lines}, {"sha256", file.digest}});
    for (const auto &[reason, count] : summary.leftOut)
        json["leftOut"][reason] = count;
    return writeNewFile(path, json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::optional<ImportSummary> readSummary(const std::filesystem::path &path)
{
    const auto text = readWholeFile(path, mostBytes);
    const Json json = text ? parseJson<Json>(*text) : Json(Json::value_t::discarded);
    if (!json.is_object())
        return {};
    try {
        return summaryOf(json);
    } catch (const Json::exception &) {
        return {};
    }
}

} // namespace core::vocabulary

namespace core::vocabulary {

namespace {

namespace fs = std::filesystem;

// Changes with what importers make of the same files.
constexpr std::string_view importerVersion = "keyseed import 1";
constexpr std::string_view ending = ".lexicon";
constexpr std::string_view tablesEnding = ".phrases";
constexpr std::string_view summaryEnding = ".summary";
constexpr std::string_view alone = ".tables"; // of a vocabulary that is not kept itself
constexpr std::size_t mostKept = 8;
constexpr std::size_t mostKeptAlone = 4;
constexpr std::size_t manyForms = 100'000; // whose tables take longer to make than a person notices

void add(Sha256 &hash, std::string_view text)
{
    hash.add(std::to_string(text.size()) + ":");
    hash.add(text);
}

Result<void> addIdentity(Sha256 &hash, const fs::path &path)
{
    KEYSEED_ASSIGN(const auto file, InputFile::open(path, mostbytes::terminology));
    const auto facts = system::factsOf(file.descriptor());
    if (facts.kind == system::FileKind::None)
        return fail(ErrorCode::Io, path.string() + ": cannot be looked at; check its disk");
    for (const std::uint64_t number : {facts.identity.device, facts.identity.number, facts.size})
        add(hash, std::to_string(number));
    for (const std::int64_t number : facts.times)
        add(hash, std::to_string(number));
    return {};
}

// Adds the identities of a file, or of all files in a folder.
Result<void> addIdentities(Sha256 &hash, const fs::path &path)
{
    std::error_code error;
    if (!fs::is_directory(path, error))
        return addIdentity(hash, path);
    std::vector<fs::path> files;
    for (fs::recursive_directory_iterator each(path, error), end; !error && each != end;
         each.increment(error))
        if (each->is_regular_file(error))
            files.push_back(each->path());
    if (error)
        return fail(ErrorCode::Io, path.string() + ": the folder cannot be read; check who may read it");
    std::ranges::sort(files);
    for (const fs::path &file : files) {
        add(hash, file.lexically_relative(path).string());
        KEYSEED_TRY(addIdentity(hash, file));
    }
    return {};
}

// The tables need the room: the allocator would keep what millions of short strings leave.
void giveBack(std::vector<LexiconTerm> &terms)
{
    std::vector<LexiconTerm>().swap(terms);
    system::giveMemoryBack();
}

using Tables = std::shared_ptr<const PhraseTables>;

// If the tables cannot be kept, they stay in memory.
Vocabulary withNewTables(const Vocabulary &vocabulary, const fs::path &place)
{
    Tables made = PhraseTables::of(vocabulary);
    if (PhraseTables::write(place, *made))
        if (auto kept = PhraseTables::open(place); kept && (*kept)->areOf(vocabulary))
            made = std::move(*kept);
    return vocabulary.with(std::move(made));
}

} // namespace

Result<std::string> importKey(const Source &source, const Settings &settings)
{
    Sha256 hash;
    add(hash, importerVersion);
    add(hash, source.name());
    for (const SourceSetting &setting : source.settings()) {
        add(hash, setting.key);
        if (setting.type == SettingType::Text)
            add(hash, textOf(settings, setting.key));
        const auto texts =
            setting.type == SettingType::Texts ? textsOf(settings, setting.key) : std::vector<std::string>();
        add(hash, std::to_string(texts.size()));
        for (const std::string &text : texts)
            add(hash, text);
        add(hash, isSet(settings, setting.key) ? "1" : "0");
    }
    for (const auto &[key, path] : source.files(settings)) {
        add(hash, key);
        KEYSEED_TRY(addIdentities(hash, path));
    }
    return toHex(hash.finish());
}

fs::path VocabularyCache::placeOf(const std::string &key) const
{
    return m_folder / (key + std::string(ending));
}

std::optional<OpenedVocabulary> VocabularyCache::find(const std::string &key) const
{
    if (m_folder.empty())
        return {};
    const fs::path place = placeOf(key);
    std::error_code ignored;
    if (!fs::exists(place, ignored))
        return {};
    auto summary = readSummary(fs::path(place).replace_extension(summaryEnding));
    if (!summary)
        return {};
    auto terms = findTerms(place);
    if (!terms)
        return {};
    return OpenedVocabulary{.vocabulary = std::move(*terms), .summary = std::move(*summary)};
}

std::optional<Vocabulary> VocabularyCache::findTerms(const fs::path &place) const
{
    const fs::path tablesPlace = fs::path(place).replace_extension(tablesEnding);
    // Most of the time goes into the digests of the two.
    auto tables = std::async(std::launch::async, [&tablesPlace] { return PhraseTables::open(tablesPlace); });
    const auto found = Vocabulary::openLexicon(place);
    auto kept = tables.get();
    if (!found)
        return {};
    markUsed(place);
    if (kept && (*kept)->areOf(*found))
        return found->with(std::move(*kept));
    return withNewTables(*found, tablesPlace);
}

Result<OpenedVocabulary> VocabularyCache::keep(const std::string &key, Imported imported) const
{
    const auto inMemory = [&]() -> Result<OpenedVocabulary> {
        auto terms = Vocabulary::fromTerms(imported.terms);
        return terms ? Result<OpenedVocabulary>(
                   OpenedVocabulary{.vocabulary = std::move(*terms), .summary = std::move(imported.summary)})
                     : fail(terms.error());
    };
    if (m_folder.empty())
        return inMemory();
    std::error_code ignored;
    fs::create_directories(m_folder, ignored);
    const fs::path place = placeOf(key);
    // The summary first: without it, the lexicon counts as not there.
    if (!writeSummary(fs::path(place).replace_extension(summaryEnding), imported.summary)
        || !writeLexicon(place, imported.terms))
        return inMemory();
    removeOldest(m_folder, ending, mostKept, {{tablesEnding, summaryEnding}});
    giveBack(imported.terms);
    auto kept = findTerms(place);
    if (!kept)
        return fail(ErrorCode::Io, place.string() + ": was written, but cannot be read; check the disk");
    return OpenedVocabulary{.vocabulary = std::move(*kept), .summary = std::move(imported.summary)};
}

Vocabulary VocabularyCache::withTables(const Vocabulary &terms) const
{
    if (m_folder.empty() || terms.formCount() < manyForms)
        return terms;
    std::error_code ignored;
    fs::create_directories(m_folder, ignored);
    const fs::path place = m_folder / (toHex(terms.digest()) + std::string(alone));
    if (auto kept = PhraseTables::open(place); kept && (*kept)->areOf(terms)) {
        markUsed(place);
        return terms.with(std::move(*kept));
    }
    Vocabulary made = withNewTables(terms, place);
    removeOldest(m_folder, alone, mostKeptAlone);
    return made;
}

} // namespace core::vocabulary
