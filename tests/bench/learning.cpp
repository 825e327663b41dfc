// Learns a vocabulary from files of public text, and says what came of it:
//
//   learning TEXT.jsonl... --origin "..." --licence "..." [--language en] [--save FILE.learnt] [--terms 100]
//            [--near "heart failure" ...]
//
// The declaration that the texts are public is that they are given here.

#include "core/embedding/VectorFile.h"
#include "core/learning/Learn.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/PhraseMatcher.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <sys/resource.h>

namespace {

using namespace core;

double seconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double mebibytes()
{
    rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

/// Prints each stage as it begins, with the time and the memory so far.
class Watch final : public JobControl
{
public:
    bool isCancelled() const override { return false; }
    void report(double, std::string_view stage) override
    {
        if (stage == m_stage)
            return;
        m_stage = stage;
        std::printf("%7.1f s %7.0f MiB  %s\n", seconds() - m_start, mebibytes(), m_stage.c_str());
        std::fflush(stdout);
    }

private:
    double m_start = seconds();
    std::string m_stage;
};

template<typename T>
T orDie(Result<T> result)
{
    if (result)
        return std::move(*result);
    std::fprintf(stderr, "learning: %s\n", result.error().detail.c_str());
    std::exit(1);
}

// The `most` terms with the largest value.
template<typename Value>
void printLargest(const vocabulary::Vocabulary &terms, const char *what, std::size_t most, Value value)
{
    std::vector<std::pair<float, vocabulary::TermId>> order;
    for (vocabulary::TermId id = 0; id < terms.size(); ++id)
        order.emplace_back(-value(id), id);
    most = std::min(most, order.size());
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(most), order.end());
    std::printf("  %s:", what);
    for (std::size_t i = 0; i < most; ++i)
        std::printf(" %s (%.2f)",
                    std::string(terms.term(order[i].second)).c_str(),
                    static_cast<double>(-order[i].first));
    std::printf("\n");
}

void printNear(const vocabulary::LearntFile &file, const std::string &text)
{
    const vocabulary::Vocabulary &terms = file.vocabulary();
    const vocabulary::PhraseBag found = vocabulary::PhraseMatcher(terms).match(text);
    if (found.empty())
        return static_cast<void>(std::printf("%s: no term\n", text.c_str()));
    const vocabulary::TermId term = found.front().first;
    std::printf(
        "%s: in %u passages\n", std::string(terms.term(term)).c_str(), file.associations().passagesOf(term));
    std::vector<vocabulary::TermId> every(terms.size());
    std::iota(every.begin(), every.end(), vocabulary::TermId{0});
    const Eigen::MatrixXf rows = rowsOf(embedding::Embedding::ofLearnt(file), every);
    const Eigen::VectorXf closeness = rows * rows.row(static_cast<Eigen::Index>(term)).transpose();
    printLargest(terms, "near", 10, [&](auto id) {
        return id == term ? -9.0F : closeness[static_cast<Eigen::Index>(id)];
    });
    printLargest(
        terms, "with", 10, [&](auto id) { return id == term ? -9.0F : file.associations().score(term, id); });
}

} // namespace

int main(int argc, char *argv[])
{
    std::vector<std::string> paths;
    std::string text = "text";
    std::string saved;
    std::string opened;
    std::size_t count = 100;
    std::vector<std::string> near;
    learning::LearnOptions options;
    options.isDeclaredPublic = true;
    options.origin = options.licence = "not said";
    CLI::App app("Learns a vocabulary from public texts.");
    app.add_option("FILES", paths, "records files");
    app.add_option("--text", text, "column or field with the text");
    app.add_option("--language", options.language);
    app.add_option("--origin", options.origin);
    app.add_option("--licence", options.licence);
    app.add_option("--least", options.leastPassages);
    app.add_option("--most", options.mostTerms);
    app.add_option("--save", saved);
    app.add_option("--open", opened, "look at this file instead of learning");
    app.add_option("--terms", count, "print so many");
    app.add_option("--near", near, "print what is near these terms");
    CLI11_PARSE(app, argc, argv);

    std::vector<records::Source> files;
    for (const std::string &path : paths) {
        files.emplace_back().files = {path};
        files.back().textColumn = text;
    }
    if (opened.empty()) {
        opened = saved.empty() ? "/dev/shm/learning.learnt" : saved;
        Watch watch;
        const auto learnt = orDie(learning::learn(files, options, KEYSEED_RESOURCES_DIR, watch));
        watch.report(1, "save");
        if (const auto written = learning::save(learnt, opened); !written)
            return std::fprintf(stderr, "learning: %s\n", written.error().detail.c_str()), 1;
        watch.report(1, "done");
    }
    const double start = seconds();
    const auto file = orDie(vocabulary::LearntFile::open(opened));
    std::printf("opened in %.3f s\n%s%zu terms, %zu forms, %zu bytes\n",
                seconds() - start,
                vocabulary::originText(file.origin()).c_str(),
                file.vocabulary().size(),
                file.vocabulary().formCount(),
                static_cast<std::size_t>(std::filesystem::file_size(opened)));
    const auto &terms = file.vocabulary();
    for (vocabulary::TermId id = 0; id < std::min(count, terms.size()); ++id)
        std::printf("%s%s", id == 0 ? "" : id % 10 == 0 ? ",\n" : ", ", std::string(terms.term(id)).c_str());
    std::printf("\n");
    for (const std::string &each : near)
        printNear(file, each);
    return 0;
}
