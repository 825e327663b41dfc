#include "ui/session/VerifyWork.h"

#include "core/base/Result.h"

#include <utility>

namespace ui {

using core::fail;
using core::JobControl;
using core::Result;

Result<VerifyWork::Verified> VerifyWork::operator()(JobControl &control) const
{
    KEYSEED_ASSIGN(auto found, core::package::verify(path, control));
    Verified verified{.verification = std::move(found), .isClosed = false, .trouble = std::nullopt};
    if (!closing || !verified.verification.differences.empty())
        return verified;
    if (auto closed = closing->close(path, verified.verification.files); !closed)
        verified.trouble = closed.error();
    verified.isClosed = !verified.trouble;
    return verified;
}

} // namespace ui
