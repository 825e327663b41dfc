#pragma once

#include "core/http/Exchanges.h"

#include <curl/curl.h>

#include <string>
#include <string_view>

namespace core::http {

/// One exchange of Exchanges: a request, set up for libcurl, and the part of its answer so far.
class Exchanges::Transfer final
{
public:
    using Clock = std::chrono::steady_clock;

    /// `certificates`: the content of Network::caFile, empty: those of the system.
    Transfer(const Request &request,
             const Network &network,
             std::string_view certificates,
             BodyTaker body,
             Done done);
    ~Transfer();
    Transfer(const Transfer &) = delete;
    Transfer &operator=(const Transfer &) = delete;

    CURL *handle() const { return m_handle; }
    /// Makes the exchange end without being sent.
    void refuse(Failure failure, const std::string &why);
    bool isSent() const;
    bool isRefused() const { return m_refusal.has_value(); }
    /// Translates the outcome of the library.
    Reply reply(CURLcode outcome);
    /// Returns the reply if it has to end now: refused, or silent for too long.
    std::optional<Reply> failureAt(Clock::time_point now);
    void finish(const Reply &reply) const { m_done(reply); }

private:
    static std::size_t takeBody(char *bytes, std::size_t size, std::size_t count, void *self);
    static std::size_t takeHeader(char *bytes, std::size_t size, std::size_t count, void *self);
    bool take(std::string_view bytes);
    void setUp(const Request &request);
    void setUpSafety();
    void trustOnly(std::string_view certificates);
    void setUpProxy(const std::string &url);
    Failure failureOf(CURLcode outcome) const;

    Network m_network;
    BodyTaker m_body;
    Done m_done;
    CURL *m_handle;
    curl_slist *m_headers = nullptr;
    std::string m_posted;
    char m_words[CURL_ERROR_SIZE] = {};
    std::optional<Reply> m_refusal;
    Clock::time_point m_begun;
    Clock::time_point m_lastByte;
    bool m_hasByte = false;
    std::size_t m_received = 0;
    bool m_isTooLarge = false;
    std::size_t m_headBytes = 0;
    std::optional<std::chrono::milliseconds> m_patience; ///< that the server asks for in milliseconds
    std::string m_contentLocation;
    bool m_isStopped = false;
    bool m_hasThrown = false;
};

} // namespace core::http
