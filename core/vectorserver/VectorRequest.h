#pragma once

#include "core/base/Result.h"
#include "core/embedding/AskedVectors.h"
#include "core/embedding/DerivedVectors.h"
#include "core/http/Exchange.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

/// Requests for vectors and their answers; used by AskingRun.cpp alone.
namespace core::vectorserver {

/// Returns the request for the vectors of some texts. `key` goes into a secret header, or nowhere
/// when it is empty. Some servers refuse the name of the format of the numbers, which is omitted for them.
http::Request vectorRequest(const embedding::VectorServer &server,
                            std::span<const std::string_view> texts,
                            const std::string &key,
                            bool namesFormat = true);

/// The largest dimension that is accepted from a server.
inline constexpr std::size_t largestAnswered = 4096;

/// Reads the answer of the server, [count x dimension], by the rules of its protocol: /embeddings of OpenAI
/// (a list `data` of objects with `index` and `embedding`), /api/embed of Ollama (a list `embeddings`). A
/// text of which the server has zeros, null or NaN gets a row of zeros. The body is not trusted: every row
/// occurs once, all have the same dimension (2 to 4096), every number is finite, and of several rows not all
/// are zero. Errors: Network, without anything of the body.
Result<embedding::RowMatrix> vectorsIn(std::string_view body, std::string_view protocol, std::size_t count);

} // namespace core::vectorserver
