#pragma once

namespace rewriter {

/// Answers the messages of `in` (core/rewriter/Frames.h) on `out` until it is closed. The exit code.
int serve(int in, int out);

} // namespace rewriter
