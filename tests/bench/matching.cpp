// How fast phrases are found in texts, on one core, and the same of pyahocorasick's longest-match search,
// where python3-ahocorasick is installed, with the same forms on the same texts:
//
//   matching TEXTS.csv [--text text] [--label label] [--vocabulary english]

#include "core/base/JobControl.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/records/Reader.h"
#include "tests/core/plan/PlanParts.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace core;

constexpr double megabyte = 1e6;
constexpr double fewest = 30 * megabyte; // long enough for the clock

template<typename T>
T orDie(Result<T> result)
{
    if (result)
        return std::move(*result);
    std::fprintf(stderr, "matching: %s\n", result.error().detail.c_str());
    std::exit(1);
}

std::vector<std::string> textsOf(const records::Source &source)
{
    std::vector<std::string> texts;
    auto reader = orDie(records::Reader::open(source));
    records::Record record;
    while (orDie(reader->next(record)))
        texts.push_back(record.text);
    return texts;
}

// MB/s, the best of three rounds.
double rate(const vocabulary::PhraseMatcher &matcher, const std::vector<std::string> &texts)
{
    double bytes = 0;
    for (const std::string &text : texts)
        bytes += static_cast<double>(text.size());
    double best = 0;
    std::size_t phrases = 0; // used, so that nothing is left out
    for (int round = 0; round < 3; ++round) {
        double done = 0;
        const auto start = std::chrono::steady_clock::now();
        while (done < fewest) {
            for (const std::string &text : texts)
                phrases += matcher.match(text).size();
            done += bytes;
        }
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
        best = std::max(best, done / taken.count());
    }
    std::printf("%zu phrases found\n", phrases);
    return best / megabyte;
}

void writeLine(std::ofstream &out, std::string line)
{
    std::ranges::replace(line, '\n', ' ');
    out << line << '\n';
}

// MB/s; nothing where it is not installed.
std::optional<double> rateOfAhoCorasick(const vocabulary::Vocabulary &vocabulary,
                                        const std::vector<std::string> &texts)
{
    std::string folder = (std::filesystem::temp_directory_path() / "matching-XXXXXX").string();
    if (!::mkdtemp(folder.data()))
        return std::nullopt;
    {
        std::ofstream forms(folder + "/forms");
        for (std::size_t form = 0; form < vocabulary.formCount(); ++form)
            writeLine(forms, std::string(vocabulary.form(form)));
        std::ofstream lines(folder + "/texts");
        for (const std::string &text : texts)
            writeLine(lines, text);
    }
    const std::string command = "/usr/bin/python3 '" KEYSEED_SOURCE_DIR "/tests/bench/longest_match.py' '"
                                + folder + "/forms' '" + folder + "/texts'";
    double measured = 0;
    std::FILE *answer = ::popen(command.c_str(), "r");
    const bool isRead = answer && std::fscanf(answer, "%lf", &measured) == 1;
    if (answer)
        ::pclose(answer);
    std::filesystem::remove_all(folder);
    return isRead ? std::optional(measured) : std::nullopt;
}

} // namespace

int main(int argc, char *argv[])
{
    plan::Plan plan;
    plan.records.source = "notes";
    plan.records.textColumn = "text";
    plan.records.labelColumn = "label";
    std::string records;
    std::string vocabulary = "english";
    CLI::App app("Measures the speed of finding phrases.");
    app.add_option("TEXTS", records, "CSV file")->required();
    app.add_option("--text", plan.records.textColumn);
    app.add_option("--label", plan.records.labelColumn);
    app.add_option("--vocabulary", vocabulary);
    CLI11_PARSE(app, argc, argv);
    plan.vocabulary = tests::builtIn(vocabulary);
    plan.records.files = {records};

    NoControl control;
    const auto inputs =
        orDie(pipeline::openPublicInputs(orDie(core::plan::check(plan, {"vocabulary", "embedding"})),
                                         {.resources = KEYSEED_RESOURCES_DIR},
                                         control));
    const std::vector<std::string> texts = textsOf(recordsSource(plan.records));
    const double ours = rate(*inputs.matcher, texts);
    std::printf("matching       %7.1f MB/s per core (%s)\n", ours, publicName(plan.vocabulary).c_str());
    if (const auto other = rateOfAhoCorasick(inputs.vocabulary, texts))
        std::printf("pyahocorasick  %7.1f MB/s, longest match: %.1f times\n", *other, ours / *other);
    else
        std::printf("pyahocorasick  not measured: python3-ahocorasick is not installed\n");
    return 0;
}
