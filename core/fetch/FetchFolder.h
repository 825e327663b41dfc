#pragma once

#include "core/base/FileLock.h"
#include "core/base/Result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace core::fetch {

/// A file of a fetch and how far it is.
struct FetchedFile
{
    std::string type;        ///< type of its resources
    std::string name;        ///< within the folder
    std::string next;        ///< of a search: address of the next page; empty: the first one, or none is left
    std::uint64_t bytes = 0; ///< so many are complete
    std::uint64_t announced = 0; ///< resources that the server announced; 0: it did not say
    bool isDone = false;
};

/// The folder of a fetch, for its owner alone, with the state of the fetch in `fetch.state`. Locked while the
/// object lives.
class FetchFolder final
{
public:
    static constexpr std::string_view stateName = "fetch.state";
    static constexpr std::string_view lockName = "fetch.lock";
    static constexpr std::string_view binariesName = "Binary-attachments.ndjson";

    struct State
    {
        std::string statusUrl;   ///< of an export that the server prepares
        bool isFetched = false;  ///< all files are there
        bool isComplete = false; ///< and all attachments
        std::vector<FetchedFile> files;
    };

    /// Makes the folder, or opens one of the same request. Errors: InvalidParameter (a folder of something
    /// else, or others can enter it), Io, Database (another process uses it).
    static Result<FetchFolder> open(const std::filesystem::path &folder, const std::string &request);

    State state = {};
    /// Writes the state. Errors: Io.
    Result<void> save() const;
    /// Removes all files of resources and forgets the state. Errors: Io.
    Result<void> startOver();
    std::filesystem::path pathOf(std::string_view name) const { return m_folder / name; }

    /// Returns whether the name is one of a file that a fetch makes.
    static bool isOwnFile(const std::string &name);

private:
    FetchFolder(std::filesystem::path folder, std::string request, FileLock lock);
    Result<void> load();

    std::filesystem::path m_folder;
    std::string m_request;
    FileLock m_lock;
};

} // namespace core::fetch
