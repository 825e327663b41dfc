#include "core/vocabulary/LexiconFile.h"

#include "core/base/Result.h"
#include "core/vocabulary/Folding.h"
#include "core/vocabulary/ResourceFile.h"
#include "core/vocabulary/Sections.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstring>
#include <limits>

// Layout of a lexicon file: the header of ResourceFile.h with magic "KEYSLEX1" and the counts T (terms),
// F (forms), B (bytes of text), then these sections (Sections.h):
//
//     u32 x (F + 1)   form offsets: form i is text[offset[i], offset[i + 1])
//     u32 x T         weights, >= 1
//     u32 x T         concepts
//     u32 x (F - T)   inflection terms, ascending: form T + i is an inflection of this term
//     u8  x T         kinds
//     u8  x B         text, UTF-8
//
// and, of a lexicon that knows them (its payload does not end there):
//
//     u32 x T         contributions, >= 1
//     f32 x T         priors, above 0
//
// Forms 0 to T - 1 are the terms themselves.

namespace core::vocabulary {

namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint32_t>::max();

bool isPrior(float prior)
{
    return std::isfinite(prior) && prior > 0;
}

bool isSafe(const LexiconView &view)
{
    const auto isContinuation = [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0u) == 0x80u; };
    const auto &offsets = view.formOffsets;
    if (offsets.front() != 0 || offsets.back() != view.text.size() || !isUtf8(view.text))
        return false;
    for (std::size_t i = 0; i + 1 < offsets.size(); ++i) {
        if (offsets[i] >= offsets[i + 1] || offsets[i] >= view.text.size()
            || isContinuation(view.text[offsets[i]]))
            return false;
    }
    const auto isTerm = [&](std::uint32_t term) { return term < view.weights.size(); };
    return std::ranges::all_of(view.inflectionTerms, isTerm) && std::ranges::is_sorted(view.inflectionTerms)
           && std::ranges::all_of(view.weights, [](std::uint32_t weight) { return weight >= 1; })
           && std::ranges::all_of(view.contributions, [](std::uint32_t amount) { return amount >= 1; })
           && std::ranges::all_of(view.priors, isPrior)
           && std::ranges::all_of(view.kinds, [](std::uint8_t kind) {
                  return kind <= static_cast<std::uint8_t>(Kind::Substance);
              });
}

// Appends the facts about the use of the terms, which are known of all or of none.
Result<void> appendUse(const std::vector<LexiconTerm> &terms, std::string &bytes)
{
    if (std::ranges::none_of(terms, [](const LexiconTerm &term) { return term.contribution || term.prior; }))
        return {};
    std::vector<std::uint32_t> contributions;
    std::vector<float> priors;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        contributions.push_back(terms[i].contribution.value_or(0));
        priors.push_back(terms[i].prior.value_or(0));
        if (contributions.back() < 1 || !isPrior(priors.back()))
            return fail(ErrorCode::InvalidParameter,
                        "lexicon term " + std::to_string(i)
                            + ": a contribution of at least 1 and a prior above 0 were expected, as other "
                              "terms have them");
    }
    appendSection(bytes, contributions);
    appendSection(bytes, priors);
    return {};
}

// Collects the forms of a lexicon in file order.
struct FormCollector
{
    std::vector<std::uint32_t> offsets = {0};
    std::vector<char> text;

    Result<void> add(std::string_view form, std::size_t term)
    {
        const std::string place = "lexicon term " + std::to_string(term);
        if (form.empty() || !isUtf8(form))
            return fail(ErrorCode::InvalidParameter, place + ": a form is empty or not UTF-8");
        if (form.size() > largest - text.size())
            return fail(ErrorCode::InvalidParameter, place + ": more than 4 GiB of text; leave terms out");
        text.insert(text.end(), form.begin(), form.end());
        offsets.push_back(static_cast<std::uint32_t>(text.size()));
        return {};
    }
};

} // namespace

Result<LexiconPayload> layOutLexicon(const std::vector<LexiconTerm> &terms)
{
    if (terms.empty())
        return fail(ErrorCode::InvalidParameter, "lexicon: holds no term; give at least one");
    FormCollector forms;
    std::vector<std::uint32_t> weights, concepts, inflectionTerms;
    std::vector<std::uint8_t> kinds;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        if (terms[i].weight == 0)
            return fail(ErrorCode::InvalidParameter,
                        "lexicon term " + std::to_string(i) + ": weight 0; give at least 1");
        KEYSEED_TRY(forms.add(terms[i].term, i));
        weights.push_back(terms[i].weight);
        concepts.push_back(terms[i].concept_);
        kinds.push_back(static_cast<std::uint8_t>(terms[i].kind));
    }
    for (std::size_t i = 0; i < terms.size(); ++i) {
        for (const std::string &form : terms[i].forms) {
            if (form == terms[i].term)
                continue;
            KEYSEED_TRY(forms.add(form, i));
            inflectionTerms.push_back(static_cast<std::uint32_t>(i));
        }
    }
    LexiconPayload payload{{terms.size(), forms.offsets.size() - 1, forms.text.size()}, {}};
    appendSection(payload.bytes, forms.offsets);
    appendSection(payload.bytes, weights);
    appendSection(payload.bytes, concepts);
    appendSection(payload.bytes, inflectionTerms);
    appendSection(payload.bytes, kinds);
    appendSection(payload.bytes, forms.text);
    KEYSEED_TRY(appendUse(terms, payload.bytes));
    return payload;
}

Result<LexiconView> viewLexicon(const LexiconCounts &counts, std::span<const std::byte> payload)
{
    const auto damaged =
        fail(ErrorCode::Io, "the lexicon is cut short or damaged; build or install it again");
    if (counts.terms == 0 || counts.terms > counts.forms || counts.forms >= largest
        || counts.textBytes > largest)
        return damaged;
    SectionReader sections(payload);
    LexiconView view;
    view.formOffsets = sections.next<std::uint32_t>(counts.forms + 1);
    view.weights = sections.next<std::uint32_t>(counts.terms);
    view.concepts = sections.next<std::uint32_t>(counts.terms);
    view.inflectionTerms = sections.next<std::uint32_t>(counts.forms - counts.terms);
    view.kinds = sections.next<std::uint8_t>(counts.terms);
    const auto text = sections.next<char>(counts.textBytes);
    view.text = {text.data(), text.size()};
    if (!sections.isAtEnd()) {
        view.contributions = sections.next<std::uint32_t>(counts.terms);
        view.priors = sections.next<float>(counts.terms);
    }
    if (!sections.isAtEnd() || !isSafe(view))
        return damaged;
    return view;
}

Result<void> writeLexicon(const std::filesystem::path &path, const std::vector<LexiconTerm> &terms)
{
    const auto payload = layOutLexicon(terms);
    if (!payload)
        return fail(inPlace(path.string(), payload.error()));
    const LexiconCounts &counts = payload->counts;
    return writeResource(path, lexiconMagic, {counts.terms, counts.forms, counts.textBytes}, payload->bytes);
}

namespace {

constexpr TermId leftOut = std::numeric_limits<TermId>::max();

// Returns the number of each term in the part, by its number in the whole.
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
