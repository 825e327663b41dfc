#pragma once

#include "core/vocabulary/PhraseMatcher.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <map>
#include <vector>

namespace tests {

/// What PhraseMatcher promises, written down plainly and slowly on QString's Unicode tables.
class ReferenceMatcher final
{
public:
    explicit ReferenceMatcher(const core::vocabulary::Vocabulary &vocabulary)
    {
        for (std::size_t i = 0; i < vocabulary.formCount(); ++i) {
            QStringList words;
            for (const Word &word : wordsOf(vocabulary.form(i)))
                words << word.folded;
            // The first claim counts: terms come before inflections, and both in the order of the terms.
            if (!words.isEmpty() && !m_terms.contains(words))
                m_terms[words] = vocabulary.termOfForm(i);
        }
    }

    core::vocabulary::PhraseBag match(std::string_view text) const
    {
        const std::vector<Word> words = wordsOf(text);
        std::map<core::vocabulary::TermId, std::uint32_t> counts;
        for (std::size_t begin = 0; begin < words.size();) {
            std::size_t taken = 0;
            QStringList phrase;
            for (std::size_t end = begin; end < words.size(); ++end) {
                if (end > begin && !joins(words[end].gap))
                    break;
                phrase << words[end].folded;
                if (m_terms.contains(phrase))
                    taken = end + 1 - begin;
            }
            if (taken > 0) {
                phrase.clear();
                for (std::size_t i = begin; i < begin + taken; ++i)
                    phrase << words[i].folded;
                ++counts[m_terms.at(phrase)];
            }
            begin += std::max<std::size_t>(taken, 1);
        }
        return {counts.begin(), counts.end()};
    }

private:
    struct Word
    {
        QString gap; ///< between the word before and this one
        QString folded;
    };

    static bool isWordCharacter(char32_t character)
    {
        if (character == U'\uFFFD') // stands for malformed bytes
            return false;
        return QChar::isLetter(character) || QChar::isDigit(character) || QChar::isMark(character);
    }

    static std::vector<Word> wordsOf(std::string_view text)
    {
        std::vector<Word> words;
        QString gap;
        QString word;
        const auto finish = [&] {
            if (!word.isEmpty())
                words.push_back({std::exchange(gap, {}), folded(std::exchange(word, {}))});
        };
        for (const char32_t character :
             QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toUcs4()) {
            if (!isWordCharacter(character))
                finish();
            (isWordCharacter(character) ? word : gap) += QString::fromUcs4(&character, 1);
        }
        finish();
        return words;
    }

    static QString folded(const QString &word)
    {
        // QString folds letter by letter; the one letter of the tests that becomes two is spelled out.
        return word.normalized(QString::NormalizationForm_KC)
            .toCaseFolded()
            .replace(QChar(0xDF), "ss")
            .normalized(QString::NormalizationForm_KC);
    }

    // One line break at most, one mark at most, nothing but white space beside them.
    static bool joins(QString gap)
    {
        gap.replace("\r\n", "\n").replace('\r', '\n').replace(QChar(0x2028), '\n').replace(QChar(0x85), '\n');
        qsizetype marks = 0;
        for (const QChar character : gap) {
            if (QStringLiteral("-/'\u2010\u2011\u2019").contains(character))
                ++marks;
            else if (!character.isSpace() || character == QChar(0x2029))
                return false;
        }
        return marks <= 1 && gap.count('\n') <= 1;
    }

    std::map<QStringList, core::vocabulary::TermId> m_terms;
};

} // namespace tests
