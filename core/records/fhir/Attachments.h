#pragma once

#include "core/records/fhir/Binaries.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace core::records::fhir {

/// An Attachment and where it stands in its resource ("content[0].attachment").
struct Attachment
{
    const nlohmann::json *json = nullptr;
    std::string path;
};

/// The text of attachments, UTF-8; empty when none has data. They are renditions of one document (FHIR R4,
/// DocumentReference.content and DiagnosticReport.presentedForm), so that only those of one kind are read:
/// plain texts where there are any, else HTML, else RTF; several of that kind are joined by a blank line.
/// Else why it cannot be had, in words that name the path and quote nothing: data that is no base64 or not in
/// its charset, and where there is no text, an address that leads out of the files, or a kind that is not
/// read.
tl::expected<std::string, std::string> textOf(const std::vector<Attachment> &attachments, Binaries &binaries);

} // namespace core::records::fhir
