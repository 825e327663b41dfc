// How a commit goes faster by ranks, on this computer:
//
//   ranks [--megabytes 100] [--times 3] [--persons] [--ranks 2] [--files 8]
//
// Writes invented notes into as many files, has mpirun start the built program with one rank and with
// several, each on a core of its own, in turns, and prints the shortest time of each, their ratio, and what
// reading all files takes one process. One rank is one process without MPI.

#include "core/records/Reader.h"
#include "tests/bench/ChildCost.h"
#include "tests/bench/InventedNotes.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <limits>
#include <string>

namespace {

constexpr std::size_t bytesOfNote = 2000;

// A word in eight is of the vocabulary.
std::string clinical(const std::string &text)
{
    constexpr std::array<const char *, 6> terms = {
        "pneumonia", "edema", "stroke", "fever", "asthma", "heart failure"};
    std::string mixed;
    std::size_t word = 0;
    for (const char letter : text) {
        mixed += letter;
        if (letter == ' ' && ++word % 8 == 0)
            mixed.append(terms[word / 8 % terms.size()]).append(" ");
    }
    return mixed;
}

void writeNotes(bench::InventedNotes &notes, const std::filesystem::path &file, std::size_t bytes)
{
    std::ofstream out(file, std::ios::binary);
    out << "person,label,text\n";
    for (std::size_t written = 0; written < bytes;) {
        const auto &note = notes.next();
        const std::string row = note.person + ',' + note.label + ",\"" + clinical(note.text) + "\"\n";
        out << row;
        written += row.size();
    }
}

void writePlan(const std::filesystem::path &folder, bool persons)
{
    std::ofstream(folder / "plan.json")
        << R"({"schema": "keyseed-plan/2", "project": "ranks", "records": {"source": "notes", "files": ["notes"], "format": "csv",)"
        << R"("text": "text", "label": "label", "person": )" << (persons ? R"("person")" : "null") << "},"
        << R"("labels": ["cardiology", "neurology", "surgery"],)"
        << R"("vocabulary": {"source": "builtin", "name": "medical"}, "embedding": {"source": "builtin"},)"
        << R"("privacy": {"delta": 0}, "synthesis": {"method": "histogram", "epsilon": {"phrases": 4}},)"
        << R"("sampling": {"length": 5, "perLabel": 10}, "writer": {"kind": "template"}})";
}

double secondsOf(const std::filesystem::path &folder, int ranks)
{
    const std::string in = folder.string();
    const std::string command =
        "cd " + in + " && rm -rf out out.keyseed ledger* && HOME=" + in + " XDG_CACHE_HOME=" + in + "/cache "
        + MPIRUN + " --allow-run-as-root --bind-to core -n " + std::to_string(ranks) + " " + KEYSEED_CLI
        + " run --plan plan.json --output out --ledger ledger.sqlite --progress none >&2 && echo 1";
    return bench::costOf(command).wallSeconds;
}

double readingSeconds(const std::filesystem::path &folder)
{
    return bench::costOf([&folder]() -> std::int64_t {
               core::records::Source source;
               source.files = {folder / "notes"};
               source.textColumn = "text";
               source.labelColumn = "label";
               source.personColumn = "person";
               const auto reader = core::records::Reader::open(source);
               core::records::Record record;
               std::int64_t rows = 0;
               while (reader && (*reader)->next(record).value_or(false))
                   ++rows;
               return rows;
           })
        .wallSeconds;
}

} // namespace

int main(int argc, char *argv[])
{
    std::size_t megabytes = 100;
    int times = 3;
    int ranks = 2;
    int files = 8;
    bool persons = false;
    CLI::App app("Measures a commit by one rank against one by several.");
    app.add_option("--megabytes", megabytes);
    app.add_option("--times", times);
    app.add_option("--ranks", ranks);
    app.add_option("--files", files)->check(CLI::PositiveNumber);
    app.add_flag("--persons", persons);
    CLI11_PARSE(app, argc, argv);
    std::string folder = (std::filesystem::temp_directory_path() / "ranks-XXXXXX").string();
    if (!::mkdtemp(folder.data()))
        return 1;
    const auto notes = std::filesystem::path(folder) / "notes";
    std::filesystem::create_directory(notes);
    bench::InventedNotes invented(bytesOfNote);
    for (int file = 0; file < files; ++file)
        writeNotes(invented,
                   notes / (std::to_string(file) + ".csv"),
                   megabytes * 1'000'000 / static_cast<std::size_t>(files));
    writePlan(folder, persons);
    double alone = std::numeric_limits<double>::max();
    double together = alone;
    double reading = alone;
    for (int time = 0; time < times; ++time) {
        alone = std::min(alone, secondsOf(folder, 1));
        together = std::min(together, secondsOf(folder, ranks));
        reading = std::min(reading, readingSeconds(folder));
    }
    std::printf(
        "%zu MB in %d files, %s: 1 rank %.2f s, %d ranks %.2f s, %.2f times as fast; reading alone %.2f s\n",
        megabytes,
        files,
        persons ? "persons" : "records",
        alone,
        ranks,
        together,
        alone / together,
        reading);
    std::filesystem::remove_all(folder);
    return 0;
}
