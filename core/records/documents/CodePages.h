#pragma once

#include <map>
#include <string>
#include <string_view>

struct UConverter;

namespace core::records {

/// Converts bytes in code pages of Windows and Apple to UTF-8. Keeps the converters that were used.
class CodePages final
{
public:
    CodePages() = default;
    CodePages(const CodePages &) = delete;
    CodePages &operator=(const CodePages &) = delete;
    ~CodePages();

    /// Appends `bytes`, whole characters, to `text`; an invalid character becomes U+FFFD. `page` is a number
    /// such as 1252; a page that ICU does not know is read as 1252.
    void append(std::string &text, std::string_view bytes, int page);

private:
    UConverter *converterOf(int page);

    std::map<int, UConverter *> m_converters;
};

/// Appends UTF-16; U+FFFD for half a pair.
void appendUtf8(std::string &text, std::u16string_view units);

/// Returns the code page of RTF's `\fcharset`; 0 for that of the document.
int codePageOfCharset(int charset);

} // namespace core::records
