#pragma once

#include "ui/recipient/TrainingDesk.h"

namespace ui {

/// What a recipient has opened and trained, whatever window shows it: work that runs outlives a window that
/// is built anew in another language.
struct RecipientDesks
{
    /// `environment` must outlive it.
    explicit RecipientDesks(const Environment &environment)
        : received(environment)
        , training(received)
    {}

    ReceivedDesk received;
    TrainingDesk training;
};

} // namespace ui
