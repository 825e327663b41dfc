#include "tests/core/package/SampleRelease.h"
#include "tests/core/print/PdfText.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_release_claims {

using namespace tests;

/// What a package says of people in its texts depends on who wrote them, and around which phrases.
class ReleaseClaimsTest : public QObject
{
    Q_OBJECT

private slots:
    void claims_depend_on_writer_and_vocabulary_data();
    void claims_depend_on_writer_and_vocabulary();

private:
    static QString wordsOf(const QString &folder);
};

namespace {

const QStringList onlyOfBuiltIn = {"none of them is about a real person",
                                   "nothing in them is a fact about anyone",
                                   "belongs to nobody",
                                   "points to nobody",
                                   "describe nobody",
                                   "about nobody"};

} // namespace

/// Returns the words of all documents for people and for catalogues.
QString ReleaseClaimsTest::wordsOf(const QString &folder)
{
    QString words;
    for (const char *file : {"README.md",
                             "dataset-card.md",
                             "datasheet.md",
                             "expert-evidence.md",
                             "registry.yaml",
                             "croissant.json",
                             "data-dictionary.csv",
                             "recipients-guide.md",
                             "manifest.json"})
        words += textOf(folder + "/" + file).simplified() + "\n";
    return words + PdfFile(contentOf(folder + "/privacy-statement.pdf").toStdString()).text();
}

void ReleaseClaimsTest::claims_depend_on_writer_and_vocabulary_data()
{
    QTest::addColumn<QString>("writer");
    QTest::addColumn<QString>("vocabulary");
    QTest::addColumn<QStringList>("said");
    QTest::addColumn<QStringList>("notSaid");
    QTest::newRow("built-in sentences, built-in vocabulary")
        << "template"
        << "builtin medical" << onlyOfBuiltIn.mid(0, 3) << QStringList{"language model may have learnt"};
    QTest::newRow("built-in sentences, own vocabulary")
        << "template"
        << "term list"
        << QStringList{"made by a machine",
                       "unless a phrase of the vocabulary names one",
                       "a name, place or date in them can only be a phrase of the vocabulary"}
        << onlyOfBuiltIn;
    const QStringList ofModel = {"written by a language model",
                                 "The model may have learnt of real people",
                                 "none was written from the record of a person"};
    QTest::newRow("language model") << "chat"
                                    << "builtin medical" << ofModel
                                    << onlyOfBuiltIn + QStringList{"were made by a machine"};
    QTest::newRow("language model, outside") << "promptPack"
                                             << "term list" << ofModel << onlyOfBuiltIn;
    QTest::newRow("public texts") << "publicTexts"
                                  << "builtin medical"
                                  << QStringList{"put together by a machine from public texts",
                                                 "Public texts can be about real people and name them",
                                                 "a real person in the public texts"}
                                  << onlyOfBuiltIn
                                         + QStringList{"were made by a machine",
                                                       "written by sentences",
                                                       "They are synthetic"};
}

void ReleaseClaimsTest::claims_depend_on_writer_and_vocabulary()
{
    QFETCH(QString, writer);
    QFETCH(QString, vocabulary);
    QFETCH(QStringList, said);
    QFETCH(QStringList, notSaid);
    const QTemporaryDir root;
    SampleRelease sample(root.path());
    sample.description.writerKind = writer.toStdString();
    sample.description.vocabularySource = vocabulary.toStdString();
    sample.description.planJson =
        QStringLiteral(R"({"schema": "keyseed-plan/2", "project": "Notes of ward 7",
            "vocabulary": {"source": "%1"}, "writer": {"kind": "%2"}})")
            .arg(vocabulary.startsWith("builtin") ? R"(builtin", "name": "medical)" : "terms", writer)
            .toStdString();
    core::package::Contents contents = sample.contents();
    if (writer == "publicTexts")
        contents.writtenFrom = core::writing::TextOrigin{
            .origin = "A book", .licence = "CC0", .sha256 = {std::string(64, 'a')}, .texts = 7};
    core::NoControl control;
    const QString folder = root.filePath("package");
    const auto written = core::package::writeFolder(contents, path(folder), control);
    QVERIFY2(written, written ? "" : written.error().detail.c_str());
    const QString words = wordsOf(folder);
    for (const QString &each : said)
        QVERIFY2(words.contains(each), qPrintable(each));
    for (const QString &each : notSaid)
        QVERIFY2(!words.contains(each), qPrintable(each));
    for (const char *never : {"sends no record", "or send them to another computer"})
        QVERIFY2(!words.contains(QLatin1String(never)), never);
}

} // namespace tst_release_claims

QTEST_APPLESS_MAIN(tst_release_claims::ReleaseClaimsTest)
#include "tst_release_claims.moc"
