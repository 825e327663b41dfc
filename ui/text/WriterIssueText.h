#pragma once

#include "core/plan/PlanIssue.h"

#include <QString>

/// What PlanIssueText says of the writer's fields. `field` is without places in lists: "writer.examples".
/// Each is empty for a field that it does not know.
namespace ui {

QString missingOfWriter(const QString &field);
/// What a text is, as the beginning of a sentence.
QString subjectOfWriter(const QString &field);
QString unknownOfWriter(const QString &field);
/// `most` is the largest number that may be, as it is shown.
QString rangeOfWriter(const QString &field, const QString &most);
/// Of the faults that are the writer's alone.
QString writerFaultText(const core::plan::PlanIssue &issue, const QString &field);

} // namespace ui
