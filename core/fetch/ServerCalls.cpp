#include "core/fetch/ServerCalls.h"

#include "core/base/JsonInput.h"
#include "core/base/Text.h"
#include "core/http/Address.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <thread>

namespace core::fetch {

namespace {

constexpr std::size_t mostBodyBytes = std::size_t{64} << 20;

std::string withoutSlash(std::string url)
{
    while (url.ends_with('/'))
        url.pop_back();
    return url;
}

http::Network networkFor(const FhirFetch &fetch)
{
    http::Network network = fetch.network;
    network.largestBody = static_cast<std::size_t>(fetch.limits.bytes);
    // The whole file of an export is one answer.
    network.totalTimeout = std::chrono::hours(24);
    return network;
}

bool mayPass(const http::Reply &reply)
{
    switch (reply.failure) {
    case http::Failure::None:
        return reply.status == 429 || (reply.status >= 500 && reply.status <= 504 && reply.status != 501);
    case http::Failure::Timeout:
    case http::Failure::Broken:
        return true;
    default:
        return false;
    }
}

// Codes of issues are words of a fixed list: "not-supported".
std::string issueCodes(const std::string &body)
{
    const auto json = parseJson(body);
    if (!json.is_object() || !json.contains("issue") || !json["issue"].is_array())
        return {};
    std::string codes;
    for (const auto &issue : json["issue"]) {
        const auto code = issue.is_object() ? issue.value("code", nlohmann::json()) : nlohmann::json();
        if (!code.is_string())
            continue;
        const auto &word = code.get_ref<const std::string &>();
        const bool isCode = !word.empty() && word.size() <= 20 && std::ranges::all_of(word, [](char c) {
            return (c >= 'a' && c <= 'z') || c == '-';
        });
        if (isCode && codes.size() < 100)
            codes += ", " + word;
    }
    return codes;
}

std::string adviceFor(int status)
{
    if (status == 401 || status == 403)
        return "; check the token, or client id and key, and what they may read";
    if (status >= 300 && status < 400)
        return "; redirects are not followed: give the address to which it leads";
    if (status == 404 || status == 410)
        return "; the address is wrong, or what was there has expired";
    return {};
}

// An address relative to that of the answer it stands in (RFC 3986, as far as servers use it).
std::string absoluteUrl(const std::string &from, const std::string &url)
{
    const std::size_t scheme = url.find("://");
    if (scheme != std::string::npos && url.find_first_of("/?#") > scheme)
        return url;
    const std::size_t host = from.find("://") + 3;
    const std::string origin = from.substr(0, from.find('/', host));
    if (url.starts_with("//"))
        return from.substr(0, host - 2) + url;
    if (url.starts_with('/'))
        return origin + url;
    const std::string path = from.substr(0, from.find_first_of("?#", host));
    if (url.starts_with('?'))
        return path + url;
    const std::size_t last = path.rfind('/');
    return (last < host ? path : path.substr(0, last)) + '/' + url;
}

} // namespace

Error refusalOf(std::string_view step, const Answer &answer)
{
    const http::Reply &reply = answer.reply;
    if (reply.failure != http::Failure::None)
        return {ErrorCode::Network, std::string(step) + " failed: " + printable(reply.words)};
    return {ErrorCode::Network,
            std::string(step) + " is refused by the server: HTTP " + std::to_string(reply.status)
                + issueCodes(answer.body) + adviceFor(reply.status)};
}

ServerCalls::ServerCalls(const FhirFetch &fetch, JobControl &control)
    : m_fetch(fetch)
    , m_control(control)
    , m_base(withoutSlash(fetch.server))
    , m_exchanges(networkFor(fetch))
    , m_token(fetch)
{}

bool ServerCalls::isOwn(const std::string &url) const
{
    const auto address = http::parseAddress(url);
    const auto own = http::parseAddress(m_base);
    return address && own && *address == *own;
}

Result<std::string>
ServerCalls::allowedUrl(std::string_view step, const std::string &from, const std::string &url) const
{
    std::string absolute = absoluteUrl(from, url);
    KEYSEED_TRY(checkOrigin(step, m_fetch, absolute));
    return absolute;
}

Result<std::vector<http::Header>> ServerCalls::headersOf(const Call &call)
{
    std::vector<http::Header> headers = call.headers;
    if (!call.hasToken || !isOwn(call.url))
        return headers;
    KEYSEED_ASSIGN(const std::string token, m_token.value(m_exchanges, m_control));
    if (!token.empty())
        headers.push_back({"Authorization", "Bearer " + token, true});
    return headers;
}

Result<Answer> ServerCalls::tryOnce(const Call &call, const ByteTaker &take)
{
    KEYSEED_ASSIGN(auto headers, headersOf(call));
    Answer answer;
    Result<void> taken;
    http::Request request{.url = call.url, .headers = std::move(headers), .body = {}};
    request.isDelete = call.isDelete;
    const auto body = [&](std::string_view bytes) {
        taken = take(bytes);
        return taken.has_value();
    };
    KEYSEED_ASSIGN(answer.reply, exchanged(m_exchanges, request, body, m_control));
    const bool isGiven = answer.reply.status >= 200 && answer.reply.status <= 299;
    if (!taken && isGiven)
        return fail(taken.error());
    if (!taken) // the words of a refusal are nothing to take
        answer.reply.failure = http::Failure::None;
    return answer;
}

Result<Answer> ServerCalls::ask(const Call &call)
{
    std::string body;
    const auto begin = [&]() -> Result<void> {
        body.clear();
        return {};
    };
    const auto keep = [&](std::string_view bytes) -> Result<void> {
        body += bytes;
        if (body.size() > mostBodyBytes)
            return fail(ErrorCode::Network,
                        std::string(call.step) + ": an answer of the server has more than 64 MiB");
        return {};
    };
    KEYSEED_ASSIGN(Answer answer, ask(call, begin, keep));
    answer.body = std::move(body);
    return answer;
}

Result<Answer>
ServerCalls::ask(const Call &call, const std::function<Result<void>()> &begin, const ByteTaker &take)
{
    bool isRenewed = false;
    for (int tries = 1;; ++tries) {
        KEYSEED_TRY(begin());
        KEYSEED_ASSIGN(Answer answer, tryOnce(call, take));
        if (answer.reply.failure == http::Failure::None && answer.reply.status == 401 && !isRenewed
            && m_token.forget()) {
            isRenewed = true;
            continue;
        }
        if (!mayPass(answer.reply)) {
            if (answer.reply.failure != http::Failure::None)
                return fail(refusalOf(call.step, answer));
            return answer;
        }
        if (tries >= m_fetch.limits.tries)
            return fail(refusalOf(call.step, answer));
        const auto doubled = std::chrono::seconds(1 << std::min(tries - 1, 6));
        const auto asked = answer.reply.retryAfter.value_or(doubled);
        KEYSEED_TRY(pause(std::max<std::chrono::milliseconds>(asked, std::chrono::milliseconds(1)),
                          "the server is busy"));
    }
}

Result<void> ServerCalls::pause(std::chrono::milliseconds duration, std::string_view reason)
{
    constexpr std::chrono::seconds longPause{60};
    if (duration >= longPause)
        m_control.waiting(std::chrono::ceil<std::chrono::seconds>(duration), reason);
    if (m_fetch.pause)
        return m_fetch.pause(duration) && !m_control.isCancelled() ? Result<void>() : cancelled();
    constexpr std::chrono::milliseconds beat{100};
    const auto end = std::chrono::steady_clock::now() + duration;
    while (std::chrono::steady_clock::now() < end) {
        if (m_control.isCancelled())
            return cancelled();
        std::this_thread::sleep_for(beat);
    }
    return {};
}

} // namespace core::fetch
