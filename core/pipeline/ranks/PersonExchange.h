#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/pipeline/ranks/RankMessages.h"
#include "core/pipeline/reading/PersonDocuments.h"
#include "core/privacy/ledger/KeyFile.h"
#include "core/ranks/Ranks.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <vector>

namespace core::pipeline {

/// Exchanges the records of persons between ranks that read files of their own: sends what a person has to
/// the rank that is chosen by a keyed hash, and keeps what others send of its own persons. PRIVATE.
class PersonExchange final : public Persons
{
public:
    PersonExchange(ranks::Ranks &ranks, const privacy::HashKey &key, const JobControl &control);

    void add(const std::string &person, std::vector<synthesis::UnitDocument> documents) override;
    /// After the last add(): sends what is left, waits until all others are finished, and adds its own
    /// persons. Errors: those of sending; Cancelled, also after giveUp().
    Result<void> addTo(synthesis::PrivateRun &run);

    /// Takes what another rank sent; also while this one waits in any of the functions above.
    void take(PersonPieces pieces);
    void takeDone();
    /// Ends the exchange: nothing more can come.
    void giveUp();
    /// Returns whether all others said that they are through.
    bool isThrough() const;

private:
    struct Outgoing
    {
        std::mutex mutex;
        UnitBytes bytes;
    };

    void send(int to, std::string message);
    Result<void> wait();

    ranks::Ranks &m_ranks;
    const privacy::HashKey m_key;
    const JobControl &m_control;
    std::deque<Outgoing> m_outgoing; ///< by rank
    PersonDocuments m_own;

    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_awaited;
    bool m_isGivenUp = false;
    Result<void> m_sent; ///< the first failure
};

} // namespace core::pipeline
