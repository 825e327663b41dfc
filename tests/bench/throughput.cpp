// How fast records become a released model, on this machine:
//
//   throughput RECORDS.csv [--text text] [--label label] [--vocabulary medical] [--copies 1]
//
// reading       MB/s of the CSV reader with the digest, nothing else
// commit        the whole commit on all cores (reading, matching, summing, ledger, noise, storing), against
// reading,
//               and the most memory the process held
// noise         exact draws a second, discrete Laplace and discrete Gaussian
//
// RECORDS.csv is written out `copies` times into a temporary file for the commit, so that it can be large.

#include "core/base/JobControl.h"
#include "core/pipeline/ModelCommit.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/privacy/samplers/ExactSamplers.h"
#include "core/privacy/samplers/SecureRandom.h"
#include "core/records/Reader.h"
#include "tests/core/plan/PlanParts.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <set>
#include <sstream>
#include <sys/resource.h>

namespace {

using namespace core;

constexpr double megabyte = 1e6;

double secondsOf(const std::function<void()> &work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double peakMegabytes()
{
    rusage usage = {};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) * 1024 / megabyte;
}

template<typename T>
T orDie(Result<T> result)
{
    if (result)
        return std::move(*result);
    std::fprintf(stderr, "throughput: %s\n", result.error().detail.c_str());
    std::exit(1);
}

void forEachRecord(const records::Source &source, const std::function<void(const records::Record &)> &use)
{
    auto reader = orDie(records::Reader::open(source));
    records::Record record;
    while (orDie(reader->next(record)))
        use(record);
}

// The header once, then the rows again and again.
void writeCopies(const std::filesystem::path &from, const std::filesystem::path &to, int copies)
{
    std::ifstream in(from, std::ios::binary);
    std::stringstream whole;
    whole << in.rdbuf();
    const std::string text = whole.str();
    const std::size_t header = text.find('\n') + 1;
    std::ofstream out(to, std::ios::binary);
    out << text.substr(0, header);
    for (int copy = 0; copy < copies; ++copy) {
        out.write(text.data() + header, static_cast<std::streamsize>(text.size() - header));
        if (text.back() != '\n')
            out << '\n';
    }
}

void measureCommit(plan::Plan plan,
                   const pipeline::PublicInputs &inputs,
                   const std::filesystem::path &folder,
                   int copies)
{
    const std::filesystem::path file = folder / "records.csv";
    writeCopies(plan.records.file(), file, copies);
    plan.records.files = {file};
    const double size = static_cast<double>(std::filesystem::file_size(file)) / megabyte;
    std::size_t rows = 0;
    const double reading = secondsOf(
        [&] { forEachRecord(recordsSource(plan.records), [&](const records::Record &) { ++rows; }); });
    std::printf("reading   %7.1f MB/s (%.0f MB, %zu records, %.2f s), %.0f MB of memory so far\n",
                size / reading,
                size,
                rows,
                reading,
                peakMegabytes());
    auto ledger = orDie(privacy::Ledger::open(folder / "ledger.sqlite"));
    auto store = orDie(pipeline::ProjectStore::open(folder / "project.keyseed"));
    NoControl control;
    const double commit = secondsOf([&] {
        orDie(pipeline::commitModel(orDie(core::plan::check(plan)), inputs, ledger, store, control));
    });
    std::printf("commit    %7.1f MB/s (%.2f s, %.2f times reading), %.0f MB of memory at most\n",
                size / commit,
                commit,
                commit / reading,
                peakMegabytes());
}

void measureNoise()
{
    constexpr int draws = 2'000'000;
    privacy::SecureRandom random;
    std::int64_t sum = 0; // used, so that no draw is left out
    const double laplace = secondsOf([&] {
        for (int draw = 0; draw < draws; ++draw)
            sum += privacy::discreteLaplace(random, 65'536, 1);
    });
    const double gaussian = secondsOf([&] {
        for (int draw = 0; draw < draws; ++draw)
            sum += privacy::discreteGaussian(random, std::int64_t{1} << 36);
    });
    std::printf("noise     %7.2f million draws/s discrete Laplace, %.2f discrete Gaussian (sum %lld)\n",
                draws / laplace / 1e6,
                draws / gaussian / 1e6,
                static_cast<long long>(sum));
}

} // namespace

int main(int argc, char *argv[])
{
    plan::Plan plan;
    plan.project = "throughput";
    plan.records.source = "notes";
    plan.records.textColumn = "text";
    plan.records.labelColumn = "label";
    std::string records;
    int copies = 1;
    CLI::App app("Measures the speed of a commit and of its parts.");
    app.add_option("RECORDS", records, "CSV file")->required();
    app.add_option("--text", plan.records.textColumn);
    app.add_option("--label", plan.records.labelColumn);
    std::string vocabulary = "medical";
    app.add_option("--vocabulary", vocabulary);
    app.add_option("--method", plan.synthesis.method);
    double sequences = 0.0;
    app.add_option("--sequences", sequences);
    app.add_option("--copies", copies);
    CLI11_PARSE(app, argc, argv);
    plan.vocabulary = tests::builtIn(vocabulary);
    plan.records.files = {records};
    tests::setBudget(plan, 4.0, sequences);
    std::set<std::string> labels;
    forEachRecord(recordsSource(plan.records),
                  [&](const core::records::Record &record) { labels.insert(record.label); });
    labels.erase("");
    plan.labels.assign(labels.begin(), labels.end());

    NoControl control;
    const auto inputs =
        orDie(pipeline::openPublicInputs(orDie(core::plan::check(plan, {"vocabulary", "embedding"})),
                                         {.resources = KEYSEED_RESOURCES_DIR},
                                         control));
    std::string folder = (std::filesystem::temp_directory_path() / "throughput-XXXXXX").string();
    if (!::mkdtemp(folder.data()))
        return 1;
    measureCommit(plan, inputs, folder, copies);
    measureNoise();
    std::filesystem::remove_all(folder);
    return 0;
}
