#pragma once

#include "core/recipient/OwnTexts.h"
#include "ui/map/MapCard.h"
#include "ui/recipient/TrainingWork.h"

#include <optional>

namespace ui {

/// Finds the places of a package's texts and of the recipient's on one map; for a worker. Of each kind the
/// first `most` are shown.
struct OwnMapWork
{
    static constexpr std::size_t most = 5000;

    SharedReceived package; ///< with contents
    ReadingPlaces places;
    std::optional<core::recipient::OwnTexts> own;
    core::evaluation::MapSettings settings;

    /// Errors: those of reading the vocabulary and the texts, Cancelled.
    core::Result<ShownMap> operator()(core::JobControl &control) const;
};

} // namespace ui
