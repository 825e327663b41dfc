// Encodes the phrases of the built-in vocabularies with the encoder of the program, once, while the program
// is built. Usage: keyseed-encode RESOURCES OUTPUT NAME...

#include "core/embedding/TermEncoder.h"
#include "core/encoder/Encoder.h"
#include "core/methods/histogram/PhrasePrior.h"
#include "core/sources/Sources.h"

#include <iostream>
#include <string>
#include <vector>

namespace {

core::Result<void>
encode(const std::filesystem::path &resources, const std::filesystem::path &output, const std::string &name)
{
    core::NoControl control;
    const auto *builtin = core::vocabulary::findSource("builtin");
    KEYSEED_ASSIGN(const auto opened, builtin->open({{"name", name}}, {.resources = resources}, control));
    const core::embedding::TermEncoder encoder(core::encoder::shippedEncoder(resources), {}, output);
    return encoder.keepVectors(core::synthesis::encodedPhrases(opened.vocabulary), control);
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.size() < 3) {
        std::cerr << "Usage: keyseed-encode RESOURCES OUTPUT NAME...\n";
        return 2;
    }
    for (std::size_t i = 2; i < arguments.size(); ++i) {
        const auto encoded = encode(arguments[0], arguments[1], arguments[i]);
        if (!encoded) {
            std::cerr << "keyseed-encode: " << arguments[i] << ": " << encoded.error().detail << '\n';
            return 1;
        }
    }
    return 0;
}
