// How fast it is decided what of a note counts, on one core, beside how fast phrases are found in it:
//
//   preparing TEXTS [--vocabulary english]
//
// TEXTS is a plain file with a note on each line, such as the CSV file of MTSamples.

#include "core/preparation/Copies.h"
#include "core/preparation/Languages.h"
#include "core/preparation/Preparation.h"
#include "core/vocabulary/PhraseMatcher.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

namespace {

using namespace core;

constexpr double megabyte = 1e6;
constexpr double fewest = 30 * megabyte; // long enough for the clock

// MB/s, the best of five rounds. `work` gives a number, so that nothing is left out.
template<typename Work>
double rate(const std::vector<std::string> &texts, Work work)
{
    double bytes = 0;
    for (const std::string &text : texts)
        bytes += static_cast<double>(text.size());
    double best = 0;
    std::size_t sum = 0;
    for (int round = 0; round < 5; ++round) {
        double done = 0;
        const auto start = std::chrono::steady_clock::now();
        while (done < fewest) {
            for (const std::string &text : texts)
                sum += work(text);
            done += bytes;
        }
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
        best = std::max(best, done / taken.count());
    }
    std::fprintf(stderr, "(%zu)\n", sum);
    return best / megabyte;
}

void tell(const char *what, double ours, double matching)
{
    std::printf("%-22s %7.1f MB/s per core, %.2f times as fast as matching\n", what, ours, ours / matching);
}

} // namespace

int main(int argc, char *argv[])
{
    std::string file;
    std::string name = "english";
    CLI::App app("Measures how fast sections, negation and copies are found.");
    app.add_option("TEXTS", file, "Notes, one a line")->required();
    app.add_option("--vocabulary", name);
    CLI11_PARSE(app, argc, argv);

    std::vector<std::string> texts;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);)
        texts.push_back(line);
    const auto vocabulary =
        vocabulary::Vocabulary::openLexicon(KEYSEED_RESOURCES_DIR "/" + name + ".lexicon");
    if (!vocabulary || texts.empty()) {
        std::fprintf(stderr, "preparing: no texts, or no built lexicon of this name\n");
        return 1;
    }
    const vocabulary::PhraseMatcher matcher(*vocabulary);
    const double matching = rate(texts, [&](const std::string &text) { return matcher.match(text).size(); });
    tell("matching", matching, matching);

    const preparation::Preparation sections({.sections = {"impression", "hospital course", "diagnosis"}});
    tell("sections",
         rate(texts, [&](const std::string &text) { return sections.kept(text).size(); }),
         matching);
    for (const std::string_view language : preparation::languageTitles()) {
        const preparation::Preparation negation({.negation = std::string(language)});
        const auto denied = [&](const std::string &text) {
            const preparation::TextRange all{0, text.size()};
            return negation.denied(text, std::span(&all, 1)).size();
        };
        tell(("negation, " + std::string(language)).c_str(), rate(texts, denied), matching);
    }
    // MTSamples lost its line breaks.
    std::vector<std::string> broken = texts;
    for (std::string &text : broken)
        for (auto at = text.find(".,"); at != std::string::npos; at = text.find(".,", at))
            text[at + 1] = '\n';
    preparation::Copies copies;
    const auto look = [&](const std::string &text) {
        const preparation::TextRange all{0, text.size()};
        copies.look("p", "", text, std::span(&all, 1));
        return text.size();
    };
    tell("copies, first reading", rate(broken, look), matching);
    copies.settle();
    const auto counted = [&](const std::string &text) {
        const preparation::TextRange all{0, text.size()};
        return copies.counted("p", "", text, std::span(&all, 1)).size();
    };
    tell("copies, second reading", rate(broken, counted), matching);
    return 0;
}
