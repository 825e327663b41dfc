#pragma once

#include <string>
#include <string_view>

namespace core::records {

/// Takes the attributes out of start tags that are very long, or have very many: the time that libxml2 takes
/// for a tag grows with the square of its attributes. Returns the text unchanged otherwise; comments, scripts
/// and styles stay as they are. Time and memory grow with the size of `html`.
std::string withShortTags(std::string_view html);

/// Returns whether withShortTags() would change something.
bool hasLongTags(std::string_view html);

} // namespace core::records
