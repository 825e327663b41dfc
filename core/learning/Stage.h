#pragma once

#include "core/base/JobControl.h"

#include <string_view>

namespace core::learning {

/// A part of learning: its key, and which share of the whole it takes.
class Stage final
{
public:
    Stage(JobControl &control, std::string_view key, double begin, double end)
        : m_control(control)
        , m_key(key)
        , m_begin(begin)
        , m_end(end)
    {
        report(0);
    }

    /// `fraction` of this stage, 0 to 1.
    void report(double fraction) const { m_control.report(m_begin + fraction * (m_end - m_begin), m_key); }
    bool isCancelled() const { return m_control.isCancelled(); }

private:
    JobControl &m_control;
    std::string_view m_key;
    double m_begin;
    double m_end;
};

} // namespace core::learning
