#pragma once

#include "core/base/Error.h"

#include <QString>

namespace ui {

/// What went wrong while a vocabulary was learnt from public texts, or saved, and what to do.
struct LearningWords
{
    QString title;
    QString advice;
};
LearningWords learningErrorWords(const core::Error &error, bool isOfSaving);

} // namespace ui
