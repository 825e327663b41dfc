#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"

namespace core::release {

/// A part of the stage "package": maps its own 0 to 1 onto a stretch of the whole, and answers a cancel.
class Progress final
{
public:
    explicit Progress(JobControl &control, double from = 0.0, double to = 1.0)
        : m_control(&control)
        , m_from(from)
        , m_to(to)
    {}

    Progress part(double from, double to) const
    {
        return Progress(*m_control, m_from + from * (m_to - m_from), m_from + to * (m_to - m_from));
    }

    /// Errors: Cancelled.
    Result<void> at(double fraction) const
    {
        if (auto going = checkCancel(); !going)
            return going;
        m_control->report(m_from + fraction * (m_to - m_from), "package");
        return {};
    }

    Result<void> checkCancel() const
    {
        if (m_control->isCancelled())
            return cancelled();
        return {};
    }

private:
    JobControl *m_control;
    double m_from;
    double m_to;
};

} // namespace core::release
