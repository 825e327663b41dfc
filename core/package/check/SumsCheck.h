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

/// The first look at a package: what lies in it, by size and sum, against SHA256SUMS and who signed that.
/// Nothing else of it is parsed, so that one that was changed is found out before its files are read; only of
/// a manifest whose sum is right the list of files, to tell which of two differing sums was changed.
class SumsCheck final
{
public:
    /// `differences` must outlive it.
    SumsCheck(const Progress &progress, Differences &differences)
        : m_progress(progress)
        , m_differences(differences)
    {}

    /// Errors: those of reading, Cancelled. What is wrong with an entry is a difference instead.
    Result<void> take(const PackageEntry &entry);
    /// Returns whether both files are missing that make a folder a package.
    bool isNoPackage() const;
    bool isSignedBy(const signing::PublicKey &key) const;
    /// Adds what is wrong with the sums, once all entries were taken.
    void compare();
    /// Returns who signed them, if key and signature are in the package and fit. Adds differences otherwise.
    std::optional<SignedBy> signer();

    const FoundFiles &files() const { return m_files; }
    /// Its text, as it was read.
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
