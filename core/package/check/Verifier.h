#pragma once

#include "core/package/archive/FileEntry.h"
#include "core/package/archive/PackageReader.h"
#include "core/package/archive/Progress.h"
#include "core/package/check/ContentCheck.h"
#include "core/package/check/Differences.h"
#include "core/package/check/ManifestCheck.h"
#include "core/package/contents/Contents.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// The entry of that name, or nullptr.
const FileEntry *findFile(const std::vector<FileEntry> &entries, std::string_view name);

/// One pass over a package, then the comparison of its files with each other.
class Verifier final
{
public:
    explicit Verifier(const Progress &progress)
        : m_progress(progress)
    {}

    /// Errors: those of reading, Cancelled. What is wrong with an entry is a difference instead.
    Result<void> take(const PackageEntry &entry);
    /// Neither of the two files that make a folder a package was there.
    bool isNoPackage() const;
    /// Compares the files with each other, once all entries were taken.
    Verification finish();

private:
    std::unique_ptr<ContentCheck> checkFor(std::string_view name);
    Result<void> readEntry(const PackageEntry &entry, FileEntry &file);
    bool isThere(std::string_view name) const { return m_facts.file(name) != nullptr; }
    void checkPresence(const ManifestFacts &manifest);
    void compareSums(const ManifestFacts &manifest);
    void compareRows(std::string_view file, const CheckedRows &rows, bool withText);
    void compareTexts();
    void checkSignature(const ManifestFacts &manifest, Verification &verification);
    void checkApproval(Verification &verification);

    Progress m_progress;
    PackageFacts m_facts;
    Differences m_differences;
    std::string m_manifest;
    std::string m_sums;
    std::string m_signingKey;
    std::string m_signature;
    Approval m_approval;
};

} // namespace core::package
