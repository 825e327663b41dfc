#include "core/encoder/Pieces.h"

#include "core/base/Text.h"
#include "core/encoder/CharsMap.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core::encoder {

namespace {

using Opened = Result<std::unique_ptr<const Pieces>>;

constexpr std::size_t mostTokens = 2'000'000;
constexpr std::size_t longestPiece = 128; // bytes

std::size_t pointsIn(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char each) { return (static_cast<unsigned char>(each) & 0xC0U) != 0x80U; }));
}

/// The vocabulary of one of the two models.
struct PieceTable
{
    Tokens tokens;
    std::size_t longest = 1; ///< bytes of the longest piece
    Token largest = 0;

    void add(const std::string &text, Token token)
    {
        tokens.try_emplace(text, token);
        longest = std::max(longest, text.size());
        largest = std::max(largest, token);
    }
    std::optional<Token> find(std::string_view text) const
    {
        const auto found = tokens.find(text);
        return found == tokens.end() ? std::nullopt : std::optional(found->second);
    }
};

class WordPieceModel final : public Pieces
{
public:
    WordPieceModel(PieceTable table, Token unknown, std::string inside, std::size_t longestWord)
        : m_table(std::move(table))
        , m_unknown(unknown)
        , m_inside(std::move(inside))
        , m_longestWord(longestWord)
    {}

    void cut(std::string_view word, std::vector<Token> &tokens) const override
    {
        const std::size_t before = tokens.size();
        bool isKnown = pointsIn(word) <= m_longestWord;
        std::string piece;
        for (std::size_t begin = 0; isKnown && begin < word.size();) {
            const std::string_view front = begin == 0 ? std::string_view() : m_inside;
            std::size_t end = std::min(word.size(), begin + m_table.longest);
            piece.assign(front).append(word.substr(begin, end - begin));
            std::optional<Token> found = m_table.find(piece);
            while (!found && piece.size() > front.size() + 1) {
                piece.pop_back();
                --end;
                found = m_table.find(piece);
            }
            isKnown = found.has_value();
            if (isKnown)
                tokens.push_back(*found);
            begin = end;
        }
        if (!isKnown) {
            tokens.resize(before);
            tokens.push_back(m_unknown);
        }
    }
    std::optional<Token> find(std::string_view piece) const override { return m_table.find(piece); }
    Token unknown() const override { return m_unknown; }
    Token largest() const override { return m_table.largest; }

private:
    PieceTable m_table;
    Token m_unknown;
    std::string m_inside;      ///< before pieces that do not begin a word: "##"
    std::size_t m_longestWord; ///< characters; longer words are unknown
};

class UnigramModel final : public Pieces
{
public:
    UnigramModel(PieceTable table, std::vector<double> scores, Token unknown)
        : m_table(std::move(table))
        , m_scores(std::move(scores))
        , m_unknown(unknown)
        , m_unknownScore(*std::ranges::min_element(m_scores) - 10.0)
    {}

    void cut(std::string_view word, std::vector<Token> &tokens) const override
    {
        std::vector<Step> best(word.size() + 1);
        best[0].score = 0.0;
        for (std::size_t begin = 0; begin < word.size(); begin = endOfPoint(word, begin))
            if (std::isfinite(best[begin].score))
                advance(word, begin, best);
        std::vector<Token> backwards;
        for (std::size_t at = word.size(); at > 0; at = best[at].before)
            if (best[at].token != m_unknown || backwards.empty() || backwards.back() != m_unknown)
                backwards.push_back(best[at].token); // a run of unknown characters is one token
        tokens.insert(tokens.end(), backwards.rbegin(), backwards.rend());
    }
    std::optional<Token> find(std::string_view piece) const override { return m_table.find(piece); }
    Token unknown() const override { return m_unknown; }
    Token largest() const override { return m_table.largest; }

private:
    struct Step
    {
        double score = -std::numeric_limits<double>::infinity();
        std::size_t before = 0;
        Token token = 0;
    };

