// How long the import of a large terminology takes, and how fast its phrases are found, on this machine:
//
//   terminology [--concepts 400000] [--names 3400000] [--text FILE]
//
// import   seconds from the files to a matcher, and the most memory the process held
// again    the same once it is kept in the cache
// matching MB/s of one core with the imported terms and with the built-in English ones, on the same text:
//          FILE, or an invented one with phrases of both
//
// The files are those of the UMLS in form: they hold the built-in terms, so that there is as much to find,
// and names of their words and of invented ones, the frequent ones often, as in any language. They are
// written into a temporary folder by a process of its own.

#include "core/sources/Sources.h"
#include "core/vocabulary/PhraseMatcher.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <random>
#include <set>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <unordered_set>

namespace {

using namespace core;
using namespace core::vocabulary;

double secondsOf(const std::function<void()> &work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double peakMebibytes()
{
    rusage usage = {};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

template<typename T>
T orDie(Result<T> result)
{
    if (result)
        return std::move(*result);
    std::fprintf(stderr, "terminology: %s\n", result.error().detail.c_str());
    std::exit(1);
}

Vocabulary builtIn()
{
    NoControl control;
    return orDie(findSource("builtin")->open(
                     {{"name", std::string("english")}}, {.resources = KEYSEED_RESOURCES_DIR}, control))
        .vocabulary;
}

/// Words by rank; the n-th is drawn in proportion to 1/n.
class Words final
{
public:
    explicit Words(std::size_t invented)
    {
        std::set<std::string> known;
        const Vocabulary english = builtIn();
        for (TermId term = 0; term < english.size(); ++term) {
            std::istringstream words{std::string(english.term(term))};
            for (std::string word; words >> word;)
                known.insert(word);
        }
        m_words.assign(known.begin(), known.end());
        static constexpr const char *syllables[] = {"ac",
                                                    "ben",
                                                    "cor",
                                                    "dex",
                                                    "er",
                                                    "fi",
                                                    "glo",
                                                    "hy",
                                                    "in",
                                                    "ka",
                                                    "lo",
                                                    "mi",
                                                    "neu",
                                                    "ox",
                                                    "pro",
                                                    "ra"};
        for (std::size_t i = 0; i < invented; ++i) {
            std::string word;
            for (std::size_t rest = i + 4096; rest > 0; rest /= 16)
                word += syllables[rest % 16];
            m_words.push_back(std::move(word));
        }
        std::shuffle(m_words.begin(), m_words.end(), m_random);
    }

    const std::string &draw()
    {
        std::uniform_real_distribution<double> share(0.0, std::log(static_cast<double>(m_words.size())));
        return m_words[static_cast<std::size_t>(std::exp(share(m_random))) - 1];
    }
    std::string phrase(int fewest, int most)
    {
        std::string text;
        for (int left = std::uniform_int_distribution(fewest, most)(m_random); left > 0; --left)
            text += (text.empty() ? "" : " ") + draw();
        return text;
    }

private:
    std::mt19937_64 m_random{1}; // the same files every time
    std::vector<std::string> m_words;
};

void writeFiles(const std::filesystem::path &folder, std::size_t concepts, std::size_t names)
{
    Words words(300'000);
    const Vocabulary english = builtIn();
    std::unordered_set<std::size_t> seen;
    std::ofstream file(folder / "MRCONSO.RRF");
    std::ofstream types(folder / "MRSTY.RRF");
    std::ofstream text(folder / "text.txt");
    for (std::size_t i = 0; i < names; ++i) {
        const std::size_t number = i * concepts / names;
        const bool isFirst = i == 0 || number != (i - 1) * concepts / names;
        std::string name = i % 20 == 0 && i / 20 < english.size()
                               ? std::string(english.term(static_cast<TermId>(i / 20)))
                               : words.phrase(1, 6);
        while (!seen.insert(std::hash<std::string>()(name)).second)
            name += ' ' + words.draw();
        char code[16];
        std::snprintf(code, sizeof code, "C%07zu", number);
        file << code << "|ENG|" << (isFirst ? "P" : "S") << "|L1|PF|S1|" << (isFirst ? "Y" : "N")
             << "|A1||M1|D1|MSH|PT|D1|" << name << "|0|N|256|\n";
        if (isFirst)
            types << code << "|T047|B2.2.1.2.1|Disease or Syndrome|AT1|256|\n";
        if (i % 100 == 0)
            text << words.phrase(5, 30) << ", " << name << ". ";
    }
}

std::string wholeOf(const std::filesystem::path &path)
{
    std::ifstream in(path, std::ios::binary);
    std::stringstream whole;
    whole << in.rdbuf();
    return whole.str();
}

double matchingRate(const PhraseMatcher &matcher, const std::string &text, std::size_t &found)
{
    constexpr std::size_t piece = 4000; // about a note
    constexpr double fewest = 3e7;      // long enough for the clock
    double best = 0;
    for (int round = 0; round < 3; ++round) {
        double done = 0;
        found = 0;
        const double seconds = secondsOf([&] {
            while (done < fewest) {
                for (std::size_t i = 0; i < text.size(); i += piece)
                    found += matcher.match(std::string_view(text).substr(i, piece)).size();
                done += static_cast<double>(text.size());
            }
        });
        best = std::max(best, done / seconds / 1e6);
    }
    return best;
}

void measure(const std::filesystem::path &folder, const std::string &textFile)
{
    const Source &umls = *findSource("umls");
    const Settings settings{{"file", (folder / "MRCONSO.RRF").string()},
                            {"types", (folder / "MRSTY.RRF").string()}};
    const Folders folders{.resources = {}, .cache = folder / "cache"};
    NoControl control;
    std::optional<PhraseMatcher> matcher;
    const auto open = [&] {
        const Vocabulary terms = orDie(umls.open(settings, folders, control)).vocabulary;
        matcher.emplace(terms);
        return std::pair(terms.size(), terms.formCount());
    };
    std::pair<std::size_t, std::size_t> size;
    const double import = secondsOf([&] { size = open(); });
    std::printf("import   %7.2f s (%zu terms, %zu names and forms), %.0f MiB of memory at most\n",
                import,
                size.first,
                size.second,
                peakMebibytes());
    matcher.reset();
    std::printf("again    %7.2f s\n", secondsOf(open));
    const std::string text =
        wholeOf(textFile.empty() ? folder / "text.txt" : std::filesystem::path(textFile));
    std::size_t found = 0;
    const double rate = matchingRate(*matcher, text, found);
    std::printf("matching %7.1f MB/s (imported, %zu phrases found)\n", rate, found);
    const PhraseMatcher english(builtIn());
    const double englishRate = matchingRate(english, text, found);
    std::printf("matching %7.1f MB/s (builtin english, %zu phrases found), %.2f times the time\n",
                englishRate,
                found,
                englishRate / rate);
}

} // namespace

int main(int argc, char *argv[])
{
    std::size_t concepts = 400'000;
    std::size_t names = 3'400'000;
    std::string text;
    CLI::App app("Measures the import of a terminology.");
    app.add_option("--concepts", concepts);
    app.add_option("--names", names, "with the preferred ones");
    app.add_option("--text", text);
    CLI11_PARSE(app, argc, argv);
    std::string folder = (std::filesystem::temp_directory_path() / "terminology-XXXXXX").string();
    if (!::mkdtemp(folder.data()))
        return 1;
    const pid_t writer = ::fork();
    if (writer == 0) {
        writeFiles(folder, concepts, names);
        ::_exit(0);
    }
    ::waitpid(writer, nullptr, 0);
    measure(folder, text);
    std::filesystem::remove_all(folder);
    return 0;
}
