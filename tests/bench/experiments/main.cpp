// Makes the tables of papers again, each from one small file:
//
//   experiments CONFIGURATION.json --corpora FOLDER --output FOLDER [--jobs 2]
//
// README.md has the keys of a configuration and where the corpora can be had. What is in the output already
// is not made again, so that a run may be cut off and called again.

#include "core/base/Result.h"
#include "tests/bench/experiments/ResultChart.h"
#include "tests/bench/experiments/Trials.h"

#include <QApplication>

#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <thread>

namespace {

using namespace experiments;
using Clock = std::chrono::steady_clock;

struct Options
{
    std::string configuration;
    std::filesystem::path corpora;
    std::filesystem::path output;
    unsigned jobs = 1;
};

/// A line for each trial that is done, with how long the rest may take.
class Progress final
{
public:
    explicit Progress(std::size_t all)
        : m_all(all)
    {}

    void done(const Trial &trial)
    {
        const std::scoped_lock lock(m_mutex);
        ++m_done;
        const std::chrono::duration<double> taken = Clock::now() - m_begun;
        std::fprintf(stderr,
                     "%zu of %zu: %s, epsilon %g, draw %d; about %.0f s left\n",
                     m_done,
                     m_all,
                     trial.name().c_str(),
                     trial.epsilon,
                     trial.draw,
                     taken.count() / static_cast<double>(m_done) * static_cast<double>(m_all - m_done));
    }

private:
    const std::size_t m_all;
    const Clock::time_point m_begun = Clock::now();
    std::mutex m_mutex;
    std::size_t m_done = 0;
};

/// The first error ends all.
core::Result<void>
runAll(const Bench &bench, const std::vector<Trial> &trials, unsigned jobs, Results &results)
{
    Progress progress(trials.size());
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    core::Result<void> outcome;
    std::vector<std::jthread> workers;
    for (unsigned job = 0; job < std::max(1U, jobs); ++job)
        workers.emplace_back([&] {
            for (std::size_t at = next++; at < trials.size(); at = next++) {
                const auto done = bench.run(trials[at], results);
                if (!done) {
                    const std::scoped_lock lock(mutex);
                    outcome = core::fail(done.error().code, trials[at].name() + ": " + done.error().detail);
                    next = trials.size();
                    return;
                }
                progress.done(trials[at]);
            }
        });
    workers.clear(); // waits
    return outcome;
}

bool write(const std::filesystem::path &file, const std::string &text)
{
    std::ofstream out(file, std::ios::binary);
    out << text << std::flush;
    return out.good();
}

core::Result<void>
makeTable(const Configuration &configuration, const Options &options, const Results &results)
{
    std::optional<PublishedTable> published;
    if (!configuration.published.empty()) {
        KEYSEED_ASSIGN(auto found, publishedTable(configuration.published));
        published = std::move(found);
    }
    const auto entries = entriesOf(configuration, results.all(), published);
    const auto stem = options.output / configuration.name;
    const std::string text = markdown(configuration, entries, published);
    if (!write(stem.string() + ".md", text) || !write(stem.string() + ".csv", csv(entries))
        || !drawChart(configuration.name, entries, stem))
        return core::fail(core::ErrorCode::Io, stem.string() + ".*: cannot be written; check the folder");
    std::puts(text.c_str());
    return {};
}

core::Result<void> run(const Options &options)
{
    KEYSEED_ASSIGN(auto configuration, readConfiguration(options.configuration, options.corpora));
    std::filesystem::create_directories(options.output / "packages");
    KEYSEED_ASSIGN(const auto bench, Bench::open(std::move(configuration), options.output));
    KEYSEED_ASSIGN(auto results, Results::open(options.output / "results.jsonl"));
    std::vector<Trial> trials = trialsOf(bench.configuration());
    std::erase_if(trials, [&](const Trial &each) { return bench.isDone(each, results); });
    KEYSEED_TRY(runAll(bench, trials, options.jobs, results));
    return makeTable(bench.configuration(), options, results);
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen"); // pictures, no window
    const QApplication application(argc, argv);
    Options options;
    CLI::App app("Makes tables of papers again.");
    app.add_option("CONFIGURATION", options.configuration)->required()->check(CLI::ExistingFile);
    app.add_option("--corpora", options.corpora, "folder of the corpora")->required();
    app.add_option("--output", options.output, "folder of results, packages, table and chart")->required();
    app.add_option("--jobs", options.jobs, "corpora at a time");
    CLI11_PARSE(app, argc, argv);
    const auto done = run(options);
    if (!done)
        std::fprintf(stderr, "experiments: %s\n", done.error().detail.c_str());
    return done ? 0 : 1;
}
