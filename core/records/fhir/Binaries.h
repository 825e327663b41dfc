#pragma once

#include "core/records/parts/Part.h"

#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::records::fhir {

/// Finds the Binary that an attachment names by its address, in local files only: nothing is ever fetched.
/// Holds the position of each, 24 bytes.
class Binaries final
{
public:
    /// Looks in `file` and in files named Binary*.ndjson beside it, if they are plain JSON in UTF-8:
    /// compressed files have no positions to seek. They are read through once, when the first Binary is asked
    /// for. An empty path: there is no file.
    explicit Binaries(std::filesystem::path file);
    /// Looks in the file of a part, and for fileNamed() beside it or in its archive.
    explicit Binaries(Part part);

    /// Returns the resource Binary. `url` is "Binary/ID", alone or in the address of a server, or the
    /// `fullUrl` of an entry of a Bundle ("urn:uuid:..."). Empty if none of the files has it.
    std::optional<nlohmann::json> find(std::string_view url);

    /// Returns the bytes of the file that a relative address names, below the folder of the export. Empty if
    /// there is none, or if it is no such address.
    std::optional<std::string> fileNamed(std::string_view url) const;

    /// Returns whether `url` has one of the forms that find() takes.
    static bool canHold(std::string_view url);

private:
    struct Slot
    {
        std::uint64_t key = 0; ///< a hash of the name: what lies there is looked at before it is taken
        std::int64_t offset = 0;
        std::uint32_t bytes = 0;
        std::uint32_t file = 0;
    };
    void build();
    void lookThrough(std::uint32_t file);
    void add(const nlohmann::json &binary, const std::string &fullUrl, Slot slot);

    Part m_part;
    std::vector<std::filesystem::path> m_files; ///< at first the one alone
    std::vector<Slot> m_slots;                  ///< slots by rising key
    bool m_isBuilt = false;
};

} // namespace core::records::fhir
