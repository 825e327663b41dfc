#pragma once

#include "core/base/Digest.h"
#include "core/privacy/Spend.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace core {
class Statement;
}

namespace core::privacy {

/// One row of the ledger's append-only list, as it is stored and hashed.
struct LedgerEvent
{
    static constexpr std::int64_t notSet = -1; ///< instead of a cap

    std::string time = {};
    std::string kind = {};
    std::string sourceName = {};
    std::string project = {};
    std::string person = {};
    std::string detail = {};
    Spend spend = {};
    std::int64_t cap = notSet;      ///< micro-epsilon, of a cap
    std::int64_t capDelta = notSet; ///< 1e-12, of a cap
    std::int64_t refers = 0;        ///< of a commit or a notice: the reservation it is about
    std::string pathHash = {};      ///< of a reserve: keyed hash of the source's path, 32 bytes, or empty
    std::string contentHash = {};   ///< of a reserve: the same of its content
    std::int64_t number = 0;        ///< 0; it is hashed, so that a change of its column is noticed
    std::string losses = {};        ///< of a reserve: textOf() its Losses; empty in a ledger of release 0.2
    std::string sketch = {};        ///< of a reserve: keyed hashes of some of its records (RecordSketch)
};

/// SELECT of every row in the order of the chain, for `sequenceOf`, `eventOf` and `hashOf`.
inline constexpr std::string_view allEvents =
    "SELECT sequence, hash, time, kind, source, project, person, detail, micro_epsilon, pico_rho, pico_delta,"
    " cap, refers, path_hash, content_hash, source_name, cap_delta, losses, sketch FROM event ORDER BY "
    "sequence";
std::int64_t sequenceOf(const Statement &row);
std::string hashOf(const Statement &row);
LedgerEvent eventOf(const Statement &row);

/// SHA-256 over the previous row's hash (32 bytes) and every field of this one, each with its length, so that
/// no two lists have the same bytes: what a list is made of can be read off its bytes.
///
/// Events with losses or a sketch have 18 fields, those with a name or a cap of delta 16, the others 14. No
/// two lists of different numbers of fields have the same bytes, as their number can be read off as well.
Digest chainHash(std::string_view previous, const LedgerEvent &event);

} // namespace core::privacy
