#pragma once

namespace rewriter {

/// What keeps texts in the memory of this process alone, as far as the system allows: it ends with its
/// parent, leaves no core dump, cannot be looked into by other processes of the person, has its memory locked
/// where the limit allows, and opens no connection. Call before anything else. False when the parent is gone
/// already.
bool enclose();

} // namespace rewriter
