#include "core/vectorserver/VectorRequest.h"
#include "tests/fuzz/FuzzTarget.h"

// The first byte chooses protocol and number of terms.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto text = fuzz::textOf(data, size);
    const std::uint8_t choice = fuzz::takeByte(text);
    const std::size_t count = choice / 2 % 4 + std::size_t{1};
    const auto rows = core::vectorserver::vectorsIn(text, choice % 2 == 0 ? "openai" : "ollama", count);
    if (!rows) {
        fuzz::expectLine(rows.error().detail);
        return 0;
    }
    fuzz::expect(rows->rows() == static_cast<Eigen::Index>(count) && rows->cols() >= 2
                     && rows->cols() <= static_cast<Eigen::Index>(core::vectorserver::largestAnswered),
                 "a row for each term");
    fuzz::expect(rows->allFinite(), "every number is one");
    fuzz::expect(count == 1 || rows->stableNorm() > 0.0F, "of several rows one has a direction");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {std::string("\x02")
                + R"({"data":[{"index":1,"embedding":[0.5,-1e-3]},{"index":0,"embedding":[1,2]}]})",
            std::string("\x03") + R"({"embeddings":[[0.5,-1],[1,2]],"model":"m"})",
            std::string("\x02") + R"({"data":[{"embedding":[null,NaN]},{"embedding":[1,-Infinity]}]})",
            std::string(1, '\0') + R"({"data":[{"embedding":[1,2,3]}],"usage":{"total_tokens":3}})"};
}
