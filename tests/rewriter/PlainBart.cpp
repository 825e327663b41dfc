#include "tests/rewriter/PlainBart.h"

#include <cmath>
#include <functional>

namespace plain {

namespace {

Row linear(const Model &model, const std::string &name, const Row &input)
{
    const Array &weight = model.arrays.at(name + ".weight");
    const Array &bias = model.arrays.at(name + ".bias");
    Row output;
    for (std::size_t out = 0; out < bias.numbers.size(); ++out) {
        double sum = static_cast<double>(bias.numbers[out]);
        for (std::size_t in = 0; in < input.size(); ++in)
            sum += static_cast<double>(weight.numbers[out * input.size() + in]) * input[in];
        output.push_back(sum);
    }
    return output;
}

Row normalised(const Model &model, const std::string &name, const Row &input)
{
    double mean = 0.0;
    for (const double each : input)
        mean += each / static_cast<double>(input.size());
    double variance = 0.0;
    for (const double each : input)
        variance += (each - mean) * (each - mean) / static_cast<double>(input.size());
    Row output;
    for (std::size_t at = 0; at < input.size(); ++at)
        output.push_back((input[at] - mean) / std::sqrt(variance + 1e-5)
                             * static_cast<double>(model.arrays.at(name + ".weight").numbers[at])
                         + static_cast<double>(model.arrays.at(name + ".bias").numbers[at]));
    return output;
}

Row sum(Row left, const Row &right)
{
    for (std::size_t at = 0; at < left.size(); ++at)
        left[at] += right[at];
    return left;
}

using IsSeen = std::function<bool(std::size_t from, std::size_t to)>;

Rows attention(const Model &model,
               const std::string &name,
               std::int64_t heads,
               const Rows &from,
               const Rows &to,
               const IsSeen &isSeen)
{
    const auto width = static_cast<std::size_t>(model.shape.width);
    const auto part = width / static_cast<std::size_t>(heads);
    Rows keys, values, output;
    for (const Row &row : to) {
        keys.push_back(linear(model, name + ".k_proj", row));
        values.push_back(linear(model, name + ".v_proj", row));
    }
    for (std::size_t at = 0; at < from.size(); ++at) {
        const Row query = linear(model, name + ".q_proj", from[at]);
        Row mixed(width, 0.0);
        for (std::size_t head = 0; head < static_cast<std::size_t>(heads); ++head) {
            Row shares;
            double all = 0.0;
            for (std::size_t other = 0; other < to.size(); ++other) {
                double score = 0.0;
                for (std::size_t unit = head * part; unit < (head + 1) * part; ++unit)
                    score += query[unit] * keys[other][unit];
                shares.push_back(isSeen(at, other) ? std::exp(score / std::sqrt(static_cast<double>(part)))
                                                   : 0.0);
                all += shares.back();
            }
            for (std::size_t other = 0; other < to.size(); ++other)
                for (std::size_t unit = head * part; unit < (head + 1) * part; ++unit)
                    mixed[unit] += shares[other] / all * values[other][unit];
        }
        output.push_back(
            normalised(model, name + "_layer_norm", sum(linear(model, name + ".out_proj", mixed), from[at])));
    }
    return output;
}

Rows feedForward(const Model &model, const std::string &name, Rows rows)
{
    for (Row &row : rows) {
        Row inner = linear(model, name + "fc1", row);
        for (double &each : inner)
            each *= 0.5 * (1.0 + std::erf(each / std::sqrt(2.0)));
        row = normalised(model, name + "final_layer_norm", sum(linear(model, name + "fc2", inner), row));
    }
    return rows;
}

Rows embedded(const Model &model, const std::string &side, const std::vector<std::int64_t> &tokens)
{
    const auto width = static_cast<std::size_t>(model.shape.width);
    Rows rows;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        Row row;
        for (std::size_t unit = 0; unit < width; ++unit) {
            const auto word = static_cast<std::size_t>(tokens[at]) * width + unit;
            row.push_back(
                static_cast<double>(model.arrays.at("shared.weight").numbers[word])
                + static_cast<double>(
                    model.arrays.at(side + "embed_positions.weight").numbers[(at + 2) * width + unit]));
        }
        rows.push_back(normalised(model, side + "layernorm_embedding", row));
    }
    return rows;
}

} // namespace

Rows encode(const Model &model, const std::vector<std::int64_t> &tokens, std::size_t words)
{
    Rows rows = embedded(model, "encoder.", tokens);
    for (std::int64_t layer = 0; layer < model.shape.encoderLayers; ++layer) {
        const std::string name = "encoder.layers." + std::to_string(layer) + ".";
        const auto isWord = [&](std::size_t, std::size_t to) { return to < words; };
        rows = attention(model, name + "self_attn", model.shape.encoderHeads, rows, rows, isWord);
        rows = feedForward(model, name, rows);
    }
    return rows;
}

Rows decode(const Model &model, const std::vector<std::int64_t> &tokens, const Rows &encoded)
{
    Rows rows = embedded(model, "decoder.", tokens);
    for (std::int64_t layer = 0; layer < model.shape.decoderLayers; ++layer) {
        const std::string name = "decoder.layers." + std::to_string(layer) + ".";
        const auto isBefore = [](std::size_t from, std::size_t to) { return to <= from; };
        const auto isAll = [](std::size_t, std::size_t) { return true; };
        rows = attention(model, name + "self_attn", model.shape.decoderHeads, rows, rows, isBefore);
        rows = attention(model, name + "encoder_attn", model.shape.decoderHeads, rows, encoded, isAll);
        rows = feedForward(model, name, rows);
    }
    for (Row &row : rows) {
        Row scores;
        for (std::size_t token = 0; token < static_cast<std::size_t>(model.shape.tokens); ++token) {
            double score = static_cast<double>(model.arrays.at("final_logits_bias").numbers[token]);
            for (std::size_t unit = 0; unit < row.size(); ++unit)
                score += row[unit]
                         * static_cast<double>(
                             model.arrays.at("shared.weight").numbers[token * row.size() + unit]);
            scores.push_back(score);
        }
        row = std::move(scores);
    }
    return rows;
}

} // namespace plain
