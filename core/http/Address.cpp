#include "core/http/Address.h"

#include "core/base/Result.h"
#include "core/base/Text.h"

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <unicode/idna.h>
#include <unicode/unistr.h>
#include <vector>

namespace core::http {

namespace {

struct Url
{
    Url()
        : handle(curl_url(), &curl_url_cleanup)
    {}

    bool read(const std::string &url) const
    {
        return curl_url_set(handle.get(), CURLUPART_URL, url.c_str(), 0) == CURLUE_OK;
    }

    // Empty when the URL has no such part.
    std::string part(CURLUPart which, unsigned flags = 0) const
    {
        char *text = nullptr;
        if (curl_url_get(handle.get(), which, &text, flags) != CURLUE_OK || !text)
            return {};
        std::string copy = text;
        curl_free(text);
        return copy;
    }

    // The URL with another host; empty if the library refuses it.
    std::string withHost(const std::string &host) const
    {
        if (curl_url_set(handle.get(), CURLUPART_HOST, host.c_str(), 0) != CURLUE_OK)
            return {};
        return part(CURLUPART_URL);
    }

    std::unique_ptr<CURLU, decltype(&curl_url_cleanup)> handle;
};

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](unsigned char each) { return each < 0x80; });
}

// Unicode's processing of host names (UTS 46). The mappings of IDNA 2003 would make other names of some
// letters.
const icu::IDNA *hostNames()
{
    static const std::unique_ptr<icu::IDNA> instance = [] {
        UErrorCode status = U_ZERO_ERROR;
        return std::unique_ptr<icu::IDNA>(icu::IDNA::createUTS46Instance(
            UIDNA_USE_STD3_RULES | UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ | UIDNA_CHECK_CONTEXTO
                | UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_NONTRANSITIONAL_TO_UNICODE,
            status));
    }();
    return instance.get();
}

bool isFourNumbers(std::string_view host)
{
    return std::ranges::count(host, '.') == 3
           && std::ranges::all_of(host, [](unsigned char c) { return std::isdigit(c) != 0 || c == '.'; });
}

Address partsOf(const Url &url)
{
    Address address{.scheme = lowered(url.part(CURLUPART_SCHEME)),
                    .host = lowered(url.part(CURLUPART_HOST)),
                    .port = url.part(CURLUPART_PORT, CURLU_DEFAULT_PORT)};
    if (address.host.size() > 2 && address.host.front() == '[')
        address.host = address.host.substr(1, address.host.size() - 2);
    return address;
}

// The library decodes a host once: "65%36" is "656", and that, read again, a number of four bytes.
bool isSameReadAgain(const Address &address)
{
    const Url again;
    return again.read(originOf(address)) && partsOf(again) == address;
}

} // namespace

Result<Address> parseAddress(const std::string &url)
{
    const Url parsed;
    if (!parsed.read(url))
        return fail(ErrorCode::InvalidParameter,
                    "the address is not complete: expected https://host/path, or http:// for this computer");
    Address address = partsOf(parsed);
    KEYSEED_ASSIGN(address.host, asciiHost(address.host));
    if (address.scheme != "https" && address.scheme != "http")
        return fail(ErrorCode::InvalidParameter, "the address must begin with https:// or http://");
    if (!parsed.part(CURLUPART_USER).empty() || !parsed.part(CURLUPART_PASSWORD).empty())
        return fail(ErrorCode::InvalidParameter,
                    "the address holds a user name or a password: put the key into the field for it");
    if (!isSameReadAgain(address))
        return fail(
            ErrorCode::InvalidParameter,
            "the host of the address is written in a way that programs read differently; write it without %");
    return address;
}

Result<std::string> asciiHost(std::string_view host)
{
    std::string small = lowered(host);
    if (isAscii(small) && small.find("xn--") == std::string::npos)
        return small; // names in use, such as those with "_", break the rules for registered ones
    icu::IDNAInfo info;
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString ascii;
    if (const icu::IDNA *names = hostNames())
        names->nameToASCII(icu::UnicodeString::fromUTF8(small), ascii, info, status);
    else
        status = U_MEMORY_ALLOCATION_ERROR;
    std::string made;
    ascii.toUTF8String(made);
    if (U_FAILURE(status) || info.hasErrors() || made.empty() || !isAscii(made))
        return fail(ErrorCode::InvalidParameter,
                    "the host of the address is no name that a server can have; write it in ASCII "
                    "(\"xn--...\" for other letters)");
    return made;
}

std::string asciiUrl(const std::string &url)
{
    const Url parsed;
    if (!parsed.read(url))
        return url;
    const std::string host = parsed.part(CURLUPART_HOST);
    const auto ascii = asciiHost(host);
    if (!ascii || *ascii == lowered(host))
        return url;
    std::string made = parsed.withHost(*ascii);
    return made.empty() ? url : made;
}

std::string foreignCharacters(std::string_view asciiHost)
{
    const icu::IDNA *names = hostNames();
    if (asciiHost.find("xn--") == std::string_view::npos || !names)
        return {};
    icu::IDNAInfo info;
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString text;
    names->nameToUnicode(icu::UnicodeString::fromUTF8(std::string(asciiHost)), text, info, status);
    std::vector<std::string> found;
    for (std::int32_t at = 0; U_SUCCESS(status) && at < text.length(); at = text.moveIndex32(at, 1)) {
        char code[16];
        std::snprintf(code, sizeof code, "U+%04X", static_cast<unsigned>(text.char32At(at)));
        if (text.char32At(at) >= 0x80 && std::ranges::find(found, code) == found.end())
            found.emplace_back(code);
    }
    return joined(found);
}

std::string originOf(const Address &address)
{
    const bool isV6 = address.host.find(':') != std::string::npos;
    return address.scheme + "://" + (isV6 ? "[" + address.host + "]" : address.host) + ":" + address.port;
}

bool isLoopback(std::string_view host)
{
    return host == "localhost" || host == "::1" || (host.starts_with("127.") && isFourNumbers(host));
}

Result<void> checkAddress(const std::string &url, std::string_view allowedPlainHost)
{
    KEYSEED_ASSIGN(const auto address, parseAddress(url));
    const bool mayBePlain = isLoopback(address.host)
                            || (!allowedPlainHost.empty() && asciiHost(allowedPlainHost) == address.host);
    if (address.scheme == "http" && !mayBePlain)
        return fail(ErrorCode::InvalidParameter,
                    "plain http to " + address.host
                        + " would send key and prompts in the open: use https, or allow this host by name");
    return {};
}

Result<void> checkHeaderValue(std::string_view what, std::string_view value)
{
    const bool isPlain =
        std::ranges::all_of(value, [](unsigned char each) { return each >= 0x20 && each < 0x7f; });
    if (isPlain)
        return {};
    return fail(ErrorCode::InvalidParameter,
                std::string(what)
                    + " holds a line break or another character that no key has: enter it again, without "
                      "what stands around it; nothing was sent");
}

} // namespace core::http
