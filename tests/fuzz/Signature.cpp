#include "core/signing/Key.h"
#include "tests/fuzz/FixedKey.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace core::signing;

namespace {

constexpr auto message = "what was signed\n";

const SecretKey &signer()
{
    static const auto key = fuzz::fixedKey(1);
    return key;
}

const std::string &signature()
{
    static const std::string text = signatureText(signer(), message, "timestamp:1 file:SHA256SUMS");
    return text;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto text = fuzz::textOf(data, size);
    const auto checked = checkSignature(text, message, signer().publicKey());
    if (!checked)
        fuzz::expectLine(checked.error().detail);
    // Of these two only: nobody else has the key.
    const bool isOurs = text == signature() || text == signatureText(signer(), message, "");
    fuzz::expect(checked.has_value() == isOurs, "a signature is taken as it was written, and no other");
    fuzz::expect(!checkSignature(signature(), text, signer().publicKey()) || text == message,
                 "it is of its message");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {signature(), signatureText(signer(), message, ""), message};
}
