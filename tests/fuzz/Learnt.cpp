#include "core/embedding/Embedding.h"
#include "core/vocabulary/Associations.h"
#include "core/vocabulary/Folding.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "tests/core/learning/SampleLearnt.h"
#include "tests/fuzz/ResourceInput.h"

#include <cmath>

using namespace core::vocabulary;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto file = LearntFile::open(fuzz::resourceOf(fuzz::textOf(data, size), "a.learnt"));
    if (!file) {
        fuzz::expectLine(file.error().detail);
        return 0;
    }
    const Vocabulary &terms = file->vocabulary();
    const Associations &associations = file->associations();
    const auto vectors = core::embedding::Embedding::ofLearnt(*file);
    fuzz::expect(terms.size() == associations.size() && terms.size() == vectors.size(),
                 "all parts have the same terms");
    std::vector<float> row(vectors.dimension());
    for (TermId id = 0; id < terms.size(); ++id) {
        fuzz::expect(isUtf8(terms.term(id)), "a term is a text");
        fuzz::expect(terms.contribution(id).value_or(1) >= 1, "a contribution is at least 1");
        fuzz::expect(terms.prior(id).value_or(1) > 0, "a prior is above 0");
        fuzz::expect(std::isfinite(associations.score(id, 0)), "a score is a number");
        for (const TermId other : associations.row(id).terms)
            fuzz::expect(other < terms.size(), "an association is with a term");
        vectors.copyRow(id, row);
    }
    fuzz::expect(readOrigin(originText(file->origin())).has_value(), "an origin can be written again");
    (void)PhraseMatcher(terms).match("heart failures and murmur");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const auto path = fuzz::folder() / "seed.learnt";
    fuzz::expect(core::learning::save(tests::sampleLearnt(), path).has_value(),
                 "a vocabulary can be written");
    return {fuzz::contentOf(path)};
}
