// How fast records of every format are read, and in how much memory:
//
//   reading [--size 1g] [--rounds 3] [--only gz] [--python]
//
// Each file is made of invented notes in a temporary folder (TMPDIR), read by a process of its own with
// records::Reader (with the digest) and with records::scan, and by a plain program beside it, that tells what
// the packing and the disk alone cost; --python takes the csv module of Python for that where the file is
// plain CSV. MB are of the content, unpacked; of the rounds the fastest counts. Where something was asked,
// it stands beside what was reached.

#include "core/base/JobControl.h"
#include "core/records/Preview.h"
#include "core/records/Reader.h"
#include "tests/bench/ChildCost.h"
#include "tests/bench/NoteFiles.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <stdexcept>
#include <unistd.h>

namespace {

using namespace core;
using bench::ChildCost;
using bench::NoteFile;

records::Source sourceOf(const NoteFile &file, const std::filesystem::path &path)
{
    return {.files = {path},
            .format = {},
            .delimiter = {},
            .encoding = {},
            .textColumn = file.textColumn,
            .labelColumn = file.labelColumn,
            .personColumn = file.personColumn};
}

template<typename T>
T orThrow(Result<T> result)
{
    if (!result)
        throw std::runtime_error(result.error().detail);
    return std::move(*result);
}

std::int64_t readAll(const records::Source &source)
{
    const auto reader = orThrow(records::Reader::open(source));
    records::Record record;
    std::int64_t count = 0;
    while (orThrow(reader->next(record)))
        ++count;
    return count;
}

std::int64_t scanAll(const records::Source &source)
{
    NoControl control;
    return orThrow(records::scan(source, control)).records;
}

template<typename Work>
ChildCost best(int rounds, const Work &work)
{
    ChildCost best = bench::costOf(work);
    for (int round = 1; round < rounds; ++round) {
        const ChildCost cost = bench::costOf(work);
        best.wallSeconds = std::min(best.wallSeconds, cost.wallSeconds);
        best.processorSeconds = std::min(best.processorSeconds, cost.processorSeconds);
        best.mebibytes = std::max(best.mebibytes, cost.mebibytes);
    }
    return best;
}

std::string commandFor(const NoteFile &file, const std::filesystem::path &path, bool isPython)
{
    std::string command = file.baseline;
    if (isPython && path.extension() == ".csv")
        command = "/usr/bin/python3 -c 'import csv,sys; csv.field_size_limit(1<<30); "
                  "print(sum(1 for row in csv.reader(open(sys.argv[1], newline=\"\"))))' FILE";
    command.replace(command.find("FILE"), 4, path.string());
    return command;
}

void tell(const char *what, const ChildCost &cost, std::int64_t bytes, const ChildCost *baseline)
{
    std::printf("  %-5s %7.1f MB/s %7.2f s wall %7.2f s processor %6.0f MiB",
                what,
                static_cast<double>(bytes) / 1e6 / cost.wallSeconds,
                cost.wallSeconds,
                cost.processorSeconds,
                cost.mebibytes);
    if (baseline)
        std::printf("   %.2f x wall, %.2f x processor",
                    cost.wallSeconds / baseline->wallSeconds,
                    cost.processorSeconds / baseline->processorSeconds);
    std::printf("\n");
}

void measure(
    const NoteFile &file, const std::filesystem::path &path, std::int64_t size, int rounds, bool isPython)
{
    const std::int64_t bytes = bench::costOf([&] { return file.write(path, size); }).result;
    const records::Source source = sourceOf(file, path);
    const std::string command = commandFor(file, path, isPython);
    const ChildCost plain = best(rounds, command);
    const ChildCost read = best(rounds, [&] { return readAll(source); });
    const ChildCost scanned = best(rounds, [&] { return scanAll(source); });
    std::printf("%s: %.0f MB, %lld records; plain: %s\n",
                file.name.c_str(),
                static_cast<double>(bytes) / 1e6,
                static_cast<long long>(read.result),
                file.baseline.c_str());
    tell("plain", plain, bytes, nullptr);
    tell("read", read, bytes, &plain);
    tell("scan", scanned, bytes, &plain);
    const double memory = std::max(read.mebibytes, scanned.mebibytes);
    std::printf("  asked: at most %.0f MiB: %s",
                file.mostMebibytes,
                memory <= file.mostMebibytes ? "kept" : "MISSED");
    if (file.mostOfBaseline > 0)
        std::printf("; at most %.1f x wall: %s",
                    file.mostOfBaseline,
                    read.wallSeconds <= file.mostOfBaseline * plain.wallSeconds ? "kept" : "MISSED");
    std::printf("\n");
    std::fflush(stdout);
}

} // namespace

int main(int argc, char *argv[])
{
    std::int64_t size = 64'000'000;
    int rounds = 3;
    std::string only;
    bool isPython = false;
    CLI::App app("Measures how fast records of every format are read, and in how much memory.");
    app.add_option("--size", size, "Bytes of notes in each file (1g)")->transform(CLI::AsSizeValue(true));
    app.add_option("--rounds", rounds, "How often each is read")->check(CLI::PositiveNumber);
    app.add_option("--only", only, "Files in whose names this stands");
    app.add_flag("--python", isPython, "Compare plain CSV with Python's reader");
    CLI11_PARSE(app, argc, argv);

    const auto folder =
        std::filesystem::temp_directory_path() / ("keyseed-reading-" + std::to_string(::getpid()));
    for (const NoteFile &file : bench::noteFiles()) {
        if (file.name.find(only) == std::string::npos)
            continue;
        std::filesystem::create_directories(folder);
        measure(file, folder / file.name, size, rounds, isPython);
        std::filesystem::remove_all(folder);
    }
    return 0;
}
