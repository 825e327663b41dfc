#include "core/encoder/Tokenizer.h"

#include "core/base/InputFile.h"
#include "core/base/Text.h"

#include <algorithm>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace core::encoder {

namespace {

constexpr std::uint64_t mostTokenizerBytes = std::uint64_t{256} << 20;
constexpr std::size_t mostAdded = 10'000;
constexpr std::string_view metaSign = "\xE2\x96\x81"; // U+2581

// Returns the code point at `at` of valid UTF-8 and moves behind it.
UChar32 readPoint(std::string_view text, std::size_t &at)
{
    UChar32 point = 0;
    auto position = static_cast<std::int32_t>(at);
    const auto *bytes = reinterpret_cast<const std::uint8_t *>(text.data());
    U8_NEXT_OR_FFFD(bytes, position, static_cast<std::int32_t>(text.size()), point);
    at = static_cast<std::size_t>(position);
    return point;
}

bool isMark(UChar32 point)
{
    const bool isAscii = (point >= 33 && point <= 47) || (point >= 58 && point <= 64)
                         || (point >= 91 && point <= 96) || (point >= 123 && point <= 126);
    return isAscii || (U_GET_GC_MASK(point) & U_GC_P_MASK) != 0;
}

// Cuts at white space, which is omitted, or around each punctuation mark, or both.
std::vector<std::string> cutAt(std::string_view text, bool atBlanks, bool atMarks)
{
    std::vector<std::string> words;
    std::size_t begin = 0;
    const auto end = [&](std::size_t at) {
        if (at > begin)
            words.emplace_back(text.substr(begin, at - begin));
    };
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t here = at;
        const UChar32 point = readPoint(text, at);
        if (atBlanks && u_isUWhiteSpace(point)) {
            end(here);
            begin = at;
        } else if (atMarks && isMark(point)) {
            end(here);
            words.emplace_back(text.substr(here, at - here));
            begin = at;
        }
    }
    end(text.size());
    return words;
}

std::vector<std::string> cutBeforeSigns(const std::string &text)
{
    std::vector<std::string> words;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t next = std::min(text.find(metaSign, begin + 1), text.size());
        words.push_back(text.substr(begin, next - begin));
        begin = next;
    }
    return words;
}

} // namespace

Result<Tokenizer> Tokenizer::open(const std::filesystem::path &folder)
{
    if (isThere(folder / "tokenizer.json"))
        return openFile(folder / "tokenizer.json");
    if (isThere(folder / "vocab.txt"))
        return openList(folder);
    return fail(ErrorCode::NotFound,
                folder.string()
                    + ": neither tokenizer.json nor vocab.txt is there; name the folder of an encoder");
}

Result<Tokenizer> Tokenizer::openFile(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto file, ModelJson::read(path, mostTokenizerBytes));
    Tokenizer made;
    KEYSEED_ASSIGN(made.m_pieces, Pieces::from(file));
    KEYSEED_ASSIGN(made.m_normalizer, Normalizer::from(file));
    if (const auto &cuts = file["pre_tokenizer"]; !cuts.is_null())
        KEYSEED_TRY(made.readCuts(file, cuts));
    KEYSEED_TRY(made.readAdded(file));
    if (const auto &frame = file["post_processor"]; !frame.is_null())
        KEYSEED_TRY(made.readFrame(file, frame));
    return made;
}

Result<Tokenizer> Tokenizer::openList(const std::filesystem::path &folder)
{
    const auto path = folder / "vocab.txt";
    KEYSEED_ASSIGN(const auto lines, readWholeFile(path, mostTokenizerBytes));
    ModelJson::Json options = ModelJson::Json::object();
    if (isThere(folder / "tokenizer_config.json")) {
        KEYSEED_ASSIGN(const auto read,
                       ModelJson::read(folder / "tokenizer_config.json", mostTokenizerBytes));
        options = read.json();
    }
    const ModelJson file(path, ModelJson::Json::object());
    Tokenizer made;
    KEYSEED_ASSIGN(made.m_pieces,
                   Pieces::fromList(file, lines, ModelJson::text(options, "unk_token", "[UNK]")));
    BertNormalization steps{.partsChinese = ModelJson::flag(options, "tokenize_chinese_chars", true),
                            .lowersCase = ModelJson::flag(options, "do_lower_case", true)};
    steps.stripsAccents = ModelJson::flag(options, "strip_accents", steps.lowersCase);
    made.m_normalizer = Normalizer(steps);
    made.m_cuts = {Cut::Bert};
    for (const auto &[key, usual, tokens] : {std::tuple{"cls_token", "[CLS]", &made.m_before},
                                             std::tuple{"sep_token", "[SEP]", &made.m_behind}}) {
        const std::string text = ModelJson::text(options, key, usual);
        const auto token = made.m_pieces->find(text);
        if (!token)
            return file.wrong("vocab.txt", "a line " + inQuotes(text) + " was expected");
        tokens->push_back(*token);
        made.m_added.push_back({text, *token, false, false});
        made.m_addedBegin[static_cast<unsigned char>(text[0])] = true;
    }
    return made;
}

