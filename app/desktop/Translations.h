#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace desktop {

/// The language of the running program: its texts, those of Qt's own dialogs, how numbers are written, and
/// whether one reads from the right.
class Translations final
{
public:
    /// `folders`: where the program's catalogues may lie, in the order to look.
    explicit Translations(QStringList folders);
    ~Translations();
    Translations(const Translations &) = delete;
    Translations &operator=(const Translations &) = delete;

    /// Speaks `code` from now on (empty: as the system); what is on the screen already has to be rebuilt.
    /// A language without a catalogue leaves the texts in English, read from the left.
    void speak(const QString &code);

private:
    void forget();
    /// Adds a catalogue; returns whether it exists.
    bool add(const QLocale &locale, const QString &catalogue, const QStringList &folders);

    QStringList m_folders;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace desktop
