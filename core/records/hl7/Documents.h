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

/// Returns whether `field` can be the next piece of an encapsulated document whose last piece is `last`: in
/// the same encoding of bytes, which has not come to its end, and not beginning with markup anew.
bool isNextPiece(std::string_view last, std::string_view field, const Separators &separators);

/// Returns the pieces of an encapsulated document as one field: the first, with the data of the others.
std::string joinedPieces(const std::vector<std::string> &pieces, const Separators &separators);

/// The columns of every file of HL7 messages.
///
/// - text: OBX-5 of the types TX, FT and ST and of no type, a line each, of ED (encapsulated documents) what
/// is text, and the comments (NTE-3) behind a request, an observation or a document header
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
/// (results: ORU). A record without text has an empty text. Encapsulated documents in several OBX with the
/// same OBX-3 and ascending OBX-4 are pieces of one. Observations that OBX-11 deletes (D) or calls wrong (W)
/// are left out, as are documents that are cancelled (MDM^T11) or by TXA-17 or TXA-19 cancelled or obsolete.
/// Holds the message and one record.
class Documents final
{
public:
    /// Opens a message. `encoding` is that of the file, if the steward named one. Errors, behind which
    /// reading can go on: MSH without its separators, bytes that are not in the encoding.
    static ReadResult<Documents> open(const Message &message, const std::optional<std::string> &encoding);

    /// Returns whether the message cancels a document and has no text of its own: it is no record.
    bool isCancellation() const;

    /// Fills the next record; false at the end. Errors, behind which reading can go on: an encapsulated
    /// document that cannot be read, if the record has no other text; a record that was withdrawn.
    ReadResult<bool> next(Document &document);

    /// Returns the documents that could not be read and the observations that were withdrawn so far, of
    /// records that have other text.
    const LeftOut &leftOut() const { return m_leftOut; }

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
    void comment(std::string_view segment);
    void textLines(std::string_view field);
    bool continuesPieces(std::string_view segment, std::string_view field) const;
    void takePiece(std::string_view segment, std::string_view field);
    void endPieces();
    void encapsulated(std::string_view field, std::size_t observation);
    void leaveOut(std::size_t observation, const std::string &why, LeftOutReason reason);
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
    bool m_hasGiven = false;            ///< a record, or an error in its place
    std::size_t m_observations = 0;     ///< OBX segments so far
    bool m_isCancelled = false;         ///< the message cancels its document
    bool m_isWithdrawn = false;         ///< the document header says so
    std::int64_t m_withdrawnHere = 0;   ///< observations of this record that were withdrawn
    bool m_passesComments = false;      ///< those of such an observation
    std::vector<std::string> m_pieces;  ///< OBX-5 of the encapsulated document at hand
    std::string m_pieceName;            ///< OBX-3 of the last piece
    std::string m_pieceNumber;          ///< OBX-4 of the last piece
    std::size_t m_pieceObservation = 0; ///< number of the OBX of the first piece
    std::string m_unreadable;           ///< why a document of this record has no text
    LeftOutReason m_reason = LeftOutReason::UnreadableKind; ///< for the same
    std::int64_t m_unread = 0;                              ///< documents of this record without text
    LeftOut m_leftOut;
};

} // namespace core::records::hl7
