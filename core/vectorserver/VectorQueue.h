#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/embedding/AskedVectors.h"
#include "core/embedding/DerivedVectors.h"
#include "core/http/Exchange.h"
#include "core/vocabulary/Vocabulary.h"

#include <chrono>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace core::vectorserver {

/// How fast, and how often.
struct RequestLimits
{
    int inFlight = 4;
    std::size_t termsPerRequest = 64; ///< or whole texts, halved where the server refuses as many
    int requestsPerMinute = 0;        ///< 0 = no limit
    int tries = 6;                    ///< of one request
    std::chrono::milliseconds firstBackoff = std::chrono::seconds(1);
    std::chrono::milliseconds longestBackoff = std::chrono::seconds(60);
};

struct ServerAccess
{
    embedding::VectorServer server;
    http::Network network;
    std::string key; ///< goes nowhere but into requests
    RequestLimits limits = {};
};

struct RequestOutcome
{
    std::size_t terms = 0;    ///< of the vocabulary, or texts
    std::size_t asked = 0;    ///< of these, now; the others were known
    std::size_t requests = 0; ///< with those that were repeated
};

/// Receives the answers.
class Answers
{
public:
    virtual ~Answers() = default;
    virtual bool has(std::string_view text) const = 0;
    /// 0 as long as nothing was answered.
    virtual std::size_t dimension() const = 0;
    /// One row for each text, of any norm but 0.
    virtual Result<void> add(std::span<const std::string_view> texts, const embedding::RowMatrix &rows) = 0;
};

/// Asks for the vectors of the terms that `kept` does not have, and puts each answer there as it comes: a run
/// that was cut off continues where it was. The only thing that is sent is terms of a vocabulary, which are
/// public by what a vocabulary is. Errors: Cancelled; Network, with the server's words; Io; InvalidParameter
/// (the key, the address). Stage: "vectors".
Result<RequestOutcome> askForVectors(const vocabulary::Vocabulary &terms,
                                     const ServerAccess &access,
                                     embedding::AskedVectors &kept,
                                     JobControl &control);

} // namespace core::vectorserver
