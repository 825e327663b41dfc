#pragma once

#include "core/package/archive/PackageReader.h"
#include "core/package/archive/Progress.h"
#include "core/package/check/ContentCheck.h"
#include "core/package/check/Differences.h"
#include "core/package/check/ManifestCheck.h"
#include "core/package/check/OmopCheck.h"
#include "core/package/check/SumsCheck.h"
#include "core/package/check/Verification.h"
#include "core/package/contents/Contents.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace core::package {

/// The second step of a verification, for a package with right sums: checks the content of its files, and
/// that they agree with each other.
class Verifier final
{
public:
    /// `differences` must outlive it.
    Verifier(const SumsCheck &first, const Progress &progress, Differences &differences)
        : m_progress(progress)
        , m_differences(differences)
        , m_manifest(first.manifest())
    {
        m_facts.files = first.files();
        m_fields = fieldsInManifest(m_manifest);
        if (hasOmopTablesInManifest(m_manifest))
            m_tables.emplace(m_fields);
    }

    /// Takes an entry of the package. A fault of the entry is a difference, not an error. Errors: those of
    /// reading, Cancelled.
    Result<void> take(const PackageEntry &entry);
    /// Compares the files with each other and with the signer, after all entries were taken. Returns the
    /// approver.
    void finish(Verification &verification);

private:
    std::unique_ptr<ContentCheck> checkFor(std::string_view name);
    Result<void> readEntry(const PackageEntry &entry, ContentCheck &check);
    bool isThere(std::string_view name) const { return m_facts.files.has(name); }
    void checkPresence(const ManifestFacts &manifest);
    void compareRows(std::string_view file, const CheckedRows &rows, bool withText);
    void compareTexts();
    void checkApproval(Verification &verification);

    Progress m_progress;
    Differences &m_differences;
    PackageFacts m_facts;
    std::string m_manifest;
    std::vector<PlannedField> m_fields; ///< by the plan in the manifest
    std::optional<OmopCheck> m_tables;  ///< of a plan that asks for them
    CheckedPatients m_patients;
    std::map<std::uint64_t, CheckedPatientRow> m_patientRows;
    Approval m_approval;
    std::size_t m_taken = 0;
};

} // namespace core::package
