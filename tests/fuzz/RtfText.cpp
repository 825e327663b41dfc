#include "core/records/documents/DocumentText.h"
#include "core/records/text/Decoder.h"
#include "tests/fuzz/FuzzTarget.h"

#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto rtf = fuzz::textOf(data, size);
    const std::string text = core::records::plainTextOfRtf(rtf);
    fuzz::expect(core::records::isUtf8(text), "a text is UTF-8");
    fuzz::expect(text.size() <= 4 * rtf.size(), "a text is no longer than what it is of");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {
        R"({\rtf1\ansi\ansicpg1251\deff1{\fonttbl{\f0\fcharset0 A;}{\f1\fcharset128 B;}}{\colortbl;\red0;}
Chest \b pain\b0 caf\'e9\par {\f0 \'c1}\u233?\u-10179?\u-8704?\~\-\_{\*\x y}{\pict\bin4 0123}\cell\row})",
        R"({\rtf1\uc2 \u233ab{\uc0 \u233}{\v b}{\upr{a}{\*\ud{b}}}\'83\'5c\{\}\\{\header H}{\field{\*\fldinst x}}})",
        "{\\rtf1\\mac a\\\r\nb\\plain\\f1\\fs24\\line\xE9}}"};
}
