#pragma once

#include "core/base/Digest.h"
#include "core/privacy/Spend.h"

#include <cstdint>
#include <string>
#include <string_view>

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
    std::int64_t refers = 0; ///< of a commit: the reservation it completes
};

/// SHA-256 over the previous row's hash (32 bytes, empty for the first row) and every field of this one,
/// each with its length, so that no two lists have the same bytes.
Digest chainHash(std::string_view previous, const LedgerEvent &event);

} // namespace core::privacy
