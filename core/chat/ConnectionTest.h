#pragma once

#include "core/base/JobControl.h"
#include "core/chat/Server.h"
#include "core/http/Exchange.h"

#include <string>
#include <vector>

namespace core::chat {

/// The result of a connection test.
enum class ConnectionFinding {
    Works,
    ModelMissing,      ///< the server answered, but not with the chosen model; or none is chosen yet
    NoModelList,       ///< the server answered, but no more could be learned: no proof of a failure
    AddressNotAllowed, ///< nothing was sent
    NotFound,          ///< the name of the server is not known
    Refused,           ///< nobody listens there
    Certificate,       ///< no TLS connection that can be trusted
    Proxy,
    Timeout,
    WrongKey,        ///< 401, 402, 403, or a key that cannot be one
    NotAModelServer, ///< something answered, but not in the protocol
    Broken,          ///< the connection ended before the answer did
    Busy,            ///< 429: too many requests, or nothing left on the account
    ServerError,     ///< 5xx
    Cancelled        ///< by the caller; never shown
};

struct ConnectionReport
{
    ConnectionFinding finding = ConnectionFinding::Broken;
    std::vector<std::string> models; ///< the server's, sorted; at most mostModels
    int status = 0;                  ///< of HTTP; 0 when no answer came
    std::string words;               ///< one line: what happened, what to do. Without key, header and body
    /// The reason of the library, or of the server, and the parameters that were replaced; on one line,
    /// without the key.
    std::string details;
};

constexpr std::size_t mostModels = 1000;

/// The name of a finding, for logs and tests: "works", "model-missing" ...
std::string_view nameOf(ConnectionFinding finding);

/// Asks the server for its models, and sees whether the chosen one is among them. Where there is no list, or
/// the list is given to everybody and so says nothing of the key, it asks for the shortest possible answer to
/// a fixed sentence: a few tokens. Nothing of a project is ever sent. Every request may take half a minute,
/// or less where `network` says less. Blocks; a cancel is answered within 200 ms. Stage: "connecting".
ConnectionReport testConnection(const Server &server,
                                const http::Network &network,
                                const std::string &key,
                                JobControl &control);

} // namespace core::chat
