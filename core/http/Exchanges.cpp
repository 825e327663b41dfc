#include "core/http/Exchanges.h"

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/http/Address.h"
#include "core/http/Transfer.h"

#include <curl/curl.h>

#include <algorithm>
#include <mutex>

namespace core::http {

namespace {

// Not thread-safe in itself, and never undone: other parts of the process may use the library.
void initialiseLibrary()
{
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

Result<void> checkHeaders(const Request &request)
{
    for (const Header &header : request.headers)
        KEYSEED_TRY(checkHeaderValue("the header " + header.name, header.value));
    return {};
}

bool isTls(const Request &request)
{
    const auto address = parseAddress(request.url);
    return address && address->scheme == "https";
}

} // namespace

struct Exchanges::MultiHandle
{
    CURLM *handle = curl_multi_init();
    ~MultiHandle() { curl_multi_cleanup(handle); }
};

Exchanges::Exchanges(Network network)
    : m_network(std::move(network))
{
    initialiseLibrary();
    m_multi = std::make_unique<MultiHandle>();
    curl_multi_setopt(m_multi->handle, CURLMOPT_PIPELINING, CURLPIPE_MULTIPLEX);
    if (m_network.caFile.empty())
        return;
    if (auto certificates = readCertificates(m_network.caFile); !certificates)
        m_certificateFault = certificates.error().detail;
    else if (m_network.caDigest && sha256(*certificates) != *m_network.caDigest)
        m_certificateFault =
            m_network.caFile.string()
            + ": the file of certificates is not the one for which the key was allowed; allow "
              "it again";
    else
        m_certificates = std::move(*certificates);
}

Exchanges::~Exchanges()
{
    for (const auto &transfer : m_running)
        curl_multi_remove_handle(m_multi->handle, transfer->handle());
}

void Exchanges::start(const Request &request, BodyTaker body, Done done)
{
    auto transfer =
        std::make_unique<Transfer>(request, m_network, m_certificates, std::move(body), std::move(done));
    if (auto allowed = checkAddress(
            request.url, request.plainHttpHost.empty() ? m_network.plainHttpHost : request.plainHttpHost);
        !allowed)
        transfer->refuse(Failure::Address, allowed.error().detail);
    else if (auto sendable = checkHeaders(request); !sendable)
        transfer->refuse(Failure::Address, sendable.error().detail);
    else if (m_certificateFault && isTls(request))
        transfer->refuse(Failure::Certificate, *m_certificateFault);
    else if (!transfer->isRefused())
        curl_multi_add_handle(m_multi->handle, transfer->handle());
    m_running.push_back(std::move(transfer));
}

void Exchanges::run(std::chrono::milliseconds wait)
{
    const auto deadline = Transfer::Clock::now() + wait;
    const std::size_t before = m_running.size();
    do {
        int active = 0;
        curl_multi_perform(m_multi->handle, &active);
        collect();
        expire();
        if (m_running.empty() || m_running.size() < before)
            return;
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Transfer::Clock::now());
        if (left.count() <= 0)
            return;
        curl_multi_poll(m_multi->handle,
                        nullptr,
                        0,
                        static_cast<int>(std::min<std::int64_t>(left.count(), 100)),
                        nullptr);
    } while (true);
}

void Exchanges::collect()
{
    int left = 0;
    while (const CURLMsg *message = curl_multi_info_read(m_multi->handle, &left)) {
        if (message->msg != CURLMSG_DONE)
            continue;
        const auto found = std::ranges::find_if(
            m_running, [&](const auto &each) { return each->handle() == message->easy_handle; });
        if (found != m_running.end())
            end(found->get(), (*found)->reply(message->data.result));
    }
}

// Ends transfers that the library would not: no first byte in time, silence in the middle, refused addresses.
void Exchanges::expire()
{
    const auto now = Transfer::Clock::now();
    for (std::size_t index = m_running.size(); index-- > 0;)
        if (const auto failure = m_running[index]->failureAt(now))
            end(m_running[index].get(), *failure);
}

void Exchanges::stopAll()
{
    while (!m_running.empty())
        end(m_running.back().get(), failedReply(Failure::Stopped, "stopped"));
}

// `done` may start the next exchange, so that this one is gone before it is called.
void Exchanges::end(Transfer *transfer, Reply reply)
{
    reply.isSent = transfer->isSent();
    curl_multi_remove_handle(m_multi->handle, transfer->handle());
    const auto found =
        std::ranges::find_if(m_running, [&](const auto &each) { return each.get() == transfer; });
    const std::unique_ptr<Transfer> ended = std::move(*found);
    m_running.erase(found);
    ended->finish(reply);
}

} // namespace core::http
