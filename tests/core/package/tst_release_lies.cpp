#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SealedPackage.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_release_lies {

using namespace tests;

/// Packages whose sums are all right and whose manifest is not.
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
        seal(m_folder);
        QVERIFY(core::package::verify(path(m_folder))->differences.empty());
    }

    void a_manifest_that_lies_is_named_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        const auto lie = [](const char *name, const char *pointer, const char *value) {
            QTest::newRow(name) << pointer << value;
        };
        lie("other schema", "/schema", "\"keyseed-manifest/4\"");
        lie("project of the plan", "/plan/project", "\"another\"");
        lie("vocabulary of the plan", "/plan/vocabulary", "{\"source\": \"builtin\", \"name\": \"medical\"}");
        lie("unit of the plan", "/plan/records/unit", "\"patient\"");
        lie("records of several labels in the plan alone", "/plan/records/severalLabels", "\"each\"");
        lie("records of several labels beside the plan", "/severalLabels", "\"each\"");
        lie("a file in the plan", "/plan/records/path", "\"notes.csv\"");
        lie("a column in the plan", "/plan/records/text", "\"text\"");
        lie("a part of the plan that nobody knows", "/plan/house", "1");
        lie("a file of the vocabulary", "/plan/vocabulary/file", "\"terms.txt\"");
        lie("a server in the plan", "/plan/writer", "{\"kind\": \"template\", \"baseUrl\": \"https://a\"}");
        lie("time of the package", "/createdAt", "\"2026-02-01T10:00:00Z\"");
        lie("time of the noise", "/mechanisms/0/committedAt", "\"2026-01-31T09:30:00Z\"");
        lie("no day", "/createdAt", "\"2026-02-30\"");
        lie("method of the plan", "/plan/synthesis", "{\"method\": \"independent\"}");
        lie("cost of the plan", "/plan/synthesis/epsilon", "{\"phrases\": 3.9}");
        lie("ids of those left out", "/excluded", "[{\"id\": \"SYN-000013\", \"reason\": \"unsuitable\"}]");
        lie("left out for words", "/excluded", "{\"total\": 1, \"perReason\": {\"because\": 1}}");
        lie("left out less than none", "/excluded", "{\"total\": -1, \"perReason\": {\"duplicate\": -1}}");
        lie("left out and not added up", "/excluded", "{\"total\": 3, \"perReason\": {\"duplicate\": 2}}");
        lie("left out with words", "/excluded", "{\"total\": 0, \"perReason\": {}, \"note\": 1}");
        lie("nothing said of those left out", "/excluded", "null");
        lie("smaller epsilon", "/accounts/pure/microEpsilon", "1999999");
        lie("smaller epsilon in words", "/accounts/pure/epsilon", "0.4");
        lie("replacing one", "/accounts/pure/replaceOne/microEpsilon", "4000000");
        lie("replacing one in words", "/accounts/pure/replaceOne/epsilon", "4.0");
        lie("pure with a delta", "/accounts/pure/delta", "1e-6");
        lie("smaller rho", "/accounts/zCDP/picoRho", "1");
        lie("smaller rho in words", "/accounts/zCDP/rho", "0.5");
        lie("smaller epsilon at delta", "/accounts/zCDP/epsilon", "1.0");
        lie("other delta", "/accounts/zCDP/delta", "1e-3");
        lie("smaller epsilon of the mechanism", "/mechanisms/0/microEpsilon", "1999999");
        lie("other rho of the mechanism", "/mechanisms/0/picoRho", "1999999999999");
        lie("larger scale", "/mechanisms/0/scale/numerator", "32769");
        lie("other denominator", "/mechanisms/0/scale/denominator", "2");
        lie("other sensitivity", "/mechanisms/0/sensitivity/l1", "65535");
        lie("smaller L2 sensitivity", "/mechanisms/0/sensitivity/l2Squared", "4294967295");
        lie("L2 above L1", "/mechanisms/0/sensitivity/l2Squared", "4294967297");
        lie("other norm", "/mechanisms/0/sensitivity/norm", "\"L2\"");
        lie("other noise", "/mechanisms/0/noise", "\"Laplace\"");
        lie("other neighbours", "/mechanisms/0/neighbouring", "\"replace one unit\"");
        lie("other unit", "/mechanisms/0/unit", "\"household\"");
        lie("unknown key of a mechanism", "/mechanisms/0/mean", "8231");
        lie("unknown key of the accounts", "/accounts/mean", "8231");
        lie("unknown key of an account", "/accounts/pure/mean", "8231");
        lie("other method", "/method/name", "\"independent\"");
        lie("unknown method", "/method/name", "\"mean\"");
        lie("mechanism of another method", "/mechanisms/0/name", "\"independent\"");
        lie("unknown key of the method", "/method/mean", "8231");
        lie("unknown key of the versions", "/versions/mean", "8231");
        lie("version is no text", "/versions/keyseed", "8231");
        lie("unknown key of the randomness", "/randomness/mean", "8231");
        lie("unknown public input", "/publicInputs/mean", "8231");
        lie("unknown key of the vocabulary", "/publicInputs/vocabulary/mean", "8231");
        lie("unknown key of the embedding", "/publicInputs/embedding/mean", "8231");
        lie("other vectors than those of the plan", "/publicInputs/embedding/source", "\"8231\"");
        lie("vectors by a number", "/publicInputs/embedding/source", "8231");
        lie("embedding is no sum", "/publicInputs/embedding/sha256", "\"8231\"");
        lie("unknown key of the documents", "/documents/mean", "8231");
        lie("unknown key of a label", "/documents/perLabel/1/mean", "8231");
        lie("unknown key of the vocabulary's list", "/vocabularyList/mean", "8231");
        lie("unknown key of a file", "/files/0/mean", "8231");
        lie("escape sequence in the project", "/project", "\"a\\u001b[2J\"");
        lie("endless sequences", "/method/length", "2147483647");
        lie("endless prefixes", "/method/prefixSizes", "[2147483648]");
        lie("prefix of nothing", "/method/prefixSizes", "[0]");
        lie("table of another method", "/mechanisms/0/table", "\"vocabulary\"");
        lie("unknown table", "/mechanisms/0/table", "\"notes\"");
        lie("other cells", "/mechanisms/0/cells", "81");
        lie("other number of phrases", "/publicInputs/vocabulary/phrases", "41");
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
        lie("scale below 0", "/mechanisms/0/scale/numerator", "-32768");
        lie("narrower half-width", "/vocabularyList/halfWidth95", "1e-9");
        lie("lower threshold", "/vocabularyList/threshold", "0.1");
        lie("no false phrases", "/vocabularyList/toleratedFalsePhrases", "0.0");
        lie("other words of a table", "/mechanisms/0/releases", "\"nothing\"");
        lie("other claim about the texts", "/synthetic", "\"the texts are records\"");
        lie("other randomness", "/randomness/kind", "\"a seed\"");
        lie("version in words", "/versions/keyseed", "\"0.3 of John Smith\"");
        lie("texts are a word", "/textFiles", "\"no\"");
        lie("reasons are a list", "/excluded/perReason", "[]");
        lie("a setting that no method has", "/method/further", "{\"John Smith\": [1]}");
        lie("an address in the plan", "/plan/about", "{\"contact\": {\"rows\": [1]}}");
        lie("a title that moves the cursor", "/plan/about", "{\"title\": \"a\\u001b[2J\"}");
        lie("a purpose that reorders", "/plan/about", "{\"purpose\": \"a\\u202eb\"}");
        lie("a recipient by a number", "/plan/about", "{\"recipient\": 7}");
        lie("a list in the kind of document", "/plan/writer", "{\"documentType\": {\"patients\": [\"J\"]}}");
        lie("examples that are no texts", "/plan/writer", "{\"examples\": [7]}");
        lie("an unknown key of numbers", "/plan/synthesis", "{\"method\": \"histogram\", \"mean\": 8231}");
        lie("numbers below a setting", "/plan/sampling", "{\"length\": 2, \"means\": {\"a\": [8231]}}");
        lie("a part of another budget", "/plan/synthesis/epsilon", "{\"patients\": 4.0}");
        lie("documents below 1", "/plan/sampling", "{\"perLabel\": -3}");
        lie("a fraction of a length", "/plan/sampling", "{\"length\": 2.0}");
        lie("delta of words", "/plan/privacy", "{\"delta\": \"0\"}");
        lie("a setting of a vocabulary that is a list", "/plan/vocabulary/public", "[true]");
        lie("a plan of no schema", "/plan/schema", "\"keyseed-plan/9\"");
        lie("largest scale", "/mechanisms/0/scale/numerator", "9223372036854775807");
        lie("largest denominator", "/mechanisms/0/scale/denominator", "9223372036854775807");
        lie("largest sensitivity", "/mechanisms/0/sensitivity/l1", "9223372036854775807");
        lie("beyond 64 bits", "/mechanisms/0/sensitivity/l1", "1e300");
        lie("epsilon is a word", "/accounts/pure/epsilon", "\"4\"");
    }
    void a_manifest_that_lies_is_named()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        ManifestJson manifest = manifestOf(m_folder);
        ManifestJson changed = manifest;
        if (pointer == "/mechanisms/1")
            changed["mechanisms"].push_back(changed["mechanisms"][0]);
        else
            changed[ManifestJson::json_pointer(pointer.toStdString())] =
                ManifestJson::parse(value.toStdString());
        QVERIFY(changed != manifest);
        writeManifest(m_folder, changed);
        const auto verification = core::package::verify(path(m_folder));
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
                                "method",
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
        ManifestJson manifest = manifestOf(m_folder);
        QCOMPARE(manifest.erase(key.toStdString()), std::size_t{1});
        writeManifest(m_folder, manifest);
        QVERIFY(hasDifferenceOf(*core::package::verify(path(m_folder)), "manifest.json"));
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
        const auto verification = core::package::verify(path(m_folder));
        QVERIFY(verification);
        QVERIFY(hasDifferenceOf(*verification, "manifest.json"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    QString m_folder;
};

} // namespace tst_release_lies

QTEST_APPLESS_MAIN(tst_release_lies::ReleaseLiesTest)
#include "tst_release_lies.moc"
