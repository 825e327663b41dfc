#pragma once

#include "core/privacy/Accounting.h"
#include "core/release/Manifest.h"
#include "core/release/Package.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>

#include <algorithm>
#include <stdexcept>

namespace tests {
struct Pass;
}

// The one way to a pass that needs neither noise nor a project file. Only a test may say that a hand-made
// value is released.
template<>
class core::privacy::Released<tests::Pass>
{
public:
    static ReleasePass pass() { return {}; }
};

namespace tests {

template<typename T>
core::privacy::Released<T> released(T value)
{
    return {core::privacy::Released<Pass>::pass(), std::move(value)};
}

inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("cannot read " + path.toStdString());
    return file.readAll();
}

inline void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        throw std::runtime_error("cannot write " + path.toStdString());
}

inline std::filesystem::path path(const QString &name)
{
    return name.toStdString();
}

inline QStringList everythingIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                                  QDir::Name);
}

inline constexpr int phrases = 40;
inline constexpr std::int64_t unitWeight = 65536;

inline core::vocabulary::Vocabulary sampleVocabulary(const QString &folder)
{
    QByteArray terms;
    for (int i = 0; i < phrases - 1; ++i)
        terms += "phrase number " + QByteArray::number(i) + "\n";
    terms += "Ménière's disease\n";
    write(folder + "/terms.txt", terms);
    auto vocabulary = core::vocabulary::Vocabulary::fromTermFile(path(folder + "/terms.txt"));
    if (!vocabulary)
        throw std::runtime_error(vocabulary.error().detail);
    return *vocabulary;
}

/// Epsilon 4, W = 65536, S = 2: b = 16384 in cells, which is 0.5 units. All cells 0.
inline core::seeding::HistogramModel sampleModel(const core::vocabulary::Vocabulary &vocabulary)
{
    core::seeding::HistogramModel model;
    model.labels = {"Neurology", "Cardiology, \"general\""};
    model.vocabularySource = "file:/home/someone/secret place/terms.txt";
    model.vocabularyDigest = vocabulary.digest();
    model.vocabularySize = static_cast<std::uint32_t>(vocabulary.size());
    model.phrasesPerUnit = 2;
    model.unitWeight = unitWeight;
    model.scaleNumerator = 16384;
    model.scaleDenominator = 1;
    model.microEpsilon = 4'000'000;
    model.committedAt = "2026-01-31T09:30:00Z";
    model.cells.assign(model.labels.size() * vocabulary.size(), 0);
    model.cells[3] = 10 * unitWeight / 2;           // Neurology, phrase 3: 10 units
    model.cells[5] = 25 * unitWeight / 2 + 1234;    // Neurology, phrase 5: 25.04 units
    model.cells[7] = 11'000;                        // below the threshold b ln 2 = 11356.5
    model.cells[8] = 11'400;                        // above it: 0.35 units
    model.cells[phrases + 39] = 2 * unitWeight / 2; // Cardiology, Ménière's disease: 2 units
    model.cells[phrases + 1] = -50 * unitWeight;    // noise may be negative
    return model;
}

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

inline core::release::BudgetStatement sampleBudget(const core::seeding::HistogramModel &model)
{
    const auto spend =
        core::privacy::laplaceSpend(model.unitWeight, {model.scaleNumerator, model.scaleDenominator});
    core::release::BudgetStatement budget;
    budget.microEpsilon = spend.microEpsilon;
    budget.picoRho = spend.picoRho;
    budget.delta = 1e-6;
    budget.epsilonAtStatedDelta = core::privacy::zcdpEpsilon(spend.rho(), 1e-6);
    budget.unitIsPerson = model.unitIsPerson;
    return budget;
}

inline core::release::Description sampleDescription()
{
    core::release::Description about;
    about.project = "Notes of ward 7";
    about.title = "Notes of ward 7, made up";
    about.purpose = "Training a sorter of letters";
    about.recipient = "University of Somewhere";
    about.licence = "CC BY 4.0";
    about.contact = "privacy@example.org";
    about.planJson = R"({"schema": "keyseed-plan/1", "project": "Notes of ward 7",
        "records": {"path": "/home/someone/secret place/notes.csv", "text": "text"},
        "vocabulary": {"source": "file:/home/someone/secret place/terms.txt"}})";
    about.programVersion = "0.1.0";
    about.createdAt = "2026-02-01T10:00:00Z";
    about.embeddingDigestHex = std::string(64, 'e');
    about.sequenceLength = 2;
    about.perLabel = 6;
    about.writerKind = "template";
    about.documentType = "medical record";
    return about;
}

/// Everything that goes into a package, kept alive; change it before contents() is called.
struct SampleRelease
{
    explicit SampleRelease(const QString &folder, int documentCount = 12)
        : vocabulary(sampleVocabulary(folder))
        , model(sampleModel(vocabulary))
        , documents(sampleDocuments(model.labels, documentCount))
        , budget(sampleBudget(model))
    {}

    core::release::Contents contents()
    {
        m_model.emplace(released(model));
        m_documents.emplace(released(documents));
        return {*m_model, *m_documents, vocabulary, budget, description};
    }

    core::vocabulary::Vocabulary vocabulary;
    core::seeding::HistogramModel model;
    std::vector<core::writing::Document> documents;
    core::release::BudgetStatement budget;
    core::release::Description description = sampleDescription();

private:
    std::optional<core::privacy::Released<core::seeding::HistogramModel>> m_model;
    std::optional<core::privacy::Released<std::vector<core::writing::Document>>> m_documents;
};

/// The package as a folder, for a test to look at or to spoil.
inline void writeSample(SampleRelease &sample, const QString &folder)
{
    core::NoControl control;
    const auto written = core::release::writeFolder(sample.contents(), path(folder), control);
    if (!written)
        throw std::runtime_error(written.error().detail);
}

inline const QStringList packageFiles = {"README.md",
                                         "SHA256SUMS",
                                         "corpus.csv",
                                         "corpus.jsonl",
                                         "datasheet.md",
                                         "keyphrases.jsonl",
                                         "manifest.json",
                                         "vocabulary.csv"};

inline bool hasDifferenceOf(const core::release::Verification &verification, const QString &file)
{
    return std::any_of(
        verification.differences.begin(), verification.differences.end(), [&](const std::string &line) {
            return QString::fromStdString(line).startsWith(file + ": ");
        });
}

} // namespace tests
