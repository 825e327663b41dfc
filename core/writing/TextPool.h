#pragma once

#include "core/base/Public.h"
#include "core/base/Text.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core::writing {

/// The origin of public texts, as manifest and datasheet state it. Texts are read only after somebody
/// declared them public.
struct TextOrigin
{
    std::string origin;              ///< in the words of who declared them public
    std::string licence;             ///< under which they may be used
    std::vector<std::string> sha256; ///< of the files, in their order
    std::size_t texts = 0;           ///< how many were read
};

struct PublicText
{
    std::string label; ///< one of the declared labels; empty if the pool has none
    std::string text;  ///< plain UTF-8, not empty
};

/// Texts that were declared to be public, in memory, to write documents from.
struct TextPool
{
    /// Longer ones are several: a document of a book's length would be one candidate of which no more than
    /// the beginning counts.
    static constexpr std::size_t longestText = std::size_t{4} << 10;
    static constexpr std::size_t mostBytes = std::size_t{128} << 20; ///< of all texts

    std::vector<PublicText> texts;
    bool hasLabels = false;
    TextOrigin origin;
};

/// The sentences of a text, each with the white space after it: put together they are the text. One ends at
/// a line break, or after a full stop, an exclamation or a question mark that white space follows and no
/// small letter after it. What has no such end for long is cut at a blank.
std::vector<std::string_view> sentencesOf(std::string_view text);

/// The longest beginning of whole sentences that has at most `most` bytes; where the first alone is longer,
/// its beginning, between two characters.
std::string_view wholeSentences(std::string_view text, std::size_t most);

} // namespace core::writing

template<>
inline constexpr bool core::isPublic<core::writing::TextPool> = true;
