#include "core/base/Result.h"
#include "core/embedding/imports/WordText.h"
#include "core/embedding/imports/WordVectorSource.h"

#include <array>
#include <cmath>
#include <cstring>

namespace core::embedding::source {

namespace {

using vocabulary::SettingType;

constexpr std::array<SourceSetting, 1> word2VecSettings = {
    {{.key = "file", .type = SettingType::File, .what = "the path of a file of word2vec, text or binary"}}};

// A word of the binary format; word2vec itself makes none longer than 100 bytes.
constexpr std::size_t longestWord = 10'000;

// Returns whether digits, not bytes of numbers, follow the header and the first word.
bool isText(std::string_view head)
{
    const std::size_t blank = head.find_first_of(" \t");
    if (blank == std::string_view::npos)
        return false;
    head.remove_prefix(blank);
    head = head.substr(0, std::min(head.find('\n'), std::size_t{400}));
    return head.find_first_not_of("0123456789+-.eE \t\rnaifNAIF") == std::string_view::npos;
}

// Reads the binary format: a word, a blank, the numbers as IEEE floats of 4 bytes, little-endian, and in most
// files a line break behind them.
Result<std::uint64_t> readBinary(VectorStream &stream, const WordHeader &header, WordVectors &words)
{
    words.setDimension(header.dimension);
    std::vector<float> numbers(header.dimension);
    for (std::uint64_t rank = 1; rank <= header.words; ++rank) {
        const std::string what = "word " + std::to_string(rank) + " of " + std::to_string(header.words);
        KEYSEED_ASSIGN(const auto written, stream.until(' ', longestWord, what));
        const std::string word(written.starts_with('\n') ? written.substr(1) : written);
        const std::uint64_t place = stream.position();
        KEYSEED_ASSIGN(const auto bytes,
                       stream.bytes(numbers.size() * sizeof(float), "the vector of " + what));
        const WordVectors::Id id = words.wanted(word);
        if (id == WordVectors::none)
            continue;
        std::memcpy(numbers.data(), bytes.data(), bytes.size());
        if (!std::ranges::all_of(numbers, [](float number) { return std::isfinite(number); }))
            return stream.wrongByte(place,
                                    "the vector of " + what
                                        + " holds something that is no number; the file is damaged, or of "
                                          "another format");
        words.keep(id, word, numbers, static_cast<double>(rank));
    }
    KEYSEED_ASSIGN(const auto rest, stream.ahead(2));
    if (!rest.empty() && rest != "\n")
        return stream.wrongByte(stream.position(),
                                "the end was expected, as line 1 says that there are "
                                    + std::to_string(header.words)
                                    + " words; the file is damaged or of another format");
    return header.words;
}

/// Both formats of word2vec, told apart by what stands in the file.
class Word2Vec final : public WordVectorSource
{
public:
    std::string_view name() const override { return "word2vec"; }
    std::string_view title() const override { return "word vectors (word2vec)"; }
    std::span<const SourceSetting> settings() const override { return word2VecSettings; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 3> known = {".bin", ".txt", ".vec"};
        return known;
    }
    bool recognises(std::string_view head) const override
    {
        return wordHeader(head.substr(0, head.find('\n'))).has_value();
    }

private:
    Result<std::uint64_t>
    read(const Settings &settings, WordVectors &words, JobControl &control) const override
    {
        KEYSEED_ASSIGN(auto stream, VectorStream::open(vocabulary::textOf(settings, "file"), control));
        std::string_view line;
        KEYSEED_TRY(stream.line(line));
        KEYSEED_ASSIGN(const auto header, checkedWordHeader(stream, line, "a file of word2vec"));
        KEYSEED_ASSIGN(const auto head, stream.ahead(longestWord));
        return isText(head) ? readWordText(stream, header, words) : readBinary(stream, header, words);
    }
};

} // namespace

const Source &word2vec()
{
    static const Word2Vec source;
    return source;
}

} // namespace core::embedding::source