Result<void> Tokenizer::readCuts(const ModelJson &file, const ModelJson::Json &json)
{
    const std::string type = ModelJson::text(json, "type");
    if (type == "Sequence") {
        const auto &parts = ModelJson::member(json, "pretokenizers");
        if (!parts.is_array() || parts.size() > 8)
            return file.wrong("pre_tokenizer.pretokenizers", "a list of at most 8 steps was expected");
        for (const auto &part : parts)
            KEYSEED_TRY(readCuts(file, part));
        return {};
    }
    if (m_cuts.size() == 8)
        return file.wrong("pre_tokenizer", "at most 8 steps were expected");
    if (type == "Metaspace")
        return readMeta(file, json);
    if (type == "BertPreTokenizer")
        m_cuts.push_back(Cut::Bert);
    else if (type == "WhitespaceSplit")
        m_cuts.push_back(Cut::Blanks);
    else if (type == "Punctuation" && ModelJson::text(json, "behavior", "Isolated") == "Isolated")
        m_cuts.push_back(Cut::Marks);
    else
        return file.wrong("pre_tokenizer.type", inQuotes(type) + " is no step that this program knows");
    return {};
}

Result<void> Tokenizer::readMeta(const ModelJson &file, const ModelJson::Json &json)
{
    if (ModelJson::text(json, "replacement", std::string(metaSign)) != metaSign)
        return file.wrong("pre_tokenizer.replacement", "U+2581 was expected");
    const bool hasFront = ModelJson::flag(json, "add_prefix_space", true);
    const std::string front = ModelJson::text(json, "prepend_scheme", hasFront ? "always" : "never");
    m_metaFront = front == "always"  ? MetaFront::Always
                  : front == "first" ? MetaFront::First
                                     : MetaFront::Never;
    m_metaCuts = ModelJson::flag(json, "split", true);
    m_cuts.push_back(Cut::Meta);
    return {};
}

Result<void> Tokenizer::readAdded(const ModelJson &file)
{
    const auto &list = file["added_tokens"];
    if (list.is_null())
        return {};
    if (!list.is_array() || list.size() > mostAdded)
        return file.wrong("added_tokens", "a list of at most 10,000 tokens was expected");
    for (const auto &each : list) {
        const std::string text = ModelJson::text(each, "content");
        const auto &number = ModelJson::member(each, "id");
        if (text.empty() || !number.is_number_unsigned() || number.get<std::uint64_t>() > 2'000'000)
            return file.wrong("added_tokens",
                              "a text \"content\" and a number \"id\" were expected for each");
        m_added.push_back(
            {text, number.get<Token>(), ModelJson::flag(each, "lstrip"), ModelJson::flag(each, "rstrip")});
        m_addedBegin[static_cast<unsigned char>(text[0])] = true;
    }
    std::ranges::stable_sort(
        m_added, std::ranges::greater(), [](const Added &each) { return each.text.size(); });
    return {};
}

Result<void> Tokenizer::readFrame(const ModelJson &file, const ModelJson::Json &json)
{
    const std::string type = ModelJson::text(json, "type");
    const auto tokenOf = [&](const ModelJson::Json &number, std::vector<Token> &tokens) -> Result<void> {
        if (!number.is_number_unsigned() || number.get<std::uint64_t>() > 2'000'000 || tokens.size() > 8)
            return file.wrong("post_processor", "at most 8 numbers of tokens were expected on each side");
        tokens.push_back(number.get<Token>());
        return {};
    };
    if (type == "Sequence") {
        const auto &parts = ModelJson::member(json, "processors");
        if (!parts.is_array() || parts.size() > 8)
            return file.wrong("post_processor.processors", "a list of at most 8 steps was expected");
        for (const auto &part : parts)
            KEYSEED_TRY(readFrame(file, part));
        return {};
    }
    if (type == "BertProcessing" || type == "RobertaProcessing") {
        const auto &before = ModelJson::member(json, "cls");
        const auto &behind = ModelJson::member(json, "sep");
        if (!before.is_array() || before.size() != 2 || !behind.is_array() || behind.size() != 2)
            return file.wrong("post_processor", "\"cls\" and \"sep\" with a text and a number were expected");
        KEYSEED_TRY(tokenOf(before[1], m_before));
        return tokenOf(behind[1], m_behind);
    }
    const auto &parts = ModelJson::member(json, "single");
    if (type != "TemplateProcessing" || !parts.is_array())
        return file.wrong("post_processor.type", inQuotes(type) + " is no step that this program knows");
    bool isBefore = true;
    for (const auto &part : parts) {
        const std::string name = ModelJson::text(ModelJson::member(part, "SpecialToken"), "id");
        isBefore = isBefore && !part.contains("Sequence");
        if (name.empty())
            continue;
        const auto &numbers = ModelJson::member(
            ModelJson::member(ModelJson::member(json, "special_tokens"), name.c_str()), "ids");
        if (!numbers.is_array())
            return file.wrong("post_processor.special_tokens",
                              "the numbers of " + inQuotes(name) + " were expected");
        for (const auto &number : numbers)
            KEYSEED_TRY(tokenOf(number, isBefore ? m_before : m_behind));
    }
    return {};
}

