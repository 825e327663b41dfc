#include "ui/text/Languages.h"

#include <QSettings>

#include <algorithm>

namespace ui {

namespace {

const QString settingsKey = QStringLiteral("language");

bool isKnown(const QString &code)
{
    const QList<Language> all = languages();
    return std::any_of(
        all.begin(), all.end(), [&](const Language &language) { return language.code == code; });
}

} // namespace

QList<Language> languages()
{
    // Never translated: who reads only French looks for this word.
    return {{QStringLiteral("en"), QStringLiteral("English")},
            {QStringLiteral("de"), QStringLiteral("Deutsch")},
            {QStringLiteral("fr"), QStringLiteral("Français")},
            {QStringLiteral("es"), QStringLiteral("Español")}};
}

QString chosenLanguage(const QSettings &settings)
{
    const QString code = settings.value(settingsKey).toString();
    return isKnown(code) ? code : QString();
}

void rememberLanguage(QSettings &settings, const QString &code)
{
    settings.setValue(settingsKey, isKnown(code) ? code : QString());
}

QLocale localeFor(const QString &code)
{
    const QLocale system = QLocale::system();
    if (!isKnown(code))
        return system;
    const QLocale chosen(code);
    return chosen.language() == system.language() ? system : chosen;
}

} // namespace ui
