#pragma once

#include <QDate>
#include <QString>

namespace ui {

/// "cardiology-notes_release_2026-11-21.zip": letters, digits and `_.-` only, so that every system takes it.
QString releaseFileName(const QString &project, const QDate &date);

} // namespace ui
