#include "app/cli/run/ProgressPrinter.h"

#include "core/base/Text.h"
#include "core/base/system/Process.h"

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <nlohmann/json.hpp>

namespace cli {

namespace {

volatile std::sig_atomic_t interruptSeen = 0;

// Ends the program by the signal itself, so that a shell sees how it ended.
void onInterrupt(int signal)
{
    if (interruptSeen != 0) {
        std::signal(signal, SIG_DFL);
        std::raise(signal); // comes once this function has returned
    }
    interruptSeen = 1;
}

std::string timeIn(std::chrono::seconds pause, const char *format)
{
    const std::time_t end = std::time(nullptr) + static_cast<std::time_t>(pause.count());
    const std::tm parts = core::system::localTime(end);
    char text[40] = {};
    std::strftime(text, sizeof(text), format, &parts);
    return text;
}

std::string inWords(std::chrono::seconds pause)
{
    const auto minutes = (pause.count() + 59) / 60;
    if (minutes < 60)
        return std::to_string(minutes) + " minutes";
    const std::string rest = minutes % 60 == 0 ? "" : " " + std::to_string(minutes % 60) + " minutes";
    return std::to_string(minutes / 60) + (minutes < 120 ? " hour" : " hours") + rest;
}

} // namespace

void watchForInterrupts()
{
    core::system::watchInterrupts(onInterrupt);
}

bool wasInterrupted()
{
    return interruptSeen != 0;
}

ProgressStyle defaultProgressStyle()
{
    return core::system::isTerminal(core::system::Stream::Errors) ? ProgressStyle::Bar : ProgressStyle::Lines;
}

ProgressPrinter::ProgressPrinter(ProgressStyle style)
    : m_style(style)
{
    if (m_style == ProgressStyle::Lines)
        m_lines = std::jthread([this](const std::stop_token &stop) { printLines(stop); });
}

ProgressPrinter::~ProgressPrinter()
{
    if (m_lines.joinable()) {
        m_lines.request_stop();
        m_lines.join();
    }
    clearLine();
}

// Runs on a thread of its own: a stage may be silent for longer than a person waits for a word.
void ProgressPrinter::printLines(const std::stop_token &stop)
{
    constexpr std::chrono::seconds between{30};
    std::unique_lock lock(m_mutex);
    while (!m_over.wait_for(lock, stop, between, [&] { return stop.stop_requested(); })) {
        if (m_stage.empty())
            continue;
        std::fprintf(stderr,
                     "keyseed-cli: %s: %d %%%s%s\n",
                     m_stage.c_str(),
                     std::max(0, m_shown),
                     m_words.empty() ? "" : ", ",
                     m_words.c_str());
    }
}

void ProgressPrinter::describe(const std::string &words)
{
    const std::scoped_lock lock(m_mutex);
    m_words = core::printable(words);
    if (m_style == ProgressStyle::Bar && m_lineOpen)
        printBar(m_shown);
}

void ProgressPrinter::printBar(int percent)
{
    const std::string filled(static_cast<std::size_t>(std::max(0, percent)) * 3 / 10, '#');
    std::string words = m_words;
    words.append(m_wordsShown > words.size() ? m_wordsShown - words.size() : 0, ' ');
    m_wordsShown = m_words.size();
    std::fprintf(stderr,
                 "\r%-12s [%-30s] %3d %% %s",
                 m_stage.c_str(),
                 filled.c_str(),
                 std::max(0, percent),
                 words.c_str());
    m_lineOpen = true;
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
    if (stage != m_stage)
        m_words.clear();
    m_stage = stage;
    m_shown = percent;
    if (m_style == ProgressStyle::Json) {
        std::printf("{\"event\":\"progress\",\"stage\":\"%.*s\",\"fraction\":%.2f}\n",
                    static_cast<int>(stage.size()),
                    stage.data(),
                    percent / 100.0);
        std::fflush(stdout);
    } else if (m_style == ProgressStyle::Bar) {
        printBar(percent);
    }
}

void ProgressPrinter::waiting(std::chrono::seconds pause, std::string_view words)
{
    const std::scoped_lock lock(m_mutex);
    if (m_style == ProgressStyle::Json) {
        const nlohmann::ordered_json event{{"event", "waiting"},
                                           {"seconds", pause.count()},
                                           {"until", timeIn(pause, "%Y-%m-%dT%H:%M:%S%z")},
                                           {"reason", words}};
        const std::string line =
            event.dump(-1, ' ', true, nlohmann::ordered_json::error_handler_t::replace) + "\n";
        std::fputs(line.c_str(), stdout);
        std::fflush(stdout);
        return;
    }
    clearLine();
    if (m_style == ProgressStyle::Bar)
        m_shown = -1;
    std::fprintf(stderr,
                 "keyseed-cli: note: waiting %s, until %s: %s\n",
                 inWords(pause).c_str(),
                 timeIn(pause, "%H:%M").c_str(),
                 core::printable(words).c_str());
}

void ProgressPrinter::clearLine()
{
    if (m_lineOpen)
        std::fputs("\n", stderr);
    m_lineOpen = false;
}

} // namespace cli
