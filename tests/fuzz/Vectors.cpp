#include "core/embedding/Embedding.h"
#include "core/embedding/VectorFile.h"
#include "tests/fuzz/ResourceInput.h"

#include <cmath>
#include <numeric>

using namespace core::embedding;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto vectors = Embedding::openVectors(fuzz::resourceOf(fuzz::textOf(data, size), "a.vectors"));
    if (!vectors) {
        fuzz::expectLine(vectors.error().detail);
        return 0;
    }
    fuzz::expect(vectors->size() * vectors->dimension() * 2 < size, "no more rows than the file holds");
    std::vector<float> row(vectors->dimension());
    for (std::size_t id = 0; id < vectors->size(); ++id) {
        vectors->copyRow(static_cast<core::vocabulary::TermId>(id), row);
        const double squared = std::inner_product(row.begin(), row.end(), row.begin(), 0.0);
        fuzz::expect(std::abs(squared - 1.0) < 1e-3, "a vector has norm 1");
    }
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const auto path = fuzz::folder() / "seed.vectors";
    const auto seedOf = [&](const Eigen::MatrixXf &vectors) {
        fuzz::expect(writeVectors(path, vectors).has_value(), "vectors can be written");
        return fuzz::contentOf(path);
    };
    Eigen::MatrixXf mixed(3, 5);
    mixed << 1, 2, 3, 4, 5, -1, 0.5F, 1e-3F, 0, 0, 0, 0, 0, 0, 7;
    return {seedOf(Eigen::MatrixXf::Identity(4, 4)), seedOf(mixed)};
}
