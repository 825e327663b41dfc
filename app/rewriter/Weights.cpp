#include "app/rewriter/Weights.h"

#include "core/base/JobControl.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/embedding/imports/VectorStream.h"

#include <ATen/CPUGeneratorImpl.h>
#include <cstring>
#include <nlohmann/json.hpp>

namespace rewriter {

using core::ErrorCode;
using core::fail;
using core::Result;

namespace {

using Sizes = std::map<std::string, std::vector<std::int64_t>>;

void addLinear(Sizes &sizes, const std::string &name, std::int64_t out, std::int64_t in)
{
    sizes[name + ".weight"] = {out, in};
    sizes[name + ".bias"] = {out};
}

void addNorm(Sizes &sizes, const std::string &name, std::int64_t width)
{
    sizes[name + ".weight"] = {width};
    sizes[name + ".bias"] = {width};
}

void addAttention(Sizes &sizes, const std::string &name, std::int64_t width)
{
    for (const char *part : {".q_proj", ".k_proj", ".v_proj", ".out_proj"})
        addLinear(sizes, name + part, width, width);
    addNorm(sizes, name + "_layer_norm", width);
}

void addLayer(Sizes &sizes, const std::string &name, std::int64_t width, std::int64_t inner, bool isDecoder)
{
    addAttention(sizes, name + "self_attn", width);
    if (isDecoder)
        addAttention(sizes, name + "encoder_attn", width);
    addLinear(sizes, name + "fc1", inner, width);
    addLinear(sizes, name + "fc2", width, inner);
    addNorm(sizes, name + "final_layer_norm", width);
}

} // namespace

std::map<std::string, std::vector<std::int64_t>> arraysOf(const Shape &shape)
{
    Sizes sizes;
    sizes["shared.weight"] = {shape.tokens, shape.width};
    sizes["final_logits_bias"] = {1, shape.tokens};
    for (const std::string side : {"encoder.", "decoder."}) {
        const bool isDecoder = side == "decoder.";
        sizes[side + "embed_positions.weight"] = {shape.positions + 2, shape.width};
        addNorm(sizes, side + "layernorm_embedding", shape.width);
        const auto layers = isDecoder ? shape.decoderLayers : shape.encoderLayers;
        for (std::int64_t layer = 0; layer < layers; ++layer)
            addLayer(sizes,
                     side + "layers." + std::to_string(layer) + ".",
                     shape.width,
                     isDecoder ? shape.decoderInner : shape.encoderInner,
                     isDecoder);
    }
    return sizes;
}

Result<Weights> readWeights(const std::filesystem::path &path)
{
    core::NoControl control;
    KEYSEED_ASSIGN(auto stream, core::embedding::VectorStream::open(path, control));
    KEYSEED_ASSIGN(const auto tensors, core::embedding::readTensors(stream));
    std::vector<std::pair<std::string, core::encoder::Tensor>> inOrder(tensors.begin(), tensors.end());
    std::sort(inOrder.begin(), inOrder.end(), [](const auto &left, const auto &right) {
        return left.second.begin < right.second.begin;
    });
    Weights weights;
    for (const auto &[name, tensor] : inOrder) {
        if (tensor.type != "F32" && tensor.type != "F16")
            continue;
        KEYSEED_TRY(stream.skipTo(tensor.begin, name));
        KEYSEED_ASSIGN(const auto bytes, stream.bytes(tensor.end - tensor.begin, "an array"));
        const std::vector<std::int64_t> shape(tensor.shape.begin(), tensor.shape.end());
        at::Tensor array = at::empty(shape, tensor.type == "F32" ? at::kFloat : at::kHalf);
        std::memcpy(array.data_ptr(), bytes.data(), bytes.size());
        weights[name] = array.to(at::kFloat);
    }
    return weights;
}

Result<void> writeWeights(const Weights &weights, const std::filesystem::path &path)
{
    nlohmann::json head = nlohmann::json::object();
    std::uint64_t place = 0;
    for (const auto &[name, array] : weights) {
        const auto size = static_cast<std::uint64_t>(array.numel()) * sizeof(float);
        head[name] = {
            {"dtype", "F32"}, {"shape", array.sizes().vec()}, {"data_offsets", {place, place + size}}};
        place += size;
    }
    std::string text = head.dump();
    text.resize((text.size() + 7) / 8 * 8, ' ');
    const std::uint64_t length = text.size();
    KEYSEED_ASSIGN(auto file, core::NewFile::at(path));
    std::string first(sizeof(length), '\0');
    std::memcpy(first.data(), &length, sizeof(length));
    KEYSEED_TRY(file.write(first + text));
    for (const auto &[name, array] : weights) {
        const at::Tensor flat = array.detach().to(at::kFloat).contiguous();
        const std::string_view bytes(static_cast<const char *>(flat.data_ptr()),
                                     static_cast<std::size_t>(flat.numel()) * sizeof(float));
        KEYSEED_TRY(file.write(bytes));
    }
    return file.finish();
}

Result<Weights> fitted(Weights weights, const Shape &shape, const std::filesystem::path &path)
{
    Weights taken;
    for (const auto &[name, sizes] : arraysOf(shape)) {
        auto found = weights.find(name);
        if (found == weights.end())
            found = weights.find("model." + name);
        if (found == weights.end() && name == "final_logits_bias") {
            taken[name] = at::zeros(sizes);
            continue;
        }
        if (found == weights.end())
            return fail(ErrorCode::InvalidPlan,
                        path.string() + ": the array " + name
                            + " is missing; name a BART model of the form of config.json");
        if (found->second.sizes().vec() != sizes)
            return fail(ErrorCode::InvalidPlan,
                        path.string() + ": the array " + name + " has another shape than config.json says");
        if (!at::isfinite(found->second).all().item<bool>())
            return fail(ErrorCode::InvalidPlan,
                        path.string() + ": the array " + name
                            + " has numbers that are none; get the file again");
        taken[name] = found->second;
    }
    return taken;
}

Weights randomWeights(const Shape &shape, std::uint64_t seed)
{
    auto generator = at::make_generator<at::CPUGeneratorImpl>(seed);
    Weights weights;
    for (const auto &[name, sizes] : arraysOf(shape)) {
        if (name.find("norm") != std::string::npos && name.ends_with(".weight"))
            weights[name] = at::ones(sizes);
        else if (name.ends_with("bias"))
            weights[name] = at::zeros(sizes);
        else
            weights[name] = at::randn(sizes, generator).mul_(0.02);
    }
    return weights;
}

} // namespace rewriter
