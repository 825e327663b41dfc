#include "core/rewriter/Bpe.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"

#include <algorithm>
#include <limits>
#include <sstream>
#include <unicode/unistr.h>

namespace core::rewriter {

namespace {

using VocabularyJson = nlohmann::json;

constexpr std::uint64_t mostBytes = std::uint64_t{64} << 20;
constexpr std::size_t mostTokens = 1'000'000;
constexpr std::array<const char *, 4> specialTokens = {"<s>", "<pad>", "</s>", "<unk>"};

std::string utf8Of(unsigned code)
{
    std::string text;
    icu::UnicodeString(static_cast<UChar32>(code)).toUTF8String(text);
    return text;
}

// How GPT-2 writes bytes: printable Latin-1 as itself, the others from U+0100 on.
const std::array<std::string, 256> &seenBytes()
{
    static const std::array<std::string, 256> seen = [] {
        std::array<std::string, 256> made;
        unsigned next = 256;
        for (unsigned byte = 0; byte < 256; ++byte) {
            const bool isSeen = (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
            made[byte] = utf8Of(isSeen ? byte : next++);
        }
        return made;
    }();
    return seen;
}

const std::unordered_map<std::string, char> &bytesOfSeen()
{
    static const std::unordered_map<std::string, char> bytes = [] {
        std::unordered_map<std::string, char> made;
        for (std::size_t byte = 0; byte < 256; ++byte)
            made.emplace(seenBytes()[byte], static_cast<char>(byte));
        return made;
    }();
    return bytes;
}

std::vector<std::string> charactersOf(const std::string &seen)
{
    std::vector<std::string> characters;
    for (const char byte : seen) {
        const bool isFollowing = (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
        if (isFollowing && !characters.empty())
            characters.back() += byte;
        else
            characters.emplace_back(1, byte);
    }
    return characters;
}

std::vector<std::string> seenPieces(std::string_view word)
{
    std::vector<std::string> pieces;
    for (const char byte : word)
        pieces.push_back(seenBytes()[static_cast<unsigned char>(byte)]);
    return pieces;
}

void join(std::vector<std::string> &pieces, const std::string &left, const std::string &right)
{
    std::vector<std::string> joined;
    for (std::size_t at = 0; at < pieces.size(); ++at) {
        const bool isPair = at + 1 < pieces.size() && pieces[at] == left && pieces[at + 1] == right;
        joined.push_back(isPair ? left + right : pieces[at]);
        at += isPair ? 1 : 0;
    }
    pieces = std::move(joined);
}

} // namespace

Result<Bpe> Bpe::read(const std::filesystem::path &folder)
{
    Bpe bpe;
    KEYSEED_TRY(bpe.readVocabulary(folder / "vocab.json"));
    KEYSEED_TRY(bpe.readMerges(folder / "merges.txt"));
    return bpe;
}

Result<void> Bpe::readVocabulary(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto text, readWholeFile(path, mostBytes));
    const VocabularyJson json = parseJson(text);
    const auto refuse = [&](const std::string &why) {
        return fail(ErrorCode::InvalidPlan,
                    path.string() + ": " + why + "; get the file again from where the model is from");
    };
    if (!json.is_object() || json.size() > mostTokens)
        return refuse("a JSON object of tokens and their numbers was expected");
    m_texts.resize(json.size());
    for (const auto &[token, number] : json.items()) {
        if (!number.is_number_unsigned() || number.get<std::size_t>() >= m_texts.size())
            return refuse("every token must have a number from 0 to one less than there are tokens");
        const auto place = number.get<std::size_t>();
        if (!m_texts[place].empty() || token.empty())
            return refuse("two tokens have the number " + std::to_string(place));
        m_texts[place] = token;
        m_tokens.emplace(token, static_cast<Token>(place));
    }
    return findSpecial(path);
}

Result<void> Bpe::findSpecial(const std::filesystem::path &path)
{
    const std::array<Token *, 4> places = {&m_begin, &m_pad, &m_end, &m_unknown};
    for (std::size_t at = 0; at < places.size(); ++at) {
        const auto found = m_tokens.find(specialTokens[at]);
        if (found == m_tokens.end())
            return fail(ErrorCode::InvalidPlan,
                        path.string() + ": the token " + specialTokens[at]
                            + " is missing; name the vocabulary of a BART model");
        *places[at] = found->second;
    }
    return {};
}

Result<void> Bpe::readMerges(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto text, readWholeFile(path, mostBytes));
    std::istringstream lines(text);
    std::string line;
    for (std::size_t number = 1; std::getline(lines, line); ++number) {
        if (!line.empty() && line.back() == '\r')
            line.pop_back();
        if (line.empty() || (number == 1 && line.starts_with("#version")))
            continue;
        const auto blank = line.find(' ');
        if (blank == 0 || blank == std::string::npos || blank + 1 == line.size()
            || line.find(' ', blank + 1) != std::string::npos)
            return fail(ErrorCode::InvalidPlan,
                        path.string() + ", line " + std::to_string(number)
                            + ": two pieces with a blank between them were expected");
        m_ranks.emplace(line, m_merges.size());
        m_merges.push_back(line);
    }
    return {};
}

std::vector<std::string> Bpe::piecesOf(std::string_view word) const
{
    std::vector<std::string> pieces = seenPieces(word);
    while (pieces.size() > 1) {
        std::size_t best = std::numeric_limits<std::size_t>::max();
        for (std::size_t at = 0; at + 1 < pieces.size(); ++at)
            if (const auto found = m_ranks.find(pieces[at] + ' ' + pieces[at + 1]); found != m_ranks.end())
                best = std::min(best, found->second);
        if (best == std::numeric_limits<std::size_t>::max())
            break;
        const std::string &merge = m_merges[best];
        const auto blank = merge.find(' ');
        join(pieces, merge.substr(0, blank), merge.substr(blank + 1));
    }
    return pieces;
}

std::vector<Token> Bpe::encode(std::string_view text) const
{
    // Anything longer is not a word; in pieces it costs no more than words do.
    constexpr std::size_t longestWord = 256;
    std::vector<Token> tokens;
    for (std::string_view word : wordsOf(text)) {
        for (; !word.empty(); word.remove_prefix(std::min(word.size(), longestWord))) {
            for (const std::string &piece : piecesOf(word.substr(0, longestWord))) {
                const auto found = m_tokens.find(piece);
                tokens.push_back(found == m_tokens.end() ? m_unknown : found->second);
            }
        }
    }
    return tokens;
}

std::string Bpe::decode(std::span<const Token> tokens) const
{
    std::string bytes;
    for (const Token token : tokens) {
        if (token < 0 || static_cast<std::size_t>(token) >= m_texts.size() || token == m_begin
            || token == m_pad || token == m_end || token == m_unknown)
            continue;
        for (const std::string &seen : charactersOf(m_texts[static_cast<std::size_t>(token)]))
            if (const auto found = bytesOfSeen().find(seen); found != bytesOfSeen().end())
                bytes += found->second;
    }
    std::string text;
    icu::UnicodeString::fromUTF8(bytes).toUTF8String(text);
    return text;
}

std::vector<Token> Bpe::row(std::string_view text, std::size_t length) const
{
    std::vector<Token> tokens = encode(text);
    tokens.resize(std::min(tokens.size(), length - 2));
    tokens.insert(tokens.begin(), m_begin);
    tokens.push_back(m_end);
    tokens.resize(length, m_pad);
    return tokens;
}

Result<void> Bpe::write(const std::filesystem::path &folder) const
{
    VocabularyJson json = VocabularyJson::object();
    for (std::size_t place = 0; place < m_texts.size(); ++place)
        json[m_texts[place]] = place;
    std::string merges = "#version: 0.2\n";
    for (const std::string &merge : m_merges)
        merges += merge + '\n';
    KEYSEED_TRY(writeNewFile(folder / "vocab.json", json.dump()));
    return writeNewFile(folder / "merges.txt", merges);
}

Bpe Bpe::learn(std::span<const std::string> texts, std::size_t size)
{
    Bpe bpe;
    for (const char *special : specialTokens)
        bpe.m_texts.emplace_back(special);
    for (const std::string &seen : seenBytes())
        bpe.m_texts.push_back(seen);

    std::map<std::string, std::int64_t, std::less<>> counts;
    for (const std::string &text : texts)
        for (const std::string_view word : wordsOf(text))
            ++counts[std::string(word)];
    struct Word
    {
        std::vector<std::string> pieces;
        std::int64_t count;
    };
    std::vector<Word> words;
    std::unordered_map<std::string, std::int64_t> pairs;
    std::unordered_map<std::string, std::vector<std::size_t>> places;
    const auto count = [&](std::size_t at, std::int64_t sign) {
        const Word &word = words[at];
        for (std::size_t place = 0; place + 1 < word.pieces.size(); ++place) {
            const std::string pair = word.pieces[place] + ' ' + word.pieces[place + 1];
            std::int64_t &total = pairs[pair];
            total += sign * word.count;
            if (total == 0)
                pairs.erase(pair);
            if (sign > 0)
                places[pair].push_back(at);
        }
    };
    for (const auto &[word, times] : counts) {
        words.push_back({seenPieces(word), times});
        count(words.size() - 1, 1);
    }
    while (bpe.m_texts.size() < size && !pairs.empty()) {
        // The first by its bytes among those as frequent, so that the same texts give the same tokens.
        const auto best =
            std::max_element(pairs.begin(), pairs.end(), [](const auto &left, const auto &right) {
                return left.second != right.second ? left.second < right.second : left.first > right.first;
            });
        if (best->second < 2)
            break;
        const std::string merge = best->first;
        const auto blank = merge.find(' ');
        std::vector<std::size_t> touched = std::move(places[merge]);
        std::sort(touched.begin(), touched.end());
        touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
        for (const std::size_t at : touched) {
            count(at, -1);
            join(words[at].pieces, merge.substr(0, blank), merge.substr(blank + 1));
            count(at, 1);
        }
        pairs.erase(merge);
        places.erase(merge);
        bpe.m_ranks.emplace(merge, bpe.m_merges.size());
        bpe.m_merges.push_back(merge);
        bpe.m_texts.push_back(merge.substr(0, blank) + merge.substr(blank + 1));
    }
    for (std::size_t place = 0; place < bpe.m_texts.size(); ++place)
        bpe.m_tokens.emplace(bpe.m_texts[place], static_cast<Token>(place));
    return bpe;
}

} // namespace core::rewriter
