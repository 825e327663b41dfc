#pragma once

#include "core/base/JobControl.h"

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace cli {

/// Watches for signals: the first SIGINT or SIGTERM asks for a clean stop; a second one of either kind ends
/// the program at once (which is safe too: the ledger counts the reserved budget as spent).
void watchForInterrupts();
bool wasInterrupted();

enum class ProgressStyle { None, Bar, Json, Lines };
/// Returns Bar if stderr is a terminal, else Lines.
ProgressStyle defaultProgressStyle();

/// Shows progress: a bar on stderr for people, one JSON object a line on stdout for programs
/// (`{"event":"progress","stage":"records","fraction":0.5}`), or a line on stderr every half minute, whether
/// something happened or not. Cancelled once an interrupt was seen.
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
    /// Sets the words behind the progress of the present stage: "12 of 300 documents, 34 tokens a second".
    void describe(const std::string &words);

private:
    void clearLine();
    void printBar(int percent);
    void printLines(const std::stop_token &stop);

    const ProgressStyle m_style;
    std::mutex m_mutex;
    std::string m_stage;
    int m_shown = -1;
    bool m_lineOpen = false;
    std::string m_words;
    std::size_t m_wordsShown = 0; ///< length of those behind the bar
    std::condition_variable_any m_over;
    std::jthread m_lines; ///< last: it uses the others
};

} // namespace cli
