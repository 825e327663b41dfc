#include "core/base/Result.h"
#include "core/vocabulary/PhraseTables.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

// Layout of a file of phrase tables: the header of ResourceFile.h with magic "KEYSPHR1" and the counts of
// edges, word slots and long words, then these sections, each starting at a multiple of 64 bytes, zeros
// between:
//
//     Head            below
//     24 x word slots words of at most 16 bytes, as WordTable keeps them
//     12 x edges      as PhraseTrie keeps them
//      8 x filter     bits of the trie's filter
//     20 x spellings  forms that are found as they are written
//     16 x long words where each ends in the text, its number, its term, 0
//      u8 x text      the long words, one after the other, UTF-8

namespace core::vocabulary {

namespace {

constexpr ResourceMagic phrasesMagic = {'K', 'E', 'Y', 'S', 'P', 'H', 'R', '1'};
constexpr std::size_t alignment = 64;

struct Head
{
    Digest vocabulary = {}; ///< of the lexicon that the tables are of
    std::uint64_t terms = 0;
    std::uint64_t words = 0;
    std::uint64_t filterNumbers = 0;
    std::uint64_t longTextBytes = 0;
    std::uint64_t spellings = 0;
};
struct LongWord
{
    std::uint32_t end = 0;
    std::uint32_t number = 0;
    TermId term = noTerm;
    std::uint32_t unused = 0;
};
static_assert(sizeof(Head) == 72 && sizeof(PhraseTables::Spelling) == 20 && sizeof(WordTable::Slot) == 24
              && sizeof(PhraseTrie::Edge) == 12);

/// The sections of a payload, without a copy of them.
class Pieces final
{
public:
    template<typename T>
    void add(std::span<const T> values)
    {
        static constexpr std::array<char, alignment> zeros = {};
        m_pieces.emplace_back(zeros.data(), (alignment - m_size % alignment) % alignment);
        m_pieces.emplace_back(reinterpret_cast<const char *>(values.data()), values.size_bytes());
        m_size += m_pieces[m_pieces.size() - 2].size() + values.size_bytes();
    }
    std::span<const std::string_view> all() const { return m_pieces; }

private:
    std::vector<std::string_view> m_pieces;
    std::size_t m_size = 0;
};

// Hands out the sections in order; not whole once one does not fit.
class Sections final
{
public:
    explicit Sections(std::span<const std::byte> payload)
        : m_payload(payload)
    {}

