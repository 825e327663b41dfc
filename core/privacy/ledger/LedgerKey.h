#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"

#include <optional>
#include <string>

namespace core {
class Database;
}

namespace core::privacy {

/// The place where a new ledger keeps its key. A ledger with a key states its place.
enum class KeyPlace {
    KeyringIfAny, ///< a person's ledger
    FileBeside,   ///< for a temporary ledger, which no keyring should contain
};

/// The key of a ledger's hashes of paths and contents, which also begins its chain. Whoever has it and the
/// ledger can confirm a guess of the records; so it is not in the ledger's file but in the person's keyring
/// (SystemKeyring.h) or, if there is none, in a file of its own beside it, `<ledger>.key`, mode 0600. The
/// ledger states which of the two, so that an unavailable key is never replaced by another.
///
/// Makes the key of a ledger that has none and no entries, and keeps it at `place`. Where the keyring should
/// have it and does not give it, `<ledger>.key` serves if it is there. Errors: Database (the key is not to be
/// had: says where it should be and what to do; the file is damaged), Io. Not within a transaction.
Result<Digest> ledgerKey(Database &ledger, KeyPlace place = KeyPlace::KeyringIfAny);

/// The name of the ledger in the keyring; empty if its key is in a file.
Result<std::optional<std::string>> keyringIdOf(Database &ledger);

/// Returns whether the head of this ledger was ever kept outside of it (LedgerHead.h), and that it is now.
Result<bool> headWasKept(Database &ledger);
Result<void> noteHeadKept(Database &ledger);

} // namespace core::privacy
