#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"

#include <string>

namespace core::ranks {

struct Message
{
    int from = 0;
    std::string bytes; ///< PRIVATE
};

/// The processes that carry out one commit together. Rank 0 leads: it alone has ledger, project file, noise
/// and output, and prints. The others work for it. Messages of a pair arrive in the order in which they were
/// sent. An empty message of rank 0 means that nothing more is needed, one of another rank that it leaves.
/// Several threads at once. Null if there is one process alone.
class Ranks
{
public:
    virtual ~Ranks() = default;

    virtual int rank() const = 0; ///< 0 to count() - 1
    virtual int count() const = 0;
    virtual std::string host() const = 0; ///< of this process, for messages

    /// Waits until the message is on its way. Errors: Cancelled, Io (the other one cannot be reached).
    virtual Result<void> send(int to, std::string bytes, const JobControl &control) = 0;
    /// The next message of any other one. Errors: as send.
    virtual Result<Message> receive(const JobControl &control) = 0;
    /// Not at rank 0: whether the empty message came, or is the next one.
    virtual bool isStopped() const = 0;
};

/// Rank 3 of node7: " (rank 3 on node7)".
inline std::string inWords(int rank, const std::string &host)
{
    return " (rank " + std::to_string(rank) + " on " + host + ")";
}

} // namespace core::ranks
