#include "core/vocabulary/Folding.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "core/vocabulary/TermFile.h"
#include "core/vocabulary/Vocabulary.h"
#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace core::vocabulary;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto text = fuzz::textOf(data, size);
    const auto file = fuzz::written(text, "terms.txt");
    const auto vocabulary = Vocabulary::fromTermFile(file);
    if (!vocabulary) {
        fuzz::expectLine(vocabulary.error().detail);
        return 0;
    }
    std::string again;
    for (TermId id = 0; id < vocabulary->size(); ++id) {
        const auto term = vocabulary->term(id);
        fuzz::expect(!term.empty() && term.size() <= 200 && isUtf8(term), "a term is a short text");
        again += std::string(term) + "\n";
    }
    const auto same = readTermFile(fuzz::written(again, "again.txt"));
    fuzz::expect(same && same->terms.size() == vocabulary->size(), "terms, written again, are the same");

    // A term finds something in any text that holds one, and nothing that is not there.
    const PhraseMatcher matcher(*vocabulary);
    for (const auto &[id, count] : matcher.match(text))
        fuzz::expect(id < vocabulary->size() && count > 0, "what is found is a term");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const std::string longest(200, 'a');
    return {longest + "\n" + std::string(100, 'b') + "\n",
            longest + "a\n",
            "# diseases\nheart failure\n  Atrial fibrillation \r\nM\xc3\xa9ni\xc3\xa8re's disease\nHEART "
            "FAILURE\n\nx-ray\n",
            "\xef\xbb\xbfone\ntwo words\nSt. John's wort\n\xc4\xb0stanbul\n\xef\xac\x81n\n",
            "\xcc\x81\n...\n\xe2\x80\x8b\na/b/c\n"};
}
