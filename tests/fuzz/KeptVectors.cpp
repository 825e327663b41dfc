#include "core/embedding/AskedVectors.h"
#include "core/embedding/imports/VectorCache.h"
#include "tests/core/embedding/VectorStage.h"
#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/FuzzTarget.h"

#include <cmath>
#include <numeric>

using namespace core::embedding;

namespace {

const VectorServer server{.protocol = "openai", .baseUrl = "http://127.0.0.1/v1", .model = "m"};
const core::Digest vectorsKey = core::sha256("key");

std::filesystem::path cacheFolder()
{
    const auto folder = fuzz::folder() / "cache";
    std::filesystem::create_directories(folder);
    return folder;
}

std::string fileOf(const std::string &ending)
{
    for (const auto &entry : std::filesystem::directory_iterator(cacheFolder()))
        if (entry.path().extension() == ending)
            return entry.path().string();
    return {};
}

void checkRows(const Embedding &vectors)
{
    std::vector<float> row(vectors.dimension());
    for (std::size_t id = 0; id < vectors.size(); ++id) {
        vectors.copyRow(static_cast<core::vocabulary::TermId>(id), row);
        const double squared = std::inner_product(row.begin(), row.end(), row.begin(), 0.0);
        fuzz::expect(std::abs(squared - 1.0) < 1e-3, "a vector has norm 1");
    }
}

const core::vocabulary::Vocabulary &keptTerms()
{
    static const auto list = tests::VectorStage::lexicon({"heart", "attack"});
    return list;
}

// Both files as the program makes them; their places.
const std::pair<std::string, std::string> &askedAndImported()
{
    static const auto places = [] {
        RowMatrix rows(2, 3);
        rows << 1, 0, 0, 0, 2, 0;
        auto asked = AskedVectors::openToAdd(cacheFolder(), server);
        const std::vector<std::string_view> texts = {"heart", "attack"};
        fuzz::expect(asked && asked->add(texts, rows), "answers can be kept");
        (void)VectorCache(cacheFolder()).keep(vectorsKey, *asked->vectorsOf(keptTerms()));
        return std::pair(fileOf(".kept-vectors"), fileOf(".asked-vectors"));
    }();
    return places;
}

// The sums put right, for else nothing behind them would ever be reached; one input in 256 stays as it is.
void seal(std::string &bytes, bool isAsked)
{
    const auto put = [&](std::size_t place, std::uint64_t sum) {
        std::memcpy(bytes.data() + place, &sum, sizeof(sum));
    };
    constexpr std::size_t head = 128;
    constexpr std::size_t sumAt = 24;
    if (!isAsked && bytes.size() >= head)
        put(sumAt,
            checkSum(std::string_view(bytes).substr(head),
                     checkSum(std::string_view(bytes).substr(sumAt + 8, head - sumAt - 8), 0)));
    if (!isAsked || bytes.size() < 16)
        return;
    std::uint64_t dimension = 0;
    std::memcpy(&dimension, bytes.data() + 8, sizeof(dimension));
    if (dimension == 0 || dimension > 1000)
        return;
    const std::size_t summed = 32 + 2 * dimension;
    for (std::size_t at = 16; at + summed + 8 <= bytes.size(); at += summed + 8)
        put(at + summed, checkSum(std::string_view(bytes).substr(at, summed), 0));
}

} // namespace

// The first byte chooses the file, and whether its sums are put right.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto text = fuzz::textOf(data, size);
    const std::uint8_t choice = fuzz::takeByte(text);
    const bool isAsked = choice % 2 == 1;
    std::string bytes(text);
    if (choice != 255)
        seal(bytes, isAsked);
    std::ofstream(isAsked ? askedAndImported().second : askedAndImported().first,
                  std::ios::binary | std::ios::trunc)
        << bytes;
    if (!isAsked) {
        if (const auto found = VectorCache(cacheFolder()).find(vectorsKey)) {
            fuzz::expect(found->size() * found->dimension() * 2 < size, "no more rows than the file holds");
            checkRows(*found);
        }
        return 0;
    }
    const auto asked = AskedVectors::openToRead(cacheFolder(), server);
    if (const auto vectors = asked.vectorsOf(keptTerms()))
        checkRows(*vectors);
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    std::vector<std::string> seeds = {fuzz::contentOf(askedAndImported().first),
                                      fuzz::contentOf(askedAndImported().second)};
    seeds[0].insert(seeds[0].begin(), '\0');
    seeds[1].insert(seeds[1].begin(), '\1');
    return seeds;
}
