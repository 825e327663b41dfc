#include "core/vocabulary/VocabularyFacts.h"

#include <algorithm>

namespace core::vocabulary {

namespace {

constexpr std::size_t exampleCount = 10;
constexpr std::size_t shownForms = 3;
constexpr std::array<std::string_view, kindCount> namesOfKinds = {
    "other", "disease", "symptom", "body part", "drug", "procedure", "organism", "substance"};

// Forms besides the terms themselves stand in the order of their terms.
std::size_t firstFormOf(const Vocabulary &vocabulary, TermId term)
{
    std::size_t from = vocabulary.size();
    std::size_t to = vocabulary.formCount();
    while (from < to) {
        const std::size_t middle = from + (to - from) / 2;
        if (vocabulary.termOfForm(middle) < term)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

} // namespace

std::string_view nameOf(Kind kind)
{
    return namesOfKinds[static_cast<std::size_t>(kind)];
}

std::span<const std::string_view> kindNames()
{
    return namesOfKinds;
}

Kind kindNamed(std::string_view name)
{
    const auto found = std::ranges::find(namesOfKinds, name);
    return found == namesOfKinds.end() ? Kind::Other : static_cast<Kind>(found - namesOfKinds.begin());
}

VocabularyFacts factsOf(const Vocabulary &vocabulary)
{
    VocabularyFacts facts;
    facts.forms = vocabulary.formCount() - vocabulary.size();
    for (TermId term = 0; term < vocabulary.size(); ++term)
        ++facts.terms[static_cast<std::size_t>(vocabulary.kind(term))];
    const std::size_t count = std::min(exampleCount, vocabulary.size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto term = static_cast<TermId>(i * vocabulary.size() / count);
        VocabularyFacts::Example example{.term = std::string(vocabulary.term(term)), .forms = {}};
        for (std::size_t form = firstFormOf(vocabulary, term);
             form < vocabulary.formCount() && vocabulary.termOfForm(form) == term
             && example.forms.size() < shownForms;
             ++form)
            example.forms.emplace_back(vocabulary.form(form));
        facts.examples.push_back(std::move(example));
    }
    return facts;
}

} // namespace core::vocabulary
