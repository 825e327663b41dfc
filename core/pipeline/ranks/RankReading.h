#pragma once

#include "core/pipeline/reading/UnitReading.h"
#include "core/ranks/Ranks.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/Synthesizer.h"

#include <functional>

namespace core::pipeline {

/// At rank 0: readUnits() by all ranks. Each reads its share, with the files of a source divided if that is
/// quicker, and sends the results of its units, never a text, to rank 0: sums if the method has them,
/// otherwise units. Because the sums are integers, they are those of one process in any order; so is the
/// digest of the records. Returns once every rank has finished its share. Errors: those of readUnits, from
/// the rank that meets one first, which is named; InvalidPlan: the ranks do not have the same plan, inputs or
/// program; Io: they did not read the same bytes, or one is lost; Cancelled, also when a launcher ends the
/// ranks because one of them died.
Result<ReadUnits> readTogether(const plan::Plan &plan,
                               const synthesis::PublicInputs &inputs,
                               const PublicWordings &wordings,
                               synthesis::PrivateRun &run,
                               ranks::Ranks &ranks,
                               unsigned threads,
                               JobControl &control);

/// The inputs of a rank.
struct RankWork
{
    plan::Plan plan;
    synthesis::PublicInputs inputs;
    const synthesis::Synthesizer *method = nullptr;
};

/// At the other ranks: waits until rank 0 begins, then opens the inputs of the plan, which rank 0 opened
/// before and left in the cache, and does its share of readTogether(). Errors are sent to rank 0. `threads` 0
/// = one per core. Errors: those that cannot be sent to rank 0.
Result<void> readForRankZero(const std::function<Result<RankWork>(JobControl &)> &open,
                             ranks::Ranks &ranks,
                             unsigned threads,
                             JobControl &control);

/// The control of a rank other than 0: cancelled once rank 0 needs nothing more.
class RankControl final : public JobControl
{
public:
    RankControl(JobControl &control, const ranks::Ranks &ranks)
        : m_control(control)
        , m_ranks(ranks)
    {}

    bool isCancelled() const override { return m_control.isCancelled() || m_ranks.isStopped(); }
    void report(double, std::string_view) override {} // rank 0 shows its own

private:
    JobControl &m_control;
    const ranks::Ranks &m_ranks;
};

} // namespace core::pipeline
