#include "app/rewriter/Bart.h"

#include <cmath>
#include <utility>

namespace rewriter {

namespace {

constexpr std::int64_t positionOffset = 2; // BART's table of positions begins with two that are never used

// [rows x length x width] to [rows x heads x length x width/heads]
at::Tensor perHead(const at::Tensor &input, std::int64_t heads)
{
    return input.view({input.size(0), input.size(1), heads, input.size(2) / heads}).transpose(1, 2);
}

std::string layerName(const char *side, std::int64_t layer)
{
    return std::string(side) + "layers." + std::to_string(layer) + ".";
}

} // namespace

Bart::Bart(Shape shape, Weights weights)
    : m_shape(shape)
    , m_weights(std::move(weights))
{}

at::Tensor Bart::linear(const at::Tensor &input, const std::string &name) const
{
    return at::linear(input, at(name + ".weight"), at(name + ".bias"));
}

at::Tensor Bart::normalised(const at::Tensor &input, const std::string &name) const
{
    return at::layer_norm(input, {m_shape.width}, at(name + ".weight"), at(name + ".bias"));
}

at::Tensor Bart::embedded(const at::Tensor &tokens, const std::string &side, std::int64_t offset) const
{
    at::Tensor words = at::embedding(at("shared.weight"), tokens);
    if (m_shape.isScaled)
        words = words * std::sqrt(static_cast<double>(m_shape.width));
    const at::Tensor positions =
        at(side + "embed_positions.weight").narrow(0, offset + positionOffset, tokens.size(1));
    return normalised(words + positions, side + "layernorm_embedding");
}

at::Tensor Bart::attended(const at::Tensor &input,
                          const std::string &name,
                          std::int64_t heads,
                          const at::Tensor &keys,
                          const at::Tensor &values,
                          const at::Tensor &mask) const
{
    const double scale = 1.0 / std::sqrt(static_cast<double>(m_shape.width / heads));
    const at::Tensor queries = perHead(linear(input, name + ".q_proj") * scale, heads);
    at::Tensor scores = at::matmul(queries, keys.transpose(2, 3));
    if (mask.defined())
        scores = scores + mask;
    const at::Tensor mixed = at::matmul(at::softmax(scores, -1), values);
    const at::Tensor joined = mixed.transpose(1, 2).reshape(input.sizes());
    return normalised(input + linear(joined, name + ".out_proj"), name + "_layer_norm");
}

at::Tensor Bart::feedForward(const at::Tensor &input, const std::string &layer) const
{
    const at::Tensor inner = at::gelu(linear(input, layer + "fc1"));
    return normalised(input + linear(inner, layer + "fc2"), layer + "final_layer_norm");
}

at::Tensor Bart::encode(const at::Tensor &tokens, const at::Tensor &isToken) const
{
    const at::Tensor mask = at::zeros(isToken.sizes())
                                .masked_fill_(isToken.logical_not(), -1e9)
                                .view({tokens.size(0), 1, 1, tokens.size(1)});
    at::Tensor state = embedded(tokens, "encoder.", 0);
    for (std::int64_t layer = 0; layer < m_shape.encoderLayers; ++layer) {
        const std::string name = layerName("encoder.", layer);
        const at::Tensor keys = perHead(linear(state, name + "self_attn.k_proj"), m_shape.encoderHeads);
        const at::Tensor values = perHead(linear(state, name + "self_attn.v_proj"), m_shape.encoderHeads);
        state = attended(state, name + "self_attn", m_shape.encoderHeads, keys, values, mask);
        state = feedForward(state, name);
    }
    return state;
}

Bart::Memory Bart::memory(const at::Tensor &encoded) const
{
    Memory memory;
    for (std::int64_t layer = 0; layer < m_shape.decoderLayers; ++layer) {
        const std::string name = layerName("decoder.", layer) + "encoder_attn";
        memory.keys.push_back(perHead(linear(encoded, name + ".k_proj"), m_shape.decoderHeads));
        memory.values.push_back(perHead(linear(encoded, name + ".v_proj"), m_shape.decoderHeads));
    }
    return memory;
}

at::Tensor Bart::decode(const at::Tensor &tokens, const Memory &memory, Past &past) const
{
    const std::int64_t seen = past.keys.empty() ? 0 : past.keys.front().size(2);
    const std::int64_t length = tokens.size(1);
    at::Tensor mask;
    if (length > 1)
        mask = at::full({length, seen + length}, -1e9).triu(seen + 1);
    at::Tensor state = embedded(tokens, "decoder.", seen);
    Past grown;
    for (std::int64_t layer = 0; layer < m_shape.decoderLayers; ++layer) {
        const auto place = static_cast<std::size_t>(layer);
        const std::string name = layerName("decoder.", layer);
        at::Tensor keys = perHead(linear(state, name + "self_attn.k_proj"), m_shape.decoderHeads);
        at::Tensor values = perHead(linear(state, name + "self_attn.v_proj"), m_shape.decoderHeads);
        if (seen > 0) {
            keys = at::cat({past.keys[place], keys}, 2);
            values = at::cat({past.values[place], values}, 2);
        }
        state = attended(state, name + "self_attn", m_shape.decoderHeads, keys, values, mask);
        state = attended(
            state, name + "encoder_attn", m_shape.decoderHeads, memory.keys[place], memory.values[place], {});
        state = feedForward(state, name);
        grown.keys.push_back(keys);
        grown.values.push_back(values);
    }
    past = std::move(grown);
    return at::linear(state, at("shared.weight")) + at("final_logits_bias");
}

} // namespace rewriter
