#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/fetch/AccessToken.h"
#include "core/fetch/FhirFetch.h"
#include "core/http/Exchanges.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace core::fetch {

/// A request to the server of a fetch.
struct Call
{
    std::string_view step; ///< what it is for, in messages: "the search"
    std::string url;
    std::vector<http::Header> headers = {};
    bool isDelete = false;
    bool hasToken = true; ///< sends the token, if the address is one of the server itself
};

/// An answer with a status of 200 to 299, or another one that the caller looks at.
struct Answer
{
    http::Reply reply;
    std::string body; ///< empty where it went to a taker
};

/// Takes the bytes of an answer; an error ends the exchange.
using ByteTaker = std::function<Result<void>(std::string_view)>;

/// Returns the last line of a message about an answer that is a refusal: its status, and the codes of an
/// OperationOutcome, never its words, which may quote a resource.
Error refusalOf(std::string_view step, const Answer &answer);

/// Sends requests to the server of a fetch and to others that were allowed. Requests that failed in a way
/// that may pass (429, 500 to 504, a broken connection, silence) are repeated, after the pause that the
/// server asks for, or else after pauses that double. A token that expired is replaced once per request.
class ServerCalls final
{
public:
    ServerCalls(const FhirFetch &fetch, JobControl &control);

    /// Returns an absolute address for one that an answer of `from` holds. Errors: Network if it leads to a
    /// server that was not allowed.
    Result<std::string>
    allowedUrl(std::string_view step, const std::string &from, const std::string &url) const;

    /// Asks with GET or DELETE and returns whatever status the server gives, except those that are repeated.
    /// The body has at most 64 MiB. Errors: Network, Cancelled.
    Result<Answer> ask(const Call &call);
    /// Asks, and hands an answer of 200 to `take` piece by piece. `begin` is called before every try.
    Result<Answer> ask(const Call &call, const std::function<Result<void>()> &begin, const ByteTaker &take);

    /// Waits. Errors: Cancelled.
    Result<void> pause(std::chrono::milliseconds duration, std::string_view reason);

    /// Returns the base address of the server without a slash at its end.
    const std::string &base() const { return m_base; }
    const FhirFetch &fetch() const { return m_fetch; }
    JobControl &control() const { return m_control; }

private:
    Result<Answer> tryOnce(const Call &call, const ByteTaker &take);
    Result<std::vector<http::Header>> headersOf(const Call &call);
    bool isOwn(const std::string &url) const;

    const FhirFetch &m_fetch;
    JobControl &m_control;
    std::string m_base;
    http::Exchanges m_exchanges;
    AccessToken m_token;
};

} // namespace core::fetch