    template<typename T>
    std::span<const T> next(std::uint64_t count)
    {
        m_position = (m_position + alignment - 1) / alignment * alignment;
        const std::uint64_t left = m_payload.size() - std::min<std::uint64_t>(m_position, m_payload.size());
        if (!m_isWhole || count > left / sizeof(T)) {
            m_isWhole = false;
            return {};
        }
        const auto *const begin = reinterpret_cast<const T *>(m_payload.data() + m_position);
        m_position += count * sizeof(T);
        return {begin, static_cast<std::size_t>(count)};
    }
    bool endsExactly() const { return m_isWhole && m_position == m_payload.size(); }

private:
    std::span<const std::byte> m_payload;
    std::uint64_t m_position = 0;
    bool m_isWhole = true;
};

// A search ends at a free place, and every term that is found is an index.
bool isSafe(std::span<const WordTable::Slot> slots, const PhraseTrie::Parts &parts, std::uint64_t terms)
{
    const auto isTerm = [&](TermId term) { return term == noTerm || term < terms; };
    const auto isFreeSlot = [](const WordTable::Slot &slot) { return slot.entry.number == 0; };
    const auto isFreePlace = [](const PhraseTrie::Edge &edge) { return edge.word == 0; };
    return slots.size() > 1 && std::has_single_bit(slots.size()) && !parts.filter.empty()
           && std::has_single_bit(parts.filter.size()) && std::ranges::any_of(slots, isFreeSlot)
           && std::ranges::any_of(parts.edges, isFreePlace)
           && std::ranges::all_of(slots, isTerm, [](const auto &slot) { return slot.entry.term; })
           && std::ranges::all_of(parts.edges, isTerm, &PhraseTrie::Edge::term);
}

bool areSafe(std::span<const PhraseTables::Spelling> spellings, std::uint64_t terms)
{
    return std::ranges::is_sorted(spellings, {}, &PhraseTables::Spelling::word)
           && std::ranges::all_of(
               spellings, [&](TermId term) { return term < terms; }, &PhraseTables::Spelling::term);
}

bool addLongWords(WordTable &words,
                  std::span<const LongWord> entries,
                  std::string_view text,
                  std::uint64_t terms)
{
    std::size_t begin = 0;
    for (const LongWord &entry : entries) {
        if (entry.end < begin || entry.end > text.size() || (entry.term != noTerm && entry.term >= terms))
            return false;
        words.insertLong(text.substr(begin, entry.end - begin), {entry.number, entry.term});
        begin = entry.end;
    }
    return true;
}

} // namespace

Result<void> PhraseTables::write(const std::filesystem::path &path, const PhraseTables &tables)
{
    std::vector<LongWord> longWords;
    std::string longText;
    // Writes the words in their order, so that the same vocabulary makes the same file.
    for (const auto &[word, entry] : tables.words.longWords()) {
        longText += word;
        longWords.push_back({static_cast<std::uint32_t>(longText.size()), entry.number, entry.term, 0});
    }
    const PhraseTrie::Parts &parts = tables.phrases.parts();
    const Head head{.vocabulary = tables.vocabulary,
                    .terms = tables.termCount,
                    .words = tables.words.wordCount(),
                    .filterNumbers = parts.filter.size(),
                    .longTextBytes = longText.size(),
                    .spellings = tables.spellings.size()};
    Pieces payload;
    payload.add(std::span(&head, 1));
    payload.add(tables.words.places());
    payload.add(parts.edges);
    payload.add(parts.filter);
    payload.add(std::span<const Spelling>(tables.spellings));
    payload.add(std::span<const LongWord>(longWords));
    payload.add(std::span<const char>(longText));
    return writeResource(path,
                         phrasesMagic,
                         {parts.edges.size(), tables.words.places().size(), longWords.size()},
                         payload.all());
}

Result<std::shared_ptr<const PhraseTables>> PhraseTables::open(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(auto file, openResource(path, phrasesMagic, "file of phrases"));
    Sections sections(file.payload());
    const auto heads = sections.next<Head>(1);
    const Head head = heads.empty() ? Head() : heads.front();
    const auto slots = sections.next<WordTable::Slot>(file.counts[1]);
    PhraseTrie::Parts parts;
    parts.edges = sections.next<PhraseTrie::Edge>(file.counts[0]);
    parts.filter = sections.next<std::uint64_t>(head.filterNumbers);
    const auto spellings = sections.next<Spelling>(head.spellings);
    const auto longWords = sections.next<LongWord>(file.counts[2]);
    const auto longText = sections.next<char>(head.longTextBytes);
    const auto damaged = fail(ErrorCode::Io, path.string() + ": these phrases are damaged, or of others");
    if (!sections.endsExactly() || head.words > wordBits || !isSafe(slots, parts, head.terms)
        || !areSafe(spellings, head.terms))
        return damaged;
    WordTable words(slots, static_cast<std::uint32_t>(head.words));
    if (!addLongWords(words, longWords, {longText.data(), longText.size()}, head.terms))
        return damaged;
    const PhraseTrie phrases(static_cast<std::uint32_t>(head.words), parts);
    return std::make_shared<const PhraseTables>(PhraseTables{std::move(file),
                                                             std::move(words),
                                                             phrases,
                                                             {spellings.begin(), spellings.end()},
                                                             static_cast<std::size_t>(head.terms),
                                                             head.vocabulary});
}

} // namespace core::vocabulary
