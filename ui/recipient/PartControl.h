#pragma once

#include "core/base/JobControl.h"

#include <string_view>

namespace ui {

/// One of several operations in a row, whose progress goes from one fraction of the whole to another.
class PartControl final : public core::JobControl
{
public:
    PartControl(core::JobControl &whole, double from, double to)
        : m_whole(whole)
        , m_from(from)
        , m_to(to)
    {}

    bool isCancelled() const override { return m_whole.isCancelled(); }
    void report(double fraction, std::string_view stage) override
    {
        m_whole.report(m_from + fraction * (m_to - m_from), stage);
    }
    void setCancellable(bool isCancellable) override { m_whole.setCancellable(isCancellable); }

private:
    core::JobControl &m_whole;
    double m_from;
    double m_to;
};

} // namespace ui
