#include "resources/sentences/generator/Sentences.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_sentencefiles {

/// The checks that the build makes of the files in resources/sentences.
class TestSentenceFiles : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void the_files_of_the_program_are_in_order();
    void mistakes_are_named_with_file_and_line_data();
    void mistakes_are_named_with_file_and_line();
    void a_missing_file_is_named();

private:
    QByteArray problems() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSentenceFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid() && QDir(m_folder->path()).mkdir(QStringLiteral("en")));
    const QDir english(QStringLiteral(KEYSEED_SENTENCES) + QStringLiteral("/en"));
    for (const QString &name : english.entryList(QDir::Files))
        QVERIFY(QFile::copy(english.filePath(name), m_folder->filePath(QStringLiteral("en/") + name)));
}

QByteArray TestSentenceFiles::problems() const
{
    sentences::Problems found;
    sentences::readLanguage(m_folder->filePath(QStringLiteral("en")).toStdString(), found);
    QByteArray all;
    for (const std::string &line : found.lines())
        all += QByteArray::fromStdString(line) + '\n';
    return all;
}

void TestSentenceFiles::the_files_of_the_program_are_in_order()
{
    QCOMPARE(problems(), QByteArray());
}

void TestSentenceFiles::mistakes_are_named_with_file_and_line_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("good");
    QTest::addColumn<QByteArray>("bad");
    QTest::addColumn<QByteArray>("message");
    const auto row =
        [](const char *name, const char *file, const char *good, const char *bad, const char *message) {
            QTest::newRow(name) << QString::fromUtf8(file) << QByteArray(good) << QByteArray(bad)
                                << QByteArray(message);
        };
    const char *sets = "sentences.txt";
    const char *record = "medical-record.txt";
    const char *sentence = "- The patient reports {}.\n";
    row("unknown placeholder", sets, sentence, "- Reports {phrase}.\n", ":7: unknown placeholder {phrase}");
    row("half a placeholder", sets, sentence, "- Reports {.\n", ":7: unknown placeholder ?");
    row("no place", sets, sentence, "- Feels ill.\n", ":7: one place for phrases was expected");
    row("two places", sets, sentence, "- Has {} with {}.\n", ":7: one place for phrases was expected");
    row("no full stop", sets, sentence, "- Reports {}\n", ":7: a full stop was expected");
    row("a figure", sets, sentence, "- 2 days of {}.\n", ":7: a text without figures was expected");
    row("twice", sets, sentence, "- The patient has {}.\n", ":7: this text is in the list twice");
    row("nothing after the dash", sets, sentence, "- \n", ":7: ");
    row("no key", sets, sentence, "Presents with\n", ":7: a line \"key: value\"");
    row("unknown role", sets, "\nsymptom:\n", "\nsymptoms:\n", "unknown key \"symptoms\"");
    row("a role without sentences", sets, "\nsymptom:\n", "\nsymptoms:\n", "no sentences for \"symptom\"");
    row("empty list",
        sets,
        "- Microbiology: {}.\n- Tested for {}.\n- Organisms: {}.\n",
        "",
        "the list \"organism\" is missing or empty");
    row("terms without a colon", sets, "- Keywords: {}.\n", "- Seen {}.\n", "\": {}\" was expected");
    row("terms are not the last",
        sets,
        "\n[neutral]\n",
        "\n[other]\nterm:\n- Keywords: {}.\ndrug:\n- On {}.\n[neutral]\n",
        "\"term:\" was expected as the last role");
    row("unknown name", record, "sentences: clinical\n", "sentences: clinic\n", "has no \"[clinic]\"");
    row("no title", record, "titles:\n", "tittles:\n", "unknown key \"tittles\"");
    row("label in a title",
        record,
        "- Visit note\n",
        "- Visit note {label}\n",
        "unknown placeholder {label}");
    row("unused", sets, "[neutral]\n", "[neutrl]\n", "no document uses \"neutrl\"");
    row("a group in a document", record, "titles:\n", "[section]\ntitles:\n", "no group was expected");
    row("unknown role of an ending",
        "language.txt",
        "procedure: -diagnosis\n",
        "operation: -diagnosis\n",
        "unknown role \"operation\"");
    row("no answer",
        "language.txt",
        "adjectives agree: no\n",
        "adjectives agree: maybe\n",
        "yes or no was expected");
    row("not UTF-8", sets, sentence, "- Reports \xE9{}.\n", ":7: text in UTF-8 was expected");
}

void TestSentenceFiles::mistakes_are_named_with_file_and_line()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, good);
    QFETCH(QByteArray, bad);
    QFETCH(QByteArray, message);
    QFile edited(m_folder->filePath(QStringLiteral("en/") + file));
    QVERIFY(edited.open(QIODevice::ReadWrite));
    QByteArray text = edited.readAll();
    const auto at = text.indexOf(good);
    QVERIFY2(at >= 0, good);
    text.replace(at, good.size(), bad);
    edited.resize(0);
    edited.seek(0);
    edited.write(text);
    edited.close();
    const QByteArray found = problems();
    QVERIFY2(found.contains(message), found);
    QVERIFY2(found.contains(file.toUtf8()), found);
}

void TestSentenceFiles::a_missing_file_is_named()
{
    QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("en/general.txt"))));
    QVERIFY2(problems().contains("general.txt:0: the file cannot be read"), problems());
}

} // namespace tst_sentencefiles

QTEST_GUILESS_MAIN(tst_sentencefiles::TestSentenceFiles)
#include "tst_sentencefiles.moc"
