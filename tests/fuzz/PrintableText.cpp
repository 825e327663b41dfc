#include "core/base/Date.h"
#include "core/base/Text.h"
#include "core/vocabulary/Folding.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace core;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto text = fuzz::textOf(data, size);
    for (const LineBreaks breaks : {LineBreaks::Escape, LineBreaks::Keep}) {
        const std::string shown = printable(text, breaks);
        fuzz::expect(vocabulary::isUtf8(shown), "what is shown is UTF-8");
        fuzz::expect(printable(shown, breaks) == shown, "what can be shown is shown as it is");
        for (const char each : shown)
            fuzz::expect(static_cast<unsigned char>(each) >= 0x20
                             || (breaks == LineBreaks::Keep && each != '\r'),
                         "no control character is shown");
        const auto cut = cutUtf8(shown, size / 2);
        fuzz::expect(vocabulary::isUtf8(cut) && cut.size() <= size / 2, "a cut is between two characters");
    }
    if (const auto day = Date::of(text))
        fuzz::expect(Date::of(day->text()) == day && text.starts_with(day->text()), "a day is a day");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {"plain text, \xc3\xa9 and \xe2\x80\xae reordered\r\n\tand \x1b[31m red \x7f",
            "\xf3\xa0\x81\x81 tags \xe2\x80\x8b\xc2\xad \xe2\x80\xa8 half \xe2\x80",
            "2026-01-31",
            "2026-01-31T09:30:00Z"};
}
