#include "core/records/texts/HtmlText.h"

namespace core::records {

std::string plainTextOfHtml(std::string_view html)
{
    std::string text;
    bool isInTag = false;
    for (const char c : html) {
        if (!isInTag && c != '<')
            text += c;
        isInTag = c == '<' || (isInTag && c != '>');
    }
    return text;
}

} // namespace core::records
