#include "core/package/check/SumsCheck.h"

#include "core/base/Result.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/archive/Sums.h"
#include "core/package/check/ContentCheck.h"
#include "core/package/check/ManifestCheck.h"
#include "core/package/text/Prose.h"
#include "core/signing/Key.h"

#include <algorithm>
#include <iterator>
#include <utility>

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
    KEYSEED_TRY(m_progress.at(share));
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

// Null for a file of which only the sum is taken.
std::string *SumsCheck::keptTextOf(std::string_view name)
{
    const std::pair<std::string_view, std::string *> kept[] = {{files::sums, &m_sums},
                                                               {files::signature, &m_signature},
                                                               {files::signingKey, &m_signingKey},
                                                               {files::manifest, &m_manifest}};
    const auto *found = std::ranges::find(kept, name, &std::pair<std::string_view, std::string *>::first);
    return found == std::end(kept) ? nullptr : found->second;
}

Result<void> SumsCheck::readEntry(const PackageEntry &entry, FileEntry &file)
{
    std::string *text = keptTextOf(entry.name);
    const auto kept = text ? keepText(entry.name, *text, m_differences) : nullptr;
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

std::optional<SignedBy> SumsCheck::signer()
{
    if (!m_files.has(files::signature) || !m_files.has(files::signingKey))
        return std::nullopt; // not signed, or missing, which is said elsewhere
    const auto key = signing::parsePublicKey(m_signingKey);
    if (!key || key->fileText() != m_signingKey) {
        m_differences.add(files::signingKey, "is not the file of a public key");
        return std::nullopt;
    }
    const auto comment = signing::checkSignature(m_signature, m_sums, *key);
    if (comment)
        return SignedBy{*key, *comment};
    m_differences.add(files::signature, comment.error().detail);
    return std::nullopt;
}

// Returns the files in the manifest, if it matches its own sum.
FoundFiles SumsCheck::witnesses(const std::vector<FileEntry> &sums) const
{
    const FileEntry *manifest = m_files.find(files::manifest);
    const auto stated = std::ranges::find(sums, files::manifest, &FileEntry::name);
    const bool isAsSaid = manifest && stated != sums.end() && stated->sha256 == manifest->sha256;
    return isAsSaid ? filesInManifest(m_manifest) : FoundFiles();
}

// Reports the one of two differing sums that the witness does not have; both without a witness.
void SumsCheck::blame(const FileEntry &sum, const FileEntry &file, const FileEntry *witness)
{
    if (!witness || witness->sha256 != file.sha256)
        m_differences.add(sum.name, "its SHA-256 differs from SHA256SUMS");
    if (!witness || witness->sha256 != sum.sha256)
        m_differences.add(files::sums, "its SHA-256 of " + sum.name + " is not that of the file");
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
    std::optional<FoundFiles> witness; // read where there is something to tell
    for (const FileEntry &sum : sums.entries) {
        summed.add(sum);
        const FileEntry *file = m_files.find(sum.name);
        if (!file) {
            m_differences.add(sum.name, "is missing");
        } else if (file->sha256 != sum.sha256) {
            if (!witness)
                witness = witnesses(sums.entries);
            blame(sum, *file, witness->find(sum.name));
        }
    }
    for (const FileEntry &file : m_files.all()) {
        if (files::isSummed(file.name) && !summed.has(file.name))
            m_differences.add(files::sums, "has no line for " + file.name);
    }
}

} // namespace core::package
