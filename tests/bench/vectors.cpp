// How long vectors for a large vocabulary take, on this machine:
//
//   vectors TERMS.csv CACHE [--source builtin] [--file VECTORS]
//
// vocabulary    opening the imported terms, first and again
// derived       making built-in vectors for them, as every opening would without the cache
// vectors       opening the vectors of the source, first (made and kept) and again, and the most memory held
//
// CACHE is a folder that is made; what is there from before counts as opened already.

#include "core/base/JobControl.h"
#include "core/embedding/Sources.h"
#include "core/sources/Sources.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <sys/resource.h>

namespace {

using namespace core;

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
    return static_cast<double>(usage.ru_maxrss) * 1024 / 1e6;
}

template<typename T>
T orDie(Result<T> result)
{
    if (result)
        return std::move(*result);
    std::fprintf(stderr, "vectors: %s\n", result.error().detail.c_str());
    std::exit(1);
}

} // namespace

int main(int argc, char **argv)
{
    CLI::App program("How long vectors for a large vocabulary take");
    std::string terms;
    std::string cache;
    std::string source = "builtin";
    std::string file;
    program.add_option("TERMS", terms)->required();
    program.add_option("CACHE", cache)->required();
    program.add_option("--source", source);
    program.add_option("--file", file);
    CLI11_PARSE(program, argc, argv);

    const vocabulary::Folders folders{.resources = KEYSEED_RESOURCES_DIR, .cache = cache};
    const Settings settings = file.empty() ? Settings() : Settings{{"file", file}};
    NoControl control;
    std::optional<vocabulary::Vocabulary> vocabulary;
    for (const char *time : {"first", "again"}) {
        const double seconds = secondsOf([&] {
            vocabulary =
                orDie(vocabulary::findSource("csv")->open({{"file", terms}}, folders, control)).vocabulary;
        });
        std::printf("vocabulary  %s  %.3f s  (%zu terms)\n", time, seconds, vocabulary->size());
    }
    if (source == "builtin") {
        const double seconds = secondsOf([&] {
            const auto english =
                orDie(embedding::Embedding::openVectors(folders.resources / "english.vectors"));
            const auto known =
                orDie(vocabulary::Vocabulary::openLexicon(folders.resources / "english.lexicon"));
            (void)embedding::Embedding::forTerms(*vocabulary, known, english);
        });
        std::printf("derived            %.3f s\n", seconds);
    }
    for (const char *time : {"first", "again"}) {
        const double seconds = secondsOf([&] {
            (void)orDie(
                embedding::findSource(source)->open(settings, {.vocabulary = *vocabulary}, folders, control));
        });
        std::printf("vectors     %s  %.3f s\n", time, seconds);
    }
    std::printf("memory             %.0f MB\n", peakMegabytes());
    return 0;
}
