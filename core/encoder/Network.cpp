#include "core/encoder/Network.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace core::encoder {

namespace {

constexpr std::array<const char *, 5> namePrefixes = {"", "bert.", "mpnet.", "roberta.", "model."};

std::size_t filledUp(std::size_t count)
{
    return (count + panelColumns - 1) / panelColumns * panelColumns;
}

// Returns the bucket of a relative position (T5, Raffel et al. 2020: exact near by, logarithmic up to 128).
std::size_t bucketOf(std::ptrdiff_t keyMinusQuery, std::size_t buckets)
{
    constexpr double farthest = 128.0;
    const std::size_t half = buckets / 2;
    const std::size_t exact = half / 2;
    const auto distance = static_cast<std::size_t>(std::abs(keyMinusQuery));
    const std::size_t side = keyMinusQuery > 0 ? half : 0;
    if (distance < exact)
        return side + distance;
    const double share = std::log(static_cast<double>(distance) / static_cast<double>(exact))
                         / std::log(farthest / static_cast<double>(exact));
    const auto steps = static_cast<std::size_t>(std::max(0.0, share * static_cast<double>(half - exact)));
    return side + std::min(exact + steps, half - 1);
}

} // namespace

/// Reads the arrays of a network by the names that its family uses.
class Network::Reader final
{
public:
    Reader(const WeightFile &file, const Configuration &shape)
        : m_file(file)
        , m_shape(shape)
    {
        for (const char *prefix : namePrefixes)
            if (file.has(prefix + std::string("embeddings.word_embeddings.weight"))) {
                m_prefix = prefix;
                break;
            }
    }

    Result<RowTable> words() const
    {
        return m_file.table(m_prefix + "embeddings.word_embeddings.weight", m_shape.tokens, m_shape.width);
    }

    // Returns the vectors of the positions that texts use, with the first type of token added.
    Result<std::vector<float>> positions() const
    {
        const std::size_t width = m_shape.width;
        KEYSEED_ASSIGN(
            const auto table,
            m_file.table(m_prefix + "embeddings.position_embeddings.weight", m_shape.positions, width));
        std::vector<float> rows(m_shape.mostTokens * width);
        for (std::size_t position = 0; position < m_shape.mostTokens; ++position)
            table.addRow(m_shape.firstPosition + position, rows.data() + position * width);
        if (m_shape.tokenTypes == 0)
            return rows;
        KEYSEED_ASSIGN(
            const auto types,
            m_file.table(m_prefix + "embeddings.token_type_embeddings.weight", m_shape.tokenTypes, width));
        for (std::size_t position = 0; position < m_shape.mostTokens; ++position)
            types.addRow(0, rows.data() + position * width);
        return rows;
    }

    Result<Norm> norm(const std::string &name) const
    {
        const bool isOld = m_file.has(m_prefix + name + ".gamma");
        Norm made;
        KEYSEED_ASSIGN(made.weight,
                       m_file.numbers(m_prefix + name + (isOld ? ".gamma" : ".weight"), {m_shape.width}));
        KEYSEED_ASSIGN(made.bias,
                       m_file.numbers(m_prefix + name + (isOld ? ".beta" : ".bias"), {m_shape.width}));
        return made;
    }

    // Reads some linear layers, side by side.
    Result<Linear> linear(const std::vector<std::string> &names, std::size_t out, std::size_t in) const
    {
        std::vector<float> weights;
        Linear made;
        for (const std::string &name : names) {
            KEYSEED_ASSIGN(const auto part, m_file.numbers(m_prefix + name + ".weight", {out, in}));
            KEYSEED_ASSIGN(const auto bias, m_file.numbers(m_prefix + name + ".bias", {out}));
            weights.insert(weights.end(), part.begin(), part.end());
            made.bias.insert(made.bias.end(), bias.begin(), bias.end());
        }
        packTransposed(weights.data(), out * names.size(), in, in, made.weights);
        return made;
    }

