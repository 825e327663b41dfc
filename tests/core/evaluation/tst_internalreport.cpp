#include "core/evaluation/InternalReport.h"
#include "core/package/Package.h"
#include "tests/core/print/PdfText.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <type_traits>

namespace tst_internalreport {

using namespace core::evaluation;
using core::package::Contents;
using core::pipeline::PrivateCounts;
using tests::PdfFile;

namespace {

// --- No package takes in what is private: it does not compile. ---

template<typename To, typename From>
inline constexpr bool takes =
    std::is_constructible_v<To, From> || std::is_convertible_v<From, To> || std::is_assignable_v<To &, From>;

template<typename Private>
inline constexpr bool
    fitsInContents = takes<decltype(Contents::budget), Private> || takes<decltype(Contents::description), Private> || takes<decltype(Contents::excluded), Private> || takes<decltype(Contents::history), Private> || takes<decltype(Contents::extras), Private> || takes<Contents, Private> || std::is_convertible_v<Private, const core::vocabulary::Vocabulary &> || std::is_convertible_v<Private, const core::privacy::Released<core::synthesis::ReleasedModel> &> || std::is_convertible_v<Private, const core::privacy::Released<std::vector<core::writing::Document>> &>;

template<typename Private>
inline constexpr bool canBeReleased =
    std::is_constructible_v<
        core::privacy::Released<Private>,
        Private> || std::is_default_constructible_v<core::privacy::Released<Private>> || takes<core::privacy::Released<core::synthesis::ReleasedModel>, Private> || takes<core::privacy::Released<std::vector<core::writing::Document>>, Private>;

template<typename Private>
inline constexpr bool isKeptOut = !fitsInContents<Private> && !canBeReleased<Private>;

static_assert(isKeptOut<Usefulness>);
static_assert(isKeptOut<ClassifierScore>);
static_assert(isKeptOut<PrivateCounts>);
static_assert(isKeptOut<InternalFacts>);
static_assert(isKeptOut<std::optional<Usefulness>>);
static_assert(isKeptOut<std::optional<PrivateCounts>>);
// The same questions find what does fit.
static_assert(fitsInContents<core::package::BudgetStatement> && fitsInContents<core::package::SourceHistory>);

// --- What the report says. ---

InternalFacts sampleFacts(int labels, int recordsOfEach = 10)
{
    InternalFacts facts{.project = "Notizen der Station 7, Ж",
                        .programVersion = "9.8.7",
                        .createdAt = "2026-02-01T10:00:00Z",
                        .spend = {.microEpsilon = 4'000'000},
                        .unitIsPerson = true};
    facts.counts =
        PrivateCounts{.usable = 1201, .withoutText = 32, .undeclaredLabel = 43, .withoutPerson = 54};
    Usefulness &usefulness = facts.usefulness.emplace();
    usefulness.trainedOn = 3300;
    usefulness.tested = labels * recordsOfEach;
    usefulness.passedOver = 129;
    usefulness.largestLabelShare = 0.125;
    ClassifierScore score;
    score.classifier = "multinomial logistic regression";
    score.features = "phrases";
    for (int i = 0; i < labels; ++i) {
        facts.labels.push_back("Speciality " + std::to_string(i + 1));
        auto &row = score.confusion.emplace_back(static_cast<std::size_t>(labels), 0);
        row[static_cast<std::size_t>(i)] = recordsOfEach - (i == 0 ? 3 : 0);
        if (i == 0)
            row.back() += 3;
    }
    usefulness.labels = facts.labels;
    score.tested = usefulness.tested;
    score.correct = score.tested - 3;
    score.accuracy = 0.8765;
    score.low = 0.8123;
    score.high = 0.9234;
    usefulness.scores = {score, score};
    usefulness.scores[1].classifier = "three-layer network";
    usefulness.scores[1].features = "vectors";
    return facts;
}

std::string reportOf(const InternalFacts &facts)
{
    const auto bytes = internalReportPdf(facts);
    if (!bytes)
        throw std::runtime_error(bytes.error().detail);
    return *bytes;
}

void touch(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly))
        throw std::runtime_error(name.toStdString());
}

std::filesystem::path path(const QString &name)
{
    return name.toStdString();
}

} // namespace

class InternalReportTest : public QObject
{
    Q_OBJECT

private slots:
    void every_page_says_that_it_does_not_leave_data()
    {
        QTest::addColumn<int>("labels");
        for (const int labels : {1, 5, 60})
            QTest::addRow("%d labels", labels) << labels;
    }
    void every_page_says_that_it_does_not_leave()
    {
        QFETCH(int, labels);
        const PdfFile file(reportOf(sampleFacts(labels)));
        QVERIFY(file.pages() > 0);
        for (int page = 1; page <= file.pages(); ++page)
            QCOMPARE(file.text(page).count(internalMark), 2);
        QCOMPARE(file.wordsOffPage(53.0), QStringList());
        const QString text = file.text();
        QVERIFY(text.contains("computed from the records without noise"));
        for (int i = 1; i <= labels; ++i)
            QVERIFY(text.contains("Speciality " + QString::number(i)));
        QCOMPARE(text.contains("The 15 labels with most records of 60"), labels == 60);
    }

