#include "core/preparation/Copies.h"

#include "core/preparation/Paragraphs.h"

#include <algorithm>
#include <unordered_set>

namespace core::preparation {

namespace {

/// A paragraph of a note, or a line of it.
struct Block
{
    std::uint64_t words = 0;
    bool isCompared = false; ///< long enough
};

/// A paragraph: its lines, and what is compared.
struct Paragraph
{
    Block whole;
    std::vector<Block> each;
    std::vector<TextRange> lines;
};

Block blockOf(const WordHash &hash)
{
    const bool isLong = hash.words() >= Copies::fewestWords;
    return {isLong ? hash.value() : 0, isLong};
}

std::vector<Paragraph> paragraphsOf(std::string_view text, std::span<const TextRange> kept)
{
    std::vector<Paragraph> paragraphs;
    std::vector<WordHash> wholes;
    for (const TextRange &part : kept)
        for (const Line &line : linesOf(text, part)) {
            if (line.beginsParagraph) {
                paragraphs.emplace_back();
                wholes.emplace_back();
            }
            WordHash hash;
            hash.add(line.range.in(text));
            wholes.back().add(line.range.in(text));
            paragraphs.back().each.push_back(blockOf(hash));
            paragraphs.back().lines.push_back(line.range);
        }
    for (std::size_t i = 0; i < paragraphs.size(); ++i)
        paragraphs[i].whole = blockOf(wholes[i]);
    return paragraphs;
}

// Returns the place of a note in the order of a person's notes: to the byte, so that two that differ never
// share one.
std::uint64_t placeOf(std::string_view label, std::string_view text, std::span<const TextRange> kept)
{
    std::string bytes = std::to_string(label.size()) + ' ' + std::string(label);
    for (const TextRange &part : kept) {
        bytes += part.in(text);
        bytes += '\0';
    }
    return hashOf(bytes);
}

} // namespace

void Copies::look(const std::string &person,
                  std::string_view label,
                  std::string_view text,
                  std::span<const TextRange> kept)
{
    const std::uint64_t note = placeOf(label, text, kept);
    std::vector<Sighting> sightings;
    const auto see = [&](const Block &block) {
        if (block.isCompared)
            sightings.push_back({block.words, note});
    };
    for (const Paragraph &paragraph : paragraphsOf(text, kept)) {
        see(paragraph.whole);
        if (paragraph.each.size() > 1) // else the line is the paragraph
            std::ranges::for_each(paragraph.each, see);
    }
    const std::scoped_lock lock(m_mutex);
    std::vector<Sighting> &all = m_persons[person];
    all.insert(all.end(), sightings.begin(), sightings.end());
}

// Keeps the first note of each paragraph that occurs twice.
void Copies::settle()
{
    for (auto &[person, sightings] : m_persons) {
        std::ranges::sort(sightings);
        std::size_t kept = 0;
        for (std::size_t begin = 0; begin < sightings.size();) {
            std::size_t end = begin + 1;
            while (end < sightings.size() && sightings[end].words == sightings[begin].words)
                ++end;
            if (end - begin > 1)
                sightings[kept++] = sightings[begin];
            begin = end;
        }
        sightings.resize(kept);
        sightings.shrink_to_fit();
    }
}

std::vector<TextRange> Copies::counted(const std::string &person,
                                       std::string_view label,
                                       std::string_view text,
                                       std::span<const TextRange> kept) const
{
    const auto found = m_persons.find(person);
    if (found == m_persons.end() || found->second.empty())
        return {kept.begin(), kept.end()};
    const std::vector<Sighting> &repeated = found->second;
    const std::uint64_t note = placeOf(label, text, kept);
    std::unordered_set<std::uint64_t> seen; // in this note
    const auto isOurs = [&](const Block &block) {
        const auto first = std::ranges::lower_bound(repeated, block.words, {}, &Sighting::words);
        if (!block.isCompared || first == repeated.end() || first->words != block.words)
            return true;
        return first->note == note && seen.insert(block.words).second;
    };
    std::vector<TextRange> ours;
    bool isGap = true; // what stands on both sides of one is not joined
    for (const Paragraph &paragraph : paragraphsOf(text, kept)) {
        isGap = true;
        if (!isOurs(paragraph.whole))
            continue;
        for (std::size_t i = 0; i < paragraph.lines.size(); ++i) {
            if (paragraph.lines.size() > 1 && !isOurs(paragraph.each[i])) {
                isGap = true;
                continue;
            }
            if (isGap)
                ours.push_back(paragraph.lines[i]);
            else
                ours.back().end = paragraph.lines[i].end;
            isGap = false;
        }
    }
    return ours;
}

} // namespace core::preparation
