#pragma once

#include "core/base/JobControl.h"
#include "core/package/archive/Progress.h"

#include <cstddef>
#include <mutex>
#include <vector>

namespace core::evaluation {

using package::Progress;

/// The stages of a usefulness check, as parts of its whole.
inline Progress featureStage(JobControl &control)
{
    return Progress(control, "features").part(0.0, 0.1);
}
inline Progress trainingStage(JobControl &control)
{
    return Progress(control, "training").part(0.1, 0.6);
}
inline Progress testingStage(JobControl &control)
{
    return Progress(control, "testing").part(0.6, 1.0);
}

/// Maps the progress of a function that reports a stage of its own into a part of the caller's progress.
class PartControl final : public JobControl
{
public:
    explicit PartControl(const Progress &progress)
        : m_progress(progress)
    {}

    bool isCancelled() const override { return !m_progress.checkCancel(); }
    void report(double fraction, std::string_view) override { (void)m_progress.at(fraction); }

private:
    Progress m_progress;
};

/// Several jobs of equal weight that run at the same time: reports how far they are together, which never
/// falls.
class JointProgress final
{
public:
    JointProgress(const Progress &whole, std::size_t jobs)
        : m_whole(whole)
        , m_done(jobs, 0.0)
    {}

    void report(std::size_t job, double fraction)
    {
        const std::scoped_lock lock(m_mutex);
        m_done[job] = std::max(m_done[job], fraction);
        double sum = 0.0;
        for (const double each : m_done)
            sum += each;
        (void)m_whole.at(sum / static_cast<double>(m_done.size()));
    }

    const Progress &whole() const { return m_whole; }

private:
    Progress m_whole;
    std::mutex m_mutex;
    std::vector<double> m_done;
};

/// One of them.
class JobOfMany final : public JobControl
{
public:
    JobOfMany(JointProgress &joint, std::size_t job)
        : m_joint(joint)
        , m_job(job)
    {}

    bool isCancelled() const override { return !m_joint.whole().checkCancel(); }
    void report(double fraction, std::string_view) override { m_joint.report(m_job, fraction); }

private:
    JointProgress &m_joint;
    std::size_t m_job;
};

} // namespace core::evaluation
