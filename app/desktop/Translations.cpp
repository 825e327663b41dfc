#include "app/desktop/Translations.h"

#include "ui/text/Languages.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <utility>

namespace desktop {

Translations::Translations(QStringList folders)
    : m_folders(std::move(folders))
{}

Translations::~Translations()
{
    forget();
}

void Translations::forget()
{
    for (const auto &translator : m_translators)
        QCoreApplication::removeTranslator(translator.get());
    m_translators.clear();
}

bool Translations::add(const QLocale &locale, const QString &catalogue, const QStringList &folders)
{
    auto translator = std::make_unique<QTranslator>();
    for (const QString &folder : folders) {
        if (translator->load(locale, catalogue, QStringLiteral("_"), folder)) {
            QCoreApplication::installTranslator(translator.get());
            m_translators.push_back(std::move(translator));
            return true;
        }
    }
    return false;
}

void Translations::speak(const QString &code)
{
    forget();
    const QLocale locale = ui::localeFor(code);
    QLocale::setDefault(locale);
    // English, the language of the sources, has a catalogue too: for its plural forms. The one installed last
    // is asked first.
    const QString own = QStringLiteral("keyseed");
    add(QLocale(QLocale::English), own, m_folders);
    const bool isTranslated = locale.language() != QLocale::English && add(locale, own, m_folders);
    if (isTranslated) // else Qt's dialogs would speak another language than the pages
        add(locale, QStringLiteral("qtbase"), {QLibraryInfo::path(QLibraryInfo::TranslationsPath)});
    QGuiApplication::setLayoutDirection(isTranslated ? locale.textDirection() : Qt::LeftToRight);
}

} // namespace desktop
