#include "core/vocabulary/LearntFile.h"

#include "core/base/JsonInput.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/vocabulary/Sections.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::vocabulary {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::pair<const char *, std::string LearntOrigin::*>, 3> texts = {{
    {"origin", &LearntOrigin::origin},
    {"licence", &LearntOrigin::licence},
    {"language", &LearntOrigin::language},
}};

constexpr std::array<std::pair<const char *, std::uint64_t LearntOrigin::*>, 6> numberFields = {{
    {"documents", &LearntOrigin::documents},
    {"words", &LearntOrigin::words},
    {"repeatedWords", &LearntOrigin::repeatedWords},
    {"passages", &LearntOrigin::passages},
    {"candidates", &LearntOrigin::candidates},
    {"leftOut", &LearntOrigin::leftOut},
}};

constexpr const char *terminologyKey = "terminology"; // only where there is one
constexpr const char *generalWordsKey = "generalWords";

bool readText(const Json &object, const char *key, std::string &out)
{
    const auto found = object.find(key);
    if (found == object.end() || !found->is_string())
        return false;
    out = found->get<std::string>();
    return isPlainText(out);
}

bool readFile(const Json &object, LearntOrigin::File &file)
{
    constexpr std::size_t digits = 64;
    return object.is_object() && readText(object, "name", file.name)
           && readText(object, "sha256", file.sha256) && file.sha256.size() == digits
           && file.sha256.find_first_not_of("0123456789abcdef") == std::string::npos;
}

bool readAll(const Json &object, LearntOrigin &origin)
{
    if (!object.is_object() || object.value("declaredPublic", Json()) != Json(true))
        return false;
    for (const auto &[key, member] : texts)
        if (!readText(object, key, origin.*member))
            return false;
    for (const auto &[key, member] : numberFields) {
        const auto found = object.find(key);
        if (found == object.end() || !found->is_number_unsigned())
            return false;
        origin.*member = found->get<std::uint64_t>();
    }
    if (object.contains(terminologyKey) && !readText(object, terminologyKey, origin.terminology))
        return false;
    if (const auto general = object.find(generalWordsKey); general != object.end()) {
        if (!general->is_boolean())
            return false;
        origin.hasGeneralWords = general->get<bool>();
    }
    const auto files = object.find("files");
    if (files == object.end() || !files->is_array())
        return false;
    for (const Json &each : *files)
        if (!readFile(each, origin.files.emplace_back()))
            return false;
    return true;
}

} // namespace

std::string originText(const LearntOrigin &origin)
{
    Json object{{"declaredPublic", true}};
    for (const auto &[key, member] : texts)
        object[key] = plainText(origin.*member);
    for (const auto &[key, member] : numberFields)
        object[key] = origin.*member;
    if (!origin.terminology.empty())
        object[terminologyKey] = plainText(origin.terminology);
    if (origin.hasGeneralWords)
        object[generalWordsKey] = *origin.hasGeneralWords;
    object["files"] = Json::array();
    for (const LearntOrigin::File &file : origin.files)
        object["files"].push_back({{"name", plainText(file.name)}, {"sha256", file.sha256}});
    return object.dump(2) + '\n';
}

Result<LearntOrigin> readOrigin(std::string_view text)
{
    LearntOrigin origin;
    const Json object = parseJson<Json>(text);
    if (object.is_discarded() || !readAll(object, origin))
        return fail(ErrorCode::Io, "what it says of its origin is cut short or damaged");
    return origin;
}

namespace {

constexpr std::uint64_t mostEntries = std::uint64_t{1} << 32;

auto damaged()
{
    return fail(ErrorCode::Io, "it is cut short or damaged; learn it or copy it again");
}

} // namespace

LearntFile::LearntFile(std::shared_ptr<const ResourceFile> file,
                       Vocabulary vocabulary,
                       Associations associations,
                       LearntOrigin origin,
                       std::span<const std::uint16_t> vectors)
    : m_file(std::move(file))
    , m_vocabulary(std::move(vocabulary))
    , m_associations(std::move(associations))
    , m_origin(std::move(origin))
    , m_vectors(vectors)
{}

bool LearntFile::isLearnt(const std::filesystem::path &path)
{
    return hasMagic(path, learntMagic);
}

Result<LearntFile> LearntFile::open(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(auto resource, openResource(path, learntMagic, "learnt vocabulary"));
    auto file = read(std::make_shared<const ResourceFile>(std::move(resource)));
    if (!file)
        return fail(inPlace(path.string(), file.error()));
    return file;
}

Result<LearntFile> LearntFile::ofBytes(std::string_view bytes)
{
    KEYSEED_ASSIGN(auto resource, resourceInMemory(bytes, learntMagic, "learnt vocabulary"));
    return read(std::make_shared<const ResourceFile>(std::move(resource)));
}

Result<LearntFile> LearntFile::read(const std::shared_ptr<const ResourceFile> &file)
{
    const auto [terms, dimension, originBytes] = file->counts;
    constexpr std::uint64_t mostDimension = std::uint64_t{1} << 12;
    if (terms == 0 || terms > Associations::mostTerms || dimension == 0 || dimension > mostDimension
        || originBytes > mostEntries)
        return damaged();
    SectionReader sections(file->payload());
    const auto numbers = sections.next<std::uint64_t>(learntNumbers);
    if (numbers.empty() || std::ranges::any_of(numbers.first(3), [](auto n) { return n > mostEntries; })
        || numbers[4] > mostEntries || numbers[5] != 0)
        return damaged();
    const auto lexicon = sections.next<std::byte>(numbers[2]);
    const auto vectors = sections.next<std::uint16_t>(terms * dimension);
    const AssociationView view{.passages = numbers[3],
                               .passagesOf = sections.next<std::uint32_t>(terms),
                               .offsets = sections.next<std::uint64_t>(terms + 1),
                               .columns = sections.next<std::uint16_t>(numbers[4]),
                               .logCounts = sections.next<std::uint16_t>(numbers[4])};
    const auto originText = sections.next<char>(originBytes);
    if (!sections.isAtEnd())
        return damaged();

    KEYSEED_ASSIGN(auto vocabulary,
                   Vocabulary::within(file, {terms, numbers[0], numbers[1]}, lexicon, file->digest));
    KEYSEED_ASSIGN(auto associations, Associations::within(file, view));
    KEYSEED_ASSIGN(auto origin, readOrigin({originText.data(), originText.size()}));
    return LearntFile(file, std::move(vocabulary), std::move(associations), std::move(origin), vectors);
}

} // namespace core::vocabulary
