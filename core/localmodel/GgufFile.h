#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <filesystem>
#include <string>

/// Language models on this computer: servers that run already, and one that is started with a model file.
namespace core::localmodel {

/// The facts of a model file that decide how a server is started. A number that the file does not state is 0.
struct GgufFile
{
    std::filesystem::path path;
    std::uint64_t bytes = 0;         ///< size of the weights, all parts of a divided model together
    std::uint32_t version = 0;       ///< of the format
    std::string architecture;        ///< "llama"
    std::string name;                ///< as the file states it, on one printable line; may be empty
    std::uint64_t contextLength = 0; ///< tokens that the model was trained for
    std::uint64_t layers = 0;
    std::uint64_t width = 0; ///< numbers of a token's vector
    std::uint64_t heads = 0;
    std::uint64_t keyHeads = 0; ///< heads of keys and values
    std::uint64_t keyLength = 0;
};

/// Reads the header of a model file in the format GGUF (version 2 or 3, little endian) and checks it: magic
/// number, version, the name of the architecture, and that the file reaches its last tensor. Reads at most 64
/// MiB. Source: the specification of GGUF of the project ggml. Errors: NotFound, Io; InvalidParameter
/// with what is wrong with the file and what to do.
Result<GgufFile> readGguf(const std::filesystem::path &path);

/// Returns the name under which a server offers the model: that of the file without its ending.
std::string modelNameOf(const std::filesystem::path &file);

} // namespace core::localmodel
