#include "core/package/documents/Parts.h"
#include "tests/core/package/SampleRelease.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_release_evidence {

using namespace tests;
using core::package::ExclusionReason;

namespace {

std::string evidenceText(const core::package::Contents &contents,
                         const std::vector<core::package::FileEntry> &written)
{
    return core::package::documentText("expert-evidence.md", core::package::documentFacts(contents, written));
}

const std::vector<core::package::FileEntry> files{{"corpus.csv", 12, std::string(64, 'a')},
                                                  {"croissant.json", 13, std::string(64, 'b')}};

} // namespace

class ReleaseEvidenceTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void it_has_what_an_expert_asks_for()
    {
        const QString text = written();
        for (const QString &saying :
             QStringList{"45 CFR 164.514(b)(1)",
                         "| For what? | Training a sorter of letters |",
                         "| To whom? | University of Somewhere |",
                         "| 80 | discrete Laplace, t / s = 32768 / 1 | 65536 | 4294967296 | 2 | 2 |",
                         "| pure epsilon | 4 |",
                         "at most 98.3 % sure",
                         "term list, 40 phrases",
                         "| Keyseed | 0.1.0 |",
                         "| Noise drawn on | 2026-01-31 |",
                         "| Made on | 2026-02-01 |",
                         "The duration of computations"})
            QVERIFY2(text.contains(saying), qPrintable(saying + " is not in:\n" + text));
        for (const auto &file : files)
            QVERIFY(text.contains(
                QString::fromStdString("| `" + file.name + "` SHA-256 | " + file.sha256 + " |")));
    }

    void texts_one_by_one_are_left_to_the_sums()
    {
        auto more = files;
        more.push_back({"texts/SYN-000001.txt", 14, std::string(64, 'c')});
        const auto text = QString::fromStdString(evidenceText(m_sample->contents(), more));
        QVERIFY(text.contains("`croissant.json` SHA-256"));
        QVERIFY(!text.contains("texts/SYN"));
    }

    void an_epsilon_that_protects_little_is_called_so()
    {
        QVERIFY(!written().contains("weak protection"));
        m_sample->model.tables[0].counts.noise = core::privacy::LaplaceScale{4096, 1};
        pay(m_sample->model);
        m_sample->use(m_sample->model);
        QVERIFY(written().contains("weak protection"));
    }

    void it_says_that_it_claims_no_compliance_and_claims_none()
    {
        QString text = written();
        const QString denial =
            "This is not a determination, and not a claim that the package complies with any law.";
        QVERIFY(text.contains(denial));
        text.remove(denial);
        for (const char *claim : {"complies", "compliant", "de-identified", "anonym", "is very small."})
            QVERIFY2(!text.contains(claim, Qt::CaseInsensitive), claim);
        QVERIFY(!text.contains("secret place"));
    }

    void sections_are_numbered_without_a_gap()
    {
        static const QRegularExpression heading("^## ([0-9]+)\\. ", QRegularExpression::MultilineOption);
        int expected = 1;
        for (auto match = heading.globalMatch(written()); match.hasNext(); ++expected)
            QCOMPARE(match.next().captured(1).toInt(), expected);
        QCOMPARE(expected, 10);
        static const QRegularExpression unnumbered("^## [^0-9]", QRegularExpression::MultilineOption);
        QVERIFY(!written().contains(unnumbered));
    }

    void what_the_expert_writes_is_left_empty()
    {
        const QString end = written().section("## 9. For the expert", 1);
        QCOMPARE(end.count("    ____"), 6);
        for (const char *line : {"Name", "Date of the determination", "Signature"})
            QVERIFY2(end.contains(QString("| %1 |   |\n").arg(line)), line);
    }

    void the_unit_and_what_it_assumes_go_together()
    {
        QVERIFY(written().contains("One record is the right unit."));
        m_sample->model.unitIsPerson = true;
        m_sample->use(m_sample->model);
        const QString text = written();
        QVERIFY(text.contains("The column of patient ids is correct"));
        QVERIFY(text.contains("Can a patient be singled out?"));
        QVERIFY(!text.contains("One record is the right unit."));
    }

    void texts_left_out_are_counted_by_reason()
    {
        QVERIFY(written().contains("No text was excluded by hand."));
        auto contents = m_sample->contents();
        contents.excluded =
            leftOut({ExclusionReason::LookAlike, ExclusionReason::Unsuitable, ExclusionReason::LookAlike});
        const auto text = QString::fromStdString(evidenceText(contents, files));
        QVERIFY(text.contains("| looks like personal data | 2 |\n| unsuitable | 1 |\n"));
        QVERIFY(!text.contains("is a duplicate"));
    }

    void the_ledger_is_told_debit_by_debit()
    {
        QVERIFY(written().contains("The ledger of the data source was not at hand"));
        auto contents = m_sample->contents();
        contents.history = history({{"2026-01-01T00:00:00Z", {1'500'000, 2'000'000, 0}},
                                    {"2026-01-31T09:30:00Z", contents.budget.spend}});
        const auto text = QString::fromStdString(evidenceText(contents, files));
        QVERIFY(text.contains("has 2 debits, together epsilon 5.5. No limit was set for it."));
        QVERIFY(text.contains("| 2026-01-01 | 1.5 | 0 | 0.000002 | another |"));
        QVERIFY(text.contains("| 2026-01-31 | 4 | 0 | 4 | this one |"));
    }

    void a_language_model_is_a_risk_of_its_own()
    {
        QVERIFY(!written().contains("can invent names"));
        m_sample->description.writerKind = "chat";
        m_sample->description.writerModel = "model_x";
        QVERIFY(written().contains("can invent names"));
        QVERIFY(written().contains("the language model model\\_x"));
    }

    void the_steward_s_words_cannot_break_it()
    {
        m_sample->description.title = "Line one\n# two | <script>";
        m_sample->description.purpose = "a\n\n## b | c";
        m_sample->description.contact.clear();
        const QString text = written();
        QVERIFY(text.split('\n').first().endsWith("Line one \\# two \\| \\<script\\>"));
        QVERIFY(text.contains("a \\#\\# b \\| c"));
        QVERIFY(text.contains("| Who is responsible? | not given |"));
    }

private:
    QString written() { return QString::fromStdString(evidenceText(m_sample->contents(), files)); }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
};

} // namespace tst_release_evidence

QTEST_APPLESS_MAIN(tst_release_evidence::ReleaseEvidenceTest)
#include "tst_release_evidence.moc"
