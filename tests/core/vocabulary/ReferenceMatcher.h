#pragma once

#include "core/vocabulary/PhraseMatcher.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
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
            for (const Word &word : form)
                m_words.insert(word.folded);
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
        const std::vector<Word> words = joinedWords(wordsOf(text));
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
        QString gap;   ///< between the word before and this one, without what is not seen
        bool isSoft;   ///< a soft hyphen stands right in front of the gap
        bool isJoined; ///< two parts at the end of a line
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

    // Neither parts a word nor counts in a gap.
    static bool isUnseen(char32_t character)
    {
        const auto isIn = [&](char32_t first, char32_t last) {
            return character >= first && character <= last;
        };
        return isIn(0xAD, 0xAD) || isIn(0x61C, 0x61C) || isIn(0x180E, 0x180E) || isIn(0x200C, 0x200F)
               || isIn(0x202A, 0x202E) || isIn(0x2060, 0x2064) || isIn(0x2066, 0x206F) || isIn(0xFEFF, 0xFEFF)
               || isIn(0x1D173, 0x1D17A) || isIn(0xE0001, 0xE007F);
    }

    // Two parts with a hyphen and a line break between them are one word, where a form has it.
    std::vector<Word> joinedWords(std::vector<Word> words) const
    {
        for (std::size_t i = 1; i < words.size(); ++i) {
            const Word &first = words[i - 1];
            const Word &second = words[i];
            const auto [breaks, marks] = countsIn(second.gap);
            const bool isHyphen = second.gap.startsWith('-') || second.gap.startsWith(QChar(0x2010));
            const QString both = first.written + second.written;
            if (first.isJoined || !joins(second.gap) || breaks != 1
                || !(marks == 0 ? second.isSoft : isHyphen) || !m_words.contains(folded(both)))
                continue;
            const Word word = {first.gap, first.isSoft, true, both, folded(both)};
            words[i - 1] = word;
            words.erase(words.begin() + static_cast<std::ptrdiff_t>(i--));
        }
        return words;
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
        bool isSoft = false;
        char32_t before = 0;
        const auto finish = [&] {
            if (!word.isEmpty())
                words.push_back({std::exchange(gap, {}), isSoft, false, word, folded(word)});
            word.clear();
        };
        for (const char32_t character :
             QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toUcs4()) {
            const bool isInWord = !word.isEmpty();
            if (isWordCharacter(character)) {
                word += QString::fromUcs4(&character, 1);
            } else if (!isUnseen(character)) {
                finish();
                gap += QString::fromUcs4(&character, 1);
                if (isInWord)
                    isSoft = before == 0xAD;
            }
            before = character;
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

    struct Counts
    {
        qsizetype breaks;
        qsizetype marks;
    };
    static Counts countsIn(QString gap)
    {
        gap.replace("\r\n", "\n").replace('\r', '\n').replace(QChar(0x2028), '\n').replace(QChar(0x85), '\n');
        return {gap.count('\n'), std::ranges::count_if(gap, isMark)};
    }
    static bool isMark(QChar character)
    {
        return QStringLiteral("-/'\u2010\u2011\u2019").contains(character);
    }

    // One line break at most, one mark at most, nothing but white space beside them.
    static bool joins(const QString &gap)
    {
        const auto [breaks, marks] = countsIn(gap);
        return breaks <= 1 && marks <= 1 && std::ranges::all_of(gap, [](QChar character) {
                   const bool isSpace = character.isSpace() && character != QChar(0x2029);
                   return isMark(character) || isSpace || character == QChar(0x200B);
               });
    }

    std::map<QString, core::vocabulary::TermId> m_names; ///< found as they are written
    std::map<QStringList, core::vocabulary::TermId> m_terms;
    std::set<QString> m_words; ///< folded, of all forms
};

} // namespace tests
