#include "core/http/Exchange.h"

#include "core/http/Address.h"

#include <cstdlib>

namespace core::http {

std::string shown(const Request &request)
{
    const std::size_t host = request.url.find("://");
    const std::size_t path = host == std::string::npos ? std::string::npos : request.url.find('/', host + 3);
    const std::string target = path == std::string::npos ? "/" : request.url.substr(path);
    std::string text = (request.body.empty() ? "GET " : "POST ") + target + "\n";
    if (host != std::string::npos)
        text += "Host: " + request.url.substr(host + 3, path == std::string::npos ? path : path - host - 3)
                + "\n";
    for (const Header &header : request.headers)
        text += header.name + ": " + (header.isSecret ? "********" : header.value) + "\n";
    return text + "\n" + request.body;
}

void keepTlsSecrets()
{
    ::unsetenv("SSLKEYLOGFILE");
}

} // namespace core::http
