#include "core/rewriter/ModelFolder.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/rewriter/Shape.h"

#include <string>
#include <vector>

namespace core::rewriter {

namespace {

using FactsJson = nlohmann::json;

constexpr std::uint64_t mostFactsBytes = std::uint64_t{1} << 20;
constexpr std::int64_t mostValues = std::int64_t{1} << 20;

bool isThere(const std::filesystem::path &file)
{
    std::error_code ignored;
    return std::filesystem::exists(file, ignored);
}

// Returns the files in alphabetical order.
std::vector<std::string> filesOf(const std::filesystem::path &folder, ModelForm form)
{
    if (form == ModelForm::Adept)
        return {"keyseed.json", "model.safetensors", "words.json"};
    std::vector<std::string> names = {"config.json", "merges.txt", "model.safetensors", "vocab.json"};
    if (isThere(folder / "keyseed.json")) // a model from elsewhere has none
        names.insert(names.begin() + 1, "keyseed.json");
    return names;
}

Result<ModelFacts> bartFacts(const std::filesystem::path &folder)
{
    KEYSEED_ASSIGN(const auto shape, readShape(folder));
    KEYSEED_ASSIGN(const auto facts, readFacts(folder, shape.width));
    const std::int64_t units =
        facts.kept.empty() ? shape.width : static_cast<std::int64_t>(facts.kept.size());
    return ModelFacts{.form = ModelForm::Bart,
                      .values = rowTokens * units,
                      .clip = facts.clip,
                      .isPruned = units < shape.width,
                      .noiseEpsilon = facts.noiseEpsilon,
                      .noiseDelta = facts.noiseDelta};
}

} // namespace

Result<ModelFacts> readAdeptFacts(const std::filesystem::path &folder)
{
    const auto path = folder / "keyseed.json";
    KEYSEED_ASSIGN(const auto text, readWholeFile(path, mostFactsBytes));
    const FactsJson json = parseJson(text);
    if (!json.is_object() || !json.contains("clip") || !json["clip"].is_number()
        || json["clip"].get<double>() < 1e-6 || json["clip"].get<double>() > 1e6)
        return fail(ErrorCode::InvalidPlan,
                    path.string() + ": \"clip\" must be a number from 0.000001 to 1000000");
    const auto values = json.find("values");
    if (values == json.end() || !values->is_number_unsigned() || values->get<std::uint64_t>() < 2
        || values->get<std::uint64_t>() > static_cast<std::uint64_t>(mostValues))
        return fail(ErrorCode::InvalidPlan,
                    path.string() + ": \"values\" must be how many numbers an encoded row has, from 2 to "
                        + std::to_string(mostValues));
    return ModelFacts{
        .form = ModelForm::Adept, .values = values->get<std::int64_t>(), .clip = json["clip"].get<double>()};
}

Result<void> writeAdeptFacts(const ModelFacts &facts, const std::filesystem::path &folder)
{
    const FactsJson json = {{"clip", facts.clip}, {"values", facts.values}};
    return writeNewFile(folder / "keyseed.json", json.dump() + '\n');
}

Result<ModelFacts> factsOfModel(const std::filesystem::path &folder)
{
    if (isThere(folder / "config.json"))
        return bartFacts(folder);
    if (isThere(folder / "words.json"))
        return readAdeptFacts(folder);
    return fail(ErrorCode::NotFound,
                folder.string()
                    + ": no rewriting model is there; name a folder with config.json (BART) or words.json "
                      "(ADePT)");
}

Result<Digest> digestOfModel(const std::filesystem::path &folder, ModelForm form)
{
    Sha256 all;
    for (const std::string &name : filesOf(folder, form)) {
        KEYSEED_ASSIGN(const auto digest, sha256OfFile(folder / name));
        all.add(toHex(digest) + "  " + name + '\n');
    }
    return all.finish();
}

} // namespace core::rewriter
