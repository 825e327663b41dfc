#include "core/http/Transfer.h"

#include "core/base/Text.h"
#include "core/http/Address.h"

#include <algorithm>
#include <charconv>

namespace core::http {

namespace {

constexpr std::size_t largestErrorBody = std::size_t{64} << 10;

long statusOf(CURL *handle)
{
    long status = 0;
    curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
    return status;
}

std::string textOf(CURL *handle, CURLINFO what)
{
    const char *text = nullptr;
    curl_easy_getinfo(handle, what, &text);
    return text ? text : "";
}

// Splits a line of a head into the name in lower case and the value; both empty if it is no header.
std::pair<std::string, std::string_view> headerIn(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
        return {};
    return {lowered(line.substr(0, colon)), trimmed(line.substr(colon + 1))};
}

// Reads the header with which some servers ask for patience in milliseconds.
std::optional<std::chrono::milliseconds> patienceIn(const std::string &name, std::string_view digits)
{
    if (name != "retry-after-ms" && name != "x-ms-retry-after-ms")
        return std::nullopt;
    std::int64_t count = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), count);
    if (read.ec != std::errc() || count <= 0)
        return std::nullopt;
    return std::chrono::milliseconds(std::min<std::int64_t>(count, longestRetryAfter.count()));
}

long milliseconds(std::chrono::milliseconds duration)
{
    return static_cast<long>(duration.count());
}

} // namespace

Exchanges::Transfer::Transfer(
    const Request &request, const Network &network, std::string_view certificates, BodyTaker body, Done done)
    : m_network(network)
    , m_body(std::move(body))
    , m_done(std::move(done))
    , m_handle(curl_easy_init())
    , m_begun(Clock::now())
    , m_lastByte(m_begun)
{
    setUp(request);
    if (!certificates.empty())
        trustOnly(certificates);
}

Exchanges::Transfer::~Transfer()
{
    curl_easy_cleanup(m_handle);
    curl_slist_free_all(m_headers);
}

void Exchanges::Transfer::setUp(const Request &request)
{
    for (const Header &header : request.headers)
        m_headers = curl_slist_append(m_headers, (header.name + ": " + header.value).c_str());
    // The library would wait for a "100 Continue" that some servers never send.
    m_headers = curl_slist_append(m_headers, "Expect:");
    m_posted = request.body;
    curl_easy_setopt(m_handle, CURLOPT_URL, asciiUrl(request.url).c_str());
    curl_easy_setopt(m_handle, CURLOPT_HTTPHEADER, m_headers);
    if (!m_posted.empty()) {
        curl_easy_setopt(m_handle, CURLOPT_POST, 1L);
        curl_easy_setopt(m_handle, CURLOPT_POSTFIELDS, m_posted.c_str());
        curl_easy_setopt(m_handle, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(m_posted.size()));
    }
    if (request.isDelete)
        curl_easy_setopt(m_handle, CURLOPT_CUSTOMREQUEST, "DELETE");
    setUpSafety();
    setUpProxy(request.url);
    curl_easy_setopt(m_handle, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_2TLS));
    curl_easy_setopt(m_handle, CURLOPT_ACCEPT_ENCODING, "");
    curl_easy_setopt(m_handle, CURLOPT_NOSIGNAL, 1L);
    // Or stopping would wait for a name server that does not answer.
    curl_easy_setopt(m_handle, CURLOPT_QUICK_EXIT, 1L);
    curl_easy_setopt(m_handle, CURLOPT_CONNECTTIMEOUT_MS, milliseconds(m_network.connectTimeout));
    curl_easy_setopt(m_handle, CURLOPT_ERRORBUFFER, m_words);
    curl_easy_setopt(m_handle, CURLOPT_WRITEFUNCTION, &takeBody);
    curl_easy_setopt(m_handle, CURLOPT_WRITEDATA, this);
    curl_easy_setopt(m_handle, CURLOPT_HEADERFUNCTION, &takeHeader);
    curl_easy_setopt(m_handle, CURLOPT_HEADERDATA, this);
}

