#include "tests/bench/InventedNotes.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace bench {

namespace {

constexpr std::size_t words = 8192;
constexpr std::size_t inALine = 12;

} // namespace

InventedNotes::InventedNotes(std::size_t length)
    : m_length(length)
{
    constexpr std::array<std::string_view, 20> syllables = {
        "pa",  "ti", "ent", "ce",  "dor", "mil", "ra",      "no",  "sta", "ver",
        "ing", "ul", "co",  "gen", "ar",  "be",  "\u00e4r", "lis", "tum", "o"};
    while (m_words.size() < words) {
        std::string word;
        for (auto left = 1 + below(4); left > 0; --left)
            word += syllables[below(syllables.size())];
        m_words.push_back(std::move(word));
    }
}

const InventedNotes::Note &InventedNotes::next()
{
    constexpr std::array<std::string_view, 3> labels = {"cardiology", "neurology", "surgery"};
    ++m_note.number;
    m_note.person = std::to_string(10'000 + below(100'000));
    m_note.label = labels[below(labels.size())];
    m_note.text.clear();
    const std::size_t enough = m_length / 2 + below(m_length);
    for (std::size_t count = 1; m_note.text.size() < enough; ++count) {
        // Few words are frequent, as in every language.
        m_note.text += m_words[std::min(below(words), std::min(below(words), below(words)))];
        m_note.text += count % inALine == 0 ? ",\n" : " ";
    }
    return m_note;
}

} // namespace bench
