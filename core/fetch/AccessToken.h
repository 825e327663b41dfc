#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/fetch/ClientKey.h"
#include "core/fetch/FhirFetch.h"
#include "core/http/Exchanges.h"

#include <chrono>
#include <optional>
#include <string>

namespace core::fetch {

/// Carries one request until its end. Errors: Cancelled.
Result<http::Reply> exchanged(http::Exchanges &exchanges,
                              const http::Request &request,
                              http::BodyTaker body,
                              const JobControl &control);

/// The token with which this program may read from the server: the one that was given, or one that the
/// server's authority hands out for a signed request (SMART App Launch 2, backend services). It is kept in
/// memory only, and replaced before it expires.
class AccessToken final
{
public:
    explicit AccessToken(const FhirFetch &fetch);
    ~AccessToken();
    AccessToken(const AccessToken &) = delete;
    AccessToken &operator=(const AccessToken &) = delete;

    /// Returns the token; empty if nothing was given to get one. Errors: those of ClientKey; Network: the
    /// authority refuses or is another server; InvalidParameter; Cancelled.
    Result<std::string> value(http::Exchanges &exchanges, const JobControl &control);
    /// Forgets a token that the server refused. Returns whether another one can be had.
    bool forget();

private:
    Result<std::string> tokenUrl(http::Exchanges &exchanges, const JobControl &control);
    Result<void> renew(http::Exchanges &exchanges, const JobControl &control);
    std::string scope() const;

    const FhirFetch &m_fetch;
    std::optional<ClientKey> m_key;
    std::string m_tokenUrl;
    bool m_hasNewScopes = false; ///< the server knows scopes of SMART 2 ("rs")
    std::string m_token;
    std::chrono::steady_clock::time_point m_end;
};

/// Checks that an address belongs to the server of the fetch or to one of those that were allowed beside it.
/// `step` names in a message what leads there. Errors: Network.
Result<void> checkOrigin(std::string_view step, const FhirFetch &fetch, const std::string &url);

} // namespace core::fetch
