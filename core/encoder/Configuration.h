#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <filesystem>

namespace core::encoder {

enum class Activation { Gelu, GeluTanh, Relu };
enum class Pooling {
    Mean, ///< of all tokens, those around the text included
    First ///< the vector of the first token ([CLS])
};

/// The shape of an encoder, from config.json and the files of sentence-transformers beside it.
struct Configuration
{
    bool isMpnet = false;  ///< names of arrays of mpnet, and its relative positions
    std::size_t width = 0; ///< of the vector of a token; a multiple of 8
    std::size_t inner = 0; ///< numbers of the feed-forward layers
    std::size_t layers = 0;
    std::size_t heads = 0;  ///< divides the width
    std::size_t tokens = 0; ///< rows of the table of tokens
    std::size_t positions = 0;
    std::size_t firstPosition = 0; ///< row of the first token's position
    std::size_t tokenTypes = 0;    ///< 0: no table of types
    std::size_t buckets = 0;       ///< of relative positions; 0: there are none
    float epsilon = 1e-12F;        ///< of the layer normalisation
    Activation activation = Activation::Gelu;
    Pooling pooling = Pooling::Mean;
    std::size_t mostTokens = 0; ///< of a text, those around it included; longer texts are cut
};

/// Reads config.json and, where they exist, modules.json, 1_Pooling/config.json and
/// sentence_bert_config.json. Errors: NotFound, Io; InvalidPlan: a field that is missing, too large or says
/// that the model needs what this program does not have.
Result<Configuration> readConfiguration(const std::filesystem::path &folder);

} // namespace core::encoder