Token Tokenizer::largest() const
{
    Token most = m_pieces->largest();
    for (const auto *tokens : {&m_before, &m_behind})
        for (const Token each : *tokens)
            most = std::max(most, each);
    for (const Added &each : m_added)
        most = std::max(most, each.token);
    return most;
}

std::vector<std::string> Tokenizer::wordsOf(std::string_view text, bool isFirst) const
{
    std::vector<std::string> words = {std::string(text)};
    for (const Cut cut : m_cuts) {
        std::vector<std::string> next;
        for (std::string &word : words) {
            std::vector<std::string> parts;
            if (cut == Cut::Meta) {
                std::string shown;
                for (const char each : word)
                    if (each == ' ')
                        shown += metaSign;
                    else
                        shown += each;
                const bool isAtFront = isFirst && next.empty();
                if ((m_metaFront == MetaFront::Always || (m_metaFront == MetaFront::First && isAtFront))
                    && !shown.starts_with(metaSign))
                    shown.insert(0, metaSign);
                if (m_metaCuts)
                    parts = cutBeforeSigns(shown);
                else
                    parts.push_back(std::move(shown));
            } else {
                parts = cutAt(word, cut != Cut::Marks, cut != Cut::Blanks);
            }
            std::ranges::move(parts, std::back_inserter(next));
        }
        words = std::move(next);
    }
    return words;
}

void Tokenizer::append(std::string_view text,
                       bool isFirst,
                       std::size_t most,
                       std::vector<Token> &tokens) const
{
    if (text.empty())
        return;
    const std::string normalized = m_normalizer.normalized(text);
    if (normalized.empty())
        return;
    for (const std::string &word : wordsOf(normalized, isFirst)) {
        if (tokens.size() >= most)
            return;
        m_pieces->cut(word, tokens);
    }
}

std::vector<Token> Tokenizer::plainTokensOf(std::string_view given, std::size_t most) const
{
    // A token is of a few bytes; what follows is not looked at, so that a long text costs no more.
    constexpr std::size_t bytesPerToken = 1024;
    const std::string_view text = cutUtf8(given, most * bytesPerToken);
    std::vector<Token> tokens;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size() && tokens.size() < most;) {
        const auto *found = m_addedBegin[static_cast<unsigned char>(text[at])] ? m_added.data() : nullptr;
        const auto *const end = m_added.data() + m_added.size();
        while (found != nullptr && found != end && !text.substr(at).starts_with(found->text))
            ++found;
        if (found == nullptr || found == end) {
            ++at;
            continue;
        }
        std::string_view before = text.substr(begin, at - begin);
        if (found->takesLeft)
            before = before.substr(0, before.find_last_not_of(asciiSpace) + 1);
        append(before, begin == 0, most, tokens);
        tokens.push_back(found->token);
        at += found->text.size();
        if (found->takesRight)
            at = std::min(text.find_first_not_of(asciiSpace, at), text.size());
        begin = at;
    }
    append(text.substr(begin), begin == 0, most, tokens);
    tokens.resize(std::min(tokens.size(), most));
    return tokens;
}

std::vector<Token> Tokenizer::tokensOf(std::string_view text, std::size_t most) const
{
    const std::size_t frame = m_before.size() + m_behind.size();
    std::vector<Token> tokens = plainTokensOf(text, most > frame ? most - frame : 0);
    tokens.insert(tokens.begin(), m_before.begin(), m_before.end());
    tokens.insert(tokens.end(), m_behind.begin(), m_behind.end());
    tokens.resize(std::min(tokens.size(), most));
    return tokens;
}

} // namespace core::encoder
