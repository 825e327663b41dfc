#include "core/review/NearDuplicates.h"

#include "core/base/Result.h"
#include "core/review/Characters.h"
#include "core/review/PhraseSpans.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace core::review {

namespace {

constexpr std::size_t triple = 3;
constexpr std::size_t askEvery = 64;

using Triples = std::vector<std::uint32_t>; ///< numbers, rare ones first

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value)
{
    // the finalizer of splitmix64
    hash += 0x9e3779b97f4a7c15U + value;
    hash = (hash ^ (hash >> 30U)) * 0xbf58476d1ce4e5b9U;
    hash = (hash ^ (hash >> 27U)) * 0x94d049bb133111ebU;
    return hash ^ (hash >> 31U);
}

std::vector<std::uint64_t> wordsOf(std::string_view utf8)
{
    std::vector<std::uint64_t> words;
    std::uint64_t word = 0;
    for (const char16_t character : utf16(utf8)) {
        if (isLetterOrNumber(character)) {
            word = mixed(word, folded(character));
        } else if (word != 0) {
            words.push_back(word);
            word = 0;
        }
    }
    if (word != 0)
        words.push_back(word);
    return words;
}

/// Returns each triple once, in any order. A text of fewer words is one shorter triple.
std::vector<std::uint64_t> hashedTriples(std::string_view text)
{
    const std::vector<std::uint64_t> words = wordsOf(text);
    std::vector<std::uint64_t> triples;
    if (words.empty())
        return triples;
    for (std::size_t first = 0; first == 0 || first + triple <= words.size(); ++first) {
        std::uint64_t hash = 0;
        for (std::size_t word = first; word < std::min(first + triple, words.size()); ++word)
            hash = mixed(hash, words[word]);
        triples.push_back(hash);
    }
    std::sort(triples.begin(), triples.end());
    triples.erase(std::unique(triples.begin(), triples.end()), triples.end());
    return triples;
}

/// Gives every triple a number, the rarer the smaller, and each text its numbers in rising order.
Result<std::vector<Triples>> numbered(const std::vector<std::string_view> &texts, JobControl &control)
{
    std::vector<std::pair<std::uint64_t, std::uint32_t>> all; // triple and its text
    for (std::size_t text = 0; text < texts.size(); ++text) {
        if (text % askEvery == 0 && control.isCancelled())
            return cancelled();
        for (const std::uint64_t hash : hashedTriples(texts[text]))
            all.emplace_back(hash, static_cast<std::uint32_t>(text));
    }
    std::sort(all.begin(), all.end());
    struct Group
    {
        std::size_t first = 0;
        std::size_t size = 0;
    };
    std::vector<Group> groups;
    for (std::size_t place = 0; place < all.size(); ++place) {
        if (place == 0 || all[place].first != all[place - 1].first)
            groups.push_back({place, 0});
        ++groups.back().size;
    }
    std::stable_sort(
        groups.begin(), groups.end(), [](const Group &a, const Group &b) { return a.size < b.size; });
    std::vector<Triples> triples(texts.size());
    for (std::size_t number = 0; number < groups.size(); ++number)
        for (std::size_t place = groups[number].first; place < groups[number].first + groups[number].size;
             ++place)
            triples[all[place].second].push_back(static_cast<std::uint32_t>(number));
    return triples;
}

/// Returns the number of triples that two near duplicates of these sizes share at least.
std::size_t neededOverlap(std::size_t one, std::size_t other)
{
    const double both = static_cast<double>(one + other);
    // less a hair: the share is a decimal fraction, which no double is
    return static_cast<std::size_t>(std::ceil(nearDuplicateShare / (1.0 + nearDuplicateShare) * both - 1e-9));
}

std::size_t neededSize(std::size_t size)
{
    return static_cast<std::size_t>(std::ceil(nearDuplicateShare * static_cast<double>(size) - 1e-9));
}

/// Two texts that share none of so many of their rarest triples cannot be alike enough.
std::size_t prefixOf(const Triples &triples)
{
    return triples.empty() ? 0 : triples.size() - neededSize(triples.size()) + 1;
}

bool areAlike(const Triples &one, const Triples &other)
{
    const std::size_t needed = neededOverlap(one.size(), other.size());
    std::size_t shared = 0;
    auto a = one.begin();
    auto b = other.begin();
    while (a != one.end() && b != other.end()) {
        const auto left = static_cast<std::size_t>(std::min(one.end() - a, other.end() - b));
        if (shared + left < needed)
            return false;
        if (*a == *b) {
            ++shared;
            ++a;
            ++b;
        } else if (*a < *b) {
            ++a;
        } else {
            ++b;
        }
    }
    return shared >= needed;
}

/// An index of the rare triples of the texts that others are compared with.
class Index final
{
public:
    explicit Index(const std::vector<Triples> &triples)
        : m_triples(triples)
        , m_tried(triples.size(), -1)
    {}

    /// The first text before `text` that it nearly repeats, or -1.
    std::int32_t firstLike(std::int32_t text)
    {
        const Triples &wanted = of(text);
        const std::size_t prefix = prefixOf(wanted);
        std::int32_t found = -1;
        for (std::size_t place = 0; place < prefix; ++place) {
            const auto postings = m_places.find(wanted[place]);
            if (postings == m_places.end())
                continue;
            for (const auto &[other, otherPlace] : postings->second)
                if ((found < 0 || other < found) && isCandidate(text, place, other, otherPlace)
                    && areAlike(wanted, of(other)))
                    found = other;
        }
        return found;
    }

    void add(std::int32_t text)
    {
        const Triples &triples = of(text);
        for (std::size_t place = 0; place < prefixOf(triples); ++place)
            m_places[triples[place]].emplace_back(text, static_cast<std::uint32_t>(place));
    }

private:
    const Triples &of(std::int32_t text) const { return m_triples[static_cast<std::size_t>(text)]; }

    /// Filters by size and by the number of triples that can still be shared, and takes each pair once: the
    /// first triple that two texts share in their order is met first.
    bool isCandidate(std::int32_t text, std::size_t place, std::int32_t other, std::uint32_t otherPlace)
    {
        std::int32_t &tried = m_tried[static_cast<std::size_t>(other)];
        if (tried == text)
            return false;
        tried = text;
        const std::size_t size = of(text).size();
        const std::size_t otherSize = of(other).size();
        if (otherSize < neededSize(size) || size < neededSize(otherSize))
            return false;
        return std::min(size - place, otherSize - otherPlace) >= neededOverlap(size, otherSize);
    }

    const std::vector<Triples> &m_triples;
    std::unordered_map<std::uint32_t, std::vector<std::pair<std::int32_t, std::uint32_t>>> m_places;
    std::vector<std::int32_t> m_tried; ///< by text: the last one it was compared with
};

} // namespace

Result<std::vector<std::int32_t>> nearDuplicates(const std::vector<std::string_view> &texts,
                                                 JobControl &control)
{
    KEYSEED_ASSIGN(const auto triples, numbered(texts, control));
    Index index(triples);
    std::vector<std::int32_t> like;
    like.reserve(texts.size());
    for (std::size_t text = 0; text < texts.size(); ++text) {
        if (text % askEvery == 0 && control.isCancelled())
            return cancelled();
        const auto number = static_cast<std::int32_t>(text);
        like.push_back(index.firstLike(number));
        if (like.back() < 0)
            index.add(number);
    }
    return like;
}

} // namespace core::review
