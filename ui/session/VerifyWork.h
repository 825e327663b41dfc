#pragma once

#include "core/package/Package.h"
#include "ui/session/OpenProject.h"

#include <filesystem>
#include <optional>

namespace ui {

/// Reads a package again, and closes the release when it is the one that `closing` made just now, and is
/// good. For a worker; called once.
struct VerifyWork
{
    struct Verified
    {
        core::package::Verification verification;
        bool isClosed = false;
        std::optional<core::Error> trouble; ///< why it could not be closed
    };

    std::filesystem::path path;
    SharedPipeline closing; ///< null where it is another package

    core::Result<Verified> operator()(core::JobControl &control) const;
};

} // namespace ui
