#include "core/base/Result.h"
#include "core/package/Package.h"
#include "core/package/archive/OutputFile.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/archive/Sums.h"
#include "core/package/contents/Contents.h"
#include "core/package/corpus/Approval.h"
#include "core/package/corpus/CorpusFiles.h"
#include "core/package/corpus/OmopTables.h"
#include "core/package/corpus/PatientFiles.h"
#include "core/package/corpus/TableFiles.h"
#include "core/package/corpus/TermsFile.h"
#include "core/package/documents/Documents.h"
#include "core/package/documents/Parts.h"
#include "core/package/manifest/Manifest.h"
#include "core/package/text/Prose.h"
#include "core/signing/Key.h"

#include <algorithm>

namespace core::package {

namespace {

/// The files written so far, and what went wrong.
class Writing final
{
public:
    Writing(const Contents &contents, const Workplace &workplace)
        : m_contents(contents)
        , m_workplace(workplace)
    {}

    Result<void> corpus(const Progress &progress);
    /// Writes the documents for people and for programs, about the files of the corpus.
    Result<void> documents();
    Result<void> approval();
    Result<void> manifestAndSums();

    std::vector<FileEntry> entries() &&;

private:
    Result<void> add(Result<FileEntry> entry);
    Result<void> addAll(Result<std::vector<FileEntry>> entries);
    Result<void> addText(std::string_view name, const Result<std::string> &text);
    Result<void> addDocument(std::string_view name, const Json &facts);

    const Contents &m_contents;
    const Workplace &m_workplace;
    std::vector<FileEntry> m_entries;
};

Result<void> Writing::add(Result<FileEntry> entry)
{
    KEYSEED_TRY(entry);
    m_entries.push_back(std::move(*entry));
    return {};
}

Result<void> Writing::addAll(Result<std::vector<FileEntry>> entries)
{
    KEYSEED_TRY(entries);
    std::move(entries->begin(), entries->end(), std::back_inserter(m_entries));
    return {};
}

Result<void> Writing::addText(std::string_view name, const Result<std::string> &text)
{
    KEYSEED_TRY(text);
    const std::string shown = m_workplace.shown + "/" + std::string(name);
    KEYSEED_ASSIGN(auto file, OutputFile::create(m_workplace.folder / name, shown));
    KEYSEED_TRY(file.write(*text));
    return add(file.finish());
}

Result<void> Writing::addDocument(std::string_view name, const Json &facts)
{
    return addText(name, documentText(name, facts));
}

Result<void> Writing::corpus(const Progress &progress)
{
    auto done = addAll(writeCorpusFiles(
        m_contents.documents, fieldNamesOf(m_contents.description), m_workplace, progress.part(0.0, 0.6)));
    if (done)
        done = add(writeVocabularyFile(
            m_contents.model, m_contents.vocabulary, m_workplace, progress.part(0.6, 0.7)));
    if (done && m_contents.travelling)
        done = addText(files::terms, termsText(m_contents));
    if (done && !m_contents.description.fields.empty()) {
        done = addText(files::patients, patientsText(m_contents));
        if (done)
            done = addText(files::fieldTable, fieldsText(m_contents));
    }
    if (done && m_contents.description.omopTables) {
        const OmopTables tables = omopTablesOf(m_contents);
        done = addText(files::personTable, tables.persons());
        if (done)
            done = addText(files::visitTable, tables.visits());
    }
    if (done && hasNoteTable(m_contents))
        done = add(writeNoteTable(m_contents, m_workplace, progress.part(0.7, 0.8)));
    if (done && m_contents.extras.textFiles)
        done = addAll(writeTextFiles(m_contents, m_workplace, progress.part(0.8, 1.0)));
    return done;
}

Result<void> Writing::documents()
{
    const Json facts = documentFacts(m_contents);
    auto done = addDocument(files::readme, facts);
    if (done)
        done = addText(files::statement, statementPdf(m_contents));
    if (const StatementLanguage *language = statementLanguage(m_contents.extras.statementLanguage);
        done && language)
        done = addText(language->file, translatedStatementPdf(m_contents, *language));
    if (done)
        done = addDocument(files::guide, facts);
    if (done)
        done = addText(files::dataDictionary, dataDictionaryText(m_contents));
    if (done)
        done = addDocument(files::datasheet, facts);
    if (done)
        done = addDocument(files::datasetCard, facts);
    if (done)
        done = addText(files::croissant, croissantText(m_contents, m_entries));
    if (done)
        done = addText(files::registry, registryText(m_contents));
    if (done)
        done = addDocument(files::evidence, documentFacts(m_contents, m_entries));
    return done;
}

Result<void> Writing::approval()
{
    if (!m_contents.approval)
        return {};
    const auto facts = readApproval(*m_contents.approval);
    if (!facts)
        return fail(facts.error().code, "the approval " + facts.error().detail);
    if (!facts->release.coversPlan())
        return fail(ErrorCode::InvalidPlan,
                    "the approval is of release 0.2 and does not cover purpose, recipient and plan; have the "
                    "release approved again");
    if (const auto problem = approvalProblem(*facts, releaseOf(m_contents, m_entries)))
        return fail(ErrorCode::InvalidPlan, "the approval " + *problem + "; have the release approved again");
    auto done = addText(files::approval, m_contents.approval->text);
    if (done)
        done = addText(files::approvalSignature, m_contents.approval->signature);
    return done;
}

Result<void> Writing::manifestAndSums()
{
    Result<void> done;
    if (m_contents.signer)
        done = addText(files::signingKey, m_contents.signer->publicKey().fileText());
    std::sort(m_entries.begin(), m_entries.end(), [](const FileEntry &a, const FileEntry &b) {
        return files::comesBefore(a.name, b.name);
    });
    if (done)
        done = addText(files::manifest, manifestText(m_contents, m_entries));
    const std::string sums = sumsText(m_entries);
    if (done)
        done = addText(files::sums, sums);
    if (done && m_contents.signer)
        done = addText(files::signature,
                       signing::signatureText(*m_contents.signer,
                                              sums,
                                              "SHA256SUMS of the Keyseed package made on "
                                                  + m_contents.description.madeOn.text()));
    return done;
}

std::vector<FileEntry> Writing::entries() &&
{
    std::sort(m_entries.begin(), m_entries.end(), [](const FileEntry &a, const FileEntry &b) {
        return files::comesBefore(a.name, b.name);
    });
    return std::move(m_entries);
}

} // namespace

Result<std::vector<FileEntry>>
writeAllFiles(const Contents &contents, const Workplace &workplace, const Progress &progress)
{
    KEYSEED_TRY(checkConsistency(contents));
    Writing writing(contents, workplace);
    auto done = writing.corpus(progress.part(0.0, 0.9));
    if (done)
        done = writing.documents();
    if (done)
        done = writing.approval();
    if (done)
        done = writing.manifestAndSums();
    if (done)
        done = progress.at(1.0);
    KEYSEED_TRY(done);
    return std::move(writing).entries();
}

} // namespace core::package
