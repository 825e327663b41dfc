#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core::records::xlsx {

/// Puts together the text of a shared or inline string (ECMA-376 part 1, 18.4.8): that of its `t`, in runs or
/// not, without how it is pronounced (`rPh`). White space is kept whether or not `xml:space` says so, as
/// openpyxl keeps it, so that the words of two runs never run together.
class RichText final
{
public:
    /// For a new string.
    void clear();
    void begin(std::string_view element);
    void end(std::string_view element);
    /// Keeps no more than `most` bytes.
    void add(std::string_view piece, std::size_t most);

    bool isTooLong() const { return m_isTooLong; }
    /// What was put together, with what `_x000D_` stands for.
    std::string &finish();

private:
    std::string m_text;
    bool m_isInText = false;
    bool m_isPronunciation = false;
    bool m_isTooLong = false;
};

/// Puts the characters that `_x000D_` and the like stand for (ECMA-376 part 1, 22.9.2.19) in their place, in
/// UTF-8. What stands for no character becomes U+FFFD.
void unescape(std::string &text);

} // namespace core::records::xlsx
