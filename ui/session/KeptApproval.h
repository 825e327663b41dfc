#pragma once

#include "core/package/corpus/Approval.h"

#include <optional>
#include <utility>

namespace ui {

/// A second person's agreement as the project keeps it.
struct KeptApproval
{
    core::package::Approval given;
    std::optional<core::package::ApprovalFacts> facts; ///< empty when it cannot be read

    static KeptApproval read(core::package::Approval given)
    {
        auto facts = core::package::readApproval(given);
        return {std::move(given), facts ? std::optional(std::move(*facts)) : std::nullopt};
    }
};

/// Whether it is of the documents as they are now.
enum class ApprovalStanding {
    Unknown, ///< not compared yet, or there are no documents
    Holds,
    Stale ///< of other documents, or not readable: no package can be made with it
};

} // namespace ui
