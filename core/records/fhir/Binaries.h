#pragma once

#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::records::fhir {

/// Finds the Binary that an attachment names by its address, in files of this machine alone: nothing is ever
/// fetched. Holds where each lies, not what it is: 24 bytes for each of at most `mostBinaries`.
class Binaries final
{
public:
    static constexpr std::size_t mostBinaries = std::size_t{1} << 22;

    /// Of the files, in which offsets are bytes: plain JSON in UTF-8, whatever else they hold. They are
    /// looked through once, when the first Binary is asked for, which takes as long as reading them does.
    explicit Binaries(std::vector<std::filesystem::path> files);

    /// The resource Binary: `url` is "Binary/ID", the same behind the address of a server, or the `fullUrl`
    /// of an entry of a Bundle ("urn:uuid:..."). Empty when there is none of the files in which it is.
    std::optional<nlohmann::json> find(std::string_view url);

    /// Whether `url` is one of these.
    static bool canHold(std::string_view url);

private:
    struct Slot
    {
        std::uint64_t key = 0; ///< a hash of the name: what lies there is looked at before it is taken
        std::int64_t offset = 0;
        std::uint32_t bytes = 0;
        std::uint32_t file = 0;
    };
    void lookThrough(std::uint32_t file);
    void add(const nlohmann::json &binary, const std::string &fullUrl, Slot slot);

    std::vector<std::filesystem::path> m_files;
    std::vector<Slot> m_slots; ///< by rising key
    bool m_isBuilt = false;
};

/// The files named Binary*.ndjson in the folder of `file`, by name.
std::vector<std::filesystem::path> binaryFilesBeside(const std::filesystem::path &file);

} // namespace core::records::fhir
