#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/pipeline/ranks/PersonExchange.h"
#include "core/pipeline/ranks/RankMessages.h"
#include "core/ranks/Ranks.h"
#include "core/synthesis/PrivateRun.h"

#include <atomic>
#include <optional>
#include <thread>
#include <vector>

namespace core::pipeline {

/// Takes what other ranks send, on a thread of its own, beside the reading of the own share: at rank 0 until
/// all others are through their shares, at the others until they sent all of this one's persons.
class Gathering final
{
public:
    /// `run` takes the units and sums of the others, at rank 0; null elsewhere. `exchange`: null where
    /// persons are not brought together. `early` came before.
    Gathering(synthesis::PrivateRun *run,
              PersonExchange *exchange,
              ranks::Ranks &ranks,
              JobControl &control,
              std::vector<ranks::Message> early = {});
    ~Gathering();
    Gathering(const Gathering &) = delete;
    Gathering &operator=(const Gathering &) = delete;

    /// Returns the control of this rank's reading, which ends if another one failed.
    JobControl &reading() { return m_reading; }
    bool hasFailed() const { return m_hasFailed; }

    /// Waits for all that is awaited. Errors: what another rank came upon; those of receiving.
    Result<std::vector<ReadingDone>> finish();

private:
    class OrFlag final : public JobControl
    {
    public:
        OrFlag(JobControl &control, const std::atomic<bool> &flag)
            : m_control(control)
            , m_flag(flag)
        {}
        bool isCancelled() const override { return m_flag || m_control.isCancelled(); }
        void report(double fraction, std::string_view stage) override { m_control.report(fraction, stage); }

    private:
        JobControl &m_control;
        const std::atomic<bool> &m_flag;
    };

    void gather();
    bool isThrough() const;
    Result<void> takeNext();
    Result<void> take(const ranks::Message &arrived);
    Result<void> add(const SumStretch &stretch);

    synthesis::PrivateRun *m_run;
    std::vector<synthesis::SumCells> m_cells;
    PersonExchange *m_exchange;
    ranks::Ranks &m_ranks;
    std::vector<ranks::Message> m_early;
    std::atomic<bool> m_isOver = false;
    std::atomic<bool> m_hasFailed = false;
    OrFlag m_own;
    OrFlag m_reading;
    std::vector<ReadingDone> m_done;
    std::optional<Error> m_failure;
    std::thread m_thread; // last: it uses the others
};

} // namespace core::pipeline
