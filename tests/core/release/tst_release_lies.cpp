#include "tests/core/release/SampleRelease.h"

#include <QCryptographicHash>
#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

using namespace tests;
using Json = nlohmann::ordered_json;

namespace {

QByteArray sumOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

void writeSums(const QString &folder)
{
    const QStringList order{"README.md",
                            "corpus.csv",
                            "corpus.jsonl",
                            "keyphrases.jsonl",
                            "vocabulary.csv",
                            "datasheet.md",
                            "manifest.json"};
    QByteArray sums;
    for (const QString &file : order)
        sums += sumOf(contentOf(folder + "/" + file)) + "  " + file.toUtf8() + "\n";
    write(folder + "/SHA256SUMS", sums);
}

Json manifestOf(const QString &folder)
{
    return Json::parse(contentOf(folder + "/manifest.json").toStdString());
}

// Everything agrees with the files again: what is wrong now is only what they say.
void seal(const QString &folder, Json manifest)
{
    for (Json &file : manifest["files"]) {
        const QByteArray bytes = contentOf(folder + "/" + QString::fromStdString(file["name"]));
        file["bytes"] = bytes.size();
        file["sha256"] = sumOf(bytes).toStdString();
    }
    write(folder + "/manifest.json", QByteArray::fromStdString(manifest.dump(2)));
    writeSums(folder);
}

} // namespace

/// Packages whose sums are all right and whose content is not.
class ReleaseLiesTest : public QObject
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

    void sealing_alone_changes_nothing()
    {
        seal(m_folder, manifestOf(m_folder));
        QVERIFY(core::release::verify(path(m_folder))->differences.empty());
    }

    void a_manifest_that_lies_is_named_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        const auto lie = [](const char *name, const char *pointer, const char *value) {
            QTest::newRow(name) << pointer << value;
        };
        lie("other schema", "/schema", "\"keyseed-manifest/2\"");
        lie("smaller epsilon", "/accounts/pure/microEpsilon", "3999999");
        lie("smaller epsilon in words", "/accounts/pure/epsilon", "0.4");
        lie("replacing one", "/accounts/pure/replaceOne/microEpsilon", "4000000");
        lie("replacing one in words", "/accounts/pure/replaceOne/epsilon", "4.0");
        lie("pure with a delta", "/accounts/pure/delta", "1e-6");
        lie("smaller rho", "/accounts/zCDP/picoRho", "1");
        lie("smaller rho in words", "/accounts/zCDP/rho", "0.5");
        lie("smaller epsilon at delta", "/accounts/zCDP/epsilon", "1.0");
        lie("other delta", "/accounts/zCDP/delta", "1e-3");
        lie("smaller epsilon of the mechanism", "/mechanisms/0/microEpsilon", "3999999");
        lie("other rho of the mechanism", "/mechanisms/0/picoRho", "7999999999999");
        lie("larger scale", "/mechanisms/0/scale/numerator", "16385");
        lie("other denominator", "/mechanisms/0/scale/denominator", "2");
        lie("other sensitivity", "/mechanisms/0/sensitivity/value", "65535");
        lie("other norm", "/mechanisms/0/sensitivity/norm", "\"L2\"");
        lie("other noise", "/mechanisms/0/noise", "\"Laplace\"");
        lie("other neighbours", "/mechanisms/0/neighbouring", "\"replace one unit\"");
        lie("no mechanism", "/mechanisms", "[]");
        lie("another mechanism not accounted for", "/mechanisms/1", "null");
        lie("plan is no object", "/plan", "\"plan.json\"");
        lie("unknown key", "/records", "8231");
        lie("label too many", "/labels/2", "\"Oncology\"");
        lie("label twice", "/labels/1", "\"Neurology\"");
        lie("total", "/documents/total", "13");
        lie("one label's number", "/documents/perLabel/0/documents", "7");
        lie("file not listed", "/files/0/name", "\"readme.md\"");
        lie("lists itself", "/files/0/name", "\"manifest.json\"");
        lie("file listed twice", "/files/0/name", "\"corpus.csv\"");
        lie("labels are a number", "/labels", "3");
        lie("files are a word", "/files", "\"all\"");
        lie("accounts are missing", "/accounts", "null");
        lie("scale 0", "/mechanisms/0/scale/numerator", "0");
        lie("scale below 0", "/mechanisms/0/scale/numerator", "-16384");
        lie("largest scale", "/mechanisms/0/scale/numerator", "9223372036854775807");
        lie("largest denominator", "/mechanisms/0/scale/denominator", "9223372036854775807");
        lie("largest sensitivity", "/mechanisms/0/sensitivity/value", "9223372036854775807");
        lie("beyond 64 bits", "/mechanisms/0/sensitivity/value", "1e300");
        lie("epsilon is a word", "/accounts/pure/epsilon", "\"4\"");
    }
    void a_manifest_that_lies_is_named()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        Json manifest = manifestOf(m_folder);
        Json changed = manifest;
        if (pointer == "/mechanisms/1")
            changed["mechanisms"].push_back(changed["mechanisms"][0]);
        else
            changed[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
        QVERIFY(changed != manifest);
        write(m_folder + "/manifest.json", QByteArray::fromStdString(changed.dump(2)));
        writeSums(m_folder);
        const auto verification = core::release::verify(path(m_folder));
        QVERIFY(verification);
        QVERIFY(hasDifferenceOf(*verification, "manifest.json"));
    }

    void a_manifest_lacks_nothing_data()
    {
        QTest::addColumn<QString>("key");
        for (const char *key : {"schema",
                                "project",
                                "createdAt",
                                "synthetic",
                                "versions",
                                "plan",
                                "mechanisms",
                                "accounts",
                                "randomness",
                                "publicInputs",
                                "labels",
                                "documents",
                                "vocabularyList",
                                "files"})
            QTest::newRow(key) << key;
    }
    void a_manifest_lacks_nothing()
    {
        QFETCH(QString, key);
        Json manifest = manifestOf(m_folder);
        QCOMPARE(manifest.erase(key.toStdString()), std::size_t{1});
        write(m_folder + "/manifest.json", QByteArray::fromStdString(manifest.dump(2)));
        writeSums(m_folder);
        QVERIFY(hasDifferenceOf(*core::release::verify(path(m_folder)), "manifest.json"));
    }

    void a_manifest_that_is_no_object_is_named_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no JSON") << QByteArray("not JSON");
        QTest::newRow("list") << QByteArray("[]");
        QTest::newRow("deep") << QByteArray(1'000'000, '[');
        QTest::newRow("huge") << QByteArray(5 << 20, ' ') + "{}";
        QTest::newRow("not UTF-8") << QByteArray("{\"schema\": \"\xff\"}");
    }
    void a_manifest_that_is_no_object_is_named()
    {
        QFETCH(QByteArray, text);
        write(m_folder + "/manifest.json", text);
        writeSums(m_folder);
        const auto verification = core::release::verify(path(m_folder));
        QVERIFY(verification);
        QVERIFY(hasDifferenceOf(*verification, "manifest.json"));
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
        seal(m_folder, manifestOf(m_folder));
        const auto verification = core::release::verify(path(m_folder));
        QVERIFY(verification);
        QVERIFY(hasDifferenceOf(*verification, file));
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    QString m_folder;
};

QTEST_APPLESS_MAIN(ReleaseLiesTest)
#include "tst_release_lies.moc"
