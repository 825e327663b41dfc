#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/records/documents/DocumentText.h"
#include "core/records/letters/Letter.h"
#include "core/records/text/Decoder.h"

#include <cctype>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core::records {

namespace {

constexpr int deepestPart = 16;
constexpr std::size_t mostPartsOfMail = 1000;

/// The value of a field with its parameters: `text/plain; charset="utf-8"`.
struct FieldOfMail
{
    std::string value; ///< in lower case
    std::map<std::string, std::string, std::less<>> parameters;
};

FieldOfMail fieldOf(std::string_view text)
{
    FieldOfMail field;
    std::vector<std::string> pieces(1);
    bool isQuoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '"')
            isQuoted = !isQuoted;
        else if (text[at] == '\\' && isQuoted && at + 1 < text.size())
            pieces.back() += text[++at];
        else if (text[at] == ';' && !isQuoted)
            pieces.emplace_back();
        else
            pieces.back() += text[at];
    }
    field.value = lowered(trimmed(pieces.front()));
    for (std::size_t i = 1; i < pieces.size(); ++i) {
        const std::size_t equals = pieces[i].find('=');
        if (equals != std::string::npos)
            field.parameters.emplace(lowered(trimmed(std::string_view(pieces[i]).substr(0, equals))),
                                     trimmed(std::string_view(pieces[i]).substr(equals + 1)));
    }
    return field;
}

