#include "core/embedding/imports/FastTextModel.h"

#include "core/base/Result.h"
#include "core/embedding/imports/RowSums.h"
#include "core/embedding/imports/WordText.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <string>
#include <unordered_map>

namespace core::embedding {

namespace {

constexpr std::int32_t modelMagic = 793712314;
constexpr std::int32_t newestVersion = 12;
constexpr std::int32_t oldestVersion = 11;
constexpr std::int32_t supervised = 3;
constexpr std::int32_t mostBuckets = 100'000'000;
constexpr std::int32_t longestNgram = 50;
constexpr std::size_t longestModelWord = 10'000;
constexpr std::uint64_t smallestEntry = 10; // an empty word, its count and type

template<typename T>
Result<T> number(VectorStream &stream, const std::string &what)
{
    KEYSEED_ASSIGN(const auto bytes, stream.bytes(sizeof(T), what));
    T value;
    std::memcpy(&value, bytes.data(), sizeof(value));
    return value;
}

struct Model
{
    std::uint32_t dimension = 0;
    Subwords subwords;
    std::uint32_t entries = 0;
    std::uint32_t words = 0; ///< of the entries, the first
};

struct Chosen
{
    std::uint32_t entry = 0;
    std::string word;
};

class Reader final
{
public:
    Reader(VectorStream &stream, WordVectors &words)
        : m_stream(stream)
        , m_words(words)
    {}

    Result<std::uint64_t> read()
    {
        for (const auto step : {&Reader::readSettings, &Reader::readSizes, &Reader::readDictionary})
            KEYSEED_TRY((this->*step)());
        KEYSEED_TRY(readMatrix());
        return m_model.words;
    }

private:
    Result<void> readSettings();
    Result<void> readSizes();
    Result<void> readDictionary();
    Result<void> readMatrix();
    void collect();

