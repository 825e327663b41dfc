#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SealedPackage.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_release_contradictions {

using namespace tests;

/// Packages whose sums are all right and whose files contradict each other.
class ReleaseContradictionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        SampleRelease sample(m_root->path());
        writeSample(sample, m_folder);
    }

    void files_that_contradict_each_other_are_named_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto lie =
            [](const char *name, const char *file, const QByteArray &from, const QByteArray &to) {
                QTest::newRow(name) << file << from << to;
            };
        lie("other text", "corpus.jsonl", "text 7.", "text 8.");
        lie("other label",
            "corpus.jsonl",
            "\"SYN-000003\",\"label\":\"Cardiology, \\\"general\\\"\"",
            "\"SYN-000003\",\"label\":\"Neurology\"");
        lie("other label of phrases",
            "keyphrases.jsonl",
            "\"SYN-000003\",\"label\":\"Cardiology, \\\"general\\\"\"",
            "\"SYN-000003\",\"label\":\"Neurology\"");
        lie("other id", "keyphrases.jsonl", "SYN-000012", "SYN-000013");
        lie("id that falls", "corpus.jsonl", "SYN-000007", "SYN-000005");
        lie("foreign id", "corpus.jsonl", "SYN-000007", "MRN-000007");
        lie("short id", "corpus.jsonl", "SYN-000007", "SYN-7");
        lie("undeclared label", "corpus.csv", "SYN-000002,\"Neurology\"", "SYN-000002,\"Oncology\"");
        lie("row missing",
            "keyphrases.jsonl",
            "{\"id\":\"SYN-000002\",\"label\":\"Neurology\","
            "\"keyphrases\":[\"phrase number 3\",\"Ménière's disease\"]}\n",
            "");
        lie("key too many", "corpus.jsonl", "\"SYN-000002\",", "\"SYN-000002\",\"source\":\"note 12\",");
        lie("phrases too many",
            "keyphrases.jsonl",
            "\"SYN-000002\",",
            "\"SYN-000002\",\"source\":\"note 12\",");
        lie("phrases no list", "keyphrases.jsonl", "[\"phrase number 3\",\"Ménière's disease\"]", "\"x\"");
        lie("phrase no text", "keyphrases.jsonl", "[\"phrase number 3\",", "[3,");
        lie("no JSON", "corpus.jsonl", "{\"id\":\"SYN-000002\"", "{\"id\":SYN-000002");
        lie("blank line", "corpus.jsonl", "{\"id\":\"SYN-000002\"", "\n{\"id\":\"SYN-000002\"");
        lie("column too many", "corpus.csv", "id,label,text", "id,label,text,source");
        lie("field too many", "corpus.csv", "SYN-000002,", "SYN-000002,12,");
        lie("unclosed quote", "corpus.csv", "SYN-000002,\"Neurology\"", "SYN-000002,\"Neurology");
        lie("undeclared label of a phrase",
            "vocabulary.csv",
            "\"Neurology\",\"phrase number 8\"",
            "\"Oncology\",\"phrase number 8\"");
        lie("count no number", "vocabulary.csv", "25.04", "many");
        lie("counts not falling", "vocabulary.csv", "10.00", "30.00");
        lie("exact counts beside the noisy ones", "vocabulary.csv", "noisy_count", "count");
    }
    void files_that_contradict_each_other_are_named()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QByteArray bytes = contentOf(m_folder + "/" + file);
        const auto place = bytes.indexOf(from);
        QVERIFY(place >= 0);
        write(m_folder + "/" + file, bytes.replace(place, from.size(), to));
        seal(m_folder);
        const auto verification = core::package::verify(path(m_folder));
        QVERIFY(verification);
        QVERIFY(hasDifferenceOf(*verification, file));
    }

    void labels_other_than_those_of_the_plan_are_named_data()
    {
        QTest::addColumn<QByteArray>("labels");
        QTest::addColumn<QString>("difference"); // none: they agree
        const auto second = [](const QByteArray &rest) {
            return "{\"name\": \"Cardiology, \\\"general\\\"\", " + rest + "}";
        };
        const QByteArray heart = second("\"values\": [\"Heart\", \"Vessels\"]");
        QTest::newRow("names") << QByteArray("[\"Neurology\", \"Cardiology, \\\"general\\\"\"]") << QString();
        QTest::newRow("a name with values") << "[\"Neurology\", " + heart + "]" << QString();
        QTest::newRow("another order")
            << "[" + heart + ", \"Neurology\"]" << QStringLiteral("labels are not those of the plan");
        QTest::newRow("none") << QByteArray("[]") << QStringLiteral("labels are not those of the plan");
        QTest::newRow("a key too many")
            << "[\"Neurology\", " + second("\"values\": [\"a\"], \"records\": 17") + "]"
            << QStringLiteral("neither a name nor a name with values");
        QTest::newRow("no values") << "[\"Neurology\", " + second("\"values\": []") + "]"
                                   << QStringLiteral("neither a name nor a name with values");
        QTest::newRow("a number") << QByteArray("[1, 2]") << QStringLiteral("not of its type");
    }
    void labels_other_than_those_of_the_plan_are_named()
    {
        QFETCH(QByteArray, labels);
        QFETCH(QString, difference);
        ManifestJson manifest = manifestOf(m_folder);
        manifest["plan"]["labels"] = ManifestJson::parse(labels.toStdString());
        writeManifest(m_folder, manifest);
        const auto verification = core::package::verify(path(m_folder));
        QVERIFY(verification);
        QCOMPARE(verification->differences.empty(), difference.isEmpty());
        QVERIFY2(QString::fromUtf8(listed(*verification)).contains(difference), listed(*verification));
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    QString m_folder;
};

} // namespace tst_release_contradictions

QTEST_APPLESS_MAIN(tst_release_contradictions::ReleaseContradictionsTest)
#include "tst_release_contradictions.moc"
