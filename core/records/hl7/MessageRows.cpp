#include "core/records/hl7/MessageRows.h"

#include "core/base/Result.h"
#include "core/records/hl7/Withdrawals.h"
#include "core/records/text/Decoder.h"
#include "core/records/text/Recognition.h"

#include <algorithm>
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

ReadResult<std::unique_ptr<RowStream>> MessageRows::open(const Part &part,
                                                         std::vector<std::size_t> columns,
                                                         const ReadOptions &options,
                                                         bool isPreview)
{
    KEYSEED_ASSIGN(auto bytes, ByteStream::open(part, options.hasDigest));
    KEYSEED_TRY(checkEncoding(part.encoding));
    KEYSEED_TRY(checkBeginning(bytes));
    const bool knowsPatient =
        std::ranges::any_of(columns, [](std::size_t column) { return documentColumns[column] == "patient"; });
    std::vector<std::int64_t> withdrawn;
    if (!isPreview) {
        KEYSEED_ASSIGN(
            withdrawn,
            withdrawnMessages(part, knowsPatient ? WithdrawsOf::Patient : WithdrawsOf::Message, options));
    }
    return std::unique_ptr<RowStream>(
        new MessageRows(std::move(bytes), part.encoding, std::move(columns), std::move(withdrawn), options));
}

MessageRows::MessageRows(ByteStream bytes,
                         std::optional<std::string> encoding,
                         std::vector<std::size_t> columns,
                         std::vector<std::int64_t> withdrawn,
                         const ReadOptions &options)
    : m_messages(std::move(bytes), options)
    , m_encoding(std::move(encoding))
    , m_columns(std::move(columns))
    , m_withdrawn(std::move(withdrawn))
{}

bool MessageRows::isWithdrawn() const
{
    return std::ranges::binary_search(m_withdrawn, m_message.line);
}

ReadResult<bool> MessageRows::next(Row &row)
{
    for (;;) {
        if (!m_documents) {
            auto isThere = m_messages.next(m_message);
            if (!isThere || !*isThere)
                return isThere;
            if (isWithdrawn())
                return fail({.place = {.line = m_message.line},
                             .what = "a later message cancels or replaces the document; it is left out",
                             .canGoOn = true,
                             .leftOut = LeftOutReason::Withdrawn,
                             .offset = m_message.offset});
            KEYSEED_ASSIGN(auto documents, Documents::open(m_message, m_encoding));
            if (documents.isCancellation())
                continue;
            m_documents.emplace(std::move(documents));
        }
        KEYSEED_ASSIGN(const auto isThere, m_documents->next(m_document));
        if (isThere)
            break;
        m_leftOut += m_documents->leftOut();
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
