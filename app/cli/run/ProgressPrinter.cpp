#include "app/cli/run/ProgressPrinter.h"

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <unistd.h>

namespace cli {

namespace {

volatile std::sig_atomic_t interruptSeen = 0;

void onInterrupt(int)
{
    interruptSeen = 1;
}

} // namespace

void watchForInterrupts()
{
    struct sigaction action = {};
    action.sa_handler = onInterrupt;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

bool wasInterrupted()
{
    return interruptSeen != 0;
}

ProgressStyle defaultProgressStyle()
{
    return ::isatty(STDERR_FILENO) ? ProgressStyle::Bar : ProgressStyle::None;
}

ProgressPrinter::ProgressPrinter(ProgressStyle style)
    : m_style(style)
{}

ProgressPrinter::~ProgressPrinter()
{
    clearLine();
}

bool ProgressPrinter::isCancelled() const
{
    return wasInterrupted();
}

void ProgressPrinter::report(double fraction, std::string_view stage)
{
    if (m_style == ProgressStyle::None)
        return;
    const std::scoped_lock lock(m_mutex);
    const int percent = static_cast<int>(std::lround(100 * std::clamp(fraction, 0.0, 1.0)));
    if (stage == m_stage && percent == m_shown)
        return;
    if (m_style == ProgressStyle::Json) {
        std::printf("{\"event\":\"progress\",\"stage\":\"%.*s\",\"fraction\":%.2f}\n",
                    static_cast<int>(stage.size()),
                    stage.data(),
                    percent / 100.0);
        std::fflush(stdout);
    } else {
        const std::string filled(static_cast<std::size_t>(percent) * 3 / 10, '#');
        std::fprintf(stderr,
                     "\r%-12.*s [%-30s] %3d %%",
                     static_cast<int>(stage.size()),
                     stage.data(),
                     filled.c_str(),
                     percent);
        m_lineOpen = true;
    }
    m_stage = stage;
    m_shown = percent;
}

void ProgressPrinter::clearLine()
{
    if (m_lineOpen)
        std::fputs("\n", stderr);
    m_lineOpen = false;
}

} // namespace cli
