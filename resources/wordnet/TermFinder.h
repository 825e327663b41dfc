#pragma once

#include "resources/wordnet/Terms.h"
#include "resources/wordnet/Words.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace wordnet {

/// Finds the terms of a list in a text, in any of their forms. Overlapping terms are all found: a gloss about
/// "heart attack" is about "heart", too.
class TermFinder final
{
public:
    explicit TermFinder(const std::vector<Term> &terms)
    {
        for (std::uint32_t i = 0; i < terms.size(); ++i) {
            addForm(terms[i].text, i);
            for (const std::string &form : terms[i].forms)
                addForm(form, i);
        }
    }

    /// Calls `word(word)` for each word of a text, and returns the terms in it.
    template<typename TakeWord>
    std::unordered_set<std::uint32_t> find(std::string_view gloss, TakeWord takeWord) const
    {
        const std::string text = spelling(gloss);
        std::unordered_set<std::uint32_t> found;
        for (std::size_t begin = 0; begin < text.size();) {
            const auto end = std::min(text.find(' ', begin), text.size());
            takeWord(text.substr(begin, end - begin));
            findAt(text, begin, found);
            begin = end + 1;
        }
        return found;
    }

private:
    void addForm(const std::string &form, std::uint32_t term)
    {
        const std::string key = spelling(form);
        if (key.empty())
            return;
        m_terms.emplace(key, term);
        for (auto space = key.find(' '); space != std::string::npos; space = key.find(' ', space + 1))
            m_beginnings.insert(key.substr(0, space));
    }

    void findAt(const std::string &text, std::size_t begin, std::unordered_set<std::uint32_t> &found) const
    {
        for (std::size_t end = begin; end < text.size();) {
            end = std::min(text.find(' ', end + 1), text.size());
            const std::string phrase = text.substr(begin, end - begin);
            if (const auto term = m_terms.find(phrase); term != m_terms.end())
                found.insert(term->second);
            if (!m_beginnings.contains(phrase))
                return;
        }
    }

    std::unordered_map<std::string, std::uint32_t> m_terms;
    std::unordered_set<std::string> m_beginnings;
};

} // namespace wordnet
