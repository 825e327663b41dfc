#pragma once

#include "core/records/ReadError.h"
#include "core/records/fhir/Binaries.h"

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::records::fhir {

/// An Attachment and its path in the resource ("content[0].attachment").
struct Attachment
{
    const nlohmann::json *json = nullptr;
    std::string path;
};

/// Returns the text of attachments of a resource, UTF-8; empty if none has data. They are renditions of one
/// document (FHIR R4, DocumentReference.content and DiagnosticReport.presentedForm), so that only those of
/// one kind are read: plain texts if there are any, else HTML, else RTF, else CDA; several of that kind are
/// joined by a blank line. The data are in the attachment, behind a `data:` address, in a Binary that the
/// resource contains or that is beside it, or in a file that a relative address names below the folder of the
/// export. The kind of data without a content type, or of application/octet-stream, is told by the data.
/// Errors: `what` names the path and quotes nothing: data that are no base64 or not in their charset; without
/// any text, an address outside of the files, or a kind that is not read.
ReadResult<std::string>
textOf(const std::vector<Attachment> &attachments, const nlohmann::json &resource, Binaries &binaries);

/// The columns of every file of FHIR resources (R4; what differs in STU3 and R5 is read too).
///
/// - text: of a DocumentReference its attachments, of a DiagnosticReport the presentedForm, or else the
/// conclusion
/// - id, resource_type, status: as the resource has them
/// - type: what `type` (of a report `code`) says in words, or else the display of its first coding
/// - type_code: the code of that coding
/// - category: the first, in words
/// - patient: the id of `subject`, without "Patient/", or else the value of its identifier
/// - encounter: the id of the first
/// - date: of a document `date`; of a report effectiveDateTime, the start of effectivePeriod, or else issued
inline constexpr std::array<std::string_view, 10> documentColumns = {
    "text", "id", "resource_type", "status", "type", "type_code", "category", "patient", "encounter", "date"};

/// A record, one cell for each of the columns, UTF-8. PRIVATE.
using Document = std::array<std::string, documentColumns.size()>;

/// Returns whether a resource is one of those that are read: DocumentReference, DiagnosticReport.
bool isDocument(const nlohmann::json &resource);

/// Returns the record of a resource. Errors: as textOf; a resource that was entered in error, superseded or
/// cancelled, with the reason LeftOutReason::Withdrawn.
ReadResult<Document> documentOf(const nlohmann::json &resource, Binaries &binaries);

} // namespace core::records::fhir