/// Returns the next line without its end and takes it off `rest`.
std::string_view nextLine(std::string_view &rest)
{
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

using Header = std::map<std::string, std::string, std::less<>>;

/// Takes the header off `rest`. Empty if a line is no field of a header.
std::optional<Header> headerOf(std::string_view &rest)
{
    Header header;
    std::string *last = nullptr;
    while (!rest.empty()) {
        const std::string_view line = nextLine(rest);
        if (line.empty())
            return header;
        const bool isFolded = line.front() == ' ' || line.front() == '\t';
        if (isFolded && last) {
            *last += line;
            continue;
        }
        const std::size_t colon = line.find(':');
        if (header.empty() && line.starts_with("From ")) // of a mailbox
            continue;
        if (isFolded || colon == std::string_view::npos || colon == 0
            || line.substr(0, colon).find(' ') != std::string_view::npos)
            return std::nullopt;
        last = &header[lowered(line.substr(0, colon))];
        *last = line.substr(colon + 1);
    }
    return header;
}

std::string fromQuotedPrintable(std::string_view text)
{
    const auto digit = [](char c) -> int {
        const char low = lowered(c);
        return low >= '0' && low <= '9' ? low - '0' : low >= 'a' && low <= 'f' ? low - 'a' + 10 : -1;
    };
    std::string bytes;
    while (!text.empty()) {
        const bool hadEnd = text.find('\n') != std::string_view::npos;
        std::string_view line = nextLine(text);
        while (line.ends_with(' ') || line.ends_with('\t'))
            line.remove_suffix(1);
        bool isJoined = false;
        for (std::size_t at = 0; at < line.size(); ++at) {
            const int high = at + 2 < line.size() && line[at] == '=' ? digit(line[at + 1]) : -1;
            const int low = high >= 0 ? digit(line[at + 2]) : -1;
            if (low >= 0) {
                bytes += static_cast<char>(high * 16 + low);
                at += 2;
            } else if (line[at] == '=' && at + 1 == line.size())
                isJoined = true;
            else
                bytes += line[at];
        }
        if (!isJoined && hadEnd)
            bytes += '\n';
    }
    return bytes;
}

/// Reads the parts of a mail.
class MailText final
{
public:
    explicit MailText(std::size_t mostBytes)
        : m_mostBytes(mostBytes)
    {}

    ReadResult<std::string> textOf(std::string_view part, int depth, bool isWhole)
    {
        if (depth > deepestPart || ++m_parts > mostPartsOfMail)
            return fail(unreadableLetter("its parts nest too deep"));
        auto header = headerOf(part);
        if (!header && !isWhole)
            return std::string(); // a damaged part beside others
        if (!header || (isWhole && header->empty()))
            return fail(unreadableLetter("it does not begin as a mail"));
        const FieldOfMail type = fieldOf((*header)["content-type"]);
        if (!isWhole && fieldOf((*header)["content-disposition"]).value == "attachment")
            return std::string();
        const bool isClosed = type.value == "multipart/encrypted" || type.value == "application/pkcs7-mime"
                              || type.value == "application/x-pkcs7-mime";
        if (isClosed)
            return fail(unreadableLetter("it is encrypted or signed as a whole"));
        if (type.value.starts_with("multipart/"))
            return textOfParts(part, type, depth);
        const auto bytes = decoded(part, fieldOf((*header)["content-transfer-encoding"]).value);
        if (!bytes)
            return fail(unreadableLetter("a part of it is no base64"));
        if (type.value == "message/rfc822")
            return textOf(*bytes, depth + 1, false);
        const bool isHtml = type.value == "text/html";
        if (!type.value.empty() && type.value != "text/plain" && !isHtml)
            return std::string();
        std::string text = textIn(*bytes, type);
        m_bytes += text.size();
        if (m_bytes > m_mostBytes)
            return fail(unreadableLetter("its text is longer than a record may be"));
        return isHtml ? plainTextOfHtml(text) : text;
    }

private:
    ReadResult<std::string> textOfParts(std::string_view body, const FieldOfMail &type, int depth)
    {
        const auto boundary = type.parameters.find("boundary");
        if (boundary == type.parameters.end() || boundary->second.empty())
            return fail(unreadableLetter("its parts are not marked"));
        std::vector<std::string_view> parts = divided(body, "--" + boundary->second);
        std::string all;
        if (type.value == "multipart/alternative")
            return bestOf(parts, depth);
        for (const std::string_view part : parts) {
            KEYSEED_ASSIGN(const auto text, textOf(part, depth + 1, false));
            if (!trimmed(text).empty())
                all += (all.empty() ? "" : "\n") + text;
        }
        return all;
    }

    // The simplest comes first.
    ReadResult<std::string> bestOf(const std::vector<std::string_view> &parts, int depth)
    {
        for (const std::string_view part : parts) {
            KEYSEED_ASSIGN(auto text, textOf(part, depth + 1, false));
            if (!trimmed(text).empty())
                return text;
        }
        return std::string();
    }

    static std::vector<std::string_view> divided(std::string_view body, const std::string &mark)
    {
        std::vector<std::string_view> parts;
        std::optional<std::size_t> begin;
        for (std::string_view rest = body; !rest.empty();) {
            const std::size_t at = body.size() - rest.size();
            const std::string_view line = nextLine(rest);
            const bool isMark = line.starts_with(mark);
            const std::string_view behind = isMark ? trimmed(line.substr(mark.size())) : std::string_view();
            if (!isMark || (!behind.empty() && behind != "--"))
                continue;
            if (begin)
                parts.push_back(body.substr(*begin, at - *begin));
            begin = body.size() - rest.size();
            if (behind == "--")
                return parts;
        }
        if (begin) // the mail was cut off
            parts.push_back(body.substr(*begin));
        return parts;
    }

    static std::optional<std::string> decoded(std::string_view body, const std::string &encoding)
    {
        if (encoding == "base64")
            return fromBase64(body);
        return encoding == "quoted-printable" ? fromQuotedPrintable(body) : std::string(body);
    }

    static std::string textIn(const std::string &bytes, const FieldOfMail &type)
    {
        const auto charset = type.parameters.find("charset");
        std::string name = charset == type.parameters.end() ? std::string() : lowered(charset->second);
        if (name.empty() || name == "us-ascii")
            name = isUtf8(bytes) ? "UTF-8" : "windows-1252";
        if (auto text = decodedWholly(bytes, name))
            return std::move(*text);
        return decodedWholly(bytes, isUtf8(bytes) ? "UTF-8" : "windows-1252").value_or(std::string());
    }

    std::size_t m_mostBytes;
    std::size_t m_bytes = 0;
    std::size_t m_parts = 0;
};

} // namespace

ReadResult<LetterText> textOfMail(std::string_view bytes, std::size_t mostBytes)
{
    KEYSEED_ASSIGN(auto text, MailText(mostBytes).textOf(bytes, 0, true));
    std::erase(text, '\r');
    return LetterText{.text = std::move(text)};
}

} // namespace core::records
