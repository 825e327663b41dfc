#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/bytes/ByteStream.h"
#include "core/records/documents/DocumentText.h"
#include "core/records/text/Decoder.h"
#include "core/records/text/LineBreaks.h"
#include "core/records/text/Recognition.h"
#include "core/records/text/TextStream.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t headBytes = std::size_t{64} << 10;
constexpr std::size_t mostLetterBytes = std::size_t{256} << 20;

/// Elements that a text of HTML begins with, sorted.
constexpr std::array firstElements{
    "!doctype"sv, "a"sv,     "b"sv,     "blockquote"sv, "body"sv, "br"sv, "center"sv, "div"sv,
    "font"sv,     "h1"sv,    "h2"sv,    "h3"sv,         "h4"sv,   "h5"sv, "h6"sv,     "head"sv,
    "hr"sv,       "html"sv,  "i"sv,     "meta"sv,       "ol"sv,   "p"sv,  "pre"sv,    "span"sv,
    "strong"sv,   "style"sv, "table"sv, "title"sv,      "u"sv,    "ul"sv,
};
static_assert(std::ranges::is_sorted(firstElements));

/// Returns the text without a byte-order mark, white space, comments and `<?xml ...?>` at its beginning.
std::string_view withoutPreamble(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark))
        text.remove_prefix(mark.size());
    for (;;) {
        text = trimmed(text);
        const std::string_view end = text.starts_with("<!--")    ? "-->"sv
                                     : text.starts_with("<?xml") ? "?>"sv
                                                                 : ""sv;
        const std::size_t at = end.empty() ? std::string_view::npos : text.find(end);
        if (at == std::string_view::npos)
            return text;
        text.remove_prefix(at + end.size());
    }
}

/// Returns the encoding that HTML declares in its first bytes (`<meta charset=...>`), if they can be read.
std::optional<std::string> declaredEncoding(std::string_view head)
{
    constexpr std::size_t searched = 1024; // as browsers do
    constexpr std::string_view word = "charset";
    const std::string begin = lowered(head.substr(0, searched));
    const std::size_t at = begin.find(word);
    if (at == std::string::npos)
        return std::nullopt;
    const std::size_t from = begin.find_first_not_of(" \t\r\n=\"'", at + word.size());
    if (from == std::string::npos)
        return std::nullopt;
    const std::size_t end = begin.find_first_of(" \t\r\n\"';/>", from);
    const std::string name = begin.substr(from, end == std::string::npos ? end : end - from);
    const std::string known = canonicalEncoding(name);
    // A text whose bytes read as ASCII is in no wide encoding; Latin-1 is read as windows-1252.
    if (known.empty() || known.starts_with("UTF-16") || known.starts_with("UTF-32"))
        return std::nullopt;
    return known == "ISO-8859-1" || known == "US-ASCII" ? "windows-1252" : name;
}

ReadError tooLong(std::size_t maximumBytes)
{
    return {.what =
                "longer than " + inMebibytes(maximumBytes) + ", the most a record may have; split the file",
            .facts = {.kind = ProblemKind::TooLong, .expected = static_cast<std::int64_t>(maximumBytes)}};
}

/// RTF says itself what its bytes are.
ReadResult<std::string> wholeBytes(ByteStream &bytes, const ReadOptions &options)
{
    std::string whole;
    for (;;) {
        const std::size_t before = whole.size();
        whole.resize(before + options.chunkBytes);
        KEYSEED_ASSIGN(const auto count, bytes.read({whole.data() + before, options.chunkBytes}));
        whole.resize(before + count);
        if (count == 0)
            return whole;
        if (whole.size() > options.maximumRecordBytes)
            return fail(tooLong(options.maximumRecordBytes));
    }
}