    void advance(std::string_view word, std::size_t begin, std::vector<Step> &best) const
    {
        const auto offer = [&](std::size_t end, double score, Token token) {
            if (best[begin].score + score > best[end].score)
                best[end] = {best[begin].score + score, begin, token};
        };
        const std::size_t first = endOfPoint(word, begin);
        bool hasFirst = false;
        for (std::size_t end = first; end <= word.size() && end - begin <= m_table.longest;
             end = endOfPoint(word, end)) {
            if (const auto token = m_table.find(word.substr(begin, end - begin))) {
                offer(end, m_scores[*token], *token);
                hasFirst = hasFirst || end == first;
            }
            if (end == word.size())
                break;
        }
        if (!hasFirst)
            offer(first, m_unknownScore, m_unknown);
    }

    PieceTable m_table;
    std::vector<double> m_scores;
    Token m_unknown;
    double m_unknownScore;
};

Opened wordPieces(const ModelJson &file)
{
    const auto &model = file["model"];
    const auto &vocab = ModelJson::member(model, "vocab");
    if (!vocab.is_object() || vocab.empty() || vocab.size() > mostTokens)
        return file.wrong("model.vocab", "an object of pieces and their numbers was expected");
    PieceTable table;
    for (const auto &[piece, number] : vocab.items()) {
        if (!number.is_number_unsigned() || number.get<std::uint64_t>() >= mostTokens)
            return file.wrong("model.vocab", "a whole number from 0 was expected for each piece");
        if (piece.size() <= longestPiece)
            table.add(piece, number.get<Token>());
    }
    const auto unknown = table.find(ModelJson::text(model, "unk_token", "[UNK]"));
    if (!unknown)
        return file.wrong("model.unk_token", "a piece of model.vocab was expected");
    const auto &longest = ModelJson::member(model, "max_input_chars_per_word");
    return std::make_unique<const WordPieceModel>(std::move(table),
                                                  *unknown,
                                                  ModelJson::text(model, "continuing_subword_prefix", "##"),
                                                  longest.is_number_unsigned() ? longest.get<std::size_t>()
                                                                               : std::size_t{100});
}

Opened unigram(const ModelJson &file)
{
    const auto &model = file["model"];
    const auto &vocab = ModelJson::member(model, "vocab");
    if (!vocab.is_array() || vocab.empty() || vocab.size() > mostTokens)
        return file.wrong("model.vocab", "a list of pieces and their scores was expected");
    if (ModelJson::flag(model, "byte_fallback"))
        return file.wrong("model.byte_fallback", "false was expected");
    PieceTable table;
    std::vector<double> scores;
    for (const auto &each : vocab) {
        if (!each.is_array() || each.size() != 2 || !each[0].is_string() || !each[1].is_number()
            || !(std::abs(each[1].get<double>()) < 1e6))
            return file.wrong("model.vocab",
                              "a piece and its score were expected at place "
                                  + std::to_string(scores.size()));
        const auto text = each[0].get<std::string>();
        if (!text.empty() && text.size() <= longestPiece)
            table.add(text, static_cast<Token>(scores.size()));
        scores.push_back(each[1].get<double>());
    }
    const auto &unknown = ModelJson::member(model, "unk_id");
    if (!unknown.is_number_unsigned() || unknown.get<std::uint64_t>() >= scores.size())
        return file.wrong("model.unk_id", "the place of a piece in model.vocab was expected");
    return std::make_unique<const UnigramModel>(std::move(table), std::move(scores), unknown.get<Token>());
}

} // namespace

Opened Pieces::from(const ModelJson &file)
{
    const std::string type = ModelJson::text(file["model"], "type");
    if (type == "WordPiece")
        return wordPieces(file);
    if (type == "Unigram")
        return unigram(file);
    return file.wrong("model.type",
                      inQuotes(type)
                          + " is no model that this program knows; WordPiece or Unigram was expected");
}

Opened Pieces::fromList(const ModelJson &file, std::string_view lines, const std::string &unknown)
{
    PieceTable table;
    Token next = 0;
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        std::string_view line = lines.substr(0, end);
        lines.remove_prefix(std::min(lines.size(), end + 1));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (next == mostTokens)
            return file.wrong("vocab.txt", "at most 2,000,000 pieces were expected");
        if (line.size() <= longestPiece)
            table.add(std::string(line), next);
        ++next;
    }
    const auto found = table.find(unknown);
    if (!found)
        return file.wrong("vocab.txt", "a line " + unknown + " was expected");
    constexpr std::size_t longestWord = 100;
    return std::make_unique<const WordPieceModel>(std::move(table), *found, "##", longestWord);
}

} // namespace core::encoder
