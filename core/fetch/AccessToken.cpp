#include "core/fetch/AccessToken.h"

#include "core/base/JsonInput.h"
#include "core/base/Text.h"
#include "core/fetch/ResourceFile.h"
#include "core/http/Address.h"

#include <algorithm>
#include <ctime>
#include <nlohmann/json.hpp>
#include <sodium.h>

namespace core::fetch {

namespace {

// A token that ends sooner is replaced before it is sent.
constexpr std::chrono::seconds marginOfTime{30};
// The lifetime of a token whose answer has none (RFC 6749 recommends to state one).
constexpr std::chrono::seconds usualLifetime{300};
constexpr std::size_t mostTokenBytes = std::size_t{64} << 10;

// The form of application/x-www-form-urlencoded.
std::string encoded(std::string_view text)
{
    constexpr std::string_view plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result;
    for (const char each : text) {
        const auto byte = static_cast<unsigned char>(each);
        if (plain.find(each) != std::string_view::npos)
            result += each;
        else
            result += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
    return result;
}

struct Told
{
    http::Reply reply;
    nlohmann::json json;
};

Result<Told> told(http::Exchanges &exchanges, const http::Request &request, const JobControl &control)
{
    std::string body;
    const auto keep = [&](std::string_view bytes) {
        body += bytes;
        return body.size() <= mostTokenBytes;
    };
    KEYSEED_ASSIGN(http::Reply reply, exchanged(exchanges, request, keep, control));
    if (reply.failure != http::Failure::None)
        return fail(ErrorCode::Network, "the server's authority does not answer: " + printable(reply.words));
    auto json = parseJson(body);
    sodium_memzero(body.data(), body.size());
    return Told{.reply = std::move(reply), .json = std::move(json)};
}

// Error codes of OAuth 2 are words of a fixed list: "invalid_client".
std::string oauthCode(const nlohmann::json &json)
{
    const std::string code = textIn(json, "error");
    const bool isCode = !code.empty() && code.size() <= 40 && std::ranges::all_of(code, [](char c) {
        return (c >= 'a' && c <= 'z') || c == '_';
    });
    return isCode ? ", " + code : std::string();
}

} // namespace

Result<http::Reply> exchanged(http::Exchanges &exchanges,
                              const http::Request &request,
                              http::BodyTaker body,
                              const JobControl &control)
{
    constexpr std::chrono::milliseconds beat{100};
    std::optional<http::Reply> end;
    exchanges.start(request, std::move(body), [&](const http::Reply &reply) { end = reply; });
    while (!end) {
        exchanges.run(beat);
        if (!end && control.isCancelled())
            exchanges.stopAll();
    }
    if (control.isCancelled())
        return cancelled();
    return *std::move(end);
}

Result<void> checkOrigin(std::string_view step, const FhirFetch &fetch, const std::string &url)
{
    KEYSEED_ASSIGN(const http::Address address, http::parseAddress(url));
    KEYSEED_ASSIGN(const http::Address own, http::parseAddress(fetch.server));
    if (address == own)
        return {};
    for (const std::string &other : fetch.otherOrigins)
        if (const auto allowed = http::parseAddress(other); allowed && *allowed == address)
            return {};
    return fail(ErrorCode::Network,
                std::string(step) + " leads to another server, " + printable(http::originOf(address))
                    + ": nothing is fetched there unless that server is allowed, too (--also-from)");
}

AccessToken::AccessToken(const FhirFetch &fetch)
    : m_fetch(fetch)
    , m_token(fetch.authorisation.token)
{}

AccessToken::~AccessToken()
{
    sodium_memzero(m_token.data(), m_token.size());
}

Result<std::string> AccessToken::value(http::Exchanges &exchanges, const JobControl &control)
{
    const Authorisation &authorisation = m_fetch.authorisation;
    if (!authorisation.token.empty() || authorisation.keyFile.empty())
        return m_token;
    if (m_token.empty() || std::chrono::steady_clock::now() + marginOfTime > m_end)
        KEYSEED_TRY(renew(exchanges, control));
    return m_token;
}

bool AccessToken::forget()
{
    if (!m_fetch.authorisation.token.empty() || m_token.empty())
        return false;
    m_token.clear();
    return true;
}

// RFC 8414 as SMART App Launch uses it.
Result<std::string> AccessToken::tokenUrl(http::Exchanges &exchanges, const JobControl &control)
{
    if (!m_fetch.authorisation.tokenUrl.empty()) // named by the person
        return m_fetch.authorisation.tokenUrl;
    std::string base = m_fetch.server;
    while (base.ends_with('/'))
        base.pop_back();
    KEYSEED_ASSIGN(const Told configuration,
                   told(exchanges,
                        {.url = base + "/.well-known/smart-configuration",
                         .headers = {{"Accept", "application/json"}},
                         .body = {}},
                        control));
    const std::string url = textIn(configuration.json, "token_endpoint");
    if (configuration.reply.status != 200 || url.empty())
        return fail(ErrorCode::Network,
                    "the server does not say where tokens are handed out (.well-known/smart-configuration, "
                    "token_endpoint); name the address with --token-url");
    KEYSEED_TRY(checkOrigin("the address for tokens", m_fetch, url));
    const auto abilities = configuration.json.value("capabilities", nlohmann::json::array());
    m_hasNewScopes = std::ranges::find(abilities, "permission-v2") != abilities.end();
    return url;
}

std::string AccessToken::scope() const
{
    if (!m_fetch.authorisation.scope.empty())
        return m_fetch.authorisation.scope;
    std::vector<std::string> scopes;
    for (const std::string &type : m_fetch.types)
        scopes.push_back("system/" + type + (m_hasNewScopes ? ".rs" : ".read"));
    if (m_fetch.hasAttachments)
        scopes.push_back(m_hasNewScopes ? "system/Binary.rs" : "system/Binary.read");
    return joined(scopes, " ");
}

Result<void> AccessToken::renew(http::Exchanges &exchanges, const JobControl &control)
{
    if (!m_key) {
        KEYSEED_ASSIGN(m_key, ClientKey::read(m_fetch.authorisation.keyFile));
    }
    if (m_tokenUrl.empty()) {
        KEYSEED_ASSIGN(m_tokenUrl, tokenUrl(exchanges, control));
    }
    KEYSEED_ASSIGN(const std::string assertion,
                   signedAssertion({.client = m_fetch.authorisation.client,
                                    .tokenUrl = m_tokenUrl,
                                    .keyId = m_fetch.authorisation.keyId,
                                    .now = std::time(nullptr)},
                                   *m_key));
    const auto asked = std::chrono::steady_clock::now();
    KEYSEED_ASSIGN(
        const Told answer,
        told(exchanges,
             {.url = m_tokenUrl,
              .headers = {{"Content-Type", "application/x-www-form-urlencoded"},
                          {"Accept", "application/json"}},
              .body = "grant_type=client_credentials&scope=" + encoded(scope()) + "&client_assertion_type="
                      + encoded("urn:ietf:params:oauth:client-assertion-type:jwt-bearer")
                      + "&client_assertion=" + assertion},
             control));
    m_token = textIn(answer.json, "access_token");
    if (answer.reply.status != 200 || m_token.empty() || !http::checkHeaderValue("token", m_token)) {
        m_token.clear();
        return fail(
            ErrorCode::Network,
            "the server's authority gives no token (HTTP " + std::to_string(answer.reply.status)
                + oauthCode(answer.json)
                + "); check the client id, the key, its id, and that the public key is registered there");
    }
    const auto &lifetime = answer.json.value("expires_in", nlohmann::json());
    m_end =
        asked
        + (lifetime.is_number_integer() ? std::chrono::seconds(lifetime.get<std::int32_t>()) : usualLifetime);
    return {};
}

} // namespace core::fetch
