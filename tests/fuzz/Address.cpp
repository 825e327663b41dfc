#include "core/http/Address.h"

#include "tests/fuzz/FuzzTarget.h"

using namespace core::http;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string url(fuzz::textOf(data, size));
    const auto address = parseAddress(url);
    (void)checkHeaderValue("a header", url);
    if (!address) {
        fuzz::expectLine(address.error().detail);
        return 0;
    }
    fuzz::expect(!address->host.empty() && address->host.find_first_of("/@?#\\ \r\n") == std::string::npos,
                 "a host is a host and nothing else");
    const auto again = parseAddress(originOf(*address));
    fuzz::expect(again && *again == *address, "an origin, read again, is the same");
    const bool mayGo = checkAddress(url, "allowed.example").has_value();
    const bool isPrivate = isLoopback(address->host) || address->host == "allowed.example";
    fuzz::expect(mayGo == (address->scheme == "https" || isPrivate), "plain http goes to this computer only");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {"https://api.example.org/v1",
            "http://localhost:11434",
            "http://127.0.0.1:8080/v1/",
            "http://[::1]:80/",
            "https://user:password@example.org:8443/a?b#c",
            "http://allowed.example/",
            "https://a%2%65example.org/",
            "http://65%36",
            "HTTPS://B\xc3\xbc"
            "cher.example/%2e%2e/"};
}
