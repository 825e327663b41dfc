#include "ui/recipient/FingerprintText.h"

#include <QStringList>

#include <array>

namespace ui {

namespace {

constexpr std::array letters = {"Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot"};

QString spokenCharacter(QChar character)
{
    const int place = character.toUpper().unicode() - 'A';
    return place >= 0 && place < static_cast<int>(letters.size())
               ? QString::fromLatin1(letters.at(static_cast<std::size_t>(place)))
               : QString(character);
}

} // namespace

QString spokenFingerprint(const std::string &fingerprint)
{
    QStringList groups;
    for (const QString &group : QString::fromStdString(fingerprint).split(QLatin1Char(' '))) {
        QStringList words;
        for (const QChar character : group)
            words.append(spokenCharacter(character));
        groups.append(words.join(QLatin1Char(' ')));
    }
    return groups.join(QLatin1String(", "));
}

} // namespace ui
