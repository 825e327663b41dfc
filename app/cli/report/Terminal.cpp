#include "app/cli/report/Terminal.h"

#include "core/base/Text.h"
#include "core/vocabulary/Folding.h"

#include <algorithm>
#include <array>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>

namespace cli {

namespace {

std::string formattedBy(const char *format, std::va_list arguments)
{
    std::va_list again;
    va_copy(again, arguments);
    const int size = std::vsnprintf(nullptr, 0, format, arguments);
    std::string text(static_cast<std::size_t>(std::max(0, size)), '\0');
    std::vsnprintf(text.data(), text.size() + 1, format, again);
    va_end(again);
    return text;
}

void printOn(std::FILE *stream, std::string_view text)
{
    const std::string shown = core::printable(text, core::LineBreaks::Keep);
    std::fwrite(shown.data(), 1, shown.size(), stream);
}

void appendEscape(std::string &json, unsigned unit)
{
    std::array<char, 8> escape = {};
    std::snprintf(escape.data(), escape.size(), "\\u%04x", unit);
    json += escape.data();
}

} // namespace

void printText(std::string_view text)
{
    printOn(stdout, text);
}

void printFormatted(const char *format, ...)
{
    std::va_list arguments;
    va_start(arguments, format);
    printOn(stdout, formattedBy(format, arguments));
    va_end(arguments);
}

void printError(const char *format, ...)
{
    std::va_list arguments;
    va_start(arguments, format);
    printOn(stderr, formattedBy(format, arguments));
    va_end(arguments);
}

// Such characters stand in strings alone: everything else of JSON is ASCII, without control characters but
// line breaks.
std::string jsonToPrint(std::string_view json)
{
    std::string text;
    text.reserve(json.size());
    for (std::size_t at = 0; at < json.size();) {
        const std::size_t begin = at;
        const std::int32_t character = core::vocabulary::nextCodePoint(json, at);
        const std::string_view bytes = json.substr(begin, at - begin);
        if ((character >= 0x20 && character < 0x7f)
            || core::printable(bytes, core::LineBreaks::Keep) == bytes)
            text += bytes;
        else if (character < 0)
            appendEscape(text, 0xfffd);
        else if (character < 0x10000)
            appendEscape(text, static_cast<unsigned>(character));
        else {
            appendEscape(text, 0xd7c0U + (static_cast<unsigned>(character) >> 10));
            appendEscape(text, 0xdc00U + (static_cast<unsigned>(character) & 0x3ffU));
        }
    }
    return text;
}

} // namespace cli
