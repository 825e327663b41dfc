#include "core/package/check/SumsCheck.h"

#include "core/package/archive/PackageFiles.h"
#include "core/package/archive/Sums.h"
#include "core/package/check/ContentCheck.h"
#include "core/package/text/Prose.h"
#include "core/signing/Signature.h"

#include <algorithm>

namespace core::package {

bool SumsCheck::isNoPackage() const
{
    return !m_files.has(files::manifest) && !m_files.has(files::sums);
}

std::string SumsCheck::problemOf(const PackageEntry &entry) const
{
    if (!files::isAllowed(entry.name))
        return "is not a file of a package";
    if (entry.kind != PackageEntry::Kind::File)
        return "is not a plain file";
    return m_files.has(entry.name) ? "is there twice" : "";
}

Result<void> SumsCheck::take(const PackageEntry &entry)
{
    const std::string shown = oneLine(entry.name);
    if (const std::string problem = problemOf(entry); !problem.empty()) {
        m_differences.add(shown, problem);
        return m_progress.checkCancel();
    }
    const auto usual = static_cast<double>(files::always.size());
    const double share = std::min(1.0, static_cast<double>(m_files.all().size()) / usual);
    if (auto going = m_progress.at(share); !going)
        return going;
    FileEntry file{entry.name, 0, {}};
    auto done = readEntry(entry, file);
    if (done || done.error().code == ErrorCode::InvalidPackage)
        m_files.add(std::move(file));
    if (!done && done.error().code == ErrorCode::InvalidPackage) {
        m_differences.add(shown, done.error().detail);
        return {};
    }
    return done;
}

Result<void> SumsCheck::readEntry(const PackageEntry &entry, FileEntry &file)
{
    std::unique_ptr<ContentCheck> kept;
    if (entry.name == files::sums)
        kept = keepText(files::sums, m_sums, m_differences);
    if (entry.name == files::signature)
        kept = keepText(files::signature, m_signature, m_differences);
    Sha256 hash;
    auto done = entry.read([&](std::string_view bytes) -> Result<void> {
        hash.add(bytes);
        file.bytes += bytes.size();
        if (kept)
            kept->add(bytes);
        return m_progress.checkCancel();
    });
    if (done && kept)
        kept->finish();
    file.sha256 = toHex(hash.finish());
    return done;
}

bool SumsCheck::isSignedBy(const signing::PublicKey &key) const
{
    return m_files.has(files::signature) && signing::checkSignature(m_signature, m_sums, key);
}

void SumsCheck::compare()
{
    if (!m_files.has(files::sums)) {
        m_differences.add(files::sums, "is missing");
        return;
    }
    const ReadSums sums = readSums(m_sums);
    for (const std::string &problem : sums.problems)
        m_differences.add(files::sums, problem);
    FoundFiles summed;
    for (const FileEntry &sum : sums.entries) {
        summed.add(sum);
        const FileEntry *file = m_files.find(sum.name);
        if (!file)
            m_differences.add(sum.name, "is missing");
        if (!file || file->sha256 == sum.sha256)
            continue;
        // Nothing tells here which of the two was changed.
        m_differences.add(sum.name, "its SHA-256 differs from SHA256SUMS");
        m_differences.add(files::sums, "its SHA-256 of " + sum.name + " is not that of the file");
    }
    for (const FileEntry &file : m_files.all()) {
        if (files::isSummed(file.name) && !summed.has(file.name))
            m_differences.add(files::sums, "has no line for " + file.name);
    }
}

} // namespace core::package
