#pragma once

#include <cstdint>
#include <ctime>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// This process, its user, its computer and its terminal.
namespace core::system {

/// Keeps the memory of this process, which may hold records, keys and passphrases, out of core dumps and
/// error reports, and from other processes of the same user where the system can (Linux). Call it before
/// anything is read.
void forbidCoreDumps();
/// Makes a closed pipe, or a limit of file sizes, an error of the call that writes, not the end of the
/// program.
void ignoreBrokenPipes();
/// Lets the output and error streams carry UTF-8, byte by byte: Windows would change the ends of lines and
/// show the letters of another code page.
void prepareOutput();
/// Calls `handler` when the user interrupts the program, or the system asks it to end.
void watchInterrupts(void (*handler)(int signal));
/// Calls `handler` in each child that this process forks. Never on Windows, which does not fork.
void watchForks(void (*handler)());
/// Gives memory that was freed back to the system, where the allocator would keep it.
void giveMemoryBack();

std::int64_t processId();
/// Returns the path of the running program; empty if the system does not tell it.
std::filesystem::path programPath();

/// Returns the variables of the environment, each as NAME=value.
std::vector<std::string> environment();
void removeVariable(const char *name);
/// Returns the folders of the variable PATH.
std::vector<std::filesystem::path> programFolders();

/// Returns the name of the effective user; its number where the system does not know the name.
std::string userName();
/// Returns the home folder that the system knows; empty if it knows none.
std::filesystem::path userHome();
/// Returns the folder for data that stay on this computer, where the system has one besides the home folder
/// (Windows); else empty.
std::filesystem::path localDataFolder();
/// Returns the folder of settings for all users.
std::filesystem::path settingsFolder();

/// Returns the free memory in bytes; 0 if the system does not say it.
std::uint64_t freeMemory();
/// Returns the number of processors that were busy during the last minute, if the system counts them.
std::optional<double> busyProcessors();

/// Returns the parts of a time, in seconds since 1970, as the clock on the wall shows it.
std::tm localTime(std::time_t time);

enum class Stream { Input, Output, Errors };
/// Returns whether a person reads or types there.
bool isTerminal(Stream stream);
/// Asks at the terminal without showing what is typed. Returns nothing and sets errno if that fails; EINTR:
/// the user interrupted it.
std::optional<std::string> askUnseen(const std::string &question);
/// Writes to the error stream without memory of its own.
void writeError(std::string_view words) noexcept;

} // namespace core::system
