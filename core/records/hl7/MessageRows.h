#pragma once

#include "core/records/RowStream.h"
#include "core/records/hl7/Documents.h"
#include "core/records/parts/Part.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core::records::hl7 {

/// The records of a file of messages as rows. Holds one message.
class MessageRows final : public RowStream
{
public:
    /// Opens a file. `columns`: indices of documentColumns, in the order of the cells. A preview does not
    /// look for withdrawals in the rest of the file. Errors: Io;
    /// InvalidPlan (an unknown encoding, or one in which CR is not a byte); InvalidRecords (UTF-16).
    static ReadResult<std::unique_ptr<RowStream>>
    open(const Part &part, std::vector<std::size_t> columns, const ReadOptions &options, bool isPreview);

    ReadResult<bool> next(Row &row) override;
    double fractionRead() const override { return m_messages.fractionRead(); }
    Digest digest() override { return m_messages.digest(); }
    LeftOut leftOut() const override { return m_leftOut; }

private:
    MessageRows(ByteStream bytes,
                std::optional<std::string> encoding,
                std::vector<std::size_t> columns,
                std::vector<std::int64_t> withdrawn,
                const ReadOptions &options);

    bool isWithdrawn() const;

    Messages m_messages;
    std::optional<std::string> m_encoding;
    std::vector<std::size_t> m_columns;
    std::vector<std::int64_t> m_withdrawn; ///< lines of messages that later ones withdraw, ascending
    Message m_message;
    std::optional<Documents> m_documents; ///< records of m_message, until all were returned
    Document m_document;
    LeftOut m_leftOut;
};

} // namespace core::records::hl7
