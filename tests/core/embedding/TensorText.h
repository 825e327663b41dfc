#pragma once

#include "tests/core/embedding/VectorStage.h"

#include <string>
#include <vector>

namespace tests {

/// One array of a safetensors file.
struct TensorPart
{
    std::string name;
    std::string type;
    std::string shape; ///< "[3,2]"
    std::string bytes;
};

/// A safetensors file: the size of the head, the head, and the arrays one after the other.
inline std::string tensorFile(const std::vector<TensorPart> &parts)
{
    std::string head = R"({"__metadata__":{"format":"pt"})";
    std::string data;
    for (const TensorPart &part : parts) {
        head += ",\"" + part.name + R"(":{"dtype":")" + part.type + R"(","shape":)" + part.shape
                + R"(,"data_offsets":[)" + std::to_string(data.size()) + ","
                + std::to_string(data.size() + part.bytes.size()) + "]}";
        data += part.bytes;
    }
    head += "}";
    return bytesOf(std::uint64_t{head.size()}) + head + data;
}

inline const std::string wordPieceTokenizer =
    R"({"normalizer":{"type":"BertNormalizer","lowercase":true,"strip_accents":null},)"
    R"("model":{"type":"WordPiece","unk_token":"[UNK]","continuing_subword_prefix":"##",)"
    R"("vocab":{"[PAD]":0,"[UNK]":1,"heart":2,"cardio":3,"##myo":4,"##pathy":5,"cafe":6}}})";

inline const std::string unigramTokenizer =
    R"({"model":{"type":"Unigram","unk_id":0,"vocab":[["<unk>",0],["\u2581",-3],["\u2581heart",-2],["s",-2],)"
    R"(["\u2581cardio",-4],["pathy",-4],["\u2581card",-3],["iopathy",-9]]}})";

} // namespace tests
