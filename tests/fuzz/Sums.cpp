#include "core/package/archive/Sums.h"

#include "tests/fuzz/FuzzTarget.h"

using namespace core::package;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto text = fuzz::textOf(data, size);
    const ReadSums sums = readSums(text);
    for (const std::string &problem : sums.problems)
        fuzz::expectLine(problem);
    if (sums.problems.empty())
        fuzz::expect(sumsText(sums.entries) == text, "sums that are taken are as they are written");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const std::string sum(64, 'a');
    return {sumsText({{"README.md", 0, sum}, {"corpus.csv", 0, sum}, {"manifest.json", 0, sum}}),
            sumsText(
                {{"README.md", 0, sum}, {"texts/SYN-000001.txt", 0, sum}, {"texts/SYN-000010.txt", 0, sum}})};
}
