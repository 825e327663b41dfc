#include "core/base/Database.h"
#include "core/base/FileLock.h"
#include "core/base/HeldSpace.h"
#include "core/base/system/ChildProcess.h"
#include "core/base/system/Files.h"
#include "core/base/system/Folders.h"
#include "core/base/system/Process.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

// Checks of core/base/system that need no Qt, so that they run wherever core compiles: here, and under Wine.

namespace {

namespace fs = std::filesystem;
using namespace core;

int failures = 0;

void check(bool isTrue, const char *what, int line)
{
    if (isTrue)
        return;
    ++failures;
    std::printf("FAIL line %d: %s (errno %d)\n", line, what, errno);
}

#define CHECK(what) check((what), #what, __LINE__)

std::string contentOf(const fs::path &path)
{
    const int file = system::openForReading(path);
    if (file < 0)
        return "cannot be opened";
    std::string content(1 << 16, '\0');
    const auto count = system::readSome(file, content);
    system::closeFile(file);
    content.resize(count < 0 ? 0 : static_cast<std::size_t>(count));
    return content;
}

void write(const fs::path &path, std::string_view text)
{
    const int file = system::createOrEmpty(path);
    CHECK(file >= 0);
    CHECK(system::writeAll(file, text));
    CHECK(system::closeWritten(file));
}

void checkFiles(const fs::path &folder)
{
    const fs::path path = folder / "own";
    int file = system::createNew(path, system::For::OwnerOnly);
    CHECK(file >= 0);
    CHECK(system::factsOf(file).kind == system::FileKind::Regular);
    CHECK(system::factsOf(path).isForOwnerOnly);
    CHECK(system::factsOf(path).isOwn);
    CHECK(system::createNew(path, system::For::OwnerOnly) == -1 && errno == EEXIST);
    CHECK(system::writeAll(file, "0123456789"));
    CHECK(system::sync(file));
    std::string piece(4, ' ');
    CHECK(system::readAt(file, piece, 3) == 4 && piece == "3456");
    CHECK(system::seekTo(file, 8));
    CHECK(system::readSome(file, piece) == 2 && piece == "8956");
    CHECK(system::readSome(file, piece) == 0);
    CHECK(system::readAt(file, piece, 100) == 0);
    CHECK(system::resize(file, 5));
    CHECK(system::factsOf(file).size == 5);
    CHECK(system::factsOf(file).identity == system::factsOf(path).identity);
    system::closeFile(file);

    write(folder / "new", "new");
    CHECK(system::factsOf(folder / "new").identity != system::factsOf(path).identity);
    CHECK(system::replaceFile(folder / "new", path));
    CHECK(contentOf(path) == "new");
    CHECK(system::factsOf(folder / "new").kind == system::FileKind::None);
    CHECK(system::syncFile(path));
    CHECK(system::syncFolder(folder));
    CHECK(system::openForReading(folder / "nothing") == -1 && errno == ENOENT);
    CHECK(system::factsOf(folder).kind == system::FileKind::Folder);
    CHECK(system::canWriteInto(folder));
    CHECK(system::canList(folder));

    file = system::openForReading(path);
    const std::byte *mapped = system::mapFile(file, 3);
    system::closeFile(file);
    CHECK(mapped && std::string_view(reinterpret_cast<const char *>(mapped), 3) == "new");
    if (mapped)
        system::unmapFile(mapped, 3);
    CHECK(system::removeFile(path));
    CHECK(!fs::exists(path));
}

void checkFolders(const fs::path &folder)
{
    CHECK(system::makeOwnFolder(folder / "one"));
    CHECK(!system::makeOwnFolder(folder / "one") && errno == EEXIST);
    CHECK(system::makeOwnFolder(folder / "two"));
    write(folder / "one" / "file", "x");
    CHECK(system::renameFolder(folder / "one", folder / "two"));
    CHECK(contentOf(folder / "two" / "file") == "x");
    CHECK(system::makeOwnFolder(folder / "one"));
    CHECK(!system::renameFolder(folder / "one", folder / "two") && errno == ENOTEMPTY);
    CHECK(system::renameFolder(folder / "two", folder / "three"));
    std::vector<fs::path> found = system::pathsMatching(folder / "th*");
    CHECK(found.size() == 1 && found.front().filename() == "three");
    CHECK(system::matchesPattern("notes.csv", "*.csv"));
    CHECK(!system::matchesPattern("notes.csv", "*.tsv"));
    auto entries = system::entriesOf(folder);
    CHECK(entries && entries->size() == 2);
    CHECK(system::removeFolder(folder / "one"));
    CHECK(system::removeFolder(folder / "three"));
    entries = system::entriesOf(folder);
    CHECK(entries && entries->empty());
    CHECK(!system::entriesOf(folder / "nothing") && errno == ENOENT);
}

void checkLocks(const fs::path &folder)
{
    const fs::path path = folder / "locked";
    const int first = system::openOrCreate(path);
    const int second = system::openOrCreate(path);
    CHECK(first >= 0 && second >= 0);
    CHECK(system::lockFile(first));
    CHECK(!system::lockFile(second));
    CHECK(system::writeAll(second, "still written"));
    constexpr std::int64_t place = std::int64_t{1} << 40;
    CHECK(system::lockOfByte(second, place) == system::Lock::Free);
    CHECK(system::lockByte(first, place));
    CHECK(system::lockOfByte(second, place) == system::Lock::Held);
    CHECK(!system::lockByte(second, place));
    CHECK(system::lockOfByte(second, place + 1) == system::Lock::Free);
    system::unlockByte(first, place);
    CHECK(system::lockByte(second, place));
    system::closeFile(first);
    CHECK(system::lockFile(second));
    system::closeFile(second);
    system::removeFile(path);
    {
        const auto held = FileLock::take(folder / "taken", "busy");
        CHECK(held.has_value());
        const auto refused = FileLock::take(folder / "taken", "busy");
        CHECK(!refused && refused.error().detail == "busy");
    }
    CHECK(FileLock::take(folder / "taken", "busy").has_value());
}

void checkDatabase(const fs::path &folder)
{
    const fs::path path = folder / "data base.sqlite";
    {
        auto database = Database::open(path);
        CHECK(database.has_value());
        if (!database)
            return std::printf("%s\n", database.error().detail.c_str()), void();
        CHECK(database->execute("CREATE TABLE word(text)").has_value());
        CHECK(database->execute("INSERT INTO word VALUES('Grüße')").has_value());
    }
    auto read = Database::openToRead(path, 1 << 20);
    CHECK(read.has_value());
    if (read) {
        auto words = read->prepare("SELECT text FROM word");
        CHECK(words && words->step() && words->text(0) == "Grüße");
    } else {
        std::printf("%s\n", read.error().detail.c_str());
    }
    const auto space = HeldSpace::beside(path, 1 << 20);
    CHECK(space.has_value());
    if (!space)
        std::printf("%s\n", space.error().detail.c_str());
}

const std::vector<std::string> &awkward()
{
    static const std::vector<std::string> all{"plain",
                                              "two words",
                                              "",
                                              "a\"quote",
                                              R"(back\slash)",
                                              R"(ends with\)",
                                              R"(\"both\\")",
                                              "Grüße",
                                              "患者"};
    return all;
}

