#include "core/signing/Key.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace core::signing;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto text = fuzz::textOf(data, size);
    const auto key = parsePublicKey(text);
    if (!key) {
        fuzz::expectLine(key.error().detail);
        return 0;
    }
    // Of the comment nothing is asked: nobody signs it, and minisign lets everybody write their own.
    const std::string written = key->text();
    const std::string_view spelt = text.ends_with('\n') ? text.substr(0, size - 1) : text;
    fuzz::expect(spelt.ends_with(written), "a key has one spelling");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const PublicKey key{.id = {1, 2, 3, 4, 5, 6, 7, 8}, .key = {9, 8, 7}};
    return {key.text(), key.fileText()};
}
