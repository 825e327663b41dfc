#include "core/release/Verifier.h"

#include "core/release/PackageFiles.h"
#include "core/release/Prose.h"
#include "core/release/Sums.h"

#include <algorithm>

namespace core::release {

const FileEntry *findFile(const std::vector<FileEntry> &entries, std::string_view name)
{
    const auto found = std::find_if(
        entries.begin(), entries.end(), [name](const FileEntry &entry) { return entry.name == name; });
    return found == entries.end() ? nullptr : &*found;
}

bool Verifier::isNoPackage() const
{
    return !findFile(m_facts.files, files::manifest) && !findFile(m_facts.files, files::sums);
}

std::unique_ptr<ContentCheck> Verifier::checkFor(std::string_view name)
{
    if (name == files::corpusCsv)
        return checkCorpusCsv(m_facts.corpusCsv, m_differences);
    if (name == files::corpusJsonl)
        return checkCorpusJsonl(m_facts.corpusJsonl, m_differences);
    if (name == files::keyphrases)
        return checkKeyphrases(m_facts.keyphrases, m_differences);
    if (name == files::vocabulary)
        return checkVocabulary(m_facts.vocabulary, m_differences);
    if (name == files::manifest)
        return keepText(files::manifest, m_manifest, m_differences);
    if (name == files::sums)
        return keepText(files::sums, m_sums, m_differences);
    return nullptr;
}

Result<void> Verifier::take(const PackageEntry &entry)
{
    const std::string shown = oneLine(entry.name);
    if (!files::isAllowed(entry.name)) {
        m_differences.add(shown, "is not a file of a package");
        return m_progress.checkCancel();
    }
    if (entry.kind != PackageEntry::Kind::File) {
        m_differences.add(shown, "is not a plain file");
        return m_progress.checkCancel();
    }
    if (findFile(m_facts.files, entry.name)) {
        m_differences.add(shown, "is there twice");
        return m_progress.checkCancel();
    }
    const double share = static_cast<double>(m_facts.files.size()) / static_cast<double>(files::all.size());
    if (auto going = m_progress.at(share); !going)
        return going;
    FileEntry file{entry.name, 0, {}};
    auto done = readEntry(entry, file);
    if (done || done.error().code == ErrorCode::InvalidPackage)
        m_facts.files.push_back(std::move(file));
    if (!done && done.error().code == ErrorCode::InvalidPackage) {
        m_differences.add(shown, done.error().detail);
        return {};
    }
    return done;
}

Result<void> Verifier::readEntry(const PackageEntry &entry, FileEntry &file)
{
    const auto check = checkFor(entry.name);
    Sha256 hash;
    auto done = entry.read([&](std::string_view bytes) -> Result<void> {
        hash.add(bytes);
        file.bytes += bytes.size();
        if (check)
            check->add(bytes);
        return m_progress.checkCancel();
    });
    if (done && check)
        check->finish();
    file.sha256 = toHex(hash.finish());
    return done;
}

void Verifier::compareSums()
{
    const ReadSums sums = readSums(m_sums);
    for (const std::string &problem : sums.problems)
        m_differences.add(files::sums, problem);
    const std::vector<FileEntry> listed = filesOfManifest(m_manifest);
    for (const FileEntry &sum : sums.entries) {
        const FileEntry *file = findFile(m_facts.files, sum.name);
        if (!file || file->sha256 == sum.sha256)
            continue;
        // Where the manifest gives the file's sum too, it tells which of the two was changed.
        const FileEntry *witness = findFile(listed, sum.name);
        if (!witness || witness->sha256 != file->sha256)
            m_differences.add(sum.name, "its SHA-256 differs from SHA256SUMS");
        if (!witness || witness->sha256 != sum.sha256)
            m_differences.add(files::sums, "its SHA-256 of " + sum.name + " is not that of the file");
    }
}

void Verifier::compareRows(std::string_view file, const CheckedRows &rows, bool withText)
{
    const CheckedRows &corpus = m_facts.corpusCsv;
    if (rows.rows.size() != corpus.rows.size())
        m_differences.add(file, "does not have as many rows as corpus.csv");
    for (std::size_t i = 0; i < std::min(rows.rows.size(), corpus.rows.size()); ++i) {
        const CheckedRow &one = rows.rows[i];
        const CheckedRow &other = corpus.rows[i];
        const bool same = one.number == other.number && rows.labels[one.label] == corpus.labels[other.label]
                          && (!withText || one.text == other.text);
        if (!same)
            m_differences.add(file, "row " + std::to_string(i + 1) + ": differs from the row of corpus.csv");
    }
}

Verification Verifier::finish()
{
    for (const std::string_view name : files::all) {
        const FileEntry *file = findFile(m_facts.files, name);
        if (!file)
            m_differences.add(name, "is missing");
        else if (file->bytes == 0 && name != files::corpusJsonl && name != files::keyphrases)
            m_differences.add(name, "is empty");
    }
    if (findFile(m_facts.files, files::sums))
        compareSums();
    if (findFile(m_facts.files, files::corpusCsv)) {
        if (findFile(m_facts.files, files::corpusJsonl))
            compareRows(files::corpusJsonl, m_facts.corpusJsonl, true);
        if (findFile(m_facts.files, files::keyphrases))
            compareRows(files::keyphrases, m_facts.keyphrases, false);
    }
    if (findFile(m_facts.files, files::manifest))
        checkManifest(m_manifest, m_facts, m_differences);
    return {m_facts.files, m_differences.lines()};
}

} // namespace core::release
