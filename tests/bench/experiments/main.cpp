// Makes the tables of papers again, each from one small file:
//
//   experiments run NAME --size small|published --corpora FOLDER --output FOLDER
//   experiments report --output FOLDER
//
// README.md has the keys of a configuration. Every step is kept in the output, so that a run can be cut off
// and started again. `run` and `report` beside this file call it with the usual folders.

#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "tests/bench/experiments/Report.h"
#include "tests/bench/experiments/ResultChart.h"

#include <QApplication>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace {

using namespace experiments;
using core::Result;
using Clock = std::chrono::steady_clock;
namespace fs = std::filesystem;

const fs::path ownFolder = KEYSEED_EXPERIMENTS_DIR;

struct Options
{
    std::vector<std::string> names;
    std::string size = "small";
    Environment environment;
    fs::path writer; ///< file with the section "writer" of a plan
    bool isForecast = false;
};

Result<std::vector<Configuration>> allConfigurations()
{
    std::vector<fs::path> files;
    for (const auto &each : fs::directory_iterator(ownFolder / "configurations"))
        files.push_back(each.path());
    std::ranges::sort(files);
    std::vector<Configuration> configurations;
    for (const fs::path &file : files) {
        KEYSEED_ASSIGN(auto configuration, readConfiguration(file));
        configurations.push_back(std::move(configuration));
    }
    return configurations;
}

// A name, the beginning of several ("dp-kps"), or "all".
std::vector<Configuration> chosen(const std::vector<Configuration> &all, const std::string &name)
{
    std::vector<Configuration> found;
    for (const Configuration &each : all)
        if (each.name == name)
            return {each};
        else if (name == "all" || each.name.starts_with(name + '-'))
            found.push_back(each);
    return found;
}

Result<void> saveTable(const Table &table, const fs::path &output)
{
    fs::create_directories(output / "tables");
    const auto stem = output / "tables" / (table.name + '-' + table.size);
    KEYSEED_TRY(core::writeNewFile(stem.string() + ".json", toJson(table)));
    KEYSEED_TRY(core::writeNewFile(stem.string() + ".md", markdown(table)));
    if (!table.entries.empty() && !drawChart(table.title, table.entries, stem))
        return core::fail(core::ErrorCode::Io, stem.string() + ".png: cannot be written; check the folder");
    return {};
}

void tell(const Bench &bench, const Work &work)
{
    std::fprintf(stderr,
                 "%s, %s: %zu corpora to make, %zu trainings left, about %.0f minutes on two cores%s\n",
                 bench.configuration().name.c_str(),
                 bench.size().name.c_str(),
                 work.corpora,
                 work.trainings,
                 std::ceil(work.minutes),
                 work.minutes > 600 ? "; a computer with more cores is advised" : "");
    if (work.requests > 0)
        std::fprintf(stderr,
                     "  %zu requests to a language model, and their time: at 2 s each %.1f hours; a server "
                     "with a GPU is advised above a thousand\n",
                     work.requests,
                     static_cast<double>(work.requests) * 2 / 3600);
    for (const std::string &each : bench.standIns(nullptr, nullptr))
        std::fprintf(stderr, "  stand-in: %s\n", each.c_str());
    for (const System &system : bench.configuration().systems)
        if (const std::string reason = bench.whyNot(system); !reason.empty())
            std::fprintf(stderr, "  not run: %s: %s\n", system.name.c_str(), reason.c_str());
}

Result<void> runTrials(const Bench &bench, Results &results)
{
    const auto begun = Clock::now();
    const std::vector<Trial> trials = bench.trials();
    for (std::size_t place = 0; place < trials.size(); ++place) {
        const Trial &trial = trials[place];
        if (const auto done = bench.run(trial, results); !done)
            return core::fail(done.error().code, trial.name() + ": " + done.error().detail);
        const std::chrono::duration<double> taken = Clock::now() - begun;
        std::fprintf(stderr,
                     "  %zu of %zu: %s, epsilon %g, draw %d; %.0f s so far\n",
                     place + 1,
                     trials.size(),
                     trial.name().c_str(),
                     trial.budget.epsilon,
                     trial.draw,
                     taken.count());
    }
    return {};
}

