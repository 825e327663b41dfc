#pragma once

#include "core/vocabulary/PhraseMatcher.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace tests {

/// What PhraseMatcher promises, written down plainly and slowly on QString's Unicode tables.
class ReferenceMatcher final
{
public:
    explicit ReferenceMatcher(const core::vocabulary::Vocabulary &vocabulary)
    {
        // The first claim counts: terms come before inflections, and both in the order of the terms.
        for (std::size_t i = 0; i < vocabulary.formCount(); ++i) {
            const std::vector<Word> form = wordsOf(vocabulary.form(i));
            if (form.size() == 1 && isLetter(form[0].written))
                continue;
            if (form.size() == 1 && isShortName(form[0].written))
                m_names.try_emplace(form[0].written, vocabulary.termOfForm(i));
            else if (!form.empty())
                m_terms.try_emplace(foldedOf(form, 0, form.size()), vocabulary.termOfForm(i));
        }
    }

    core::vocabulary::PhraseBag match(std::string_view text) const
    {
        const std::vector<Word> words = wordsOf(text);
        std::map<core::vocabulary::TermId, std::uint32_t> counts;
        for (std::size_t begin = 0; begin < words.size();) {
            std::size_t next = begin + 1;
            std::optional<core::vocabulary::TermId> longest;
            for (std::size_t end = begin + 1; end <= words.size(); ++end) {
                if (end > begin + 1 && !joins(words[end - 1].gap))
                    break;
                if (const auto term = termOf(words, begin, end)) {
                    longest = term;
                    next = end;
                }
            }
            if (longest)
                ++counts[*longest];
            begin = next;
        }
        return {counts.begin(), counts.end()};
    }

private:
    struct Word
    {
        QString gap; ///< between the word before and this one
        QString written;
        QString folded;
    };

    static bool isLetter(const QString &word)
    {
        return word.size() == 1 && (word[0].isUpper() || word[0].isLower());
    }

    // Of two or three characters, all of them in the first plane in these tests.
    static bool isShortName(const QString &word)
    {
        return word.size() <= 3 && std::ranges::any_of(word, [](QChar each) { return each.isUpper(); });
    }

    static QStringList foldedOf(const std::vector<Word> &words, std::size_t begin, std::size_t end)
    {
        QStringList folded;
        for (std::size_t i = begin; i < end; ++i)
            folded << words[i].folded;
        return folded;
    }

    std::optional<core::vocabulary::TermId>
    termOf(const std::vector<Word> &words, std::size_t begin, std::size_t end) const
    {
        if (const auto name = m_names.find(words[begin].written); end == begin + 1 && name != m_names.end())
            return name->second;
        const auto term = m_terms.find(foldedOf(words, begin, end));
        return term == m_terms.end() ? std::nullopt : std::optional(term->second);
    }

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
                words.push_back({std::exchange(gap, {}), word, folded(std::exchange(word, {}))});
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

    std::map<QString, core::vocabulary::TermId> m_names; ///< found as they are written
    std::map<QStringList, core::vocabulary::TermId> m_terms;
};

} // namespace tests