    VectorStream &m_stream;
    WordVectors &m_words;
    Model m_model;
    std::unordered_map<WordVectors::Id, Chosen> m_chosen;
    RowSums m_sums;
};

Result<void> Reader::readSettings()
{
    std::array<std::int32_t, 14> head;
    KEYSEED_ASSIGN(const auto bytes,
                   m_stream.bytes(sizeof(head) + sizeof(double), "the settings of a fastText model"));
    std::memcpy(head.data(), bytes.data(), sizeof(head));
    const auto [mark,
                version,
                dimension,
                window,
                epochs,
                least,
                negatives,
                wordNgrams,
                loss,
                kind,
                buckets,
                shortest,
                longest,
                rate] = head;
    if (mark != modelMagic || version < oldestVersion || version > newestVersion)
        return m_stream.wrongByte(
            0,
            "a fastText model of version 11 or 12 was expected; name a .bin or .vec file "
            "of fastText");
    if (dimension < 2 || dimension > static_cast<std::int32_t>(largestWordDimension) || buckets < 0
        || buckets > mostBuckets || shortest < 0 || longest > longestNgram)
        return m_stream.wrongByte(8, "the settings are none that a fastText model has; the file is damaged");
    const bool hasSubwords = longest > 0 && buckets > 0 && !(version == oldestVersion && kind == supervised);
    m_model.dimension = static_cast<std::uint32_t>(dimension);
    m_model.subwords = {.shortest = static_cast<std::uint32_t>(shortest),
                        .longest = hasSubwords ? static_cast<std::uint32_t>(longest) : 0,
                        .buckets = static_cast<std::uint32_t>(buckets)};
    return {};
}

Result<void> Reader::readSizes()
{
    const std::uint64_t place = m_stream.position();
    const std::string what = "the sizes of the dictionary";
    const auto entries = number<std::int32_t>(m_stream, what);
    const auto words = number<std::int32_t>(m_stream, what);
    const auto labels = number<std::int32_t>(m_stream, what);
    const auto tokens = number<std::int64_t>(m_stream, what);
    const auto pruned = number<std::int64_t>(m_stream, what);
    if (!entries || !words || !labels || !tokens || !pruned)
        return fail((!pruned ? pruned.error() : !tokens ? tokens.error() : entries.error()));
    const bool isPossible = *words > 0 && *labels >= 0 && std::int64_t{*words} + *labels == *entries
                            && static_cast<std::uint64_t>(*entries) * smallestEntry <= m_stream.size();
    if (!isPossible)
        return m_stream.wrongByte(place,
                                  "the dictionary has sizes that it cannot have; the file is damaged, get it "
                                  "again");
    if (*pruned > 0)
        return m_stream.wrongByte(place,
                                  "the model was pruned; name the .bin file that it was made of, which holds "
                                  "all of its vectors");
    if (*pruned == 0)
        m_model.subwords.longest = 0;
    m_model.entries = static_cast<std::uint32_t>(*entries);
    m_model.words = static_cast<std::uint32_t>(*words);
    return {};
}

Result<void> Reader::readDictionary()
{
    m_words.setDimension(m_model.dimension);
    for (std::uint32_t entry = 0; entry < m_model.entries; ++entry) {
        const std::string what = "word " + std::to_string(entry + 1) + " of the dictionary";
        KEYSEED_ASSIGN(const auto written, m_stream.until('\0', longestModelWord, what));
        const WordVectors::Id id = entry < m_model.words ? m_words.wanted(written) : WordVectors::none;
        if (id != WordVectors::none) {
            m_chosen[id] = {entry, std::string(written)};
            m_words.claim(id, written, entry + 1.0);
        }
        KEYSEED_ASSIGN(const auto facts, m_stream.bytes(sizeof(std::int64_t) + 1, "the count of " + what));
        const bool isLabel = facts.back() != 0;
        if (isLabel != (entry >= m_model.words))
            return m_stream.wrongByte(m_stream.position() - 1,
                                      what
                                          + " is a label where a word was expected, or a word where a label "
                                            "was; the file is damaged");
    }
    return {};
}

// Collects the rows that make up the words.
void Reader::collect()
{
    const auto addPieces = [this](std::string_view word, WordVectors::Id id) {
        const auto buckets = bucketsOf(word, m_model.subwords);
        for (const std::uint32_t bucket : buckets)
            m_sums.add(m_model.words + bucket, id);
        return !buckets.empty();
    };
    for (const auto &[id, chosen] : m_chosen) {
        m_sums.add(chosen.entry, id);
        addPieces(chosen.word, id);
    }
    for (const auto &[word, id] : m_words.words()) {
        if (m_words.has(id))
            continue;
        m_words.claimPieces(id);
        addPieces(word, id);
    }
}

Result<void> Reader::readMatrix()
{
    KEYSEED_ASSIGN(const auto quantised, number<std::uint8_t>(m_stream, "whether the model is quantised"));
    if (quantised != 0)
        return m_stream.wrongByte(
            m_stream.position() - 1,
            "the model is quantised (.ftz), and its vectors are not in it any more; name "
            "the .bin file that it was made of");
    const std::uint64_t place = m_stream.position();
    const auto rows = number<std::int64_t>(m_stream, "the size of the vectors");
    const auto columns = number<std::int64_t>(m_stream, "the size of the vectors");
    if (!rows || !columns)
        return fail(!rows ? rows.error() : columns.error());
    const std::uint64_t expected = std::uint64_t{m_model.words} + m_model.subwords.buckets;
    const std::uint64_t bytes = expected * m_model.dimension * sizeof(float);
    if (static_cast<std::uint64_t>(*rows) != expected || *columns != std::int64_t{m_model.dimension})
        return m_stream.wrongByte(place,
                                  std::to_string(expected) + " vectors of dimension "
                                      + std::to_string(m_model.dimension)
                                      + " were expected; the file is damaged, get it again");
    if (m_stream.position() + bytes > m_stream.size())
        return m_stream.wrongByte(m_stream.size(),
                                  "vectors of " + std::to_string(bytes)
                                      + " bytes were expected, the file ends; it is cut short, get it again");
    collect();
    return m_sums.read(m_stream, m_stream.position(), RowSums::Number::Single, m_words);
}

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

std::uint32_t hashOf(std::string_view text)
{
    std::uint32_t hash = 2166136261U;
    for (const char byte : text) {
        hash ^= static_cast<std::uint32_t>(static_cast<std::int8_t>(byte));
        hash *= 16777619U;
    }
    return hash;
}

} // namespace

std::vector<std::uint32_t> bucketsOf(std::string_view word, const Subwords &subwords)
{
    std::vector<std::uint32_t> buckets;
    if (subwords.longest == 0 || subwords.buckets == 0)
        return buckets;
    const std::string marked = "<" + std::string(word) + ">";
    for (std::size_t begin = 0; begin < marked.size(); ++begin) {
        if (isContinuation(marked[begin]))
            continue;
        std::size_t end = begin;
        for (std::uint32_t length = 1; end < marked.size() && length <= subwords.longest; ++length) {
            ++end;
            while (end < marked.size() && isContinuation(marked[end]))
                ++end;
            const bool isMark = length == 1 && (begin == 0 || end == marked.size());
            if (length >= subwords.shortest && !isMark)
                buckets.push_back(hashOf(std::string_view(marked).substr(begin, end - begin))
                                  % subwords.buckets);
        }
    }
    return buckets;
}

bool isFastTextModel(std::string_view head)
{
    std::int32_t mark = 0;
    if (head.size() < sizeof(mark))
        return false;
    std::memcpy(&mark, head.data(), sizeof(mark));
    return mark == modelMagic;
}

Result<std::uint64_t> readFastTextModel(VectorStream &stream, WordVectors &words)
{
    return Reader(stream, words).read();
}

} // namespace core::embedding
