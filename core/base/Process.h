#pragma once

namespace core {

/// Keeps the memory of this process, which may hold records, keys and passphrases, out of core dumps, and
/// from other processes of the same user where the system can (Linux). Call it before anything is read.
void forbidCoreDumps();

} // namespace core
