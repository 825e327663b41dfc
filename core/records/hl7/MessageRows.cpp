#include "core/records/hl7/MessageRows.h"

#include "core/base/Result.h"
#include "core/records/text/Decoder.h"
#include "core/records/text/Recognition.h"

#include <utility>

namespace core::records::hl7 {

namespace {

bool isWide(std::string_view encoding)
{
    return encoding.starts_with("UTF-16") || encoding.starts_with("UTF-32");
}

ReadResult<void> checkEncoding(const std::optional<std::string> &encoding)
{
    if (!encoding || encoding->empty())
        return {};
    KEYSEED_TRY(Decoder::open(*encoding));
    if (isWide(canonicalEncoding(*encoding)))
        return fail({.code = ErrorCode::InvalidPlan,
                     .what =
                         "records.encoding names an encoding of wide characters, which HL7 messages are not "
                         "read in; convert the file to UTF-8 and leave records.encoding out"});
    return {};
}

ReadResult<void> checkBeginning(const ByteStream &bytes)
{
    constexpr std::size_t looked = 4096;
    KEYSEED_ASSIGN(const auto head, bytes.head(looked));
    const auto marked = signatureEncoding(head);
    if ((marked && isWide(*marked)) || unmarkedUtf16(head))
        return fail(
            {.what = "the file is in UTF-16, which HL7 messages are not read in; convert it to UTF-8"});
    return {};
}

} // namespace

ReadResult<std::unique_ptr<RowStream>> MessageRows::open(ByteStream bytes,
                                                         const std::optional<std::string> &encoding,
                                                         std::vector<std::size_t> columns,
                                                         const ReadOptions &options)
{
    KEYSEED_TRY(checkEncoding(encoding));
    KEYSEED_TRY(checkBeginning(bytes));
    return std::unique_ptr<RowStream>(
        new MessageRows(std::move(bytes), encoding, std::move(columns), options));
}

MessageRows::MessageRows(ByteStream bytes,
                         std::optional<std::string> encoding,
                         std::vector<std::size_t> columns,
                         const ReadOptions &options)
    : m_messages(std::move(bytes), options)
    , m_encoding(std::move(encoding))
    , m_columns(std::move(columns))
{}

ReadResult<bool> MessageRows::next(Row &row)
{
    for (;;) {
        if (!m_documents) {
            auto isThere = m_messages.next(m_message);
            if (!isThere || !*isThere)
                return isThere;
            KEYSEED_ASSIGN(auto documents, Documents::open(m_message, m_encoding));
            m_documents.emplace(std::move(documents));
        }
        KEYSEED_ASSIGN(const auto isThere, m_documents->next(m_document));
        if (isThere)
            break;
        m_leftOut.add(LeftOutReason::UnreadableKind, m_documents->unreadBesideText());
        m_documents.reset();
    }
    row.cells.clear();
    for (const std::size_t column : m_columns)
        row.cells.push_back(m_document[column]);
    row.place = {.line = m_message.line};
    row.offset = m_message.offset;
    return true;
}

} // namespace core::records::hl7