    Result<Layer> layer(std::size_t number) const
    {
        const std::string base = "encoder.layer." + std::to_string(number) + ".";
        const bool isMpnet = m_shape.isMpnet;
        const std::size_t width = m_shape.width;
        const std::string attention = base + (isMpnet ? "attention.attn." : "attention.self.");
        Layer made;
        KEYSEED_ASSIGN(made.queryKeyValue,
                       linear({attention + (isMpnet ? "q" : "query"),
                               attention + (isMpnet ? "k" : "key"),
                               attention + (isMpnet ? "v" : "value")},
                              width,
                              width));
        KEYSEED_ASSIGN(made.attended,
                       linear({isMpnet ? attention + "o" : base + "attention.output.dense"}, width, width));
        KEYSEED_ASSIGN(made.attendedNorm,
                       norm(base + (isMpnet ? "attention.LayerNorm" : "attention.output.LayerNorm")));
        KEYSEED_ASSIGN(made.inner, linear({base + "intermediate.dense"}, m_shape.inner, width));
        KEYSEED_ASSIGN(made.outer, linear({base + "output.dense"}, width, m_shape.inner));
        KEYSEED_ASSIGN(made.outerNorm, norm(base + "output.LayerNorm"));
        return made;
    }

    // Returns the bias of each head for each distance.
    Result<std::vector<std::vector<float>>> relative() const
    {
        KEYSEED_ASSIGN(const auto table,
                       m_file.numbers(m_prefix + "encoder.relative_attention_bias.weight",
                                      {m_shape.buckets, m_shape.heads}));
        const std::size_t reach = m_shape.mostTokens - 1;
        std::vector<std::vector<float>> biases(m_shape.heads);
        for (std::size_t head = 0; head < m_shape.heads; ++head) {
            // The kernel reads whole vectors: up to 15 numbers behind the last.
            biases[head].resize(2 * reach + 1 + panelColumns);
            for (std::size_t at = 0; at < 2 * reach + 1; ++at) {
                const auto distance = static_cast<std::ptrdiff_t>(at) - static_cast<std::ptrdiff_t>(reach);
                biases[head][at] = table[bucketOf(distance, m_shape.buckets) * m_shape.heads + head];
            }
        }
        return biases;
    }

private:
    const WeightFile &m_file;
    const Configuration &m_shape;
    std::string m_prefix;
};

Result<Network> Network::open(const std::filesystem::path &folder, const Configuration &configuration)
{
    KEYSEED_ASSIGN(auto file, WeightFile::open(folder / "model.safetensors"));
    Network made;
    made.m_shape = configuration;
    made.m_file = std::make_shared<const WeightFile>(std::move(file));
    const Reader reader(*made.m_file, configuration);
    KEYSEED_ASSIGN(made.m_words, reader.words());
    KEYSEED_ASSIGN(made.m_positions, reader.positions());
    KEYSEED_ASSIGN(made.m_wordNorm, reader.norm("embeddings.LayerNorm"));
    for (std::size_t layer = 0; layer < configuration.layers; ++layer) {
        KEYSEED_ASSIGN(auto read, reader.layer(layer));
        made.m_layers.push_back(std::move(read));
    }
    if (configuration.buckets > 0) {
        KEYSEED_ASSIGN(made.m_relative, reader.relative());
    }
    return made;
}

Network::Batch Network::begin(std::span<const std::vector<Token> *const> texts) const
{
    const std::size_t width = m_shape.width;
    Batch batch;
    batch.begins.push_back(0);
    std::size_t longest = 0;
    for (const std::vector<Token> *text : texts) {
        batch.begins.push_back(batch.begins.back() + text->size());
        longest = std::max(longest, text->size());
    }
    batch.states.resize(batch.tokens() * width);
    batch.added.resize(batch.tokens() * width);
    batch.wide.resize(batch.tokens() * std::max(3 * width, m_shape.inner));
    batch.scores.resize(longest * filledUp(longest));
    float *row = batch.states.data();
    for (const std::vector<Token> *text : texts)
        for (std::size_t position = 0; position < text->size(); ++position, row += width) {
            std::copy_n(m_positions.data() + position * width, width, row);
            m_words.addRow((*text)[position], row);
        }
    kernels().layerNorm(batch.states.data(),
                        nullptr,
                        batch.tokens(),
                        width,
                        m_wordNorm.weight.data(),
                        m_wordNorm.bias.data(),
                        m_shape.epsilon);
    return batch;
}

