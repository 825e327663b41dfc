#include "core/pipeline/project/ModelBlob.h"

#include "tests/fuzz/FuzzTarget.h"
#include "tests/fuzz/SampleModels.h"

#include <algorithm>

using namespace core::pipeline;

// Two bytes with the length of the description, the description, the cells.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto rest = fuzz::textOf(data, size);
    const std::size_t length = fuzz::takeByte(rest) * std::size_t{256} + fuzz::takeByte(rest);
    const auto description = rest.substr(0, length);
    const auto cells = rest.substr(std::min(length, rest.size()));
    const auto whole = modelFrom(description, cells);
    const auto begun = roundsFrom(description, cells);
    fuzz::expect(!whole || begun, "a whole model is one of which rounds are stored");
    for (const auto *model : {&whole, &begun}) {
        if (!*model) {
            fuzz::expectLine(model->error().detail);
            continue;
        }
        const auto again = roundsFrom(describe(**model), cellBytes(**model));
        fuzz::expect(again && sealedBytes(*again) == sealedBytes(**model),
                     "a model, written again, is the same");
    }
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const auto seedOf = [](const core::synthesis::ReleasedModel &model) {
        const std::string description = describe(model);
        return std::string{static_cast<char>(description.size() >> 8U),
                           static_cast<char>(description.size() & 0xffU)}
               + description + cellBytes(model);
    };
    auto begun = fuzz::smallModel();
    begun.tables.pop_back();
    return {seedOf(fuzz::smallModel()), seedOf(begun)};
}
