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

    /// Looks in `file` and in those named Binary*.ndjson beside it, where they are plain JSON in UTF-8: what
    /// is packed has no places to go to. They are looked through once, when the first Binary is asked for,
    /// which takes as long as reading them does. An empty path: there is none.
    explicit Binaries(std::filesystem::path file);

    /// The resource Binary: `url` is "Binary/ID", the same behind the address of a server, or the `fullUrl`
    /// of an entry of a Bundle ("urn:uuid:..."). Empty when it is in none of the files.
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
    void build();
    void lookThrough(std::uint32_t file);
    void add(const nlohmann::json &binary, const std::string &fullUrl, Slot slot);

    std::vector<std::filesystem::path> m_files; ///< at first the one alone
    std::vector<Slot> m_slots;                  ///< by rising key
    bool m_isBuilt = false;
};

} // namespace core::records::fhir
