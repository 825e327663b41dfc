#pragma once

#include "core/base/Result.h"
#include "core/encoder/Configuration.h"
#include "core/encoder/Kernels.h"
#include "core/encoder/Pieces.h"
#include "core/encoder/WeightFile.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <vector>

namespace core::encoder {

/// The transformer of an encoder. Immutable, safe to use from many threads.
class Network final
{
public:
    /// Reads model.safetensors. Errors: those of WeightFile.
    static Result<Network> open(const std::filesystem::path &folder, const Configuration &configuration);

    std::size_t width() const { return m_shape.width; }

    /// Encodes some texts, each of 1 to mostTokens tokens below the number of tokens of the configuration.
    /// Row i of `out` [texts x width] becomes the pooled vector of text i, of norm 1. Works in the calling
    /// thread and returns false as soon as `isCancelled` does. Errors: InvalidPlan: a vector that is not
    /// finite or zero.
    template<typename IsCancelled>
    Result<bool>
    encode(std::span<const std::vector<Token> *const> texts, float *out, const IsCancelled &isCancelled) const
    {
        Batch batch = begin(texts);
        for (std::size_t layer = 0; layer < m_layers.size(); ++layer) {
            if (isCancelled())
                return false;
            attend(m_layers[layer], batch);
            if (isCancelled())
                return false;
            feedForward(m_layers[layer], batch);
        }
        KEYSEED_TRY(pool(batch, out));
        return true;
    }

private:
    struct Linear
    {
        PackedMatrix weights;
        std::vector<float> bias;
    };
    struct Norm
    {
        std::vector<float> weight;
        std::vector<float> bias;
    };
    struct Layer
    {
        Linear queryKeyValue; ///< the three side by side
        Linear attended;
        Norm attendedNorm;
        Linear inner;
        Linear outer;
        Norm outerNorm;
    };
    /// Texts that are encoded together, their tokens one after the other, without padding.
    struct Batch
    {
        std::vector<std::size_t> begins; ///< of each text, and behind the last
        std::vector<float> states;       ///< [tokens x width]
        std::vector<float> wide;         ///< [tokens x the largest of 3 width and inner]
        std::vector<float> added;        ///< [tokens x width]
        std::vector<float> scores;       ///< [tokens of a text x the same, filled up to 16]
        PackedMatrix keys;
        PackedMatrix values;

        std::size_t tokens() const { return begins.back(); }
    };
    class Reader;

    Network() = default;

    Batch begin(std::span<const std::vector<Token> *const> texts) const;
    void attend(const Layer &layer, Batch &batch) const;
    void attendHead(std::size_t text, std::size_t head, Batch &batch) const;
    void feedForward(const Layer &layer, Batch &batch) const;
    void addAndNormalise(const Norm &norm, Batch &batch) const;
    Result<void> pool(const Batch &batch, float *out) const;

    Configuration m_shape;
    std::shared_ptr<const WeightFile> m_file; ///< holds the table of words
    RowTable m_words;
    std::vector<float> m_positions; ///< [mostTokens x width], the type of the token included
    Norm m_wordNorm;
    std::vector<Layer> m_layers;
    /// For each head, the bias by key minus query, from 1 - mostTokens on.
    std::vector<std::vector<float>> m_relative;
};

} // namespace core::encoder
