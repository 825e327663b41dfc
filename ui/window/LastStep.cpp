#include "ui/window/LastStep.h"

#include <QSettings>
#include <QStringList>

namespace ui {

namespace {

constexpr int remembered = 64;
const QString settingsKey = QStringLiteral("lastSteps");

/// Entries are "page path", the latest first: a page's name has no space.
QString entryOf(const QString &projectPath, const QString &step)
{
    return step + QLatin1Char(' ') + projectPath;
}

bool isOf(const QString &entry, const QString &projectPath)
{
    return entry.mid(entry.indexOf(QLatin1Char(' ')) + 1) == projectPath;
}

} // namespace

QString lastStep(const QSettings &settings, const QString &projectPath)
{
    for (const QString &entry : settings.value(settingsKey).toStringList())
        if (isOf(entry, projectPath))
            return entry.section(QLatin1Char(' '), 0, 0);
    return {};
}

void rememberStep(QSettings &settings, const QString &projectPath, const QString &step)
{
    QStringList entries = settings.value(settingsKey).toStringList();
    entries.removeIf([&](const QString &entry) { return isOf(entry, projectPath); });
    entries.prepend(entryOf(projectPath, step));
    settings.setValue(settingsKey, entries.mid(0, remembered));
}

} // namespace ui
