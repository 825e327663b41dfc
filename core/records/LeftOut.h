#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// The reasons for which a reader leaves out a file, a document or a record.
enum class LeftOutReason : std::uint8_t {
    OtherEnding,    ///< a file of a folder or an archive, with an ending that the format does not have
    NoRegularFile,  ///< a link, a device or the like in a folder
    ClosedFolder,   ///< a folder that may not be opened, with all that is in it
    UnreadableKind, ///< a document that cannot be read: of another kind, damaged or encrypted
    MissingFile,    ///< a document whose file or resource is not there
    Withdrawn,      ///< a document that was withdrawn, replaced or entered in error
    NoJoinedLabel,  ///< a record whose key has no label in the joined files
    UnknownLabel,   ///< a record whose label is none of the declared ones
    TooManyLabels,  ///< a record whose cell holds more labels than a plan can declare
    NoPerson,       ///< a record without a person, where persons are the unit
    NoText,         ///< a record without text
    ScannedPage,    ///< a page of a PDF document without text, such as a scan
};
inline constexpr std::size_t leftOutReasons = 12;

/// Returns the words for the things that were left out for a reason, in the plural ("files with another
/// ending than the format has"). Translators have them in the context LeftOutText.
std::string_view words(LeftOutReason reason);

/// The numbers of files, documents and records that were left out, by reason. PRIVATE: for the steward's
/// screen, never in a package or a log.
struct LeftOut
{
    std::array<std::int64_t, leftOutReasons> counts = {}; ///< by the value of the reason

    void add(LeftOutReason reason, std::int64_t count = 1)
    {
        counts[static_cast<std::size_t>(reason)] += count;
    }
    std::int64_t of(LeftOutReason reason) const { return counts[static_cast<std::size_t>(reason)]; }
    std::int64_t total() const;
    LeftOut &operator+=(const LeftOut &other);

    /// Returns the reasons that something was left out for, in their order.
    std::vector<LeftOutReason> reasons() const;

    friend bool operator==(const LeftOut &, const LeftOut &) = default;
};

/// Returns "3 in all: 2 files with another ending than the format has, 1 PDF ..." for a line on the screen;
/// empty if nothing was left out.
std::string inWords(const LeftOut &leftOut);

} // namespace core::records
