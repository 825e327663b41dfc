#pragma once

#include "core/base/Result.h"

#include <QString>

namespace ui {

/// The words of an error of learning a vocabulary from public texts, or of saving it, and what to do.
struct LearningWords
{
    QString title;
    QString advice;
};
LearningWords learningErrorWords(const core::Error &error, bool isOfSaving);

} // namespace ui
