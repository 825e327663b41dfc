#pragma once

#include "core/base/Result.h"

#include <string>
#include <string_view>

/// HTTP requests to a server that a person chose.
namespace core::http {

/// The parts of an absolute URL that identify the server, in lower case and in ASCII.
struct Address
{
    std::string scheme; ///< "https" or "http"
    std::string host;   ///< without brackets; a name with other characters in its ASCII form ("xn--...")
    std::string port;   ///< the scheme's own when none is given

    friend bool operator==(const Address &, const Address &) = default;
};

/// Parses an address. Errors: InvalidParameter if it is no absolute http or https URL, carries a user name or
/// a password, which would end in logs, or names a host that has no ASCII form.
Result<Address> parseAddress(const std::string &url);

/// Returns the ASCII form of a host name in lower case: that of UTS 46 (non-transitional, with the checks of
/// IDNA 2008) if the name has other characters or an "xn--" label. Errors: InvalidParameter if it has none.
Result<std::string> asciiHost(std::string_view host);

/// Returns the URL with its host in ASCII form, as it is sent and shown; unchanged if the host is ASCII
/// already, or if parseAddress() refuses the URL.
std::string asciiUrl(const std::string &url);

/// Returns the characters beyond ASCII that the ASCII form of a host stands for, for a person who is asked
/// about the server: "U+0430, U+0435". They may look like other letters. Empty if there are none.
std::string foreignCharacters(std::string_view asciiHost);

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
