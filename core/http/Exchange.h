#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::http {

struct Header
{
    std::string name;
    std::string value;
    bool isSecret = false; ///< masked wherever a request is shown
};

struct Request
{
    std::string url;
    std::vector<Header> headers;
    std::string body;               ///< empty: GET, else POST
    std::string plainHttpHost = {}; ///< besides the one of the network
    bool isDelete = false;          ///< DELETE instead of GET
};

/// Returns the request as it goes over the line, header by header and byte for byte, with the values of
/// secret headers masked.
std::string shown(const Request &request);

/// The way to a server. Plain http uses no proxy, neither the chosen one nor one of the environment, and
/// neither do requests to this computer: a proxy would read the key. https goes through a proxy by CONNECT,
/// which sees host and port and nothing else.
struct Network
{
    /// Certificates (PEM) that replace those of the system; empty: those of the system.
    std::filesystem::path caFile;
    /// SHA-256 that `caFile` must have, where a key was allowed for this content. With another one nothing is
    /// sent (Failure::Certificate).
    std::optional<Digest> caDigest;
    std::string proxy;         ///< for https; empty: that of the environment (https_proxy, ALL_PROXY)
    std::string plainHttpHost; ///< besides this computer
    std::chrono::milliseconds connectTimeout = std::chrono::seconds(15);
    std::chrono::milliseconds firstByteTimeout = std::chrono::seconds(120);
    std::chrono::milliseconds idleTimeout = std::chrono::seconds(60);
    std::chrono::milliseconds totalTimeout = std::chrono::minutes(10);
    std::size_t largestBody = std::size_t{4} << 20;  ///< bytes of an answer, unpacked
    std::size_t largestHead = std::size_t{64} << 10; ///< bytes of all its headers
};

/// Reads a file of certificates. Errors: NotFound if there is no regular file of 1 byte to 16 MiB.
Result<std::string> readCertificates(const std::filesystem::path &file);

/// The reason why there is no complete answer.
enum class Failure {
    None,
    Address,     ///< refused before anything was sent: see checkAddress
    NotFound,    ///< the name of the server or of the proxy is not known
    Refused,     ///< nobody listens, or no route
    Certificate, ///< TLS: not trusted, another name, expired
    Proxy,
    Timeout, ///< connecting, waiting for the first byte, silence in the middle, or no end
    Broken,  ///< the connection ended before the answer did
    TooLarge,
    Stopped, ///< by the caller
    Other
};

/// The longest delay that a server can ask for.
inline constexpr std::chrono::milliseconds longestRetryAfter = std::chrono::hours(1);

struct Reply
{
    int status = 0; ///< of HTTP; 0 when none came
    std::string contentType;
    std::optional<std::chrono::milliseconds> retryAfter; ///< as the server asked; at most longestRetryAfter
    std::string location;        ///< where a redirect points; never followed, the key is for one host only
    std::string contentLocation; ///< the header Content-Location: where the result of a request will be
    Failure failure = Failure::None;
    bool isSent = true; ///< false if not a byte of the request left this computer
    std::string words;  ///< of the library, for the details; no header and no body
};

inline Reply failedReply(Failure failure, std::string words)
{
    Reply reply;
    reply.failure = failure;
    reply.words = std::move(words);
    return reply;
}

/// Takes an answer piece by piece. Returning false ends the exchange, and so does an exception
/// (Failure::Other), which is caught because the caller is a C library.
using BodyTaker = std::function<bool(std::string_view)>;

/// Keeps the TLS library from writing the secrets of connections to a file: libcurl does so with OpenSSL and
/// GnuTLS if SSLKEYLOGFILE is set, and the file discloses every key that was sent. To be called at the start
/// of a program, before there is a second thread.
void keepTlsSecrets();

} // namespace core::http
