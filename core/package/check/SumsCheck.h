#pragma once

#include "core/package/archive/PackageReader.h"
#include "core/package/archive/Progress.h"
#include "core/package/check/Differences.h"
#include "core/package/check/Verification.h"
#include "core/signing/Key.h"

#include <optional>
#include <string>
#include <vector>

namespace core::package {

/// The first step of a verification: compares the files of a package, by size and sum, with SHA256SUMS and
/// its signature. Nothing else is parsed, so that a changed package is found before its files are read; only
/// the list of files of a manifest with the right sum is read, to find out which of two differing sums was
/// changed.
class SumsCheck final
{
public:
    /// `differences` must outlive it.
    SumsCheck(const Progress &progress, Differences &differences)
        : m_progress(progress)
        , m_differences(differences)
    {}

    /// Takes an entry of the package. A fault of the entry is a difference, not an error. Errors: those of
    /// reading, Cancelled.
    Result<void> take(const PackageEntry &entry);
    /// Returns whether both files are missing that make a folder a package.
    bool isNoPackage() const;
    bool isSignedBy(const signing::PublicKey &key) const;
    /// Adds the faults of the sums. Call it after all entries were taken.
    void compare();
    /// Returns the signer, if key and signature are in the package and fit. Adds differences otherwise.
    std::optional<SignedBy> signer();

    const FoundFiles &files() const { return m_files; }
    /// Returns the text of SHA256SUMS.
    const std::string &manifest() const { return m_manifest; }

private:
    std::string problemOf(const PackageEntry &entry) const;
    std::string *keptTextOf(std::string_view name);
    Result<void> readEntry(const PackageEntry &entry, FileEntry &file);
    FoundFiles witnesses(const std::vector<FileEntry> &sums) const;
    void blame(const FileEntry &sum, const FileEntry &file, const FileEntry *witness);

    Progress m_progress;
    Differences &m_differences;
    FoundFiles m_files;
    std::string m_sums;
    std::string m_signature;
    std::string m_signingKey;
    std::string m_manifest;
};

} // namespace core::package