void Network::attend(const Layer &layer, Batch &batch) const
{
    const std::size_t width = m_shape.width;
    const Kernels &run = kernels();
    run.multiply(batch.states.data(),
                 batch.tokens(),
                 width,
                 layer.queryKeyValue.weights,
                 layer.queryKeyValue.bias.data(),
                 batch.wide.data(),
                 3 * width);
    for (std::size_t text = 0; text + 1 < batch.begins.size(); ++text)
        for (std::size_t head = 0; head < m_shape.heads; ++head)
            attendHead(text, head, batch);
    // The queries are not needed any more: the result of the heads took their place.
    run.multiply(batch.wide.data(),
                 batch.tokens(),
                 3 * width,
                 layer.attended.weights,
                 layer.attended.bias.data(),
                 batch.added.data(),
                 width);
    addAndNormalise(layer.attendedNorm, batch);
}

// Replaces the queries of a head by softmax(queries * keys / sqrt(size) + bias) * values.
void Network::attendHead(std::size_t text, std::size_t head, Batch &batch) const
{
    const std::size_t width = m_shape.width;
    const std::size_t size = width / m_shape.heads;
    const std::size_t count = batch.begins[text + 1] - batch.begins[text];
    const std::size_t stride = filledUp(count);
    const Kernels &run = kernels();
    float *const queries = batch.wide.data() + batch.begins[text] * 3 * width + head * size;
    packTransposed(queries + width, count, size, 3 * width, batch.keys);
    packRows(queries + 2 * width, count, size, 3 * width, batch.values);
    run.multiply(queries, count, 3 * width, batch.keys, nullptr, batch.scores.data(), stride);
    const float *const bias = m_relative.empty() ? nullptr : m_relative[head].data() + m_shape.mostTokens - 1;
    run.softmax(
        batch.scores.data(), count, count, stride, 1.0F / std::sqrt(static_cast<float>(size)), bias, -1);
    run.multiply(batch.scores.data(), count, stride, batch.values, nullptr, queries, 3 * width);
}

void Network::feedForward(const Layer &layer, Batch &batch) const
{
    const std::size_t width = m_shape.width;
    const std::size_t count = batch.tokens() * m_shape.inner;
    const Kernels &run = kernels();
    run.multiply(batch.states.data(),
                 batch.tokens(),
                 width,
                 layer.inner.weights,
                 layer.inner.bias.data(),
                 batch.wide.data(),
                 m_shape.inner);
    if (m_shape.activation == Activation::Gelu)
        run.gelu(batch.wide.data(), count);
    else if (m_shape.activation == Activation::GeluTanh)
        run.geluTanh(batch.wide.data(), count);
    else
        for (std::size_t i = 0; i < count; ++i)
            batch.wide[i] = std::max(batch.wide[i], 0.0F);
    run.multiply(batch.wide.data(),
                 batch.tokens(),
                 m_shape.inner,
                 layer.outer.weights,
                 layer.outer.bias.data(),
                 batch.added.data(),
                 width);
    addAndNormalise(layer.outerNorm, batch);
}

// Adds what a part of the layer made to the states, and normalises them.
void Network::addAndNormalise(const Norm &norm, Batch &batch) const
{
    kernels().layerNorm(batch.states.data(),
                        batch.added.data(),
                        batch.tokens(),
                        m_shape.width,
                        norm.weight.data(),
                        norm.bias.data(),
                        m_shape.epsilon);
}

Result<void> Network::pool(const Batch &batch, float *out) const
{
    const std::size_t width = m_shape.width;
    for (std::size_t text = 0; text + 1 < batch.begins.size(); ++text, out += width) {
        const std::size_t begin = batch.begins[text];
        const std::size_t end = m_shape.pooling == Pooling::First ? begin + 1 : batch.begins[text + 1];
        std::vector<double> sum(width);
        double squares = 0.0;
        for (std::size_t token = begin; token < end; ++token)
            for (std::size_t i = 0; i < width; ++i)
                sum[i] += static_cast<double>(batch.states[token * width + i]);
        for (const double each : sum)
            squares += each * each;
        if (!std::isfinite(squares) || squares <= 0.0)
            return fail(ErrorCode::InvalidPlan,
                        "the encoder gives a vector that is zero or not finite; its weights are damaged, get "
                        "model.safetensors again");
        for (std::size_t i = 0; i < width; ++i)
            out[i] = static_cast<float>(sum[i] / std::sqrt(squares));
    }
    return {};
}

} // namespace core::encoder