// Most of it is what the library does by itself; said here, so that no build of it decides otherwise.
void Exchanges::Transfer::setUpSafety()
{
    curl_easy_setopt(m_handle, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(m_handle, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(m_handle, CURLOPT_NETRC, static_cast<long>(CURL_NETRC_IGNORED));
    curl_easy_setopt(m_handle, CURLOPT_HTTP09_ALLOWED, 0L);
    curl_easy_setopt(m_handle, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(m_handle, CURLOPT_SSL_VERIFYHOST, 2L);
    curl_easy_setopt(m_handle, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
    curl_easy_setopt(m_handle, CURLOPT_PROXY_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
}

// Replaces all certificates of the system, those of its folder too, by these bytes.
void Exchanges::Transfer::trustOnly(std::string_view certificates)
{
    curl_blob blob = {.data = const_cast<char *>(certificates.data()), // it is copied
                      .len = certificates.size(),
                      .flags = CURL_BLOB_COPY};
    const bool isSet = curl_easy_setopt(m_handle, CURLOPT_CAPATH, nullptr) == CURLE_OK
                       && curl_easy_setopt(m_handle, CURLOPT_CAINFO, nullptr) == CURLE_OK
                       && curl_easy_setopt(m_handle, CURLOPT_CAINFO_BLOB, &blob) == CURLE_OK;
    if (!isSet)
        refuse(Failure::Certificate,
               "the file of certificates cannot be used: certificates (PEM) were expected");
}

// Plain http uses no proxy, because a proxy would read the key, and a request to this computer stays on it,
// whatever proxy the plan or the environment names. "" means no proxy.
void Exchanges::Transfer::setUpProxy(const std::string &url)
{
    const auto address = parseAddress(url);
    if (!address || address->scheme != "https" || isLoopback(address->host))
        curl_easy_setopt(m_handle, CURLOPT_PROXY, "");
    else if (!m_network.proxy.empty())
        curl_easy_setopt(m_handle, CURLOPT_PROXY, m_network.proxy.c_str());
}

void Exchanges::Transfer::refuse(Failure failure, const std::string &why)
{
    m_refusal = failedReply(failure, why);
}

bool Exchanges::Transfer::isSent() const
{
    long bytes = 0;
    return !m_refusal
           && (curl_easy_getinfo(m_handle, CURLINFO_REQUEST_SIZE, &bytes) != CURLE_OK || bytes > 0);
}

std::size_t Exchanges::Transfer::takeHeader(char *bytes, std::size_t size, std::size_t count, void *self)
{
    auto &transfer = *static_cast<Transfer *>(self);
    transfer.m_lastByte = Clock::now();
    transfer.m_hasByte = true;
    transfer.m_headBytes += size * count;
    const auto [name, value] = headerIn(std::string_view(bytes, size * count));
    if (const auto asked = patienceIn(name, value))
        transfer.m_patience = asked;
    if (name == "content-location")
        transfer.m_contentLocation = value;
    if (transfer.m_headBytes <= transfer.m_network.largestHead)
        return size * count;
    transfer.m_isTooLarge = true;
    return 0;
}

std::size_t Exchanges::Transfer::takeBody(char *bytes, std::size_t size, std::size_t count, void *self)
{
    const std::string_view chunk(bytes, size * count);
    auto &transfer = *static_cast<Transfer *>(self);
    try {
        return transfer.take(chunk) ? chunk.size() : 0;
    } catch (...) { // the library is C: nothing is thrown through it
        transfer.m_hasThrown = true;
        return 0;
    }
}

bool Exchanges::Transfer::take(std::string_view bytes)
{
    m_lastByte = Clock::now();
    m_received += bytes.size();
    m_isTooLarge = m_received > m_network.largestBody;
    if (m_isTooLarge)
        return false;
    const long status = statusOf(m_handle);
    const bool isError = status < 200 || status > 299;
    if (isError && m_received > largestErrorBody)
        return true; // its beginning says what is wrong
    m_isStopped = !m_body(bytes);
    return !m_isStopped;
}

std::optional<Reply> Exchanges::Transfer::failureAt(Clock::time_point now)
{
    if (m_refusal)
        return m_refusal;
    if (now - m_begun > m_network.totalTimeout)
        return failedReply(Failure::Timeout, "the answer took too long to end");
    if (now - m_lastByte < (m_hasByte ? m_network.idleTimeout : m_network.firstByteTimeout))
        return std::nullopt;
    return failedReply(Failure::Timeout,
                       m_hasByte ? "the server fell silent in the middle of its answer"
                                 : "the server did not begin to answer");
}

Reply Exchanges::Transfer::reply(CURLcode outcome)
{
    Reply reply;
    reply.status = static_cast<int>(statusOf(m_handle));
    reply.contentType = textOf(m_handle, CURLINFO_CONTENT_TYPE);
    reply.location = textOf(m_handle, CURLINFO_REDIRECT_URL);
    reply.contentLocation = m_contentLocation;
    curl_off_t seconds = 0;
    curl_easy_getinfo(m_handle, CURLINFO_RETRY_AFTER, &seconds);
    if (seconds > 0)
        reply.retryAfter = std::chrono::seconds(std::min<curl_off_t>(
            seconds, std::chrono::duration_cast<std::chrono::seconds>(longestRetryAfter).count()));
    else
        reply.retryAfter = m_patience;
    reply.failure = failureOf(outcome);
    if (reply.failure != Failure::None)
        reply.words = m_words[0] != '\0' ? m_words : curl_easy_strerror(outcome);
    if (m_isTooLarge)
        reply.words = "the server's answer is larger than any answer is";
    else if (m_hasThrown)
        reply.words = "the answer could not be taken: an error of this program, or not enough memory";
    return reply;
}

Failure Exchanges::Transfer::failureOf(CURLcode outcome) const
{
    if (m_isTooLarge)
        return Failure::TooLarge;
    if (m_hasThrown)
        return Failure::Other;
    if (m_isStopped)
        return Failure::Stopped;
    switch (outcome) {
    case CURLE_OK:
        return Failure::None;
    case CURLE_COULDNT_RESOLVE_HOST:
        return Failure::NotFound;
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_PROXY:
        return Failure::Proxy;
    case CURLE_COULDNT_CONNECT:
        return Failure::Refused;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_ISSUER_ERROR:
        return Failure::Certificate;
    case CURLE_OPERATION_TIMEDOUT:
        return Failure::Timeout;
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR:
    case CURLE_GOT_NOTHING:
    case CURLE_PARTIAL_FILE:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM:
    case CURLE_BAD_CONTENT_ENCODING:
        return Failure::Broken;
    default:
        return Failure::Other;
    }
}

} // namespace core::http
