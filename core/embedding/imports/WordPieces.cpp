#include "core/embedding/imports/WordPieces.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/Result.h"
#include "core/vocabulary/Folding.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unordered_map>

namespace core::embedding {

namespace {

using TokenizerJson = nlohmann::json;
using Numbers = std::unordered_map<std::string, std::uint32_t>;

constexpr std::uint64_t mostBytes = std::uint64_t{256} << 20;
constexpr std::uint32_t largestNumber = 100'000'000;
constexpr std::size_t longestPiece = 100; // bytes

const TokenizerJson &member(const TokenizerJson &object, const char *name)
{
    static const TokenizerJson nothing;
    if (!object.is_object())
        return nothing;
    const auto found = object.find(name);
    return found == object.end() ? nothing : *found;
}

bool isTrue(const TokenizerJson &json)
{
    return json.is_boolean() && json.get<bool>();
}

// BERT takes accents off where it folds case, unless it is told otherwise.
bool takesAccentsOff(const TokenizerJson &normalizer)
{
    const TokenizerJson &type = member(normalizer, "type");
    if (type == "Sequence") {
        const TokenizerJson &steps = member(normalizer, "normalizers");
        return steps.is_array() && std::any_of(steps.begin(), steps.end(), takesAccentsOff);
    }
    if (type == "StripAccents")
        return true;
    const TokenizerJson &strip = member(normalizer, "strip_accents");
    return type == "BertNormalizer"
           && (strip.is_boolean() ? strip.get<bool>() : isTrue(member(normalizer, "lowercase")));
}

std::string withoutAccents(std::string_view word)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2 *const decompose = icu::Normalizer2::getNFDInstance(status);
    if (U_FAILURE(status))
        return std::string(word);
    const icu::UnicodeString parts = decompose->normalize(
        icu::UnicodeString::fromUTF8({word.data(), static_cast<std::int32_t>(word.size())}), status);
    icu::UnicodeString kept;
    for (std::int32_t i = 0; i < parts.length(); i = parts.moveIndex32(i, 1))
        if (u_charType(parts.char32At(i)) != U_NON_SPACING_MARK)
            kept.append(parts.char32At(i));
    std::string text;
    kept.toUTF8String(text);
    return text;
}

std::size_t characterEnd(std::string_view text, std::size_t begin)
{
    std::size_t end = begin;
    vocabulary::nextCodePoint(text, end);
    return end;
}

class LongestFirst final : public WordPieces
{
public:
    LongestFirst(Numbers numbers, std::string inside, std::size_t longest, bool hasNoAccents)
        : m_numbers(std::move(numbers))
        , m_inside(std::move(inside))
        , m_longest(longest)
        , m_hasNoAccents(hasNoAccents)
    {}

    std::vector<std::uint32_t> piecesOf(std::string_view given) const override
    {
        const std::string word = m_hasNoAccents ? withoutAccents(given) : std::string(given);
        std::vector<std::uint32_t> pieces;
        if (word.size() > m_longest)
            return pieces;
        for (std::size_t begin = 0; begin < word.size();) {
            const std::size_t end = longestAt(word, begin, pieces);
            if (end == begin)
                return {}; // not all of it: the word is unknown
            begin = end;
        }
        return pieces;
    }

private:
    std::size_t
    longestAt(const std::string &word, std::size_t begin, std::vector<std::uint32_t> &pieces) const
    {
        for (std::size_t end = std::min(word.size(), begin + longestPiece); end > begin; --end) {
            const auto found = m_numbers.find((begin > 0 ? m_inside : "") + word.substr(begin, end - begin));
            if (found == m_numbers.end())
                continue;
            pieces.push_back(found->second);
            return end;
        }
        return begin;
    }

    Numbers m_numbers;
    std::string m_inside; ///< before pieces that do not begin a word: "##"
    std::size_t m_longest;
    bool m_hasNoAccents;
};

class Likeliest final : public WordPieces
{
public:
    struct Piece
    {
        std::uint32_t number = 0;
        double score = 0.0; ///< logarithm of its probability
    };

    Likeliest(std::unordered_map<std::string, Piece> pieces, std::uint32_t unknown, bool hasNoAccents)
        : m_pieces(std::move(pieces))
        , m_unknown(unknown)
        , m_hasNoAccents(hasNoAccents)
    {
        for (const auto &[text, piece] : m_pieces)
            m_lowest = std::min(m_lowest, piece.score);
    }

