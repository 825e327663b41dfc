#include "core/privacy/ledger/LedgerHead.h"

#include "tests/fuzz/FuzzTarget.h"

using namespace core::privacy;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto words = fuzz::textOf(data, size);
    if (const auto head = headFrom(words))
        fuzz::expect(headFrom(inWords(*head)) == head, "a head, written again, is the same");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {inWords({.sequence = 12, .hash = core::sha256("a")}),
            inWords({.sequence = 1, .hash = core::sha256("b")}) + "\n"};
}