ReadResult<WholeText> wholeDecoded(ByteStream bytes, const Part &part, const ReadOptions &options)
{
    KEYSEED_ASSIGN(auto stream, TextStream::open(std::move(bytes), part, options.chunkBytes));
    std::string text;
    for (;;) {
        KEYSEED_ASSIGN(const auto piece, stream.append(text));
        if (text.size() > options.maximumRecordBytes)
            return fail(tooLong(options.maximumRecordBytes));
        if (piece == TextStream::Piece::End)
            return WholeText{.text = std::move(text), .digest = stream.digest()};
        if (piece == TextStream::Piece::Undecodable) {
            TextPosition bad;
            bad.pass(text);
            return fail(stream.undecodable(bad.line(), bad.column()));
        }
    }
}

} // namespace

Markup markupOf(std::string_view beginning)
{
    const std::string_view text = withoutPreamble(beginning);
    if (text.starts_with("{\\rtf"))
        return Markup::Rtf;
    if (!text.starts_with('<'))
        return Markup::None;
    const std::string name =
        lowered(text.substr(1, std::min(text.find_first_of(" \t\r\n/>"), text.size()) - 1));
    const bool isElement = std::ranges::binary_search(firstElements, std::string_view(name));
    return isElement ? Markup::Html : Markup::None;
}

ReadResult<WholeText> wholeText(const Part &part, const ReadOptions &options)
{
    KEYSEED_ASSIGN(auto bytes, ByteStream::open(part, options.hasDigest));
    KEYSEED_ASSIGN(const auto head, bytes.head(headBytes));
    ReadOptions fitted = options; // most notes are small, and there may be a million
    if (head.size() < headBytes)
        fitted.chunkBytes = std::min(options.chunkBytes, head.size() + 1);
    const Markup markup = markupOf(head);
    if (markup == Markup::Rtf) {
        KEYSEED_ASSIGN(const auto rtf, wholeBytes(bytes, fitted));
        return WholeText{.text = plainTextOfRtf(rtf), .digest = bytes.digest()};
    }
    Part read = part;
    if (markup == Markup::Html && !part.encoding && !signatureEncoding(head))
        read.encoding = declaredEncoding(head);
    KEYSEED_ASSIGN(auto whole, wholeDecoded(std::move(bytes), read, fitted));
    // In a wide encoding only the decoded text shows its kind.
    if (markupOf(std::string_view(whole.text).substr(0, headBytes)) == Markup::Html)
        whole.text = plainTextOfHtml(whole.text);
    return whole;
}

ReadResult<WholeText>
wholeDocument(const Part &part, std::optional<LetterKind> kind, const ReadOptions &options)
{
    KEYSEED_ASSIGN(auto bytes, ByteStream::open(part, options.hasDigest));
    KEYSEED_ASSIGN(const auto head, bytes.head(headBytes));
    const bool isAmongTexts = !kind && part.isOneOfMany;
    if (!kind)
        kind = letterKindOfEnding(endingOf(part));
    if (!kind)
        kind = letterKindOfBytes(head);
    if (!kind)
        return wholeText(part, options);
    ReadOptions fitted = options; // a letter holds pictures beside its text
    fitted.maximumRecordBytes = std::max(options.maximumRecordBytes, mostLetterBytes);
    auto whole = wholeBytes(bytes, fitted);
    if (!whole && whole.error().code == ErrorCode::InvalidRecords)
        whole.error().canGoOn = true;
    KEYSEED_TRY(whole);
    auto letter = textOfLetter(*kind, *whole, options.maximumRecordBytes);
    // One damaged document beside the texts of a folder does not stop the others; it is left out and counted.
    if (!letter && isAmongTexts && letter.error().code == ErrorCode::InvalidRecords)
        return WholeText{.text = {}, .isLeftOut = true, .digest = bytes.digest()};
    KEYSEED_TRY(letter);
    return WholeText{.text = std::move(letter->text),
                     .pagesWithoutText = letter->pagesWithoutText,
                     .digest = bytes.digest()};
}

} // namespace core::records
