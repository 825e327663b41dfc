#pragma once

#include <QString>

class QSettings;

namespace ui {

// The page on which a person left a project, kept in the settings: it is theirs, not the project's.

/// The object name of the page; empty when the project was never left.
QString lastStep(const QSettings &settings, const QString &projectPath);
void rememberStep(QSettings &settings, const QString &projectPath, const QString &step);

} // namespace ui
