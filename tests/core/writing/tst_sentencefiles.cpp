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
    const char *record = "medical-record.txt";
    const char *sentence = "- Presents with {}.\n";
    row("unknown placeholder",
        record,
        sentence,
        "- Presents with {phrase}.\n",
        ":24: unknown placeholder {phrase}");
    row("half a placeholder", record, sentence, "- Presents with {.\n", ":24: unknown placeholder ?");
    row("no place", record, sentence, "- Presents ill.\n", ":24: one place for phrases was expected");
    row("two places",
        record,
        sentence,
        "- Presents {} with {}.\n",
        ":24: one place for phrases was expected");
    row("no full stop", record, sentence, "- Presents with {}\n", ":24: a full stop was expected");
    row("a figure", record, sentence, "- 2 days of {}.\n", ":24: a text without figures was expected");
    row("twice", record, sentence, "- Complains of {}.\n", ":25: this text is in the list twice");
    row("nothing after the dash", record, sentence, "- \n", ":24: ");
    row("no key", record, sentence, "Presents with\n", ":24: a line \"key: value\"");
    row("unknown role", record, "\nsymptom:\n", "\nsymptoms:\n", "unknown key \"symptoms\"");
    row("empty list",
        record,
        "- Chief complaint\n- Reason for visit\n- Presenting complaint\n",
        "",
        "the list \"headings\" is missing or empty");
    row("unknown shared name",
        record,
        "disease: see history\n",
        "disease: see histories\n",
        "shared.txt has no \"[histories]\"");
    row("no title", record, "titles:\n", "tittles:\n", "unknown key \"tittles\"");
    row("no label",
        record,
        "- Medical record: {label}\n",
        "- Medical record\n",
        "a title with {label} was expected");
    row("label in a plain title",
        record,
        "- Visit note\n",
        "- Visit note {label}\n",
        "a title without {label} was expected");
    row("no colon", record, "- Presents with:\n", "- Presents with\n", "\":\" was expected at the end of");
    row("unused",
        "shared.txt",
        "[taken]\n",
        "[taken]\nsentences:\n- On {}.\nlists:\n- On:\n\n[takn]\n",
        "no document uses \"takn\"");
    row("unknown group", record, "[section]\n", "[part]\n", "unknown group \"[part]\"");
    row("a role without a place",
        "general.txt",
        "\nword: see word\n",
        "\n",
        "no section has sentences for \"word\"");
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
    row("not UTF-8", record, sentence, "- Presents with \xE9{}.\n", ":24: text in UTF-8 was expected");
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
