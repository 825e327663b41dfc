#pragma once

namespace cli {

/// From now on the first SIGINT or SIGTERM asks for a clean stop; a second one ends the program at once
/// (which is safe too: the ledger counts what was reserved).
void watchForInterrupts();
bool wasInterrupted();

} // namespace cli