    void it_has_the_counts_and_the_scores()
    {
        const PdfFile file(reportOf(sampleFacts(5, 20)));
        const QString rows = file.rows();
        const auto has = [&rows](const char *pattern) { return rows.contains(QRegularExpression(pattern)); };
        QVERIFY2(has("Notizen der Station 7, Ж"), qPrintable(rows));
        QVERIFY(has("differentially private with epsilon 4 per patient"));
        QVERIFY(has("used\\s+1201"));
        QVERIFY(has("no text\\s+32"));
        QVERIFY(has("not declared\\s+43"));
        QVERIFY(has("patient's id\\s+54"));
        QVERIFY(has("all\\s+1330"));
        QVERIFY(has("3300 synthetic texts"));
        QVERIFY(has("129\\s+records"));
        QVERIFY(
            has("multinomial logistic regression\\s+phrases\\s+97 of 100\\s+87.6 %\\s+81.2 % to 92.3 %")
            || has("multinomial logistic regression\\s+phrases\\s+97 of 100\\s+87.7 %\\s+81.2 % to 92.3 %"));
        QVERIFY(has("three-layer network\\s+vectors"));
        QVERIFY(has("most frequent label\\s+12.5 %"));
        // 17 of the 20 of the first were found; 20 of the 23 that were taken for the last are of it.
        QVERIFY(has("Speciality 1\\s+20\\s+17\\s+100.0 %\\s+85.0 %"));
        QVERIFY(has("Speciality 5\\s+20\\s+23\\s+87.0 %\\s+100.0 %"));
        QVERIFY(has("1\\s+Speciality 1\\s+17\\s+0\\s+0\\s+0\\s+3"));
    }

    void it_says_how_many_texts_were_likely_cut()
    {
        InternalFacts facts = sampleFacts(2);
        QVERIFY(!PdfFile(reportOf(facts)).text().contains("32,767"));
        facts.counts->likelyCut = 17;
        const QString text = PdfFile(reportOf(facts)).text().simplified();
        QVERIFY2(text.contains("that were used, 17 have a text of 32,767 characters"), qPrintable(text));
    }

    void persons_are_no_matter_where_records_are_the_unit()
    {
        InternalFacts facts = sampleFacts(2);
        facts.unitIsPerson = false;
        facts.usefulness.reset();
        const QString text = PdfFile(reportOf(facts)).text();
        QVERIFY(!text.contains("patient's id"));
        QVERIFY(text.contains("was not measured"));
    }

    void a_label_without_records_has_no_share()
    {
        InternalFacts facts = sampleFacts(2);
        for (ClassifierScore &score : facts.usefulness->scores)
            score.confusion = {{0, 0}, {0, 5}};
        const QString rows = PdfFile(reportOf(facts)).rows();
        QVERIFY(rows.contains(QRegularExpression("Speciality 1\\s+0\\s+0\\s+none\\s+none")));
    }

    void long_labels_stay_on_the_page()
    {
        InternalFacts facts = sampleFacts(5);
        for (std::string &label : facts.usefulness->labels)
            label = std::string(200, 'W') + label;
        facts.labels = facts.usefulness->labels;
        QCOMPARE(PdfFile(reportOf(facts)).wordsOffPage(53.0), QStringList());
    }

    void a_matrix_that_does_not_fit_its_labels_is_refused()
    {
        InternalFacts facts = sampleFacts(3);
        facts.usefulness->scores[1].confusion[2].pop_back();
        const auto bytes = internalReportPdf(facts);
        QVERIFY(!bytes);
        QVERIFY(bytes.error().code == core::ErrorCode::Internal);
    }

    void it_is_written_whole_and_for_its_owner_alone()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath("internal-report.pdf");
        touch(name);
        QVERIFY(writeInternalReport(sampleFacts(3), path(name)));
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray::fromStdString(reportOf(sampleFacts(3))));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList{"internal-report.pdf"});
        constexpr auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther
                                | QFileDevice::WriteOther;
        QVERIFY(!(file.permissions() & others));
    }

    void it_does_not_go_into_a_package_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("beside the manifest") << "package/report.pdf";
        QTest::newRow("in a folder of it") << "package/texts/report.pdf";
        QTest::newRow("by way of a link") << "link/report.pdf";
        QTest::newRow("through a folder and back") << "package/texts/../report.pdf";
    }
    void it_does_not_go_into_a_package()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("package/texts"));
        QVERIFY(QFile::link(folder.filePath("package"), folder.filePath("link")));
        touch(folder.filePath("package/manifest.json"));
        touch(folder.filePath("package/SHA256SUMS"));
        const auto written = writeInternalReport(sampleFacts(3), path(folder.filePath(name)));
        QVERIFY(!written);
        QVERIFY(written.error().code == core::ErrorCode::InvalidPlan);
        QVERIFY(QString::fromStdString(written.error().detail).contains("must not leave"));
        QVERIFY(!QFile::exists(folder.filePath(name)));
    }

    void what_cannot_be_written_leaves_nothing_behind()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("taken.pdf"));
        const auto onFolder = writeInternalReport(sampleFacts(1), path(folder.filePath("taken.pdf")));
        QVERIFY(!onFolder);
        QVERIFY(onFolder.error().code == core::ErrorCode::InvalidPlan);
        const auto nowhere = writeInternalReport(sampleFacts(1), path(folder.filePath("none/report.pdf")));
        QVERIFY(!nowhere);
        QVERIFY(nowhere.error().code == core::ErrorCode::InvalidPlan);
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{"taken.pdf"});
    }
};

} // namespace tst_internalreport

QTEST_APPLESS_MAIN(tst_internalreport::InternalReportTest)
#include "tst_internalreport.moc"
