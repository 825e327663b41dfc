#include "core/vocabulary/Folding.h"
#include "core/vocabulary/LexiconFile.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "core/vocabulary/Vocabulary.h"
#include "tests/fuzz/ResourceInput.h"

using namespace core::vocabulary;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto lexicon = Vocabulary::openLexicon(fuzz::resourceOf(fuzz::textOf(data, size), "a.lexicon"));
    if (!lexicon) {
        fuzz::expectLine(lexicon.error().detail);
        return 0;
    }
    fuzz::expect(lexicon->formCount() >= lexicon->size() && lexicon->size() > 0, "each term has a form");
    for (std::size_t i = 0; i < lexicon->formCount(); ++i) {
        fuzz::expect(!lexicon->form(i).empty() && isUtf8(lexicon->form(i)), "a form is a text");
        fuzz::expect(lexicon->termOfForm(i) < lexicon->size(), "a form is of a term");
    }
    for (TermId id = 0; id < lexicon->size(); ++id)
        fuzz::expect(lexicon->weight(id) >= 1 && lexicon->kind(id) <= Kind::Substance,
                     "what is known of a term is in its range");
    for (TermId id = 0; id < lexicon->size(); ++id)
        fuzz::expect(lexicon->contribution(id).value_or(1) >= 1 && lexicon->prior(id).value_or(1) > 0,
                     "what is known of a term's use is in its range");
    (void)PhraseMatcher(*lexicon).match("heart failures and atrial fibrillation");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const auto path = fuzz::folder() / "seed.lexicon";
    const auto seedOf = [&](const std::vector<LexiconTerm> &terms) {
        fuzz::expect(writeLexicon(path, terms).has_value(), "a lexicon can be written");
        return fuzz::contentOf(path);
    };
    return {
        seedOf(
            {{.term = "heart failure",
              .weight = 5,
              .kind = Kind::Disease,
              .concept_ = 7,
              .forms = {"heart failures"}},
             {.term = "atrial fibrillation", .weight = 9, .kind = Kind::Symptom, .concept_ = 8, .forms = {}},
             {.term = "caf\xc3\xa9", .forms = {"caf\xc3\xa9s", "cafes"}}}),
        seedOf({{.term = "one", .forms = {}}}),
        seedOf({{.term = "two", .forms = {"twos"}, .contribution = 3, .prior = 0.5F}})};
}
