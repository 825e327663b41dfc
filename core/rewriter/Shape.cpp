#include "core/rewriter/Shape.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"

#include <cmath>
#include <string>

namespace core::rewriter {

namespace {

using ShapeJson = nlohmann::json;

constexpr std::uint64_t mostShapeBytes = std::uint64_t{1} << 20;

struct Entry
{
    const char *key;
    std::int64_t Shape::*member;
    std::int64_t most;
};

constexpr Entry entries[] = {{"d_model", &Shape::width, 4096},
                             {"vocab_size", &Shape::tokens, 1'000'000},
                             {"max_position_embeddings", &Shape::positions, 65536},
                             {"encoder_layers", &Shape::encoderLayers, 48},
                             {"decoder_layers", &Shape::decoderLayers, 48},
                             {"encoder_attention_heads", &Shape::encoderHeads, 64},
                             {"decoder_attention_heads", &Shape::decoderHeads, 64},
                             {"encoder_ffn_dim", &Shape::encoderInner, 65536},
                             {"decoder_ffn_dim", &Shape::decoderInner, 65536}};

Result<ShapeJson> readObject(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto text, readWholeFile(path, mostShapeBytes));
    ShapeJson json = parseJson(text);
    if (!json.is_object())
        return fail(ErrorCode::InvalidPlan, path.string() + ": a JSON object was expected");
    return json;
}

tl::unexpected<core::Error> refuse(const std::filesystem::path &path, const std::string &why)
{
    return fail(ErrorCode::InvalidPlan, path.string() + ": " + why);
}

bool isNumber(const ShapeJson &json, const char *key)
{
    return json.contains(key) && json[key].is_number() && std::isfinite(json[key].get<double>());
}

} // namespace

Result<Shape> readShape(const std::filesystem::path &folder)
{
    const auto path = folder / "config.json";
    KEYSEED_ASSIGN(const auto json, readObject(path));
    if (json.value("model_type", ShapeJson()) != "bart")
        return refuse(path, "\"model_type\": \"bart\" was expected; name the folder of a BART model");
    if (json.value("activation_function", ShapeJson("gelu")) != "gelu")
        return refuse(path, "\"activation_function\": \"gelu\" was expected; no other is known");
    Shape shape;
    for (const Entry &entry : entries) {
        const auto found = json.find(entry.key);
        if (found == json.end() || !found->is_number_unsigned() || found->get<std::uint64_t>() < 1
            || found->get<std::uint64_t>() > static_cast<std::uint64_t>(entry.most))
            return refuse(path,
                          std::string("\"") + entry.key + "\" must be a whole number from 1 to "
                              + std::to_string(entry.most));
        shape.*entry.member = found->get<std::int64_t>();
    }
    if (shape.width % shape.encoderHeads != 0 || shape.width % shape.decoderHeads != 0)
        return refuse(path, "\"d_model\" must be a multiple of the numbers of attention heads");
    if (shape.positions < rowTokens)
        return refuse(path, "\"max_position_embeddings\" must be at least " + std::to_string(rowTokens));
    if (const auto start = json.find("decoder_start_token_id"); start != json.end() && !start->is_null()) {
        if (!start->is_number_unsigned()
            || start->get<std::uint64_t>() >= static_cast<std::uint64_t>(shape.tokens))
            return refuse(path, "\"decoder_start_token_id\" must be the number of a token");
        shape.start = start->get<std::int64_t>();
    }
    const auto scaled = json.find("scale_embedding");
    shape.isScaled = scaled != json.end() && *scaled == true;
    return shape;
}

Result<void> writeShape(const Shape &shape, const std::filesystem::path &folder)
{
    ShapeJson json = {{"model_type", "bart"},
                      {"activation_function", "gelu"},
                      {"decoder_start_token_id", shape.start},
                      {"scale_embedding", shape.isScaled}};
    for (const Entry &entry : entries)
        json[entry.key] = shape.*entry.member;
    return writeNewFile(folder / "config.json", json.dump(2) + '\n');
}

Result<Facts> readFacts(const std::filesystem::path &folder, std::int64_t width)
{
    const auto path = folder / "keyseed.json";
    Facts facts;
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        return facts;
    KEYSEED_ASSIGN(const auto json, readObject(path));
    for (const char *key : {"clip", "noiseEpsilon", "noiseDelta"})
        if (!isNumber(json, key) || (json)[key].get<double>() < 0.0)
            return refuse(path, std::string("\"") + key + "\" must be a number from 0 on");
    facts.clip = (json)["clip"].get<double>();
    facts.noiseEpsilon = (json)["noiseEpsilon"].get<double>();
    facts.noiseDelta = (json)["noiseDelta"].get<double>();
    if (facts.clip < 1e-6 || facts.clip > 1e6)
        return refuse(path, "\"clip\" must be from 0.000001 to 1000000");
    const auto kept = json.find("kept");
    if (kept == json.end() || !kept->is_array())
        return refuse(path, "\"kept\" must be the list of the units that are kept");
    for (const ShapeJson &unit : *kept) {
        const bool isUnit =
            unit.is_number_unsigned() && unit.get<std::uint64_t>() < static_cast<std::uint64_t>(width);
        if (!isUnit || (!facts.kept.empty() && unit.get<std::int64_t>() <= facts.kept.back()))
            return refuse(path, "\"kept\" must name units from 0 to one less than \"d_model\", ascending");
        facts.kept.push_back(unit.get<std::int64_t>());
    }
    return facts;
}

Result<void> writeFacts(const Facts &facts, const std::filesystem::path &folder)
{
    const ShapeJson json = {{"clip", facts.clip},
                            {"kept", facts.kept},
                            {"noiseEpsilon", facts.noiseEpsilon},
                            {"noiseDelta", facts.noiseDelta}};
    return writeNewFile(folder / "keyseed.json", json.dump() + '\n');
}

} // namespace core::rewriter
