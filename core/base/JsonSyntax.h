#pragma once

#include <string>
#include <string_view>

namespace core {

/// How deep objects and lists may be nested in a JSON text of others. What is made of such a text is copied,
/// compared and written recursively, so that its depth is a depth of the stack.
inline constexpr int maximumJsonDepth = 64;

/// Whether JSON nests deeper than that. Says nothing about a text that is not JSON.
bool nestsTooDeep(std::string_view text);

/// What is wrong with a JSON text: "line:column: why and what to do", both from 1, the column in characters.
/// Empty when it is good. Stricter than JSON: a key that stands twice in an object is refused, because
/// readers disagree about which of the two counts, and so is what nests too deep. Never quotes the text,
/// which may turn out to be a records file given by mistake.
std::string jsonFault(std::string_view text);

} // namespace core
