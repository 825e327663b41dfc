#pragma once

#include "core/package/archive/PackageReader.h"
#include "core/package/archive/Progress.h"
#include "core/package/check/Differences.h"
#include "core/package/check/FoundFiles.h"
#include "core/signing/Key.h"

#include <string>

namespace core::package {

/// The first look at a package: what lies in it, by size and sum, against SHA256SUMS and who signed that.
/// Nothing else of it is parsed, so that one that was changed is found out before its files are read.
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
    /// Neither of the two files that make a folder a package was there.
    bool isNoPackage() const;
    bool isSignedBy(const signing::PublicKey &key) const;
    /// Adds what is wrong with the sums, once all entries were taken.
    void compare();

    const FoundFiles &files() const { return m_files; }
    const std::string &sums() const { return m_sums; }
    const std::string &signature() const { return m_signature; }

private:
    std::string problemOf(const PackageEntry &entry) const;
    Result<void> readEntry(const PackageEntry &entry, FileEntry &file);

    Progress m_progress;
    Differences &m_differences;
    FoundFiles m_files;
    std::string m_sums;
    std::string m_signature;
};

} // namespace core::package
