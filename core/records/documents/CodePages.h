#pragma once

#include <map>
#include <string>
#include <string_view>

struct UConverter;

namespace core::records {

/// Turns bytes of Windows' and Apple's code pages into UTF-8. Keeps what it needs for those it was asked for.
class CodePages final
{
public:
    CodePages() = default;
    CodePages(const CodePages &) = delete;
    CodePages &operator=(const CodePages &) = delete;
    ~CodePages();

    /// Appends `bytes`, whole characters, to `text`; U+FFFD for what is none. `page` is a number such as
    /// 1252; one that ICU does not know is taken for 1252.
    void append(std::string &text, std::string_view bytes, int page);

private:
    UConverter *converterOf(int page);

    std::map<int, UConverter *> m_converters;
};

/// Appends UTF-16; U+FFFD for half a pair.
void appendUtf8(std::string &text, std::u16string_view units);

/// The code page of RTF's `\fcharset`; 0 where it is that of the document.
int codePageOfCharset(int charset);

} // namespace core::records
