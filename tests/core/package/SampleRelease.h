#pragma once

#include "core/package/Package.h"
#include "tests/core/package/SampleFiles.h"
#include "tests/core/package/SampleModel.h"

#include <QString>

#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace tests {

inline std::vector<core::writing::Document> sampleDocuments(const std::vector<std::string> &labels, int count)
{
    std::vector<core::writing::Document> documents;
    for (int i = count; i >= 1; --i) {
        core::writing::Document document;
        document.seed.id = QString("SYN-%1").arg(i, 6, 10, QLatin1Char('0')).toStdString();
        document.seed.label = labels[static_cast<std::size_t>(i) % labels.size()];
        document.seed.keyphrases = {"phrase number 3", "Ménière's disease"};
        document.text = "The patient said \"phrase number 3\", then left;\nMénière's disease, text "
                        + std::to_string(i) + ".\n";
        documents.push_back(document);
    }
    return documents;
}

inline core::package::Description sampleDescription()
{
    core::package::Description about;
    about.project = "Notes of ward 7";
    about.title = "Notes of ward 7, made up";
    about.purpose = "Training a sorter of letters";
    about.recipient = "University of Somewhere";
    about.licence = "CC BY 4.0";
    about.contact = "privacy@example.org";
    about.planJson = R"({"schema": "keyseed-plan/2", "project": "Notes of ward 7",
        "records": {"source": "notes", "files": ["/home/someone/secret place/notes.csv"], "text": "text"},
        "vocabulary": {"source": "terms", "file": "/home/someone/secret place/terms.txt"}})";
    about.programVersion = "0.1.0";
    about.madeOn = *core::Date::of("2026-02-01");
    about.embeddingSource = "built in";
    about.embeddingDigestHex = std::string(64, 'e');
    about.sequenceLength = core::package::PublicNumber::declared(2);
    about.perLabel = {core::package::PublicNumber::declared(7), core::package::PublicNumber::declared(6)};
    about.proportions = "declared shares";
    about.writerKind = "template";
    about.documentType = "medical record";
    return about;
}

/// Texts that were left out for these reasons.
inline core::package::ExcludedTexts leftOut(const std::vector<core::package::ExclusionReason> &reasons)
{
    std::vector<core::package::Exclusion> exclusions;
    const auto documents = sampleDocuments({"A"}, static_cast<int>(reasons.size()));
    for (std::size_t i = 0; i < reasons.size(); ++i)
        exclusions.push_back({documents[i].seed.id, reasons[i]});
    return core::package::ExcludedTexts::among(released(documents), exclusions);
}

/// A ledger's debits of one source, the last of them for this package.
inline core::package::SourceHistory
history(const std::vector<std::pair<std::string, core::privacy::Spend>> &debits,
        std::optional<std::int64_t> capMicroEpsilon = {})
{
    core::package::SourceHistory all;
    core::privacy::SourceAccount account;
    for (std::size_t i = 0; i < debits.size(); ++i) {
        core::privacy::LedgerEntry entry;
        entry.time = debits[i].first;
        entry.spend = debits[i].second;
        all.add(entry, i + 1 == debits.size());
        account.spent = account.spent + entry.spend;
        account.losses += core::privacy::lossesOf(entry.spend);
    }
    account.caps.microEpsilon = capMicroEpsilon;
    all.setAccount(account);
    return all;
}

/// Everything that goes into a package, kept alive; change it before contents() is called.
struct SampleRelease
{
    explicit SampleRelease(const QString &inFolder, int documentCount = 12)
        : folder(inFolder)
        , vocabulary(sampleVocabulary(folder))
        , documents(sampleDocuments(emptyModel(vocabulary).labels, documentCount))
    {
        use(sampleModel(vocabulary));
    }

    void use(core::synthesis::ReleasedModel other)
    {
        model = std::move(other);
        budget = {model.spend, model.unitIsPerson};
    }

    /// Of a larger vocabulary: a small one is counted phrase by phrase.
    void useClusters()
    {
        vocabulary = sampleVocabulary(folder, clusteredPhrases);
        use(sampleClusters(vocabulary));
    }

    core::package::Contents contents()
    {
        m_model.emplace(released(model));
        m_documents.emplace(released(documents));
        return {*m_model, *m_documents, vocabulary, budget, description};
    }

    QString folder; ///< for files of the vocabulary
    core::vocabulary::Vocabulary vocabulary;
    core::synthesis::ReleasedModel model;
    std::vector<core::writing::Document> documents;
    core::package::BudgetStatement budget;
    core::package::Description description = sampleDescription();

private:
    std::optional<core::privacy::Released<core::synthesis::ReleasedModel>> m_model;
    std::optional<core::privacy::Released<std::vector<core::writing::Document>>> m_documents;
};

/// The package as a folder, for a test to look at or to spoil.
inline void writeSample(SampleRelease &sample, const QString &folder)
{
    core::NoControl control;
    const auto written = core::package::writeFolder(sample.contents(), path(folder), control);
    if (!written)
        throw std::runtime_error(written.error().detail);
}

} // namespace tests
