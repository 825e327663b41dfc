#pragma once

#include "core/base/JsonInput.h"

#include <set>
#include <string>

/// Keys of a configuration, each refused by its path.
namespace experiments {

using Json = nlohmann::json;

/// What is wrong with a file, thrown from anywhere in it and caught in one place.
struct Refused
{
    std::string key;
    std::string what;
};

inline const Json &at(const Json &object, const std::string &key, const std::string &path)
{
    const auto found = object.find(key);
    if (found == object.end())
        throw Refused{path + key, "is missing"};
    return *found;
}

template<typename T>
T valueOf(const Json &json, const std::string &path, const char *expected)
{
    try {
        return json.get<T>();
    } catch (const Json::exception &) {
        throw Refused{path, std::string(expected) + " was expected"};
    }
}

inline std::string textOr(const Json &object, const char *key, const std::string &otherwise)
{
    return object.contains(key) ? valueOf<std::string>(object[key], key, "a text") : otherwise;
}

inline void onlyKeys(const Json &object, const std::string &path, const std::set<std::string> &known)
{
    if (!object.is_object())
        throw Refused{path, "an object was expected"};
    for (const auto &[key, value] : object.items())
        if (!known.contains(key)) {
            std::string all;
            for (const std::string &each : known)
                all += (all.empty() ? "" : ", ") + each;
            throw Refused{path + '.' + key, "is none of " + all};
        }
}

} // namespace experiments
