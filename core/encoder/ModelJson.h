#pragma once

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/Result.h"

#include <filesystem>
#include <string>

namespace core::encoder {

/// Returns whether there is a file at that path; false where that cannot be found out.
inline bool isThere(const std::filesystem::path &path)
{
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

/// The fields of a JSON object in a file of a model.
class ModelJson final
{
public:
    using Json = nlohmann::json;

    /// Reads a file. Errors: those of readWholeFile; InvalidPlan: not a JSON object.
    static Result<ModelJson> read(const std::filesystem::path &path, std::uint64_t mostBytes)
    {
        KEYSEED_ASSIGN(const auto text, readWholeFile(path, mostBytes));
        Json json = parseJson(text);
        if (!json.is_object())
            return fail(ErrorCode::InvalidPlan, path.string() + ": a JSON object was expected");
        return ModelJson(path, std::move(json));
    }

    ModelJson(std::filesystem::path path, Json json)
        : m_path(std::move(path))
        , m_json(std::move(json))
    {}

    /// Returns a member of an object; null if there is none.
    static const Json &member(const Json &object, const char *key)
    {
        static const Json nothing;
        if (!object.is_object())
            return nothing;
        const auto found = object.find(key);
        return found == object.end() ? nothing : *found;
    }
    static std::string text(const Json &object, const char *key, const std::string &otherwise = {})
    {
        const Json &found = member(object, key);
        return found.is_string() ? found.get<std::string>() : otherwise;
    }
    static bool flag(const Json &object, const char *key, bool otherwise = false)
    {
        const Json &found = member(object, key);
        return found.is_boolean() ? found.get<bool>() : otherwise;
    }

    const Json &json() const { return m_json; }
    const Json &operator[](const char *key) const { return member(m_json, key); }

    /// Returns a whole number within the limits; `otherwise` if there is none and that is not 0.
    Result<std::size_t>
    number(const char *key, std::size_t least, std::size_t most, std::size_t otherwise = 0) const
    {
        const Json &found = member(m_json, key);
        if (found.is_null() && otherwise > 0)
            return otherwise;
        if (!found.is_number_unsigned() || found.get<std::uint64_t>() < least
            || found.get<std::uint64_t>() > most)
            return wrong(key,
                         "a whole number from " + std::to_string(least) + " to " + std::to_string(most)
                             + " was expected");
        return found.get<std::size_t>();
    }

    /// "file: key: what", InvalidPlan.
    tl::unexpected<Error> wrong(const std::string &key, const std::string &what) const
    {
        return fail(ErrorCode::InvalidPlan, m_path.string() + ": " + key + ": " + what);
    }

private:
    std::filesystem::path m_path;
    Json m_json;
};

} // namespace core::encoder
