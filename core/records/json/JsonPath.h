#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// One step into JSON: to the field of an object, or to the element of an array.
struct JsonStep
{
    std::string name = {};                 ///< of the field, when there is no index
    std::optional<std::size_t> index = {}; ///< from 0

    friend bool operator==(const JsonStep &, const JsonStep &) = default;
};

/// The steps of a path such as `note.parts[0].text`. A name that is empty or holds a dot, bracket, quote or
/// backslash is written `["a.b"]`, quotes and backslashes in it with a backslash before them. Empty when it
/// is no path.
std::optional<std::vector<JsonStep>> jsonSteps(std::string_view path);

/// Appends a step to a path, in the way that jsonSteps() reads.
void appendName(std::string &path, std::string_view name);
void appendIndex(std::string &path, std::size_t index);

/// The path with every index 0; empty when it is no path.
std::string withFirstElements(std::string_view path);

} // namespace core::records
