#include "tests/cli/CommandRun.h"
#include "tests/core/print/PdfText.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QTest>

#include <tuple>

namespace tst_rewriterrun {

namespace {

constexpr const char *canary = "qxcanaryword"; // stands in every record and in nothing public

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray records()
{
    QByteArray rows = "ward,person,text\n";
    for (int row = 0; row < 40; ++row)
        rows += QByteArray(row % 2 == 0 ? "Heart,p" : "Nerves,p") + QByteArray::number(row / 4) + ",\""
                + canary + " the dog sees the moon. The cat eats a fish.\"\n";
    return rows;
}

QByteArray plan(const char *method, const char *model)
{
    return QByteArray(R"({"schema": "keyseed-plan/2", "project": "wards",
               "records": {"source": "notes", "files": ["notes.csv"], "text": "text", "label": "ward", "person": "person"},
               "labels": ["Heart", "Nerves"],
               "vocabulary": {"source": "builtin", "name": "medical"},
               "privacy": {"delta": 1e-6},
               "synthesis": {"method": ")")
           + method + R"(", "model": ")" + model
           + R"(", "rows": 30, "rowsPerUnit": 2, "epsilon": {"rows": 500, "rowLabels": 4}},
               "sampling": {"perLabel": 10}, "writer": {"kind": "template"}})";
}

} // namespace

