#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// A step of a path: to the field of an object, or to the element of an array.
struct JsonStep
{
    std::string name = {};                 ///< name of the field, when there is no index
    std::optional<std::size_t> index = {}; ///< number of the element, from 0

    friend bool operator==(const JsonStep &, const JsonStep &) = default;
};

/// Returns the steps of a path such as `note.parts[0].text`. A name that is empty or holds a dot, bracket,
/// quote or backslash is written `["a.b"]`, with a backslash before quotes and backslashes. Empty if it is no
/// path.
std::optional<std::vector<JsonStep>> jsonSteps(std::string_view path);

/// Appends a step to a path, in the form that jsonSteps() reads.
void appendName(std::string &path, std::string_view name);
void appendIndex(std::string &path, std::size_t index);

/// Returns the path with all indices 0; empty if it is no path.
std::string withFirstElements(std::string_view path);

} // namespace core::records
