#pragma once

#include "ui/models/ProjectSession.h"

#include <optional>
#include <utility>

/// How ProjectSession runs a piece of work; for its own sources only.
namespace ui {

/// The error of a result, once its value was taken.
template<typename T, typename Take>
std::optional<core::Error> taken(core::Result<T> &&result, Take take)
{
    if (!result)
        return result.error();
    take(std::move(*result));
    return std::nullopt;
}

template<typename Work, typename Done>
void ProjectSession::run(Lane &lane, Job job, Work work, Done done)
{
    lane.job = job;
    lane.since.start();
    lane.fraction = 0.0;
    lane.stage.clear();
    m_pastReservation = false;
    lane.runner->start(
        std::move(work), this, [this, &lane, job, done = std::move(done)](auto result) mutable {
            lane.job.reset();
            const std::optional<core::Error> error = done(std::move(result));
            end(lane, job, error);
        });
    emit started(job);
    emit busyChanged();
}

} // namespace ui
