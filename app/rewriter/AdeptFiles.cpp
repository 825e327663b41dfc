#include "app/rewriter/Adept.h"
#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/rewriter/ModelFolder.h"

#include <ATen/CPUGeneratorImpl.h>
#include <algorithm>
#include <cmath>
#include <unicode/unistr.h>

namespace rewriter {

using core::ErrorCode;
using core::fail;
using core::Result;

namespace {

using WordsJson = nlohmann::json;

constexpr std::uint64_t mostBytes = std::uint64_t{64} << 20;
constexpr const char *special[] = {"<pad>", "<unk>", "<s>", "</s>"};

tl::unexpected<core::Error> refuse(const std::filesystem::path &path, const std::string &why)
{
    return fail(ErrorCode::InvalidPlan, path.string() + ": " + why);
}

std::map<std::string, std::vector<std::int64_t>>
adeptArrays(std::int64_t words, std::int64_t vector, std::int64_t hidden)
{
    std::map<std::string, std::vector<std::int64_t>> sizes;
    sizes["embedding.weight"] = {words, vector};
    sizes["output.weight"] = {words, hidden};
    sizes["output.bias"] = {words};
    for (const std::string side : {"encoder.", "decoder."}) {
        sizes[side + "weight_ih_l0"] = {4 * hidden, vector};
        sizes[side + "weight_hh_l0"] = {4 * hidden, hidden};
        sizes[side + "bias_ih_l0"] = {4 * hidden};
        sizes[side + "bias_hh_l0"] = {4 * hidden};
    }
    return sizes;
}

void number(AdeptModel &model)
{
    for (std::size_t place = 0; place < model.words.size(); ++place)
        model.numbers.emplace(model.words[place], static_cast<Token>(place));
}

Result<void> readWords(AdeptModel &model, const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto text, core::readWholeFile(path, mostBytes));
    const WordsJson json = core::parseJson(text);
    if (!json.is_array() || json.size() < 5)
        return refuse(path, "a list of words was expected");
    for (const WordsJson &word : json) {
        if (!word.is_string())
            return refuse(path, "a list of words was expected");
        model.words.push_back(word.get<std::string>());
    }
    if (!std::equal(std::begin(special), std::end(special), model.words.begin()))
        return refuse(path, "the first four words must be <pad>, <unk>, <s> and </s>");
    number(model);
    return {};
}

} // namespace

AdeptModel newAdept(std::span<const std::string> texts,
                    std::size_t words,
                    std::int64_t vector,
                    std::int64_t hidden,
                    std::uint64_t seed)
{
    AdeptModel model;
    model.words.assign(std::begin(special), std::end(special));
    std::map<std::string, std::int64_t> counts;
    for (const std::string &text : texts)
        for (const std::string_view word : wordsOf(text)) {
            std::string lower;
            icu::UnicodeString::fromUTF8(std::string(word)).trim().toLower().toUTF8String(lower);
            if (!lower.empty())
                ++counts[lower];
        }
    std::vector<std::pair<std::int64_t, std::string>> ranked;
    for (const auto &[word, count] : counts)
        ranked.emplace_back(-count, word);
    std::sort(ranked.begin(), ranked.end());
    for (std::size_t place = 0; place < std::min(words, ranked.size()); ++place)
        model.words.push_back(ranked[place].second);
    number(model);
    auto generator = at::make_generator<at::CPUGeneratorImpl>(seed);
    for (const auto &[name, sizes] :
         adeptArrays(static_cast<std::int64_t>(model.words.size()), vector, hidden))
        model.weights[name] =
            at::rand(sizes, generator).sub_(0.5).mul_(2.0 / std::sqrt(static_cast<double>(hidden)));
    return model;
}

Result<AdeptModel> openAdept(const std::filesystem::path &folder)
{
    AdeptModel model;
    KEYSEED_TRY(readWords(model, folder / "words.json"));
    KEYSEED_ASSIGN(const auto facts, core::rewriter::readAdeptFacts(folder));
    model.clip = facts.clip;
    const auto path = folder / "model.safetensors";
    KEYSEED_ASSIGN(auto weights, readWeights(path));
    const auto table = weights.find("embedding.weight");
    const auto state = weights.find("encoder.weight_hh_l0");
    if (table == weights.end() || table->second.dim() != 2 || state == weights.end()
        || state->second.dim() != 2 || state->second.size(1) < 1)
        return refuse(path, "the arrays embedding.weight and encoder.weight_hh_l0 were expected");
    const auto words = static_cast<std::int64_t>(model.words.size());
    for (const auto &[name, sizes] : adeptArrays(words, table->second.size(1), state->second.size(1))) {
        const auto found = weights.find(name);
        if (found == weights.end() || found->second.sizes().vec() != sizes
            || !at::isfinite(found->second).all().item<bool>())
            return refuse(
                path,
                "the array " + name
                    + " is missing, has another shape than the others ask for, or numbers that are none");
        model.weights[name] = found->second;
    }
    if (model.valuesPerRow() != facts.values)
        return refuse(path,
                      "has rows of " + std::to_string(model.valuesPerRow())
                          + " numbers, where keyseed.json says " + std::to_string(facts.values));
    return model;
}

Result<void> writeAdept(const AdeptModel &model, const std::filesystem::path &folder)
{
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed)
        return fail(ErrorCode::Io, folder.string() + ": the folder cannot be made: " + failed.message());
    if (const auto written = core::writeNewFile(folder / "words.json", WordsJson(model.words).dump());
        !written)
        return written;
    const core::rewriter::ModelFacts facts{.values = model.valuesPerRow(), .clip = model.clip};
    KEYSEED_TRY(core::rewriter::writeAdeptFacts(facts, folder));
    return writeWeights(model.weights, folder / "model.safetensors");
}

} // namespace rewriter
