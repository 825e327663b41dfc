#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>

/// Servers that outlive the program that started them. On Linux the kernel ends a server with the thread that
/// started it, whatever ends that one (ModelServerProcess); the files here are for the moments in which it
/// cannot, and for programs that replaced themselves. On other systems a server that outlives a kill of this
/// program has to be ended by hand: `model start` prints its process id.
namespace core::localmodel {

/// The file about a running server, in a folder of such files; it is removed with this object.
class ServerMark final
{
public:
    /// Writes the file, readable for the owner alone. Where that fails the server has none.
    ServerMark(const std::filesystem::path &folder, std::int64_t server);
    ~ServerMark();
    ServerMark(const ServerMark &) = delete;
    ServerMark &operator=(const ServerMark &) = delete;

private:
    std::filesystem::path m_file;
};

/// Returns the folder of these files in the user's data; empty if there is none.
std::filesystem::path serverMarks();

/// Ends the servers in a folder of marks whose program runs no more, and removes their files. Returns the
/// number of servers that were ended.
std::size_t endLeftovers(const std::filesystem::path &folder);

} // namespace core::localmodel
