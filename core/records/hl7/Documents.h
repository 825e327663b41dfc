#pragma once

#include "core/records/Fault.h"
#include "core/records/hl7/Messages.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::records::hl7 {

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

/// The records of a message: one, or one for each OBR or PID of a message without TXA (results: ORU). One of
/// which nothing is text has an empty text. `encoding` is that of the file, where the steward named one.
/// Faults in place of a record, behind which reading can go on: MSH without its separators, bytes that are
/// not in the encoding, and an encapsulated document that cannot be read, when nothing else of the record is
/// text.
std::vector<Faulty<Document>> documentsOf(const Message &message, const std::optional<std::string> &encoding);

} // namespace core::records::hl7
