#pragma once

#include "core/http/Exchange.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core::http {

/// Several exchanges at a time over libcurl, driven by one thread. TLS is verified and at least 1.2, HTTP/2
/// is used where the server has it, redirects are not followed, compressed answers are counted as they
/// unfold, connections are kept for the next exchange. Body, headers and time of an answer are limited as
/// Network says, and of an answer with a status of an error 64 kB are read. A file of certificates is read
/// once, at the beginning: these bytes are compared with Network::caDigest and used. Not thread-safe.
class Exchanges final
{
public:
    using Done = std::function<void(const Reply &)>;

    explicit Exchanges(Network network);
    ~Exchanges();
    Exchanges(const Exchanges &) = delete;
    Exchanges &operator=(const Exchanges &) = delete;

    /// Begins an exchange; `body` and then exactly one `done` are called from run() or stopAll(). `body` gets
    /// answers with a status of 200 to 299, and at most 64 kB of others, for their words.
    void start(const Request &request, BodyTaker body, Done done);

    /// Drives the exchanges until one has ended or `wait` has passed.
    void run(std::chrono::milliseconds wait);

    /// Ends all exchanges with Failure::Stopped.
    void stopAll();

    std::size_t inFlight() const { return m_running.size(); }

private:
    class Transfer;
    void collect();
    void expire();
    void end(Transfer *transfer, Reply reply);

    Network m_network;
    std::string m_certificates;                    ///< of the network's file, read once
    std::optional<std::string> m_certificateFault; ///< the reason why there are none
    struct MultiHandle;
    std::unique_ptr<MultiHandle> m_multi;
    std::vector<std::unique_ptr<Transfer>> m_running;
};

} // namespace core::http
