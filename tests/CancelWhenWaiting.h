#pragma once

#include "core/base/JobControl.h"

#include <string>

namespace tests {

/// Cancels a job once it tells that it waits, and keeps what it told.
class CancelWhenWaiting final : public core::JobControl
{
public:
    bool isCancelled() const override { return pause.count() > 0; }
    void report(double, std::string_view) override {}
    void waiting(std::chrono::seconds told, std::string_view reason) override
    {
        pause = told;
        words = reason;
    }

    std::chrono::seconds pause{0};
    std::string words;
};

} // namespace tests
