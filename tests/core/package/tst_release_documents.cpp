#include "tests/core/package/SampleRelease.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_release_documents {

using namespace tests;

class ReleaseDocumentsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void the_statement_names_unit_number_and_odds_data()
    {
        QTest::addColumn<bool>("person");
        QTest::addColumn<qint64>("scale");
        QTest::addColumn<QStringList>("sayings");
        QTest::newRow("record, 4") << false << qint64{16384}
                                   << QStringList{"differentially private with epsilon 4 per record**",
                                                  "at most 98.3 % sure",
                                                  "epsilon 8.",
                                                  "one record"};
        QTest::newRow("person, 1") << true << qint64{65536}
                                   << QStringList{"differentially private with epsilon 1 per patient**",
                                                  "at most 73.2 % sure",
                                                  "epsilon 2.",
                                                  "one patient"};
        QTest::newRow("record, 16") << false << qint64{4096}
                                    << QStringList{"differentially private with epsilon 16 per record",
                                                   "as good as certain",
                                                   "epsilon 32.",
                                                   "weak protection"};
    }
    void the_statement_names_unit_number_and_odds()
    {
        QFETCH(bool, person);
        QFETCH(qint64, scale);
        QFETCH(QStringList, sayings);
        m_sample->model.unitIsPerson = person;
        for (auto &table : m_sample->model.tables)
            table.counts.noise = core::privacy::LaplaceScale{2 * scale, 1};
        pay(m_sample->model);
        m_sample->use(m_sample->model);
        writeSample(*m_sample, m_folder);
        const QString readme = textOf(m_folder + "/README.md");
        for (const QString &saying : sayings)
            QVERIFY2(readme.contains(saying), qPrintable(saying + " is not in:\n" + readme));
        QVERIFY(readme.contains("made by a machine"));
        QVERIFY(readme.contains("sha256sum -c SHA256SUMS"));
        for (const QString &file : packageFiles)
            QVERIFY2(file == "README.md" || readme.contains("`" + file + "`"), qPrintable(file));
        for (const QString &word : QStringList{"Training a sorter of letters",
                                               "University of Somewhere",
                                               "CC BY 4.0",
                                               "privacy@example.org"}) {
            QVERIFY2(readme.contains(word), qPrintable(word));
            QVERIFY2(textOf(m_folder + "/datasheet.md").contains(word), qPrintable(word));
        }
    }

    void no_document_claims_that_anything_is_anonymous()
    {
        writeSample(*m_sample, m_folder);
        for (const QString &file : packageFiles)
            QVERIFY2(!textOf(m_folder + "/" + file).contains("anonym", Qt::CaseInsensitive),
                     qPrintable(file));
    }

    void no_document_tells_where_files_lay()
    {
        writeSample(*m_sample, m_folder);
        for (const QString &file : packageFiles)
            for (const char *never : {"secret place", "\"notes.csv", "terms.txt"})
                QVERIFY2(!textOf(m_folder + "/" + file).contains(never), qPrintable(file));
        QCOMPARE(textOf(m_folder + "/manifest.json").count("\"source\": \"term list\""), 1);
    }

    void the_steward_s_words_cannot_break_a_document()
    {
        m_sample->description.title = "Line one\n# line two | <script>";
        m_sample->description.purpose = "a\r\n\r\n## b | c";
        m_sample->description.contact.clear();
        writeSample(*m_sample, m_folder);
        for (const QString &file : QStringList{"/README.md", "/datasheet.md"}) {
            const QString text = textOf(m_folder + file);
            QVERIFY(text.split('\n').first().endsWith("Line one \\# line two \\| \\<script\\>"));
            QVERIFY(text.contains("a \\#\\# b \\| c"));
            QVERIFY(!text.contains("\n## b"));
            QVERIFY(text.contains("not given"));
        }
    }

    void the_datasheet_tells_a_chosen_sharpness()
    {
        writeSample(*m_sample, m_folder);
        QVERIFY(!textOf(m_folder + "/datasheet.md").contains("sharpness"));
        m_sample->description.sharpness = core::package::PublicReal::declared(0.75);
        const QString other = m_root->filePath("sharp");
        writeSample(*m_sample, other);
        QVERIFY(textOf(other + "/datasheet.md").contains("with a sharpness of 0.75, chosen"));
    }

    void the_datasheet_gives_the_exact_scale_and_both_accounts()
    {
        writeSample(*m_sample, m_folder);
        const QString text = textOf(m_folder + "/datasheet.md");
        // rho = epsilon^2 / 2 = 2 for the largest L2 norm that the L1 bound allows.
        for (const QString &fact :
             QStringList{"| 80 | discrete Laplace, t / s = 32768 / 1 | 65536 | 4294967296 | 2 | 2 |",
                         "one record added or removed",
                         "| pure epsilon | 4 |",
                         "| Neurology | 7 | 6 |"})
            QVERIFY2(text.contains(fact), qPrintable(fact + " is not in:\n" + text));
    }

    void a_delta_is_explained_and_grows_when_a_unit_is_replaced()
    {
        m_sample->useClusters();
        writeSample(*m_sample, m_folder);
        const core::privacy::Spend &spend = m_sample->model.spend;
        const QString epsilon = QString::number(static_cast<double>(spend.microEpsilon) / 1e6, 'g', 9);
        const auto text = textOf(m_folder + "/README.md").split("## What is in the files").first();
        for (const QString &saying :
             {"epsilon " + epsilon + " and delta 0.000001 per record**",
              QString("for every set of packages, the probability that this package is one of them is"),
              QString("at most e^epsilon times that with the other, plus delta (0.000001)."),
              QString("(e^epsilon + delta) / (1 + e^epsilon)"),
              QString("k e^((k - 1) epsilon) times delta")})
            QVERIFY2(text.contains(saying), qPrintable(saying + " is not in:\n" + text));
        // Dwork & Roth 2014, Theorem 2.2: twice epsilon, and delta (1 + e^epsilon) or, simpler, 2 e^epsilon.
        static const QRegularExpression replaced("instead, epsilon doubles and delta grows: epsilon "
                                                 "([0-9.]+) and delta ([0-9.]+)\\.");
        const auto match = replaced.match(text);
        QVERIFY(match.hasMatch());
        QCOMPARE(match.captured(1).toDouble(), 2 * spend.epsilon());
        const double delta = 2e-6 * std::exp(spend.epsilon());
        QVERIFY(std::abs(match.captured(2).toDouble() - delta) < 2e-12);
        QVERIFY(textOf(m_folder + "/datasheet.md").contains("| delta | 0.000001 |"));
    }

    // The sample counts 36 units under Neurology and less than none under Cardiology.
    void labels_too_small_for_phrases_of_their_own_are_named()
    {
        writeSample(*m_sample, m_folder);
        const QString saying = "Mostly what all labels share: Cardiology";
        QVERIFY(textOf(m_folder + "/datasheet.md").contains(saying));
        QVERIFY(textOf(m_folder + "/dataset-card.md").contains(saying));
        std::vector<std::int64_t> &cells = m_sample->model.tables.front().counts.cells;
        std::copy_n(cells.begin(), phrases, cells.begin() + phrases);
        const QString equal = m_root->filePath("equal");
        writeSample(*m_sample, equal);
        QVERIFY(!textOf(equal + "/datasheet.md").contains("Mostly what all labels share"));
        QVERIFY(!textOf(equal + "/dataset-card.md").contains("Mostly what all labels share"));
    }

    void texts_of_a_label_have_a_number_and_a_reason_data()
    {
        QTest::addColumn<QString>("proportions");
        QTest::addColumn<QString>("saying");
        QTest::newRow("same") << "the same number for every label"
                              << "was chosen (the same number for every label), not counted";
        QTest::newRow("shares") << "declared shares"
                                << "was chosen (declared shares), not counted";
        QTest::newRow("noisy") << "noisy counts of the labels"
                               << "was set by noisy counts of the labels, which are part of what the budget";
        QTest::newRow("noisy sizes") << core::package::noisySizes
                                     << "was set by the noisy sizes of the labels, which are part of what";
    }
    void texts_of_a_label_have_a_number_and_a_reason()
    {
        QFETCH(QString, proportions);
        QFETCH(QString, saying);
        m_sample->description.proportions = proportions.toStdString();
        addLabelTable(m_sample->model);
        m_sample->use(m_sample->model);
        writeSample(*m_sample, m_folder);
        QVERIFY(textOf(m_folder + "/README.md").contains(saying));
        QVERIFY(textOf(m_folder + "/datasheet.md").contains(saying));
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
    QString m_folder;
};

} // namespace tst_release_documents

QTEST_APPLESS_MAIN(tst_release_documents::ReleaseDocumentsTest)
#include "tst_release_documents.moc"
