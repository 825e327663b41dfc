#include "core/preparation/Preparation.h"

#include "core/preparation/Copies.h"
#include "core/preparation/Languages.h"
#include "core/preparation/Sections.h"
#include "core/vocabulary/Folding.h"
#include "tests/fuzz/FuzzTarget.h"

#include <algorithm>

using namespace core;
using namespace core::preparation;

namespace {

void expectOrder(std::span<const TextRange> ranges, std::size_t size)
{
    std::size_t position = 0;
    for (const TextRange &range : ranges) {
        fuzz::expect(range.begin >= position && range.begin < range.end,
                     "ranges are in order and hold something");
        position = range.end;
    }
    fuzz::expect(position <= size, "ranges lie in the text");
}

void expectWhole(const PreparedText &prepared, std::string_view text)
{
    std::size_t position = 0;
    std::size_t counted = 0;
    for (const TextPart &part : prepared.parts) {
        fuzz::expect(part.range.begin == position && part.range.end > position,
                     "the parts are all of the text");
        position = part.range.end;
        counted += part.kind == PartKind::Counted ? part.range.end - part.range.begin : 0;
    }
    fuzz::expect(position == text.size(), "the parts end where the text ends");
    fuzz::expect(prepared.text.size() >= counted, "what counts is in the text");
    fuzz::expect(!vocabulary::isUtf8(text) || vocabulary::isUtf8(prepared.text),
                 "no character is cut in two");
}

void expectCopies(std::string_view text, std::span<const TextRange> kept)
{
    Copies copies;
    copies.look("p", "A", text, kept);
    copies.look("p", "B", text, kept);
    copies.settle();
    const auto first = copies.counted("p", "A", text, kept);
    const auto second = copies.counted("p", "B", text, kept);
    expectOrder(first, text.size());
    expectOrder(second, text.size());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string_view text = fuzz::textOf(data, size);
    const std::uint8_t chosen = fuzz::takeByte(text);
    Rules rules;
    for (const std::string_view name : sectionNames())
        if ((chosen & 8) != 0 && name.size() % 3 == chosen % 3)
            rules.sections.emplace_back(name);
    if ((chosen & 16) != 0)
        rules.negation = preparation::languages()[chosen % preparation::languages().size()]->title;
    std::size_t position = 0;
    for (const FoundSection &section : sectionsOf(text)) {
        fuzz::expect(section.heading.begin <= section.heading.end && section.text.begin <= section.text.end
                         && section.text.end >= position,
                     "sections are in order");
        position = section.text.end;
        fuzz::expect(section.section < sectionNames().size(), "a section has a name");
    }
    fuzz::expect(position == 0 || position == text.size(), "sections go through all of a text");
    const Preparation preparation(rules);
    const auto kept = preparation.kept(text);
    expectOrder(kept, text.size());
    expectOrder(preparation.denied(text, kept), text.size());
    expectWhole(preparation.prepare(text), text);
    expectCopies(text, kept);
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {
        "\x18HISTORY: he coughs.\r\n\r\nFAMILY HISTORY: none\n1. IMPRESSION:\nNo evidence of pneumonia, but "
        "asthma.",
        "\x19"
        "Diagnosen:\nKein Hinweis auf Pneumonie. Tumor ausgeschlossen\n\nMit freundlichen Gr\xc3\xbc\xc3\x9f"
        "en",
        "\x1a"
        "ANT\xc3\x89"
        "C\xc3\x89"
        "DENTS : absence d\xe2\x80\x99infarctus., \xc3\x89volution\nbonne, pas de toux",
        "\x1bMotivo de consulta: niega fiebre; sin cambios. JUICIO CL\xc3\x8dNICO: tos",
        "\x08SUBJECTIVE:,  She coughs.,MEDICATIONS: , None.,MISCELLANEOUS/EATING HISTORY:, eats. WBC: 12",
        "\x18one two three four five six seven eight\n\none two three four five six seven eight\nnine\n"};
}
