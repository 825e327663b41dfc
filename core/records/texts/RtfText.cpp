#include "core/records/texts/RtfText.h"

namespace core::records {

std::string plainTextOfRtf(std::string_view rtf)
{
    std::string text;
    bool isInWord = false;
    for (const char c : rtf) {
        if (c == '\\')
            isInWord = true;
        else if (c == '{' || c == '}' || (isInWord && c == ' '))
            isInWord = false;
        else if (!isInWord)
            text += c;
    }
    return text;
}

} // namespace core::records
