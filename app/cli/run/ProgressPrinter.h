#pragma once

#include "core/base/JobControl.h"

#include <mutex>
#include <string>

namespace cli {

enum class ProgressStyle { None, Bar, Json };
/// A bar where a person looks on.
ProgressStyle defaultProgressStyle();

/// Shows progress: a bar on stderr for people, one JSON object a line on stdout for programs
/// (`{"event":"progress","stage":"records","fraction":0.5}`). Cancelled once an interrupt was seen.
class ProgressPrinter final : public core::JobControl
{
public:
    explicit ProgressPrinter(ProgressStyle style);
    ~ProgressPrinter() override;

    bool isCancelled() const override;
    void report(double fraction, std::string_view stage) override;

private:
    void clearLine();

    const ProgressStyle m_style;
    std::mutex m_mutex;
    std::string m_stage;
    int m_shown = -1;
    bool m_lineOpen = false;
};

} // namespace cli
