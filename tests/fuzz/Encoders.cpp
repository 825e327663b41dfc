#include "core/encoder/Encoder.h"
#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/FuzzTarget.h"

#include <array>
#include <cmath>
#include <map>

namespace {

struct EncoderFile
{
    const char *model;
    const char *file;
};

// The files that an input can replace, by its first byte.
constexpr std::array<EncoderFile, 6> encoderFiles = {{{"bert", "config.json"},
                                                      {"bert", "tokenizer.json"},
                                                      {"xlm", "tokenizer.json"},
                                                      {"mpnet", "config.json"},
                                                      {"cased", "vocab.txt"},
                                                      {"bert8", "model.safetensors"}}};

std::filesystem::path smallModels()
{
    return std::filesystem::path(KEYSEED_SOURCE_DIR) / "tests/core/encoder/models";
}

// A copy of a model whose file was replaced before, and is put back.
const std::filesystem::path &copied(const std::string &model)
{
    static std::map<std::string, std::filesystem::path> copies;
    auto &copy = copies[model];
    if (copy.empty()) {
        copy = fuzz::folder() / model;
        std::filesystem::copy(smallModels() / model, copy, std::filesystem::copy_options::recursive);
    }
    return copy;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto input = fuzz::textOf(data, size);
    const EncoderFile &chosen = encoderFiles[fuzz::takeByte(input) % encoderFiles.size()];
    const auto &folder = copied(chosen.model);
    fuzz::written(input, std::string(chosen.model) + "/" + chosen.file);
    const auto encoder = core::encoder::Encoder::open(folder);
    std::filesystem::copy_file(smallModels() / chosen.model / chosen.file,
                               folder / chosen.file,
                               std::filesystem::copy_options::overwrite_existing);
    if (!encoder) {
        fuzz::expectLine(encoder.error().detail);
        return 0;
    }
    const std::array<std::string, 3> texts = {
        "", "knee pain, caf\xC3\xA9 \xEF\xBC\xA1", std::string(300, 'x')};
    core::NoControl control;
    const auto rows = encoder->sentenceVectors(texts, control, "vectors", 1);
    if (!rows) {
        fuzz::expectLine(rows.error().detail);
        return 0;
    }
    for (Eigen::Index row = 0; row < rows->rows(); ++row)
        fuzz::expect(std::abs(rows->row(row).norm() - 1.0F) < 1e-3F, "a vector has norm 1");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    std::vector<std::string> seeds;
    for (std::size_t i = 0; i < encoderFiles.size(); ++i)
        seeds.push_back(static_cast<char>(i)
                        + fuzz::contentOf(smallModels() / encoderFiles[i].model / encoderFiles[i].file));
    return seeds;
}
