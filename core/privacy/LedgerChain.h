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
    std::string time = {};
    std::string kind = {};
    std::int64_t source = 0;
    std::string project = {};
    std::string person = {};
    std::string detail = {};
    Spend spend = {};
    std::int64_t cap = 0;
    std::int64_t refers = 0;      ///< of a commit or a notice: the reservation it is about
    std::string pathHash = {};    ///< of a reserve: keyed hash of the source's path, 32 bytes
    std::string contentHash = {}; ///< of a reserve: the same of its content, or empty
};

/// SELECT of every row in the order of the chain, for `sequenceOf`, `eventOf` and `hashOf`.
inline constexpr std::string_view allEvents =
    "SELECT sequence, hash, time, kind, source, project, person, detail, micro_epsilon, pico_rho, pico_delta,"
    " cap, refers, path_hash, content_hash FROM event ORDER BY sequence";
std::int64_t sequenceOf(const Statement &row);
std::string hashOf(const Statement &row);
LedgerEvent eventOf(const Statement &row);

/// "SRC-1", as persons see a source.
std::string sourceName(std::int64_t source);
/// The number of a name that `sourceName` made.
std::int64_t sourceNumber(const std::string &name);
std::string_view bytesOf(const Digest &digest);

/// SHA-256 over the previous row's hash (32 bytes) and every field of this one, each with its length, so that
/// no two lists have the same bytes.
Digest chainHash(std::string_view previous, const LedgerEvent &event);

} // namespace core::privacy
