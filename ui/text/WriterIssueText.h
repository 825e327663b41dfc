#pragma once

#include "core/plan/PlanIssue.h"

#include <QString>

/// The texts of PlanIssueText about the writer's fields. `field` is without places in lists:
/// "writer.examples". Each is empty for an unknown field.
namespace ui {

QString missingOfWriter(const QString &field);
/// Returns what a text is, as the beginning of a sentence.
QString subjectOfWriter(const QString &field);
QString unknownOfWriter(const QString &field);
/// `most` is the largest number that may be, as it is shown.
QString rangeOfWriter(const QString &field, const QString &most);
/// Returns the text of a fault that only a writer can have.
QString writerFaultText(const core::plan::PlanIssue &issue, const QString &field);

} // namespace ui
