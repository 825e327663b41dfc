#pragma once

#include <QList>
#include <QLocale>
#include <QString>

class QSettings;

namespace ui {

struct Language
{
    QString code; ///< ISO 639-1: "de"
    QString name; ///< in the language itself: "Deutsch"
};

/// The languages the program speaks, English first.
QList<Language> languages();

/// The code chosen by the person; empty: the language of the system.
QString chosenLanguage(const QSettings &settings);
void rememberLanguage(QSettings &settings, const QString &code);

/// Returns how numbers and dates are written: as the system does where it speaks that language, so that a
/// Swiss steward keeps Swiss figures. An empty or unknown code gives the system's own locale.
QLocale localeFor(const QString &code);

} // namespace ui
