#pragma once

#include "core/records/ReadError.h"
#include "core/records/hl7/Messages.h"
#include "core/records/hl7/Separators.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::records::hl7 {

/// Returns the text of an encapsulated document (type ED: source^type^subtype^encoding^data); `encodings` are
/// tried on its bytes. Errors: why it has no text; `what` quotes nothing of it.
ReadResult<std::string> encapsulatedText(std::string_view field,
                                         const Separators &separators,
                                         const std::vector<std::string> &encodings);

/// The columns of every file of HL7 messages.
///
/// - text: OBX-5 of the types TX, FT and ST, a line each, and of ED (encapsulated documents) what is text
/// - message_type: MSH-9, "MDM^T02"
/// - patient: PID-3, the first of the list: the id and, behind "^", who assigned it, where the message says
/// so
/// - visit: PV1-19, the visit number
/// - document_type, document_number, document_status: TXA-2, TXA-12 and TXA-17
/// - test, test_name: OBR-4, its code and its words
/// - date: TXA-4, or else OBR-7, as HL7 writes it ("20240131104500")
/// - sending_facility: MSH-4
inline constexpr std::array<std::string_view, 11> documentColumns = {"text",
                                                                     "message_type",
                                                                     "patient",
                                                                     "visit",
                                                                     "document_type",
                                                                     "document_number",
                                                                     "document_status",
                                                                     "test",
                                                                     "test_name",
                                                                     "date",
                                                                     "sending_facility"};

/// A record, one cell for each of the columns, UTF-8. PRIVATE.
using Document = std::array<std::string, documentColumns.size()>;

/// The records of a message, one after the other: one, or one for each OBR or PID of a message without TXA
/// (results: ORU). A record without text has an empty text. Holds the message and one record.
class Documents final
{
public:
    /// Opens a message. `encoding` is that of the file, if the steward named one. Errors, behind which
    /// reading can go on: MSH without its separators, bytes that are not in the encoding.
    static ReadResult<Documents> open(const Message &message, const std::optional<std::string> &encoding);

    /// Fills the next record; false at the end. Errors, behind which reading can go on: an encapsulated
    /// document that cannot be read, if the record has no other text.
    ReadResult<bool> next(Document &document);

private:
    Documents(const Message &message,
              std::vector<std::string> segments,
              const Separators &separators,
              std::vector<std::string> encodings);

    bool endsDocument(std::string_view segment) const;
    ReadResult<bool> finish(Document &document);
    void take(std::string_view segment);
    void header(std::string_view segment);
    void patient(std::string_view segment);
    void documentHeader(std::string_view segment);
    void request(std::string_view segment);
    void observation(std::string_view segment);
    void textLines(std::string_view field);
    void encapsulated(std::string_view field);
    void addLine(std::string_view line);
    std::string value(std::string_view segment, std::size_t field, std::size_t component) const;
    std::string authority(std::string_view segment, std::size_t field, std::size_t component) const;

    std::int64_t m_line;
    std::int64_t m_offset;
    std::vector<std::string> m_segments; ///< decoded
    Separators m_separators;
    std::vector<std::string> m_encodings; ///< the first is that of the message
    bool m_hasTxa;
    std::size_t m_at = 0; ///< index in m_segments
    Document m_document;
    bool m_isBegun = false; ///< it has a segment already
    bool m_hasLines = false;
    bool m_hasText = false;
    bool m_hasGiven = false;        ///< a record, or an error in its place
    std::size_t m_observations = 0; ///< OBX segments so far
    std::string m_unreadable;       ///< why a document of this record has no text
};

} // namespace core::records::hl7
