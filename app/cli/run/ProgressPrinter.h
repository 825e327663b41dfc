#pragma once

#include "core/base/JobControl.h"

#include <mutex>
#include <string>

namespace cli {

/// Watches for signals: the first SIGINT or SIGTERM asks for a clean stop; a second one of either kind ends
/// the program at once (which is safe too: the ledger counts the reserved budget as spent).
void watchForInterrupts();
bool wasInterrupted();

enum class ProgressStyle { None, Bar, Json };
/// Returns Bar if stderr is a terminal, else None.
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
    /// Prints a note with the end of the wait and its reason, or
    /// `{"event":"waiting","seconds":3600,"until":"...","reason":"..."}`.
    void waiting(std::chrono::seconds pause, std::string_view words) override;

private:
    void clearLine();

    const ProgressStyle m_style;
    std::mutex m_mutex;
    std::string m_stage;
    int m_shown = -1;
    bool m_lineOpen = false;
};

} // namespace cli
