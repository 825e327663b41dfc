#pragma once

#include <QCoreApplication>

/// What has changed takes its place: a new height goes up one nested layout with each round.
inline void settleLayouts()
{
    for (int round = 0; round < 10; ++round)
        QCoreApplication::processEvents();
}
