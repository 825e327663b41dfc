#include "core/records/labels/ValuePattern.h"
#include "core/records/text/Decoder.h"
#include "tests/fuzz/FuzzTarget.h"

// The first line is the pattern, the rest a cell.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace core::records;
    const std::string_view input = fuzz::textOf(data, size);
    const std::size_t end = std::min(input.find('\n'), input.size());
    const std::string_view cell = input.substr(std::min(end + 1, input.size()));
    const auto pattern = ValuePattern::of(std::string(input.substr(0, end)), "records.labelPattern");
    if (!pattern) {
        fuzz::expectLine(pattern.error().what);
        return 0;
    }
    constexpr std::size_t looksAt = 4096;
    const auto value = pattern->in(cell);
    if (!value)
        fuzz::expectLine(value.error().what);
    else if (isUtf8(cell) && cell.size() <= looksAt)
        fuzz::expect(cell.find(*value) != std::string_view::npos, "a value is a part of its cell");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {"^([0-9]+)-\n220-01",
            "[A-Z]+\nno ABC\nhere",
            "(a*)*b\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
            "(?i)\\bICD-?(\\d{1,3})\\b|x{2,5}?\nicd10 xxx",
            "(?<=a)(?=b)()\nab",
            "\\p{L}+(?:\u00e4|[^\\s&&[a-z]])\n\u00fcber \u00e4 \U0001F600",
            "((a{1,40}){1,40}){1,40}\naaaa",
            "(\n"};
}
