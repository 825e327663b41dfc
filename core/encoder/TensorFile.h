#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core::encoder {

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

/// The header of a safetensors file.
struct TensorHead
{
    static constexpr std::uint64_t most = std::uint64_t{16} << 20; ///< bytes
    Tensors tensors;
    std::map<std::string, std::string, std::less<>> metadata; ///< its texts; what is no text is omitted
};

/// Reads the header `json` of a file of `fileSize` bytes. Every array is within the file after the header and
/// as long as its type and shape require; no two share a byte. Errors: InvalidPlan, without the file's name.
Result<TensorHead> tensorHeadOf(std::string_view json, std::uint64_t fileSize);

/// Returns whether a file begins like a safetensors file.
bool isTensorFile(std::string_view head);

/// Returns the number of bytes of the header, which follows these first 8 bytes of the file (little-endian).
/// Errors: InvalidPlan, without the file's name: less than 2 bytes or more than TensorHead::most.
Result<std::uint64_t> tensorHeadSize(std::string_view first);

} // namespace core::encoder
