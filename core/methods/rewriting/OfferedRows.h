#pragma once

#include "core/privacy/samplers/SecureRandom.h"
#include "core/synthesis/PrivateRun.h"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <string>
#include <vector>

namespace core::synthesis {

/// A row of text and the label of its document. PRIVATE.
struct OfferedRow
{
    std::uint32_t label = 0;
    std::string text;
};

/// Rows as features of a document, and back.
Features packedRows(std::span<const std::string> rows);
std::vector<std::string> unpackedRows(const Features &features);

/// Takes a public number of rows from those that units offer. PRIVATE.
///
/// A unit offers at most `rowsPerUnit` of its rows, taken at random, each with a random priority of its own;
/// the rows with the lowest priorities stay, empty rows fill the rest, and all are returned in random order.
/// For any fixed outcome of this randomness a unit that is added or removed replaces at most `rowsPerUnit`
/// rows by others, and leaves every other row in its place.
class OfferedRows final
{
public:
    OfferedRows(std::size_t rows, std::size_t rowsPerUnit);

    /// Documents of one unit. May be called from several threads at once.
    void add(std::span<const UnitDocument> unit);

    /// Returns the requested number of rows. Call once.
    std::vector<OfferedRow> take() &&;

private:
    struct Ranked
    {
        std::uint64_t priority = 0;
        OfferedRow row;
    };

    std::size_t m_rows;
    std::size_t m_rowsPerUnit;
    std::mutex m_mutex;
    privacy::SecureRandom m_random;
    std::vector<Ranked> m_kept; ///< a heap with the highest priority first
};

} // namespace core::synthesis
