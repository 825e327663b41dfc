#include "core/package/documents/Documents.h"
#include "tests/core/package/SampleRelease.h"
#include "tests/core/print/PdfText.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_release_statementpdf {

using namespace tests;
using core::package::ExclusionReason;

namespace {

constexpr double sideMargin = 54.0;

core::privacy::Spend epsilon(std::int64_t micro)
{
    return {.microEpsilon = micro, .picoRho = micro * micro / 2};
}

} // namespace

class ReleaseStatementPdfTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void it_says_what_is_promised()
    {
        const PdfFile file(statement());
        const QString text = file.text();
        for (const char *part : {"Notes of ward 7, made up",
                                 "Keyseed 0.1.0",
                                 "2026-02-01, with Keyseed",
                                 "differentially private with epsilon 4 per record.",
                                 "at most 98.3 % sure",
                                 "12 synthetic texts",
                                 "epsilon 8",
                                 "privacy officer",
                                 "signature",
                                 "University of Somewhere",
                                 "none was left out by hand"})
            QVERIFY2(text.contains(part), part);
        QVERIFY2(!text.contains('*') && !text.contains('\\') && !text.contains('`'), "Markdown");
        QVERIFY(!text.contains("secret place"));
        QCOMPARE(file.info("Title"), "Privacy statement: Notes of ward 7, made up");
        QVERIFY(file.pages() >= 2 && file.pages() <= 4);
        QCOMPARE(file.wordsOffPage(sideMargin - 1.0), QStringList());
    }

    void it_is_there_in_other_languages_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QStringList>("parts");
        QTest::newRow("de") << "de"
                            << QStringList{"Erklärung zum Datenschutz",
                                           "differentiell privat mit Epsilon 4 je Datensatz.",
                                           "höchstens zu 98,3 % sicher",
                                           "Unterschrift der oder des Datenschutzbeauftragten"};
        QTest::newRow("es") << "es"
                            << QStringList{"Declaración de privacidad",
                                           "diferencialmente privado con épsilon 4 por registro.",
                                           "a lo sumo un 98,3 % de certeza",
                                           "Firma del delegado de protección de datos"};
        QTest::newRow("fr") << "fr"
                            << QStringList{"Déclaration de confidentialité",
                                           "différentiellement privé avec epsilon 4 par enregistrement.",
                                           "sûr à 98,3 % au plus",
                                           "Signature du délégué à la protection des données"};
    }
    void it_is_there_in_other_languages()
    {
        QFETCH(QString, code);
        QFETCH(QStringList, parts);
        core::package::Contents contents = m_sample->contents();
        contents.excluded = leftOut({ExclusionReason::LookAlike});
        contents.history = history({{"2026-01-31T09:30:00Z", epsilon(4'000'000)}}, 8'000'000);
        const auto *language = core::package::statementLanguage(code.toStdString());
        QVERIFY(language);
        const auto pdf = core::package::translatedStatementPdf(contents, *language);
        QVERIFY(pdf);
        const PdfFile file(*pdf);
        const QString text = file.text();
        for (const QString &part : parts)
            QVERIFY2(text.contains(part), qPrintable(part));
        QVERIFY(text.contains("Notes of ward 7, made up"));
        QVERIFY(text.contains("University of Somewhere"));
        QVERIFY2(!text.contains("{{") && !text.contains("}}"), "a tag was left");
        QCOMPARE(file.wordsOffPage(sideMargin - 1.0), QStringList());
        QVERIFY(file.pages() <= 2);
    }

    void a_delta_and_patients_are_in_every_language_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("promise");
        QTest::newRow("de") << "de"
                            << "Epsilon 2 und Delta 0,000001 je Patient.";
        QTest::newRow("es") << "es"
                            << "épsilon 2 y delta 0,000001 por paciente.";
        QTest::newRow("fr") << "fr"
                            << "epsilon 2 et delta 0,000001 par patient.";
    }
    void a_delta_and_patients_are_in_every_language()
    {
        QFETCH(QString, code);
        QFETCH(QString, promise);
        core::package::Contents contents = m_sample->contents();
        contents.budget.spend = {.microEpsilon = 2'000'000, .picoRho = 0, .picoDelta = 1'000'000};
        contents.budget.unitIsPerson = true;
        const auto pdf = core::package::translatedStatementPdf(
            contents, *core::package::statementLanguage(code.toStdString()));
        QVERIFY(pdf);
        const QString text = PdfFile(*pdf).text();
        QVERIFY2(text.contains(promise), qPrintable(text));
        QVERIFY(text.contains("(e^epsilon + delta)", Qt::CaseInsensitive)
                || text.contains("(e^épsilon + delta)", Qt::CaseInsensitive));
    }

    void the_histogram_shows_the_largest_noisy_counts()
    {
        const QString rows = PdfFile(statement()).rows();
        // Half a unit is 32768 in cells; 95 % of the noise lies within 32768 ln 20 of 0: 1.5 units.
        QVERIFY2(rows.contains(QRegularExpression("Neurology\\s+phrase number 5\\s+25.04 ± 1.50")),
                 qPrintable(rows));
        QVERIFY(rows.contains(QRegularExpression("Neurology\\s+phrase number 3\\s+10.00 ± 1.50")));
        QVERIFY(
            rows.contains(QRegularExpression("Cardiology, \"general\"\\s+Ménière's disease\\s+2.00 ± 1.50")));
        QVERIFY(rows.contains("stands out above 0.35"));
        QVERIFY(!rows.contains("-50"));
    }

    void every_method_has_its_mechanisms_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("item");
        QTest::addColumn<QString>("cost");
        QTest::newRow("histogram") << "histogram"
                                   << "phrase number 5"
                                   << "epsilon 4";
        QTest::newRow("clusters") << "clusters"
                                  << "group of near phrases"
                                  << "epsilon 2.254085 and delta 0.000001"; // Gaussian noise of rho 0.125
        QTest::newRow("independent") << "independent"
                                     << "all labels together"
                                     << "epsilon 4";
        QTest::newRow("iterative-linear") << "iterative-linear"
                                          << "all labels together"
                                          << "epsilon 4";
        QTest::newRow("iterative-logarithmic") << "iterative-logarithmic"
                                               << "all labels together"
                                               << "epsilon 4";
        QTest::newRow("gaussian") << "gaussian"
                                  << "all labels together"
                                  << "rho 0.125";
    }
    void every_method_has_its_mechanisms()
    {
        QFETCH(QString, method);
        QFETCH(QString, item);
        QFETCH(QString, cost);
        m_sample->use(modelOf(method));
        const PdfFile file(statement());
        const QString text = file.text();
        QVERIFY2(text.contains(item), qPrintable(text));
        QVERIFY2(text.contains(cost), qPrintable(text));
        const QString rows = file.rows();
        for (const auto &table : m_sample->model.tables) {
            const QString name = QString::fromStdString(table.name);
            QVERIFY2(rows.contains(QRegularExpression("\\b" + name + "\\b")), qPrintable(rows));
            QVERIFY(text.contains(QString::number(table.counts.sensitivity.l1)));
        }
        QVERIFY(text.contains(m_sample->model.tables[0].counts.noise.index() == 0
                                  ? "discrete Laplace, t / s ="
                                  : "discrete Gaussian, sigma^2 ="));
        QVERIFY(file.pages() <= 4);
        QCOMPARE(file.wordsOffPage(sideMargin - 1.0), QStringList());
    }

    void the_ledger_shows_all_debits_and_the_cap()
    {
        core::package::Contents contents = m_sample->contents();
        const std::vector<std::pair<std::string, core::privacy::Spend>> debits{
            {"2025-11-03T08:00:00Z", epsilon(1'500'000)}, {"2026-01-31T09:30:00Z", epsilon(4'000'000)}};
        contents.history = history(debits, 8'000'000);
        const QString text = PdfFile(statement(contents)).text();
        for (const char *part : {"2 debits",
                                 "in all epsilon 5.5, per record",
                                 "one of 2026-01-31: epsilon 4.",
                                 "The cap of the data source is epsilon 8.",
                                 "2025-11-03",
                                 "this package",
                                 "cap 8"})
            QVERIFY2(text.contains(part), part);
        contents.history = history(debits);
        QVERIFY(PdfFile(statement(contents)).text().contains("has no cap"));
    }

    void without_a_ledger_it_says_so()
    {
        const QString text = PdfFile(statement()).text();
        QVERIFY(text.contains("The ledger was not at hand"));
        QVERIFY(!text.contains("debit"));
    }

    void texts_left_out_are_counted_by_reason()
    {
        core::package::Contents contents = m_sample->contents();
        contents.excluded =
            leftOut({ExclusionReason::LookAlike, ExclusionReason::LookAlike, ExclusionReason::Duplicate});
        const PdfFile file(statement(contents));
        QVERIFY(file.text().contains("3 texts were left out by hand"));
        QVERIFY(file.rows().contains(QRegularExpression("looked like personal data\\s+2\\b")));
        QVERIFY(file.rows().contains(QRegularExpression("same as another, or nearly\\s+1\\b")));
        QVERIFY(!file.text().contains("did not suit"));
        // An assumption of the promise, since nothing else could see to it.
        QVERIFY(file.text().contains("decided by reading the synthetic texts only"));
    }

    void any_number_of_labels_fits_data()
    {
        QTest::addColumn<int>("labels");
        for (const int labels : {1, 5, 60, 200})
            QTest::addRow("%d", labels) << labels;
    }
    void any_number_of_labels_fits()
    {
        QFETCH(int, labels);
        core::synthesis::ReleasedModel model = sampleModel(m_sample->vocabulary);
        model.labels.clear();
        for (int i = 1; i <= labels; ++i)
            model.labels.push_back("Fachrichtung für Ω " + std::to_string(i) + " " + std::string(60, 'm'));
        model.tables[0].counts.cells.assign(static_cast<std::size_t>(labels) * phrases, unitWeight);
        m_sample->use(model);
        m_sample->description.perLabel.assign(static_cast<std::size_t>(labels),
                                              core::package::PublicNumber::declared(1));
        const PdfFile file(statement());
        QCOMPARE(file.wordsOffPage(sideMargin - 1.0), QStringList());
        const QString text = file.text();
        QVERIFY(text.contains("Fachrichtung für Ω 1"));
        QCOMPARE(text.contains("and 140 more"), labels == 200);
    }

    void one_class_without_a_name_is_no_label()
    {
        core::synthesis::ReleasedModel model = sampleModel(m_sample->vocabulary);
        model.labels = {""};
        model.tables[0].counts.cells.resize(phrases);
        m_sample->use(model);
        const QString text = PdfFile(statement()).text();
        QVERIFY(text.contains("There are no labels"));
        QVERIFY(!text.contains("with 1 label"));
    }

    void a_weak_promise_is_called_weak()
    {
        m_sample->model.tables[0].counts.noise = core::privacy::LaplaceScale{4096, 1};
        pay(m_sample->model);
        m_sample->use(m_sample->model);
        const QString text = PdfFile(statement()).text();
        QVERIFY(text.contains("weak protection"));
        QVERIFY(text.contains("as good as certain"));
    }

    void it_is_small_and_the_same_every_time()
    {
        const std::string once = statement();
        QVERIFY2(once.size() < 60'000, qPrintable(QString::number(once.size())));
        QTest::qWait(1100); // the clock of a PDF counts in seconds
        QVERIFY(statement() == once);
    }

    void what_people_wrote_is_taken_as_text()
    {
        m_sample->description.title = "Öl & <b>Ж</b> *stars* \\ Ω";
        m_sample->description.purpose = std::string(5000, 'p');
        const PdfFile file(statement());
        QVERIFY(file.text().contains("Öl & <b>Ж</b> *stars* \\ Ω"));
        QCOMPARE(file.wordsOffPage(sideMargin - 1.0), QStringList());
    }

private:
    core::synthesis::ReleasedModel modelOf(const QString &method) const
    {
        const auto &vocabulary = m_sample->vocabulary;
        if (method == "histogram")
            return sampleModel(vocabulary);
        if (method == "clusters") {
            m_sample->useClusters();
            return m_sample->model;
        }
        if (method == "gaussian")
            return sampleKernels(vocabulary, "iterative-linear", gaussianNoise);
        return sampleKernels(vocabulary, method.toStdString(), laplaceNoise);
    }

    static std::string statement(const core::package::Contents &contents)
    {
        const auto bytes = core::package::statementPdf(contents);
        if (!bytes)
            throw std::runtime_error(bytes.error().detail);
        return *bytes;
    }
    std::string statement() { return statement(m_sample->contents()); }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
};

} // namespace tst_release_statementpdf

QTEST_APPLESS_MAIN(tst_release_statementpdf::ReleaseStatementPdfTest)
#include "tst_release_statementpdf.moc"
