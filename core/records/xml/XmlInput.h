#pragma once

#include "core/records/ReadError.h"
#include "core/records/text/Decoder.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace core::records {

/// The bytes of an XML document as the parser takes them: as they are where it knows their encoding, or else
/// as UTF-8.
class XmlInput final
{
public:
    /// Decides by the beginning of a document, and by the encoding that the steward named for it. Errors:
    /// InvalidPlan (that name is unknown), InvalidRecords (the one that the document declares is).
    static ReadResult<XmlInput> of(std::string_view beginning, const std::optional<std::string> &encoding);

    /// Returns the encoding that the parser is told; null: the document says it.
    const char *parserEncoding() const
    {
        return m_parserEncoding.empty() ? nullptr : m_parserEncoding.c_str();
    }

    /// Takes the next bytes and returns them for the parser, until the next call.
    std::string_view take(std::string_view bytes, bool isLast);
    /// Returns the error of a byte that is not in the encoding, which stands behind all that was returned.
    std::optional<ReadError> problem() const;

private:
    std::string m_parserEncoding;
    std::string m_name;                 ///< encoding of the decoder
    std::unique_ptr<Decoder> m_decoder; ///< null: the parser knows the encoding
    std::string m_raw;                  ///< bytes that are not decoded yet
    std::string m_text;
};

} // namespace core::records
