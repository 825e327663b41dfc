#include "core/embedding/imports/WordText.h"

#include "core/base/Result.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <vector>

namespace core::embedding {

namespace {

constexpr std::string_view blanks = " \t";

std::string_view withoutBlanksBehind(std::string_view line)
{
    return line.substr(0, line.find_last_not_of(blanks) + 1);
}

std::size_t fieldCount(std::string_view line)
{
    return static_cast<std::size_t>(std::ranges::count_if(line, [](char c) { return c == ' ' || c == '\t'; }))
           + 1;
}

// Returns the position of the blank before the last `count` fields; npos if there are fewer. The part before
// it is the word, which may be empty: some files have a line for it.
std::size_t numbersBegin(std::string_view line, std::size_t count)
{
    for (std::size_t i = line.size(); i-- > 0;)
        if ((line[i] == ' ' || line[i] == '\t') && --count == 0)
            return i;
    return std::string_view::npos;
}

// Returns whether a number that no float can hold is too small rather than too large.
bool isTiny(std::string_view number)
{
    return number.find("e-") != std::string_view::npos || number.find("E-") != std::string_view::npos;
}

Result<void> readNumbers(const VectorStream &stream, std::string_view text, std::vector<float> &numbers)
{
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        text.remove_prefix(1); // the blank
        const std::string_view number = text.substr(0, text.find_first_of(blanks));
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), numbers[i]);
        if (error == std::errc::result_out_of_range && isTiny(number))
            numbers[i] = 0.0F;
        else if (error != std::errc() || end != number.data() + number.size() || !std::isfinite(numbers[i]))
            return stream.wrongLine("number " + std::to_string(i + 1)
                                    + " of the word is none that can be in a vector; the file is damaged or "
                                      "of another format");
        text.remove_prefix(number.size());
    }
    return {};
}

} // namespace

std::optional<WordHeader> wordHeader(std::string_view line)
{
    line = withoutBlanksBehind(line);
    WordHeader header;
    const char *const last = line.data() + line.size();
    const auto words = std::from_chars(line.data(), last, header.words);
    if (words.ec != std::errc() || words.ptr == last || blanks.find(*words.ptr) == std::string_view::npos)
        return std::nullopt;
    const auto dimension = std::from_chars(words.ptr + 1, last, header.dimension);
    if (dimension.ec != std::errc() || dimension.ptr != last)
        return std::nullopt;
    return header;
}

Result<WordHeader>
checkedWordHeader(const VectorStream &stream, std::string_view line, const std::string &what)
{
    const auto header = wordHeader(line);
    if (!header || header->words == 0 || header->dimension < 2 || header->dimension > largestWordDimension)
        return stream.wrongLine("the number of words and their dimension (2 to 4096) were expected, such as "
                                "400000 300; name "
                                + what + ", or choose the source that the file is of");
    return *header;
}

bool isWordText(std::string_view head)
{
    const std::string_view line = withoutBlanksBehind(head.substr(0, head.find('\n')));
    const std::size_t word = line.find_first_of(blanks);
    return word != std::string_view::npos && word > 0 && fieldCount(line) > 2
           && line.find_first_not_of("0123456789+-.eE \t\r", word) == std::string_view::npos;
}

Result<std::uint64_t>
readWordText(VectorStream &stream, const std::optional<WordHeader> &header, WordVectors &words)
{
    std::vector<float> numbers;
    if (header) {
        words.setDimension(header->dimension);
        numbers.resize(header->dimension);
    }
    std::uint64_t rank = 0;
    for (std::string_view line;;) {
        KEYSEED_ASSIGN(const auto more, stream.line(line));
        if (!more)
            break;
        line = withoutBlanksBehind(line);
        if (line.empty())
            continue;
        if (numbers.empty()) {
            const std::size_t dimension = fieldCount(line) - 1;
            if (dimension < 2 || dimension > largestWordDimension)
                return stream.wrongLine("a word and its numbers, with a blank between, were expected");
            words.setDimension(dimension);
            numbers.resize(dimension);
        }
        if (header && rank == header->words)
            return stream.wrongLine("the end was expected, as line 1 says that there are "
                                    + std::to_string(header->words) + " words; put that right");
        ++rank;
        const std::size_t begin = numbersBegin(line, numbers.size());
        if (begin == std::string_view::npos)
            return stream.wrongLine("a word and " + std::to_string(numbers.size())
                                    + " numbers were expected; the file is damaged or of another format");
        const std::string_view word = line.substr(0, begin);
        const WordVectors::Id id = words.wanted(word);
        if (id == WordVectors::none)
            continue;
        KEYSEED_TRY(readNumbers(stream, line.substr(begin), numbers));
        words.keep(id, word, numbers, static_cast<double>(rank));
    }
    if (rank == 0)
        return stream.wrongFile("holds no word; name a file of vectors");
    if (header && rank < header->words)
        return stream.wrongFile("ends after " + std::to_string(rank)
                                + " words, and line 1 says that there are " + std::to_string(header->words)
                                + "; it is cut short, get it again");
    return rank;
}

} // namespace core::embedding