    std::vector<std::uint32_t> piecesOf(std::string_view given) const override
    {
        const std::string word =
            "\xE2\x96\x81" + (m_hasNoAccents ? withoutAccents(given) : std::string(given));
        std::vector<Step> best(word.size() + 1);
        best[0].score = 0.0;
        for (std::size_t begin = 0; begin < word.size(); begin = characterEnd(word, begin))
            if (std::isfinite(best[begin].score))
                advance(word, begin, best);
        std::vector<std::uint32_t> pieces;
        for (std::size_t at = word.size(); at > 0; at = best[at].before)
            if (best[at].number != m_unknown)
                pieces.push_back(best[at].number);
        std::ranges::reverse(pieces);
        return pieces;
    }

private:
    struct Step
    {
        double score = -std::numeric_limits<double>::infinity();
        std::size_t before = 0;
        std::uint32_t number = 0;
    };

    void advance(const std::string &word, std::size_t begin, std::vector<Step> &best) const
    {
        const std::size_t first = characterEnd(word, begin);
        for (std::size_t end = first; end <= std::min(word.size(), begin + longestPiece);) {
            const auto found = m_pieces.find(word.substr(begin, end - begin));
            if (found != m_pieces.end())
                offer(best[end], {best[begin].score + found->second.score, begin, found->second.number});
            if (end == word.size())
                break;
            end = characterEnd(word, end);
        }
        // A character with which no piece begins costs more than any piece.
        constexpr double penalty = 10.0;
        offer(best[first], {best[begin].score + m_lowest - penalty, begin, m_unknown});
    }

    static void offer(Step &best, const Step &step)
    {
        if (step.score > best.score)
            best = step;
    }

    std::unordered_map<std::string, Piece> m_pieces;
    std::uint32_t m_unknown;
    bool m_hasNoAccents;
    double m_lowest = 0.0;
};

using Opened = Result<std::unique_ptr<const WordPieces>>;

tl::unexpected<Error> wrong(const std::filesystem::path &path, const std::string &what)
{
    return fail(ErrorCode::InvalidPlan, path.string() + ": " + what);
}

Opened wordPieceOf(const TokenizerJson &json, const std::filesystem::path &path)
{
    const TokenizerJson &model = member(json, "model");
    const TokenizerJson &vocab = member(model, "vocab");
    if (!vocab.is_object() || vocab.empty())
        return wrong(path, "model.vocab: an object of pieces and their numbers was expected");
    Numbers numbers;
    for (const auto &[piece, number] : vocab.items()) {
        if (!number.is_number_unsigned() || number.get<std::uint64_t>() > largestNumber)
            return wrong(path, "model.vocab: a whole number from 0 was expected for each piece");
        if (piece.size() <= longestPiece && number != member(vocab, "[UNK]"))
            numbers.emplace(piece, number.get<std::uint32_t>());
    }
    const TokenizerJson &prefix = member(model, "continuing_subword_prefix");
    const TokenizerJson &longest = member(model, "max_input_chars_per_word");
    return std::make_unique<const LongestFirst>(
        std::move(numbers),
        prefix.is_string() ? prefix.get<std::string>() : std::string("##"),
        longest.is_number_unsigned() ? longest.get<std::size_t>() : longestPiece,
        takesAccentsOff(member(json, "normalizer")));
}

Opened unigramOf(const TokenizerJson &json, const std::filesystem::path &path)
{
    const TokenizerJson &model = member(json, "model");
    const TokenizerJson &vocab = member(model, "vocab");
    if (!vocab.is_array() || vocab.empty() || vocab.size() > largestNumber)
        return wrong(path, "model.vocab: a list of pieces and their scores was expected");
    std::unordered_map<std::string, Likeliest::Piece> pieces;
    std::uint32_t number = 0;
    for (const TokenizerJson &each : vocab) {
        if (!each.is_array() || each.size() != 2 || !each[0].is_string() || !each[1].is_number()
            || !(std::abs(each[1].get<double>()) < 1e6))
            return wrong(
                path, "model.vocab: a piece and its score were expected at place " + std::to_string(number));
        const std::string text = each[0].get<std::string>();
        if (!text.empty() && text.size() <= longestPiece)
            pieces.try_emplace(text, Likeliest::Piece{number, each[1].get<double>()});
        ++number;
    }
    const TokenizerJson &unknown = member(model, "unk_id");
    return std::make_unique<const Likeliest>(
        std::move(pieces),
        unknown.is_number_unsigned() && unknown.get<std::uint64_t>() < number ? unknown.get<std::uint32_t>()
                                                                              : number,
        takesAccentsOff(member(json, "normalizer")));
}

} // namespace

Opened WordPieces::open(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto text, readWholeFile(path, mostBytes));
    const TokenizerJson json = parseJson(text);
    const TokenizerJson &type = member(member(json, "model"), "type");
    if (type == "WordPiece")
        return wordPieceOf(json, path);
    if (type == "Unigram")
        return unigramOf(json, path);
    return wrong(path,
                 "a tokenizer with a model WordPiece or Unigram was expected, as static tables of vectors "
                 "(model2vec) have it; name the tokenizer.json of such a table");
}

} // namespace core::embedding
