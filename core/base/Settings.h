#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

struct SettingsObject;

/// One value of a JSON file, independent of its reader: what a field may hold besides null.
using Setting = std::variant<bool,
                             std::int64_t,
                             double,
                             std::string,
                             std::vector<std::int64_t>,
                             std::vector<double>,
                             std::vector<std::string>,
                             std::vector<SettingsObject>>;

/// The settings of one choice, such as a method of synthesis, by key. The choice converts them into a struct
/// of its own by a table of fields (Fields.h).
using Settings = std::map<std::string, Setting, std::less<>>;

/// Returns the value under `key` if it is a T. For settings that may be incomplete, as while they are chosen.
template<typename T>
T settingOr(const Settings &settings, std::string_view key, T otherwise)
{
    const auto found = settings.find(key);
    const T *value = found == settings.end() ? nullptr : std::get_if<T>(&found->second);
    return value == nullptr ? otherwise : *value;
}

/// One of several groups of settings.
struct SettingsObject
{
    Settings settings;

    bool operator==(const SettingsObject &) const = default;
};

} // namespace core