/// The other program: prints what it was given, then what it reads, and ends with 7.
int echo(int argc, char **argv)
{
    system::prepareOutput();
    for (int i = 2; i < argc; ++i)
        std::printf("[%s]\n", argv[i]);
    const char *variable = std::getenv("KEYSEED_CHECK");
    std::printf("<%s>\n", variable ? variable : "");
    std::fflush(stdout);
    for (int c = std::getchar(); c != EOF; c = std::getchar())
        std::putchar(c);
    return 7;
}

std::string talk(system::ChildProcess &child, std::string_view words)
{
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    std::string answer;
    std::vector<char> piece(1 << 16);
    if (words.empty())
        child.closeInput();
    while (std::chrono::steady_clock::now() < deadline) {
        if (!child.wait(std::chrono::seconds(1), !words.empty()))
            continue;
        if (!words.empty()) {
            words.remove_prefix(child.send(words));
            if (words.empty())
                child.closeInput();
        }
        std::size_t count = 0;
        const auto received = child.receive(piece, count);
        if (received == system::ChildProcess::Received::End)
            return answer;
        if (received == system::ChildProcess::Received::Bytes)
            answer.append(piece.data(), count);
    }
    return answer + "... and no end";
}

void checkChildren(const fs::path &program)
{
    std::vector<std::string> arguments{"--echo"};
    std::string expected;
    for (const std::string &each : awkward()) {
        arguments.push_back(each);
        expected += "[" + each + "]\n";
    }
    auto variables = system::environment();
    variables.emplace_back("KEYSEED_CHECK=Süden");
    auto child = system::ChildProcess::start(
        {.program = program, .arguments = arguments, .environment = variables, .hasInput = true});
    CHECK(child.has_value());
    if (!child)
        return;
    CHECK(system::markOf(child->id()).has_value());
    const std::string words(300'000, 'w');
    const std::string answer = talk(*child, words);
    CHECK(answer == expected + "<Süden>\n" + words);
    if (answer != expected + "<Süden>\n" + words)
        std::printf("%s\n", answer.substr(0, 300).c_str());
    while (child->isRunning()) // its output has ended: it is about to end
        (void)child->wait(std::chrono::milliseconds(1), false);
    CHECK(child->exitCode() == 7);

    auto killed =
        system::ChildProcess::start({.program = program, .arguments = {"--echo"}, .hasInput = true});
    CHECK(killed && killed->isRunning());
    if (killed) {
        killed->kill();
        CHECK(!killed->isRunning());
        CHECK(!system::markOf(killed->id()) || *system::markOf(killed->id()) != system::ProcessMark{});
    }
    CHECK(system::freePort() != 0);
}

void checkProcess()
{
    std::error_code ignored;
    CHECK(fs::is_regular_file(system::programPath(), ignored));
    CHECK(!system::environment().empty());
    CHECK(!system::programFolders().empty());
    CHECK(!system::userName().empty());
    CHECK(!system::userHome().empty());
    CHECK(!system::settingsFolder().empty());
    CHECK(system::freeMemory() > 0);
    CHECK(system::markOf(system::processId()).has_value());
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 1 && std::string_view(argv[1]) == "--echo")
        return echo(argc, argv);
    std::setvbuf(stdout, nullptr, _IONBF, 0);
    const fs::path base = argc > 1 ? fs::path(argv[1]) : fs::temp_directory_path() / "keyseed-system-checks";
    system::removeFolder(base); // what a run that was ended left
    const std::string part(90, 'a');
    for (const fs::path &folder :
         {base / "plain", base / "Grüße 患者", base / ("Ä" + part) / part / part / "long"}) {
        std::error_code error;
        fs::create_directories(folder, error);
        CHECK(!error);
        const int before = failures;
        checkFiles(folder);
        checkFolders(folder);
        checkLocks(folder);
        checkDatabase(folder);
        std::printf("%s %zu characters\n", failures == before ? "ok   " : "FAIL ", folder.native().size());
    }
    CHECK(fs::path("Grüße 患者") == fs::path(u8"Grüße 患者"));
    CHECK(fs::path(u8"Grüße 患者").string() == "Grüße 患者");
    checkProcess();
    checkChildren(system::programPath());
    CHECK(system::removeFolder(base));
    std::printf("%d failures\n", failures);
    return failures == 0 ? 0 : 1;
}
