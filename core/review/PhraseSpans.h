#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core::review {

/// A part of a text, in UTF-16 code units.
struct TextRange
{
    std::size_t start = 0;
    std::size_t length = 0;

    bool operator==(const TextRange &) const = default;
};

/// A text to look for phrases in. Case is folded once for all of them.
class PhraseSpans final
{
public:
    explicit PhraseSpans(std::u16string_view text);

    /// Returns the places where a phrase occurs as whole words, ignoring case.
    std::vector<TextRange> of(std::u16string_view phrase) const;

private:
    std::u16string m_text; ///< folded; as long as the text
};

/// UTF-8 as UTF-16; what is no UTF-8 becomes U+FFFD.
std::u16string utf16(std::string_view utf8);

} // namespace core::review
