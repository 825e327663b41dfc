#include "core/signing/Key.h"
#include "core/signing/KeyFile.h"
#include "tests/fuzz/FixedKey.h"
#include "tests/fuzz/FuzzTarget.h"

#include <algorithm>

using namespace core::signing;

namespace {

constexpr auto passphrase = "correct horse";
constexpr GuessingCost cheap{32'768, std::size_t{1} << 24};

const SecretKey &key()
{
    static const auto made = fuzz::fixedKey(1);
    return made;
}

const std::string &sealedText()
{
    static const std::string text = sealed(key(), passphrase, cheap).value();
    return text;
}

/// The text with the cost of a cheap key: of a file that may ask for a second and 1 GiB, as minisign's do,
/// too few would be tried. The cost stands in bytes 38 to 53 (minisign, "Secret key format").
std::string madeCheap(std::string_view text)
{
    constexpr std::size_t costAt = 38;
    constexpr std::size_t costBytes = 16;
    const std::size_t line = text.find('\n') + 1;
    const std::size_t end = text.find('\n', line);
    const auto bytes = core::signing::fromBase64(text.substr(line, end - line));
    if (!bytes || bytes->size() < costAt + costBytes)
        return std::string(text);
    auto changed = *bytes;
    const auto original = *core::signing::fromBase64(
        std::string_view(sealedText())
            .substr(sealedText().find('\n') + 1, sealedText().size() - sealedText().find('\n') - 2));
    std::copy_n(original.begin() + costAt, costBytes, changed.begin() + costAt);
    return std::string(text.substr(0, line)) + toBase64(changed)
           + std::string(end == std::string_view::npos ? std::string_view() : text.substr(end));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto opened = unsealed(madeCheap(fuzz::textOf(data, size)), passphrase);
    if (opened)
        fuzz::expect(opened->publicKey() == key().publicKey(), "only the key that was sealed is opened");
    else
        fuzz::expectLine(opened.error().detail);
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {sealedText()};
}
