#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Files as the system has them. An open file is a descriptor, an int that closeFile() gives back. Functions
/// that fail return -1 or false and set errno, unless they say otherwise. The system interrupts none of them
/// half-way.
namespace core::system {

enum class FileKind { None, Regular, Folder, Link, Other };

/// The numbers that tell a file apart from all others of this computer.
struct FileIdentity
{
    std::uint64_t device = 0;
    std::uint64_t number = 0;

    friend auto operator<=>(const FileIdentity &, const FileIdentity &) = default;
};

/// What the system knows of a file without reading it.
struct FileFacts
{
    FileKind kind = FileKind::None;
    std::uint64_t size = 0;
    FileIdentity identity = {};
    std::array<std::int64_t, 4> times =
        {};                      ///< last change of the content and of the entry: seconds, nanoseconds
    bool isForOwnerOnly = false; ///< nobody but the owner (and the administrators) may use it
    bool isOwn = false;          ///< belongs to the user of this process
};

/// Returns the facts of the file that a path leads to, links followed.
FileFacts factsOf(const std::filesystem::path &path);
/// Returns the facts of the path itself, which may be a link.
FileFacts factsOfLink(const std::filesystem::path &path);
FileFacts factsOf(int descriptor);

enum class Links { Follow, Refuse };
enum class For { Everyone, OwnerOnly };

/// Opens a file, or a folder, for reading. A pipe without a writer does not block.
int openForReading(const std::filesystem::path &path, Links links = Links::Follow);
/// Makes a file that is not there yet, for reading and writing. EEXIST: something is there, even a link.
int createNew(const std::filesystem::path &path, For whom);
/// Makes an empty file, or empties the one that is there, for writing.
int createOrEmpty(const std::filesystem::path &path);
/// Opens a file for reading and writing, and makes it for its owner where there is none.
int openOrCreate(const std::filesystem::path &path, Links links = Links::Follow);
void closeFile(int descriptor);
/// Closes a file that was written. Returns false if the system could not keep all of it.
bool closeWritten(int descriptor);

/// Reads some bytes from the current place. Returns their number; 0 at the end.
std::int64_t readSome(int descriptor, std::span<char> buffer);
/// Reads some bytes from a place and leaves the current place as it was.
std::int64_t readAt(int descriptor, std::span<char> buffer, std::uint64_t offset);
bool writeAll(int descriptor, std::string_view bytes);
/// Moves the current place to `offset` bytes from the beginning.
bool seekTo(int descriptor, std::uint64_t offset);
bool resize(int descriptor, std::uint64_t size);

/// Waits until the content of a file is on disk.
bool sync(int descriptor);
bool syncFile(const std::filesystem::path &file);
/// Waits until the entries of a folder are on disk; an empty path is the current folder. Windows does so when
/// it renames.
bool syncFolder(const std::filesystem::path &folder);

/// Gives a file another name, in one step, and replaces a file of that name. Does not follow a link there.
bool replaceFile(const std::filesystem::path &from, const std::filesystem::path &to);
/// Gives a folder another name. An empty folder of that name is replaced. ENOTEMPTY: it is not empty.
bool renameFolder(const std::filesystem::path &from, const std::filesystem::path &to);
bool removeFile(const std::filesystem::path &path);
/// Makes a folder that only its owner may enter. EEXIST: something is there.
bool makeOwnFolder(const std::filesystem::path &path);
/// Gives a folder the permissions of another one, or those of a public folder if `like` is not there.
bool setFolderPermissions(const std::filesystem::path &folder, const std::filesystem::path &like);

bool canBeRun(const std::filesystem::path &program);
bool canWriteInto(const std::filesystem::path &folder);
bool canList(const std::filesystem::path &folder);

/// Maps a file read-only; nullptr if that fails.
const std::byte *mapFile(int descriptor, std::size_t size);
void unmapFile(const std::byte *begin, std::size_t size);

/// Locks an open file against all other openings of it, in this process or another one, without waiting.
bool lockFile(int descriptor);
/// Does the same with one byte, which may lie behind the end.
bool lockByte(int descriptor, std::int64_t position);
void unlockByte(int descriptor, std::int64_t position);

enum class Lock { Free, Held, Unknown };
/// Returns whether another opening of the file has locked a byte.
Lock lockOfByte(int descriptor, std::int64_t position);

/// Returns a file in memory that has no name, or -1 where the system has none.
int memoryFile();
/// Returns a path that leads to a file in memory while it is open.
std::filesystem::path pathOfMemoryFile(int descriptor);

/// Returns whether a name fits a pattern with "*" and "?".
bool matchesPattern(const std::string &name, const std::string &pattern);
/// Returns the paths that fit a pattern, without an order.
std::vector<std::filesystem::path> pathsMatching(const std::filesystem::path &pattern);

} // namespace core::system
