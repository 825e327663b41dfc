#include "core/vocabulary/PhraseTables.h"

#include "core/vocabulary/LexiconFile.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/ResourceInput.h"

using namespace core::vocabulary;

namespace {

Vocabulary bones()
{
    return *Vocabulary::fromTerms({{.term = "thigh bone", .concept_ = 1, .forms = {"femur", "os femoris"}},
                                   {.term = "pneumonoultramicroscopicsilicovolcanoconiosis", .forms = {}},
                                   {.term = "bone", .forms = {"bones of the body"}}});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto tables = PhraseTables::open(fuzz::resourceOf(fuzz::textOf(data, size), "a.phrases"));
    if (!tables) {
        fuzz::expectLine(tables.error().detail);
        return 0;
    }
    constexpr std::size_t most = 1'000'000; // a count of which is no vocabulary's
    const std::size_t terms = (*tables)->termCount;
    if (terms > most)
        return 0;
    const PhraseMatcher matcher(bones().with(std::move(*tables)));
    for (const auto &[id, count] : matcher.match("thigh bone, os femoris and the bones of the body: "
                                                 "pneumonoultramicroscopicsilicovolcanoconiosis of a femur"))
        fuzz::expect(id < terms && count > 0, "what is found is a term");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const auto path = fuzz::folder() / "seed.phrases";
    fuzz::expect(PhraseTables::write(path, *PhraseTables::of(bones())).has_value(), "tables can be written");
    return {fuzz::contentOf(path)};
}
