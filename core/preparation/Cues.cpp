#include "core/preparation/Cues.h"

#include "core/preparation/Headings.h"

#include <algorithm>
#include <map>

namespace core::preparation {

Cues::Cues(const Language &language)
{
    add(language.before, CueKind::Before);
    add(language.after, CueKind::After);
    add(language.pseudo, CueKind::Pseudo);
    add(language.terminators, CueKind::Terminator);
    for (auto &[first, cues] : m_byFirst)
        std::ranges::stable_sort(cues, std::greater(), [](const Cue &cue) { return cue.words.size(); });
}

const Cues &Cues::of(const Language &language)
{
    static const auto made = [] {
        std::map<std::string_view, Cues> all;
        for (const Language *each : languages())
            all.emplace(each->title, Cues(*each));
        return all;
    }();
    return made.at(language.title);
}

// Adds the cues as they are written, and without accents.
void Cues::add(std::string_view list, CueKind kind)
{
    for (const std::string_view written : entriesOf(list, '|')) {
        addCue(written, kind);
        std::string plain;
        comparableForm(written, plain);
        if (vocabulary::foldedWords(plain) != vocabulary::foldedWords(written))
            addCue(plain, kind);
    }
}

void Cues::addCue(std::string_view written, CueKind kind)
{
    Cue cue{kind, {}};
    bool isUsable = true;
    vocabulary::WordScanner scanner(written);
    for (vocabulary::Word word; scanner.next(word);) {
        isUsable &= word.isKnowable() && word.longForm.empty();
        cue.words.push_back({word.head, word.next});
    }
    if (!isUsable || cue.words.empty() || cue.words.size() > mostWords) {
        m_mistakes.emplace_back(written);
        return;
    }
    const std::uint64_t first = cue.words.front()[0];
    std::vector<Cue> &same = m_byFirst[first];
    const auto known = std::ranges::find_if(same, [&](const Cue &other) { return other.words == cue.words; });
    if (known != same.end()) {
        m_mistakes.emplace_back(written);
        return;
    }
    m_beginnings[slot(first)] = true;
    same.push_back(std::move(cue));
}

Cues::Found Cues::at(std::span<const PlacedWord> words) const
{
    const auto list = m_byFirst.find(words.front().head);
    if (words.front().head == 0 || list == m_byFirst.end())
        return {};
    for (const Cue &cue : list->second) {
        const std::size_t count = cue.words.size();
        bool isHere = count <= words.size();
        for (std::size_t i = 0; isHere && i < count; ++i)
            isHere = cue.words[i][0] == words[i].head && cue.words[i][1] == words[i].next
                     && (i == 0 || words[i].isJoined);
        if (isHere)
            return {cue.kind, count};
    }
    return {};
}

} // namespace core::preparation
