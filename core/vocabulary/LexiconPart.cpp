#include "core/vocabulary/LexiconLayout.h"
#include "core/vocabulary/Sections.h"

#include <cassert>
#include <limits>

namespace core::vocabulary {

namespace {

constexpr TermId leftOut = std::numeric_limits<TermId>::max();

// By its number in the whole: the number of each term in the part.
std::vector<TermId> numbersIn(std::span<const TermId> kept, std::size_t terms)
{
    std::vector<TermId> byTerm(terms, leftOut);
    for (std::size_t i = 0; i < kept.size(); ++i)
        byTerm[kept[i]] = static_cast<TermId>(i);
    return byTerm;
}

template<typename T>
std::vector<T> rowsOf(std::span<const T> values, std::span<const TermId> kept)
{
    std::vector<T> rows;
    rows.reserve(kept.size());
    for (const TermId term : kept)
        rows.push_back(values[term]);
    return rows;
}

} // namespace

LexiconPayload layOutPart(const LexiconView &whole, std::span<const TermId> kept)
{
    assert(!kept.empty());
    const std::size_t terms = whole.weights.size();
    const std::vector<TermId> numbers = numbersIn(kept, terms);
    std::vector<std::uint32_t> offsets = {0};
    std::vector<std::uint32_t> inflectionTerms;
    std::vector<char> text;
    const auto addForm = [&](std::size_t form) {
        const std::string_view written = whole.form(form);
        text.insert(text.end(), written.begin(), written.end());
        offsets.push_back(static_cast<std::uint32_t>(text.size()));
    };
    for (const TermId term : kept)
        addForm(term);
    for (std::size_t i = 0; i < whole.inflectionTerms.size(); ++i) {
        const TermId number = numbers[whole.inflectionTerms[i]];
        if (number == leftOut)
            continue;
        addForm(terms + i);
        inflectionTerms.push_back(number);
    }
    LexiconPayload part{{kept.size(), offsets.size() - 1, text.size()}, {}};
    appendSection(part.bytes, offsets);
    appendSection(part.bytes, rowsOf(whole.weights, kept));
    appendSection(part.bytes, rowsOf(whole.concepts, kept));
    appendSection(part.bytes, inflectionTerms);
    appendSection(part.bytes, rowsOf(whole.kinds, kept));
    appendSection(part.bytes, text);
    if (!whole.contributions.empty()) {
        appendSection(part.bytes, rowsOf(whole.contributions, kept));
        appendSection(part.bytes, rowsOf(whole.priors, kept));
    }
    return part;
}

} // namespace core::vocabulary
