#pragma once

#include "core/base/Result.h"
#include "core/embedding/imports/VectorStream.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace core::embedding {

/// One array of numbers in a safetensors file.
struct Tensor
{
    std::string type; ///< "F32", "F16", "I64" ...
    std::vector<std::uint64_t> shape;
    std::uint64_t begin = 0; ///< byte of the file
    std::uint64_t end = 0;   ///< behind the last

    std::uint64_t count() const;
};

using Tensors = std::map<std::string, Tensor, std::less<>>;

/// Whether a file begins as one of these does.
bool isTensorFile(std::string_view head);

/// Reads the head of a safetensors file: 8 bytes with its size, little-endian, then JSON that names the
/// arrays, their types, shapes and places. Every array lies within the file and is as long as type and shape
/// say. Errors: those of the stream; InvalidPlan.
Result<Tensors> readTensors(VectorStream &stream);

} // namespace core::embedding
