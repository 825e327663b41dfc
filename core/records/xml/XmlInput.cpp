#include "core/records/xml/XmlInput.h"

#include "core/base/Result.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// Returns the encoding that the declaration of a document names; empty if there is none, or if it is not
/// written in bytes of ASCII.
std::string declaredXmlEncoding(std::string_view beginning)
{
    if (beginning.starts_with(byteOrderMark))
        beginning.remove_prefix(byteOrderMark.size());
    if (!beginning.starts_with("<?xml"))
        return {};
    const std::string_view declaration = beginning.substr(0, beginning.find("?>"));
    const std::size_t key = declaration.find("encoding");
    const std::size_t quote = declaration.find_first_of("'\"", std::min(key, declaration.size()));
    if (quote == std::string_view::npos)
        return {};
    const std::size_t end = declaration.find(declaration[quote], quote + 1);
    return end == std::string_view::npos ? std::string()
                                         : std::string(declaration.substr(quote + 1, end - quote - 1));
}

bool isOfWideUnits(std::string_view encoding)
{
    return encoding.starts_with("UTF-16") || encoding.starts_with("UTF-32");
}

/// The encodings that the parser itself reads, by ICU's names.
constexpr std::array<std::string_view, 3> ownEncodings = {"UTF-8", "ISO-8859-1", "US-ASCII"};

} // namespace

ReadResult<XmlInput> XmlInput::of(std::string_view beginning, const std::optional<std::string> &encoding)
{
    XmlInput input;
    const std::string name = encoding ? *encoding : declaredXmlEncoding(beginning);
    if (name.empty())
        return input;
    const std::string known = canonicalEncoding(name);
    if (known.empty() && encoding)
        return fail(Decoder::open(*encoding).error());
    if (known.empty())
        return fail({.place = {.line = 1},
                     .what = "the document declares an encoding whose name is not known; set "
                             "records.encoding, or convert the file to UTF-8"});
    if (!encoding && isOfWideUnits(known)) {
        // The declaration was read as ASCII: some programs declare UTF-16 and write UTF-8.
        input.m_parserEncoding = "UTF-8";
        return input;
    }
    if (std::ranges::find(ownEncodings, known) != ownEncodings.end()) {
        input.m_parserEncoding = known;
        return input;
    }
    KEYSEED_ASSIGN(input.m_decoder, Decoder::open(known));
    input.m_parserEncoding = "UTF-8";
    input.m_name = known;
    return input;
}

std::string_view XmlInput::take(std::string_view bytes, bool isLast)
{
    if (!m_decoder)
        return bytes;
    m_raw += bytes;
    m_text.clear();
    m_raw.erase(0, m_decoder->decode(m_raw, isLast, m_text));
    return m_text;
}

std::optional<ReadError> XmlInput::problem() const
{
    if (!m_decoder || !m_decoder->badOffset())
        return std::nullopt;
    const std::int64_t byte = *m_decoder->badOffset() + 1;
    return ReadError{.what =
                         "byte " + std::to_string(byte) + " of the file is not " + m_name
                         + "; set records.encoding to the encoding the file is in, or convert it to UTF-8",
                     .facts = {.kind = ProblemKind::NotInEncoding, .found = byte, .name = m_name}};
}

} // namespace core::records
