#include "core/http/Exchange.h"

#include "core/base/InputFile.h"
#include "core/base/system/Process.h"

#include <cstdlib>

namespace core::http {

std::string shown(const Request &request)
{
    const std::size_t host = request.url.find("://");
    const std::size_t path = host == std::string::npos ? std::string::npos : request.url.find('/', host + 3);
    const std::string target = path == std::string::npos ? "/" : request.url.substr(path);
    const std::string_view method = request.isDelete ? "DELETE " : request.body.empty() ? "GET " : "POST ";
    std::string text = std::string(method) + target + "\n";
    if (host != std::string::npos)
        text += "Host: " + request.url.substr(host + 3, path == std::string::npos ? path : path - host - 3)
                + "\n";
    for (const Header &header : request.headers)
        text += header.name + ": " + (header.isSecret ? "********" : header.value) + "\n";
    return text + "\n" + request.body;
}

Result<std::string> readCertificates(const std::filesystem::path &file)
{
    constexpr std::uint64_t mostBytes = std::uint64_t{16} << 20;
    if (auto certificates = readWholeFile(file, mostBytes); certificates && !certificates->empty())
        return certificates;
    return fail(ErrorCode::NotFound,
                file.string() + ": a file of certificates (PEM) of at most 16 MiB was expected");
}

void keepTlsSecrets()
{
    system::removeVariable("SSLKEYLOGFILE");
}

} // namespace core::http
