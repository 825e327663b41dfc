#pragma once

#include <QHash>
#include <QTranslator>

/// Another language for tests: every text that goes through a translation becomes a third longer, bracketed
/// and of foreign letters, so that one sees what is not translated, what does not fit and what does not
/// mirror. Placeholders, markup and mnemonics stay.
class PseudoTranslator final : public QTranslator
{
public:
    enum class Script { Latin, Arabic };

    explicit PseudoTranslator(Script script)
        : m_script(script)
    {}

    bool isEmpty() const override { return false; }

    QString translate(const char *, const char *source, const char *, int) const override
    {
        const QString text = QString::fromUtf8(source);
        QString foreign;
        int letters = 0;
        for (qsizetype at = 0; at < text.size();) {
            const qsizetype kept = keptAt(text, at);
            if (kept > 0) {
                foreign += text.mid(at, kept);
                at += kept;
                continue;
            }
            letters += text[at].isSpace() ? 0 : 1;
            foreign += letterFor(text[at++]);
        }
        QString longer; // in words, as other languages have them
        for (int letter = 0; letter < letters * 35 / 100; ++letter) {
            if (letter % 6 == 3)
                longer += QLatin1Char(' ');
            longer += m_script == Script::Arabic ? QChar(0x0646) : QChar(0x00F6);
        }
        return text.startsWith(QLatin1Char('<')) ? foreign // whole paragraphs wrap anyway
                                                 : QLatin1Char('[') + foreign + longer + QLatin1Char(']');
    }

private:
    /// How many characters from `at` on are not words.
    static qsizetype keptAt(const QString &text, qsizetype at)
    {
        const QChar first = text[at];
        const QChar next = at + 1 < text.size() ? text[at + 1] : QChar();
        if (first == QLatin1Char('<') && text.indexOf(QLatin1Char('>'), at) > 0)
            return text.indexOf(QLatin1Char('>'), at) - at + 1;
        if (first == QLatin1Char('&')) {
            const qsizetype end = text.indexOf(QLatin1Char(';'), at);
            return end > 0 && end - at < 8 && !text.mid(at, end - at).contains(QLatin1Char(' '))
                       ? end - at + 1
                       : 2;
        }
        if (first == QLatin1Char('%') && next == QLatin1Char('L'))
            return 3;
        if (first == QLatin1Char('%') && (next.isDigit() || next == QLatin1Char('n')))
            return 2;
        if (first == QLatin1Char('(') && next == QLatin1Char('*')) // the patterns of a file chooser
            return text.indexOf(QLatin1Char(')'), at) - at + 1;
        return 0;
    }

    QChar letterFor(QChar letter) const
    {
        static const QString latin = QStringLiteral("abcdefghijklmnopqrstuvwxyz");
        static const QString accented = QStringLiteral("åƀçđéƒğĥîĵķłɱñöþɋřšťüṽŵẋýž");
        static const QString arabic = QStringLiteral("ابتثجحخدذرزسشصضطظعغفقكلمهو");
        const qsizetype place = latin.indexOf(letter.toLower());
        if (place < 0)
            return letter;
        return m_script == Script::Arabic ? arabic[place] : accented[place];
    }

    Script m_script;
};
