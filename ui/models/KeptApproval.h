#pragma once

#include "core/release/Approval.h"

#include <optional>
#include <utility>

namespace ui {

/// A second person's agreement as the project keeps it.
struct KeptApproval
{
    core::release::Approval given;
    std::optional<core::release::ApprovalFacts> facts; ///< empty when it cannot be read

    static KeptApproval read(core::release::Approval given)
    {
        auto facts = core::release::readApproval(given);
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
