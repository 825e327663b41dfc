#pragma once

#include "core/base/Result.h"

#include <string>
#include <string_view>

/// HTTP requests to a server that a person chose.
namespace core::http {

/// The parts of an absolute URL that identify the server, in lower case.
struct Address
{
    std::string scheme; ///< "https" or "http"
    std::string host;   ///< without brackets
    std::string port;   ///< the scheme's own when none is given

    friend bool operator==(const Address &, const Address &) = default;
};

/// Parses an address. Errors: InvalidParameter if it is no absolute http or https URL, or carries a user name
/// or a password, which would end in logs.
Result<Address> parseAddress(const std::string &url);

/// Returns scheme://host:port, which identifies the server.
std::string originOf(const Address &address);

/// Returns whether the host is localhost, 127.0.0.0/8 or ::1, so that requests do not leave the computer.
bool isLoopback(std::string_view host);

/// Checks whether the key and the prompts may go there: https anywhere, plain http only to this computer or
/// to the one host that was allowed by name. Errors: as parseAddress, and InvalidParameter for plain http
/// elsewhere.
Result<void> checkAddress(const std::string &url, std::string_view allowedPlainHost);

/// Checks whether a text can be the value of a header: one with a line break would begin another header.
/// `what` names it, the text itself is not repeated. Errors: InvalidParameter for control characters and
/// bytes beyond ASCII.
Result<void> checkHeaderValue(std::string_view what, std::string_view value);

} // namespace core::http
