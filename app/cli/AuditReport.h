#pragma once

#include "core/audit/EndToEndRow.h"
#include "core/privacy/SelfAudit.h"

#include <vector>

namespace cli {

/// What `keyseed-cli audit` found.
struct AuditReport
{
    std::vector<core::privacy::AuditRow> mechanisms;
    std::vector<core::audit::EndToEndRow> journeys;

    bool holds() const;
};

/// For people: one line for each mechanism, then one for each method with its tables below it.
void printAuditTable(const AuditReport &report);
/// Schema keyseed-audit/1.
void printAuditJson(const AuditReport &report);

} // namespace cli
