#pragma once

#include "ui/recipient/TrainingDesk.h"

namespace ui {

/// The package and models that a recipient opened, independent of the window: running work continues when a
/// window is rebuilt in another language.
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
