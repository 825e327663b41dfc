#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SealedPackage.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_release_learnt {

using namespace tests;
using namespace core::package;
using core::vocabulary::LearntOrigin;

/// What a vocabulary was learnt from is told to the recipient, and looked at by verification.
class ReleaseLearntTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_sample = std::make_unique<SampleRelease>(m_root->path());
        m_sample->description.embeddingDigestHex = core::toHex(m_sample->vocabulary.digest());
    }

    void a_package_says_what_its_vocabulary_was_learnt_from()
    {
        write(origin());
        QCOMPARE(listed(*verify(path(m_folder))), QByteArray());
        const ManifestJson stated = manifestOf(m_folder).at("learntVocabulary");
        const ManifestJson expected = {{"declaredPublic", true},
                                       {"origin", "Case reports of a public archive"},
                                       {"licence", "CC BY 4.0"},
                                       {"language", "en"},
                                       {"terminology", "term list"},
                                       {"documents", 1200},
                                       {"words", 3456789},
                                       {"repeatedWords", 77},
                                       {"passages", 23045},
                                       {"candidates", 9000},
                                       {"leftOut", 1},
                                       {"files", {std::string(64, 'a'), std::string(64, 'b')}}};
        QCOMPARE(QByteArray(stated.dump().c_str()), QByteArray(expected.dump().c_str()));
        for (const char *file : {"README.md", "datasheet.md", "expert-evidence.md"}) {
            const QString text = textOf(m_folder + "/" + file);
            QVERIFY2(text.contains("declared to be public"), file);
            QVERIFY2(text.contains("Case reports of a public archive; licence: CC BY 4.0."), file);
            QVERIFY2(text.contains("1200 documents, 3456789 words"), file);
            QVERIFY2(text.contains("Of another vocabulary (term list) those phrases were taken"), file);
            QVERIFY2(text.contains("took 1 phrase off the list"), file);
        }
        const QString sheet = textOf(m_folder + "/datasheet.md");
        QVERIFY(sheet.contains("| Licence of the texts | CC BY 4.0 |"));
        QVERIFY(
            sheet.contains("| SHA-256 of the texts that it was learnt from | " + QString(64, 'b') + " |"));
    }

    void little_text_is_named_with_the_size_that_is_advised()
    {
        constexpr auto advice = "less text than is advised (20 MB";
        write(origin());
        QVERIFY(!textOf(m_folder + "/datasheet.md").contains(advice));
        LearntOrigin little = origin();
        little.words = 500'000;
        m_folder += "-little";
        write(little);
        const QString sheet = textOf(m_folder + "/datasheet.md");
        QVERIFY(sheet.contains(advice) && sheet.contains("500000 words"));
    }

    void the_names_of_its_files_stay_in_the_house()
    {
        write(origin());
        for (const QString &file : everythingIn(m_folder))
            QVERIFY2(!contentOf(m_folder + "/" + file).contains("ward-seven"), qPrintable(file));
    }

    void a_package_of_another_vocabulary_says_nothing_of_it()
    {
        m_sample->description.embeddingDigestHex = std::string(64, 'e');
        write(std::nullopt);
        QCOMPARE(listed(*verify(path(m_folder))), QByteArray());
        QVERIFY(!manifestOf(m_folder).contains("learntVocabulary"));
        for (const char *file : {"README.md", "datasheet.md", "expert-evidence.md"})
            QVERIFY2(!textOf(m_folder + "/" + file).contains("learnt"), file);
    }

    void its_vectors_may_be_others()
    {
        m_sample->description.embeddingDigestHex = std::string(64, 'e');
        write(origin());
        QCOMPARE(listed(*verify(path(m_folder))), QByteArray());
    }

    void words_of_people_stay_words()
    {
        LearntOrigin odd = origin();
        odd.origin = "A | B\n# <b>not bold</b> \xE2\x80\xAE *x*\xC2\xAD";
        odd.licence = "[free](http://example.org) `now`";
        write(odd);
        QCOMPARE(listed(*verify(path(m_folder))), QByteArray());
        QCOMPARE(QByteArray(manifestOf(m_folder)["learntVocabulary"]["origin"].get<std::string>().c_str()),
                 QByteArray("A | B # <b>not bold</b> *x*\u00AD"));
        const QString sheet = textOf(m_folder + "/datasheet.md");
        QVERIFY(sheet.contains("| A \\| B \\# \\<b\\>not bold\\</b\\>"));
        QVERIFY(sheet.contains("| Licence of the texts | \\[free\\](http://example.org) \\`now\\` |"));
        QVERIFY(!textOf(m_folder + "/README.md").contains("<b>"));
    }

    void a_manifest_that_lies_about_it_is_named_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QByteArray>("value");
        const auto lie = [](const char *name, const char *pointer, const char *value) {
            QTest::newRow(name) << pointer << QByteArray(value);
        };
        lie("not declared", "/learntVocabulary/declaredPublic", "false");
        lie("no origin", "/learntVocabulary/origin", "\"\"");
        lie("no licence", "/learntVocabulary/licence", "\"\"");
        lie("an origin of two lines", "/learntVocabulary/origin", "\"a\\nb\"");
        lie("an origin that hides something", "/learntVocabulary/origin", "\"a\\u202eb\"");
        lie("a number as a text", "/learntVocabulary/words", "\"3456789\"");
        lie("a number below nothing", "/learntVocabulary/documents", "-1");
        lie("half a document", "/learntVocabulary/documents", "0.5");
        lie("a language that is none", "/learntVocabulary/language", "\"en; or other\"");
        lie("no files", "/learntVocabulary/files", "[]");
        lie("a sum that is none", "/learntVocabulary/files/0", "\"abc\"");
        lie("a name of a file", "/learntVocabulary/files/0", R"({"name": "ward-seven.jsonl"})");
        lie("a terminology by its file", "/learntVocabulary/terminology", "\"csv ward-seven.csv\"");
        lie("another key", "/learntVocabulary/path", "\"/home\"");
        lie("no object", "/learntVocabulary", "\"public\"");
        lie("a built-in vocabulary", "/publicInputs/vocabulary/source", "\"builtin medical\"");
    }
    void a_manifest_that_lies_about_it_is_named()
    {
        QFETCH(QString, pointer);
        QFETCH(QByteArray, value);
        write(origin());
        ManifestJson manifest = manifestOf(m_folder);
        manifest[ManifestJson::json_pointer(pointer.toStdString())] =
            ManifestJson::parse(value.toStdString());
        writeManifest(m_folder, manifest);
        QVERIFY(hasDifferenceOf(*verify(path(m_folder)), "manifest.json"));
    }

    void a_learnt_vocabulary_without_its_origin_is_named()
    {
        write(origin());
        for (const char *key : {"licence", "origin", "files", "declaredPublic"}) {
            ManifestJson manifest = manifestOf(m_folder);
            manifest["learntVocabulary"].erase(key);
            writeManifest(m_folder, manifest);
            QVERIFY2(hasDifferenceOf(*verify(path(m_folder)), "manifest.json"), key);
        }
        ManifestJson manifest = manifestOf(m_folder);
        manifest.erase("learntVocabulary");
        writeManifest(m_folder, manifest);
        QVERIFY(listed(*verify(path(m_folder))).contains("lacks learntVocabulary"));
    }

private:
    static LearntOrigin origin()
    {
        return {.origin = "Case reports of a public archive",
                .licence = "CC BY 4.0",
                .language = "en",
                .files = {{"ward-seven.jsonl", std::string(64, 'a')}, {"texts.csv", std::string(64, 'b')}},
                .terminology = "csv ward-seven.csv",
                .documents = 1200,
                .words = 3'456'789,
                .repeatedWords = 77,
                .passages = 23'045,
                .candidates = 9000,
                .leftOut = 1};
    }

    void write(const std::optional<LearntOrigin> &origin)
    {
        auto contents = m_sample->contents();
        contents.learntFrom = origin;
        core::NoControl control;
        const auto written = writeFolder(contents, path(m_folder), control);
        QVERIFY2(written, written ? "" : written.error().detail.c_str());
    }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
    QString m_folder;
};

} // namespace tst_release_learnt

QTEST_APPLESS_MAIN(tst_release_learnt::ReleaseLearntTest)
#include "tst_release_learnt.moc"
