#include "core/embedding/imports/WordPieces.h"
#include "tests/core/embedding/TensorText.h"
#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/FuzzTarget.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto pieces =
        core::embedding::WordPieces::open(fuzz::written(fuzz::textOf(data, size), "tokenizer.json"));
    if (!pieces) {
        fuzz::expectLine(pieces.error().detail);
        return 0;
    }
    for (const char *word :
         {"heart", "cardiomyopathy", "hearts", "caf\xC3\xA9", "x", "\xE5\xBF\x83\xE8\x87\x93"}) {
        const auto first = (*pieces)->piecesOf(word);
        fuzz::expect(first.size() <= 20, "a word has no more pieces than characters");
        fuzz::expect(first == (*pieces)->piecesOf(word), "a word is cut the same way again");
    }
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {tests::wordPieceTokenizer, tests::unigramTokenizer};
}
