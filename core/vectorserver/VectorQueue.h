#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/chat/KeyOrigins.h"
#include "core/embedding/AskedVectors.h"
#include "core/embedding/DerivedVectors.h"
#include "core/http/Exchange.h"
#include "core/vocabulary/Vocabulary.h"

#include <chrono>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::vectorserver {

/// The limits of requests.
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

    /// Uses a key, with the certificates alone for which it was allowed.
    void take(chat::AllowedKey allowed)
    {
        key = std::move(allowed.text);
        network.caDigest = allowed.certificates;
    }
};

struct RequestOutcome
{
    std::size_t terms = 0;    ///< of the vocabulary, or texts
    std::size_t asked = 0;    ///< of these, now; the others were known
    std::size_t requests = 0; ///< with those that were repeated
    std::size_t without = 0;  ///< of those that were asked: the server gave nothing but zeros or null
    std::vector<std::string> withoutNames = {}; ///< of terms, the first mostNames; never of texts
    static constexpr std::size_t mostNames = 10;
};

/// Receives the answers.
class Answers
{
public:
    virtual ~Answers() = default;
    virtual bool has(std::string_view text) const = 0;
    /// Returns the dimension; 0 before the first answer.
    virtual std::size_t dimension() const = 0;
    /// Adds one row for each text; of zeros if the server gave no vector of it.
    virtual Result<void> add(std::span<const std::string_view> texts, const embedding::RowMatrix &rows) = 0;
};

/// Requests the vectors of the terms that `kept` lacks, and stores each answer there at once, so that an
/// interrupted run continues later. A term of which the server gives no vector (zeros, null) is counted and
/// named, and does not end the run; it is asked again the next time. It sends nothing but terms of a
/// vocabulary, which are public. Errors: Cancelled; Network, with the server's words; Io; InvalidParameter
/// (the key, the address). Stage: "vectors".
Result<RequestOutcome> askForVectors(const vocabulary::Vocabulary &terms,
                                     const ServerAccess &access,
                                     embedding::AskedVectors &kept,
                                     JobControl &control);

} // namespace core::vectorserver