/// Rewriting on the command line, from records to a package that verifies, with the built keyseed-rewriter
/// and models of a few steps, whose texts mean nothing.
class TestRewriterRun : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("KEYSEED_REWRITER", KEYSEED_REWRITER);
        m_run.write(QStringLiteral("notes.csv"), records());
        QByteArray texts;
        for (const char *who : {"cat", "dog", "bird", "horse", "cow", "hen", "goat", "duck"})
            for (const char *what : {"eats a fish", "sees the moon", "hears a bell"})
                texts += QByteArray("the ") + who + ' ' + what + '\n';
        m_run.write(QStringLiteral("texts.txt"), texts);
        train("bart", {});
        train("pruned", {"--rounds", "2"});
        train("adept", {"--adept"});
    }
    void init() { qputenv("KEYSEED_REWRITER", KEYSEED_REWRITER); }

    void a_run_makes_a_package_that_verifies_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("model");
        QTest::newRow("by value") << QByteArray("dp-bart-clv") << QByteArray("bart");
        QTest::newRow("pruned") << QByteArray("dp-bart-pr") << QByteArray("pruned");
        QTest::newRow("ADePT") << QByteArray("adept") << QByteArray("adept");
    }
    void a_run_makes_a_package_that_verifies()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, model);
        m_run.write(QStringLiteral("plan.json"), plan(method, model));
        const QString out = QStringLiteral("out-") + QString::fromUtf8(method);
        const auto made = m_run.run(arguments(out));
        QVERIFY2(made.exitCode == 0, qPrintable(made.errors));
        QCOMPARE(m_run.run({QStringLiteral("verify"), m_run.path(out)}).exitCode, 0);
        const QJsonObject manifest = m_run.json(out + QStringLiteral("/manifest.json"));
        const QJsonObject stated = manifest["method"].toObject()["further"].toObject();
        QCOMPARE(stated["weights"].toArray().size(), 16);
        QCOMPARE(stated["rows"].toArray().first().toInt(), 30);
        for (const char *document : {"README.md", "datasheet.md", "expert-evidence.md", "dataset-card.md"}) {
            const QByteArray text = contents(m_run.path(out + QLatin1Char('/') + QLatin1String(document)));
            for (const char *said : {"A row by itself is protected with epsilon",
                                     "a whole note, and a whole",
                                     "protects next to nothing"})
                QVERIFY2(text.contains(said), document);
        }
        QVERIFY(contents(m_run.path(out + QStringLiteral("/recipients-guide.md")))
                    .contains("of one row by itself"));
        const QString statement =
            tests::PdfFile(contents(m_run.path(out + QStringLiteral("/privacy-statement.pdf"))).toStdString())
                .text();
        QVERIFY2(statement.contains(QLatin1String("A row by itself is protected with")),
                 qPrintable(statement));
        saysNothingOfWrittenTexts("privacy-statement.pdf", statement);
        for (const char *document : {"README.md",
                                     "datasheet.md",
                                     "expert-evidence.md",
                                     "dataset-card.md",
                                     "croissant.json",
                                     "registry.yaml",
                                     "data-dictionary.csv"})
            saysNothingOfWrittenTexts(
                document,
                QString::fromUtf8(contents(m_run.path(out + QLatin1Char('/') + QLatin1String(document)))));
        QDirIterator files(m_run.path(out), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QByteArray bytes = contents(files.next());
            QVERIFY2(!bytes.contains(canary), qPrintable(files.filePath()));
            QVERIFY2(!bytes.contains(m_run.path(QString()).toUtf8()), qPrintable(files.filePath()));
        }
        QVERIFY(!contents(m_run.path(out + QStringLiteral(".keyseed"))).contains(canary));
    }

    void a_program_that_fails_costs_nothing_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("it is not there") << QByteArray();
        QTest::newRow("it ends") << QByteArray("#!/bin/sh\nexit 1\n");
        QTest::newRow("it answers nonsense") << QByteArray("#!/bin/sh\nhead -c 100000 /dev/urandom\n");
    }
    void a_program_that_fails_costs_nothing()
    {
        QFETCH(QByteArray, script);
        const CommandRun run;
        run.write(QStringLiteral("notes.csv"), records());
        run.write(QStringLiteral("plan.json"), plan("adept", m_run.path(QStringLiteral("adept")).toUtf8()));
        const QString program = run.path(QStringLiteral("program"));
        if (!script.isEmpty()) {
            run.write(QStringLiteral("program"), script);
            QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
        qputenv("KEYSEED_REWRITER", program.toUtf8());
        const auto made = run.run(run.runArguments());
        QCOMPARE(made.exitCode, 1);
        QVERIFY2(made.errors.contains(QLatin1String("keyseed-rewriter")), qPrintable(made.errors));
        QVERIFY(!made.errors.contains(QLatin1String(canary)));
        QVERIFY(run.account().isEmpty());
        QVERIFY(!QFileInfo::exists(run.path(QStringLiteral("out"))));
    }

    void a_model_of_another_kind_is_refused_before_anything_is_read()
    {
        m_run.write(QStringLiteral("plan.json"), plan("dp-bart-pr", "bart"));
        const auto made = m_run.run(arguments(QStringLiteral("never")));
        QCOMPARE(made.exitCode, 2);
        QVERIFY2(made.errors.contains(QLatin1String("dp-bart-clv")), qPrintable(made.errors));
    }

    void a_model_that_changed_is_told_and_nothing_is_lost()
    {
        m_run.write(QStringLiteral("plan.json"), plan("adept", "adept"));
        const auto made = m_run.run(arguments(QStringLiteral("first")));
        QVERIFY2(made.exitCode == 0, qPrintable(made.errors));
        const QStringList again = {QStringLiteral("write"),
                                   QStringLiteral("--project"),
                                   m_run.path(QStringLiteral("first.keyseed")),
                                   QStringLiteral("--output"),
                                   m_run.path(QStringLiteral("second")),
                                   QStringLiteral("--ledger"),
                                   m_run.path(QStringLiteral("first-ledger.sqlite"))};
        const QByteArray weights = contents(m_run.path(QStringLiteral("adept/model.safetensors")));
        QByteArray otherWeights = weights;
        otherWeights.back() = static_cast<char>(otherWeights.back() ^ 1);
        const QByteArray words = contents(m_run.path(QStringLiteral("adept/words.json")));
        QByteArray otherWords = words;
        otherWords.replace("cat", "elk");
        QVERIFY(otherWords != words);
        for (const auto &[file, before, after] :
             {std::tuple("adept/model.safetensors", weights, otherWeights),
              std::tuple("adept/words.json", words, otherWords)}) {
            m_run.write(QString::fromLatin1(file), after);
            const auto refused = m_run.run(again);
            QVERIFY(refused.exitCode != 0);
            QVERIFY2(refused.errors.contains(QLatin1String("other weights")), qPrintable(refused.errors));
            m_run.write(QString::fromLatin1(file), before);
        }
        const auto written = m_run.run(again);
        QVERIFY2(written.exitCode == 0, qPrintable(written.errors));
    }

private:
    /// What is true of texts that were written around phrases is not of rows of records.
    static void saysNothingOfWrittenTexts(const char *document, const QString &text)
    {
        const QString words = text.simplified();
        for (const char *untrue : {"about a real person",
                                   "saw no record",
                                   "belongs to nobody",
                                   "describe nobody",
                                   "about nobody",
                                   "was written for",
                                   "without a record",
                                   "without any record",
                                   "was copied from",
                                   "Only phrases",
                                   "hrases of a public vocabulary",
                                   "rivatised keyphrases",
                                   "around them",
                                   "it says nothing about the records",
                                   "public proportions",
                                   "noisy count of a phrase"})
            QVERIFY2(!words.contains(QLatin1String(untrue)),
                     qPrintable(QString::fromLatin1(document) + QStringLiteral(": ")
                                + QString::fromLatin1(untrue)));
    }
    void train(const char *folder, const QStringList &more) const
    {
        QStringList command;
        for (const char *each :
             {"rewriter", "train",    "--public", "--texts",      "texts.txt", "--out",   folder, "--width",
              "16",       "--layers", "1",        "--vocabulary", "300",       "--every", "5",    "--steps",
              "10",       "--batch",  "8",        "--rate",       "0.01"})
            command << QString::fromLatin1(each);
        const auto trained = m_run.run(command + more);
        QVERIFY2(trained.exitCode == 0, qPrintable(trained.errors));
    }
    // A ledger of its own for each, as each takes a whole cap of delta.
    QStringList arguments(const QString &out) const
    {
        QStringList with = m_run.runArguments(out);
        with.last() = m_run.path(out + QStringLiteral("-ledger.sqlite"));
        return with;
    }

    CommandRun m_run;
};

} // namespace tst_rewriterrun

QTEST_APPLESS_MAIN(tst_rewriterrun::TestRewriterRun)
#include "tst_rewriterrun.moc"
