#pragma once

#include "core/audit/CanaryFiles.h"

/// Forms of records with a letter for each, in a folder for each label: "label00001/person00001-7.docx".
namespace core::audit {

/// Writes Word documents. Odd: a heading part, a tracked deletion, a hidden and an empty run.
Result<void> writeDocx(const std::filesystem::path &folder,
                       const std::vector<CanaryRow> &rows,
                       plan::Plan::Records &records);

/// Writes text documents of OpenDocument. Odd: a tracked deletion and a span for the text.
Result<void> writeOdt(const std::filesystem::path &folder,
                      const std::vector<CanaryRow> &rows,
                      plan::Plan::Records &records);

/// Writes mails. Odd: HTML in base64 with an attachment.
Result<void> writeMails(const std::filesystem::path &folder,
                        const std::vector<CanaryRow> &rows,
                        plan::Plan::Records &records);

/// Writes documents of CDA R2. Odd: a list in a nested section and further elements.
Result<void> writeCda(const std::filesystem::path &folder,
                      const std::vector<CanaryRow> &rows,
                      plan::Plan::Records &records);

} // namespace core::audit
