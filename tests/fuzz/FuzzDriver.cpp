#include "tests/fuzz/FuzzDriver.h"

#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/Mutator.h"
#include "tests/fuzz/Supervision.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>

namespace fs = std::filesystem;

namespace fuzz {

namespace {

constexpr auto usage =
    "Usage: keyseed-fuzz TARGET[=N][,TARGET[=N]...] [options] [FILE...]\n"
    "Hands mutated inputs to a parser, or to several one after the other, N to one that has it; without a\n"
    "target, lists the targets. FILEs are tried as they are, and nothing else.\n"
    "  --runs N             that many inputs (default 10000)\n"
    "  --seconds N          for so long instead; KEYSEED_FUZZ_SECONDS in the environment says the same\n"
    "  --number N           another number makes other inputs (default 1)\n"
    "  --patience N         this machine is N times slower: inputs may take N times 10 s\n"
    "  --write-seeds FOLDER write the seeds there, as libFuzzer wants them\n";

struct Options
{
    std::size_t runs = 10'000;
    std::optional<std::chrono::seconds> duration;
    std::uint64_t number = 1;
    Limits limits;
    fs::path seedFolder;
    std::vector<fs::path> files;
};

std::optional<Options> optionsOf(std::span<char *const> arguments)
{
    Options options;
    if (const char *seconds = std::getenv("KEYSEED_FUZZ_SECONDS"))
        options.duration = std::chrono::seconds(std::strtol(seconds, nullptr, 10));
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view name = arguments[i];
        if (!name.starts_with("--")) {
            options.files.emplace_back(name);
            continue;
        }
        if (++i == arguments.size())
            return {};
        const auto number = std::strtoul(arguments[i], nullptr, 10);
        if (name == "--runs")
            options.runs = number;
        else if (name == "--seconds")
            options.duration = std::chrono::seconds(number);
        else if (name == "--number")
            options.number = number;
        else if (name == "--patience")
            options.limits.time *= static_cast<int>(number);
        else if (name == "--write-seeds")
            options.seedFolder = arguments[i];
        else
            return {};
    }
    return options;
}

/// In memory where the system has such a folder; parsers of files get one for every input.
struct TemporaryFolder
{
    TemporaryFolder()
        : before(std::getenv("TMPDIR") ? std::getenv("TMPDIR") : "/tmp")
    {
        std::string pattern = (fs::exists("/dev/shm") ? "/dev/shm" : before) + "/keyseed-fuzz-XXXXXX";
        if (const char *made = ::mkdtemp(pattern.data()))
            path = made;
        ::setenv("TMPDIR", path.c_str(), 1);
    }
    ~TemporaryFolder()
    {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;

    std::string before;
    fs::path path = before;
};

std::vector<std::string> seedsOf(const Subject &subject)
{
    std::vector<std::string> seeds = subject.seeds();
    std::vector<fs::path> files;
    const fs::path folder = fs::path(KEYSEED_SOURCE_DIR) / "tests/fuzz/corpus" / subject.name;
    if (fs::exists(folder))
        for (const auto &entry : fs::directory_iterator(folder))
            files.push_back(entry.path());
    std::ranges::sort(files);
    std::ranges::transform(files, std::back_inserter(seeds), contentOf);
    return seeds;
}

int writeSeeds(const std::vector<std::string> &seeds, const fs::path &folder)
{
    fs::create_directories(folder);
    for (std::size_t i = 0; i < seeds.size(); ++i)
        std::ofstream(folder / ("seed-" + std::to_string(i)), std::ios::binary) << seeds[i];
    return 0;
}

int told(const Subject &subject, const Failure &failure, const Options &options, std::size_t runs)
{
    if (failure.why.empty()) {
        std::printf("%s: %zu inputs, nothing found\n", subject.name, runs);
        return 0;
    }
    const fs::path file = fs::absolute("found-" + std::string(subject.name) + "-"
                                       + std::to_string(options.number) + "-" + std::to_string(runs));
    std::ofstream(file, std::ios::binary) << failure.input;
    std::fprintf(
        stderr, "%s: input %zu %s; kept as %s\n", subject.name, runs, failure.why.c_str(), file.c_str());
    return 1;
}

void tryAll(const Options &options, std::vector<std::string> seeds, const Try &attempt)
{
    for (const fs::path &file : options.files)
        attempt(contentOf(file));
    if (!options.files.empty())
        return;
    const auto begin = std::chrono::steady_clock::now();
    Mutator mutator(std::move(seeds), options.number);
    for (std::size_t run = 0; options.duration || run < options.runs; ++run) {
        if (options.duration && std::chrono::steady_clock::now() - begin > *options.duration)
            return;
        attempt(mutator.next());
    }
}

/// A subject, and how many inputs it gets where that is said beside its name.
struct Target
{
    const Subject *subject;
    std::optional<std::size_t> runs;
};

/// Empty where one of the names is of no subject.
std::vector<Target> targetsOf(std::span<const Subject> subjects, const std::string &names)
{
    std::vector<Target> targets;
    std::istringstream list(names);
    for (std::string name; std::getline(list, name, ',');) {
        const std::size_t equals = name.find('=');
        const auto subject =
            std::ranges::find(subjects, std::string_view(name).substr(0, equals), &Subject::name);
        if (subject == subjects.end())
            return {};
        targets.push_back({&*subject, {}});
        if (equals != std::string::npos)
            targets.back().runs = std::strtoul(name.c_str() + equals + 1, nullptr, 10);
    }
    return targets;
}

int tryTarget(const Target &target, Options options)
{
    options.runs = target.runs.value_or(options.runs);
    const auto seeds = seedsOf(*target.subject);
    if (!options.seedFolder.empty())
        return writeSeeds(seeds, options.seedFolder);
    std::size_t runs = 0;
    // Of exactly its size, so that a sanitizer sees what reads beyond its end.
    const auto run = [&](std::string_view input) {
        const std::vector<std::uint8_t> exact(input.begin(), input.end());
        target.subject->run(exact.data(), exact.size());
    };
    const auto failure = supervised(
        options.limits, run, [&](const Try &attempt) { tryAll(options, seeds, attempt); }, runs);
    return told(*target.subject, failure, options, runs);
}

/// In a process of its own, so that no target finds what another left behind.
bool isPassed(const Target &target, const Options &options)
{
    std::fflush(nullptr);
    const pid_t process = ::fork();
    if (process == 0)
        std::exit(tryTarget(target, options));
    int status = 1;
    return process > 0 && ::waitpid(process, &status, 0) == process && status == 0;
}

} // namespace

int runFuzzDriver(std::span<const Subject> subjects, int argc, char **argv)
{
    const std::span<char *const> arguments(argv, static_cast<std::size_t>(argc));
    if (argc < 2) {
        std::ranges::for_each(subjects, [](const Subject &subject) { std::puts(subject.name); });
        return 0;
    }
    const auto targets = targetsOf(subjects, arguments[1]);
    const auto options = optionsOf(arguments.subspan(2));
    if (targets.empty() || !options) {
        std::fputs(usage, stderr);
        return 2;
    }
    // No target asks the keyring of who runs it.
    ::setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1);
    const TemporaryFolder temporary;
    const auto failed =
        std::ranges::count_if(targets, [&](const Target &target) { return !isPassed(target, *options); });
    return failed == 0 ? 0 : 1;
}

} // namespace fuzz
