#include "core/package/check/Verifier.h"

#include "core/base/Result.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/corpus/Approval.h"
#include "core/package/corpus/CorpusFiles.h"
#include "core/package/corpus/TableFiles.h"
#include "core/package/text/Prose.h"

#include <algorithm>

namespace core::package {

std::unique_ptr<ContentCheck> Verifier::checkFor(std::string_view name)
{
    if (name == files::corpusCsv)
        return checkCorpusCsv(
            m_fields, m_facts.corpusCsv, m_patients, m_tables ? &*m_tables : nullptr, m_differences);
    if (name == files::corpusJsonl)
        return checkCorpusJsonl(m_facts.corpusJsonl, m_differences);
    if (name == files::keyphrases)
        return checkKeyphrases(m_facts.keyphrases, m_facts.phrases, m_differences);
    if (name == files::vocabulary)
        return checkVocabulary(m_facts.vocabulary, m_differences);
    if (name == files::terms)
        return checkTerms(m_facts.terms, m_differences);
    if (name == files::patients)
        return checkPatients(m_fields, m_patientRows, m_differences);
    if (name == files::fieldTable)
        return checkFieldTable(m_fields, m_differences);
    if (name == files::noteTable && !m_tables) // else it is made again
        return checkNoteTable(m_facts.noteTable, m_differences);
    const std::pair<std::string_view, std::string *> kept[] = {
        {files::approval, &m_approval.text},
        {files::approvalSignature, &m_approval.signature},
    };
    for (const auto &[file, text] : kept)
        if (name == file)
            return keepText(file, *text, m_differences);
    return nullptr;
}

Result<void> Verifier::take(const PackageEntry &entry)
{
    const auto all = static_cast<double>(m_facts.files.all().size());
    KEYSEED_TRY(m_progress.at(static_cast<double>(++m_taken) / (all + 1.0)));
    const auto check = checkFor(entry.name);
    auto done = check ? readEntry(entry, *check) : Result<void>();
    if (!done && done.error().code == ErrorCode::InvalidPackage) {
        m_differences.add(entry.name, done.error().detail);
        return {};
    }
    return done;
}

Result<void> Verifier::readEntry(const PackageEntry &entry, ContentCheck &check)
{
    Sha256 hash;
    auto done = entry.read([&](std::string_view bytes) -> Result<void> {
        hash.add(bytes);
        check.add(bytes);
        return m_progress.checkCancel();
    });
    if (!done)
        return done;
    check.finish();
    const FileEntry *before = m_facts.files.find(entry.name);
    if (!before || before->sha256 != toHex(hash.finish()))
        m_differences.add(entry.name, "was changed while it was read");
    return {};
}

// The files that the manifest states and those of every package must be there, and no others.
void Verifier::checkPresence(const ManifestFacts &manifest)
{
    const auto mayBeEmpty = [](std::string_view name) {
        return name == files::corpusJsonl || name == files::keyphrases || files::isTextFile(name);
    };
    for (const std::string_view name : manifest.required) {
        if (!isThere(name))
            m_differences.add(name, "is missing");
    }
    for (const FileEntry &file : m_facts.files.all()) {
        const bool isText = manifest.hasTexts && files::isTextFile(file.name);
        if (!isText && !files::isAmong(manifest.required, file.name))
            m_differences.add(file.name, "is not among the files that this package says it has");
        else if (file.bytes == 0 && !mayBeEmpty(file.name))
            m_differences.add(file.name, "is empty");
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

// A file of its own for every row, with its text and nothing else.
void Verifier::compareTexts()
{
    std::size_t found = 0;
    for (const CheckedRow &row : m_facts.corpusCsv.rows) {
        const std::string name = textFileName(idOfNumber(row.number));
        const FileEntry *file = m_facts.files.find(name);
        found += file ? 1 : 0;
        if (!file)
            m_differences.add(name, "is missing");
        else if (file->sha256 != toHex(row.text))
            m_differences.add(name, "is not the text of corpus.csv");
    }
    const auto texts = std::ranges::count_if(
        m_facts.files.all(), [](const FileEntry &file) { return files::isTextFile(file.name); });
    if (static_cast<std::size_t>(texts) > found)
        m_differences.add(files::textFolder, "holds texts that are not in corpus.csv");
}

void Verifier::checkApproval(Verification &verification)
{
    if (!isThere(files::approval) || !isThere(files::approvalSignature))
        return;
    const auto facts = readApproval(m_approval);
    if (!facts) {
        m_differences.add(files::approval, facts.error().detail);
        if (facts.error().detail.starts_with("its signature"))
            m_differences.add(files::approvalSignature, "does not fit approval.json");
        return;
    }
    if (const auto problem = approvalProblem(*facts, releaseOf(m_manifest, m_facts.files.all()))) {
        m_differences.add(files::approval, *problem);
        return;
    }
    verification.approval =
        ApprovedBy{facts->key, facts->name, facts->reason, facts->approvedAt, facts->release.coversPlan()};
}

void Verifier::finish(Verification &verification)
{
    const ManifestFacts manifest = factsOfManifest(m_manifest);
    checkPresence(manifest);
    for (const std::string_view name : {files::patients, files::fieldTable})
        if (isThere(name) == m_fields.empty())
            m_differences.add(name, m_fields.empty() ? "is there without a declared field" : "is missing");
    if (m_tables && isThere(files::corpusCsv))
        m_tables->compare(m_facts.files, m_differences);
    for (const std::string_view name : {files::personTable, files::visitTable})
        if (isThere(name) && !m_tables)
            m_differences.add(name, "is there, and the plan does not ask for it");
    if (isThere(files::corpusCsv) && isThere(files::patients))
        comparePatients(m_patients, m_patientRows, m_differences);
    if (isThere(files::corpusCsv)) {
        if (isThere(files::corpusJsonl))
            compareRows(files::corpusJsonl, m_facts.corpusJsonl, true);
        if (isThere(files::keyphrases))
            compareRows(files::keyphrases, m_facts.keyphrases, false);
        if (isThere(files::noteTable) && !m_tables)
            compareRows(files::noteTable, m_facts.noteTable, true);
        if (manifest.hasTexts)
            compareTexts();
    }
    if (isThere(files::manifest))
        checkManifest(m_manifest, m_facts, m_differences);
    const bool isItsKey = verification.signature && verification.signature->key.text() == manifest.signingKey;
    if (verification.signature && !isItsKey)
        m_differences.add(files::signingKey, "is not the key that manifest.json names");
    checkApproval(verification);
    for (const FileEntry &file : m_facts.files.all())
        if (files::isAmong(files::documents, file.name))
            verification.onlySummed.push_back(file.name);
}

} // namespace core::package
