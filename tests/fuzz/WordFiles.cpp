#include "core/embedding/Sources.h"
#include "tests/core/embedding/FastTextFile.h"
#include "tests/core/embedding/TensorText.h"
#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/FuzzTarget.h"

#include <cmath>
#include <numeric>

using namespace core::embedding;

namespace {

const core::vocabulary::Vocabulary &terms()
{
    static const auto list =
        tests::VectorStage::lexicon({"heart attack", "heart", "attack", "zzz", "x-ray", "caf\xC3\xA9"});
    return list;
}

// With built-in vectors, and a tokenizer beside the file.
const tests::VectorStage &stage()
{
    static const tests::VectorStage made;
    return made;
}

} // namespace

// The first byte chooses the source, of those with a file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto text = fuzz::textOf(data, size);
    std::vector<const Source *> withFile;
    for (const Source *source : sources())
        if (!source->endings().empty())
            withFile.push_back(source);
    const Source &source = *withFile[fuzz::takeByte(text) % withFile.size()];
    fuzz::written(tests::wordPieceTokenizer, "tokenizer.json");
    (void)source.recognises(text);
    core::NoControl control;
    const auto opened = source.open({{"file", fuzz::written(text, "vectors").string()}},
                                    {.vocabulary = terms()},
                                    {.resources = stage().path("")},
                                    control);
    if (!opened) {
        fuzz::expectLine(opened.error().detail);
        return 0;
    }
    fuzz::expect(opened->size() == terms().size() && opened->dimension() >= 2, "a row for each term");
    std::uint64_t counted = 0;
    for (const std::uint64_t each : opened->facts()->terms)
        counted += each;
    fuzz::expect(counted == terms().size() && opened->facts()->unknownWords <= opened->facts()->words,
                 "every term is counted once");
    std::vector<float> row(opened->dimension());
    for (std::size_t id = 0; id < opened->size(); ++id) {
        opened->copyRow(static_cast<core::vocabulary::TermId>(id), row);
        const double squared = std::inner_product(row.begin(), row.end(), row.begin(), 0.0);
        fuzz::expect(std::abs(squared - 1.0) < 1e-3, "a vector has norm 1");
    }
    return 0;
}

// In the order of the sources: word2vec, glove, fasttext, safetensors.
std::vector<std::string> fuzzSeeds()
{
    const auto seed = [](char source, const std::string &bytes) { return std::string(1, source) + bytes; };
    const std::string text = "heart 3 0\nHeart 0 1 \nattack 0 2e-3\nx_ray 1 1\n";
    tests::FastTextFile model{.buckets = 4};
    model.rows[0] = {1, 0};
    model.rows[3] = {0, 1};
    return {
        seed(0, "4 2\n" + text),
        seed(0, "2 2\nheart " + tests::floats({3, 0}) + "\nattack " + tests::floats({0, 2}) + "\n"),
        seed(1, text),
        seed(2, "4 2\n" + text),
        seed(2, model.bytes()),
        seed(3,
             tests::tensorFile(
                 {{"embeddings", "F32", "[7,2]", tests::floats({9, 9, 9, 9, 1, 0, 0, 1, 0, 2, 3, 0, 1, 1})},
                  {"weights", "F32", "[7]", tests::floats({1, 1, 1, 1, 1, 1, 2})}})),
    };
}
