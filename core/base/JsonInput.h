#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace core {

/// The maximum nesting depth of JSON from outside. Such values are copied, compared and written recursively,
/// so that their depth is a depth of the stack.
inline constexpr int maximumJsonDepth = 64;

/// Returns whether JSON nests deeper than that; meaningless for a text that is not JSON.
bool nestsTooDeep(std::string_view text);

/// Returns the fault of a JSON text: "line:column: why and what to do", both from 1, the column in
/// characters. Empty for a valid text. Stricter than JSON: a key that occurs twice in an object is refused,
/// because readers disagree about which of the two counts, and so is too deep nesting. Never quotes the text,
/// which could be a records file given by mistake.
std::string jsonFault(std::string_view text);

/// Parses JSON that this program did not write in the same run; there is no other way in. Returns a discarded
/// value (`is_discarded()`) if the text is invalid or nests too deep. `Json` is one of the library's types.
template<typename Json = nlohmann::json>
Json parseJson(std::string_view text)
{
    if (nestsTooDeep(text))
        return Json(Json::value_t::discarded);
    return Json::parse(text, nullptr, false);
}

} // namespace core
