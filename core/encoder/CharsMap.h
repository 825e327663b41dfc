#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::encoder {

/// Returns where the code point at `begin` of valid UTF-8 ends.
inline std::size_t endOfPoint(std::string_view text, std::size_t begin)
{
    std::size_t end = begin + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        ++end;
    return end;
}

/// The compiled table of SentencePiece that replaces characters (precompiled_charsmap): a double-array trie
/// (Darts) of byte strings, each with the place of its replacement in a block of texts that end with a zero
/// byte.
class CharsMap final
{
public:
    /// Reads the table from base64. Errors: InvalidPlan, without the name of the file.
    static Result<CharsMap> fromBase64(std::string_view text);
    static Result<CharsMap> fromBytes(std::string_view bytes);

    /// Replaces characters as the library "tokenizers" does: a user-perceived character of less than 6 bytes
    /// by the replacement of its shortest beginning that the table has, or else each of its code points in
    /// the same way.
    std::string replaced(std::string_view text) const;

private:
    /// Returns the replacement of the shortest beginning of `text` in the table.
    std::optional<std::string_view> replacementOf(std::string_view text) const;
    void appendReplaced(std::string_view character, std::string &out) const;

    std::vector<std::uint32_t> m_units;
    std::string m_texts;
};

} // namespace core::encoder
