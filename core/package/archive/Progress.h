#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"

#include <string_view>

namespace core::package {

/// A part of a stage: maps a fraction from 0 to 1 to its part of the whole stage, and reports a cancel.
class Progress final
{
public:
    explicit Progress(JobControl &control, std::string_view stage = "package")
        : m_control(&control)
        , m_stage(stage)
    {}

    Progress part(double from, double to) const
    {
        Progress part = *this;
        part.m_from = m_from + from * (m_to - m_from);
        part.m_to = m_from + to * (m_to - m_from);
        return part;
    }

    /// Reports the fraction. Errors: Cancelled.
    Result<void> at(double fraction) const
    {
        KEYSEED_TRY(checkCancel());
        m_control->report(m_from + fraction * (m_to - m_from), m_stage);
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
    std::string_view m_stage; ///< a literal
    double m_from = 0.0;
    double m_to = 1.0;
};

} // namespace core::package
