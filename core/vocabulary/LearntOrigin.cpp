#include "core/vocabulary/LearntOrigin.h"

#include "core/base/JsonInput.h"
#include "core/base/Text.h"

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

} // namespace core::vocabulary