Result<void> run(const Options &options)
{
    KEYSEED_ASSIGN(const auto corpora, readCorpora(ownFolder / "corpora.json"));
    KEYSEED_ASSIGN(const auto published, Published::read(ownFolder / "published.json"));
    KEYSEED_ASSIGN(const auto all, allConfigurations());
    Environment environment = options.environment;
    if (!options.writer.empty()) {
        constexpr std::uint64_t largest = 1'000'000;
        KEYSEED_ASSIGN(environment.writer, core::readWholeFile(options.writer, largest));
    }
    fs::create_directories(environment.output);
    KEYSEED_ASSIGN(auto results, Results::open(environment.output / "results.jsonl"));
    for (const std::string &name : options.names) {
        const auto configurations = chosen(all, name);
        if (configurations.empty())
            return core::fail(core::ErrorCode::InvalidParameter,
                              name + ": there is no configuration of that name; see configurations/");
        for (const Configuration &configuration : configurations) {
            if (!configuration.counted.empty()) {
                KEYSEED_ASSIGN(const auto table,
                               countedTable(configuration, corpora, environment.corpora, published));
                KEYSEED_TRY(saveTable(table, environment.output));
                continue;
            }
            const auto bench = Bench::open(configuration, corpora, options.size, environment);
            if (!bench && bench.error().code == core::ErrorCode::NotFound && configurations.size() > 1) {
                std::fprintf(
                    stderr, "%s: not run: %s\n", configuration.name.c_str(), bench.error().detail.c_str());
                continue;
            }
            KEYSEED_TRY(bench);
            KEYSEED_ASSIGN(const auto work, bench->workLeft(results));
            tell(*bench, work);
            if (options.isForecast)
                continue;
            KEYSEED_TRY(runTrials(*bench, results));
            const Table table = tableOf(*bench, results, published);
            KEYSEED_TRY(saveTable(table, environment.output));
            std::puts(markdown(table).c_str());
        }
    }
    return {};
}

Result<void> report(const fs::path &output)
{
    KEYSEED_ASSIGN(const auto published, Published::read(ownFolder / "published.json"));
    KEYSEED_ASSIGN(const auto all, allConfigurations());
    KEYSEED_TRY(writeReport(output, all, published));
    std::printf("%s\n%s\n", (output / "report.html").c_str(), (output / "report.csv").c_str());
    return {};
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen"); // pictures, no window
    const QApplication application(argc, argv);
    Options options;
    CLI::App app("Makes tables of papers again.");
    app.require_subcommand(1);
    CLI::App *running = app.add_subcommand("run", "makes tables");
    running->add_option("NAME", options.names, "configurations, the beginning of names, or all")->required();
    running->add_option("--size", options.size)->check(CLI::IsMember({"small", "published"}));
    running->add_option("--corpora", options.environment.corpora, "folder of the corpora")->required();
    running->add_option("--models", options.environment.models, "folder of encoders, lists and models");
    running->add_option("--writer", options.writer, "JSON file: the section \"writer\" of a plan")
        ->check(CLI::ExistingFile);
    running->add_option("--output", options.environment.output, "folder of results and tables")->required();
    running->add_flag("--forecast", options.isForecast, "states what would be done, and does nothing");
    CLI::App *reporting = app.add_subcommand("report", "writes report.html and report.csv of all tables");
    reporting->add_option("--output", options.environment.output)->required();
    CLI11_PARSE(app, argc, argv);
    const auto done = running->parsed() ? run(options) : report(options.environment.output);
    if (!done)
        std::fprintf(stderr, "experiments: %s\n", done.error().detail.c_str());
    return done ? 0 : 1;
}
