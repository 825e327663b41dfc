#include "tests/cli/CommandRun.h"

#include <QTest>

namespace tst_vocabularycommand {

namespace {

QString text(const char *value)
{
    return QString::fromUtf8(value);
}

constexpr auto ontology = "format-version: 1.2\n\n"
                          "[Term]\nid: HP:1\nname: chest pain\nsynonym: \"thoracic pain\" EXACT []\n\n"
                          "[Term]\nid: HP:2\nname: seizure\n\n"
                          "[Term]\nid: HP:3\nname: headache\n\n"
                          "[Term]\nid: HP:4\nname: stroke\nis_obsolete: true\n";

} // namespace

/// The vocabulary command of the built program, and a release with an imported vocabulary.
class TestVocabularyCommand : public QObject
{
    Q_OBJECT

private slots:
    void shows_what_was_read_and_what_was_left_out();
    void shows_what_a_plan_names();
    void leaves_out_what_is_named();
    void writes_a_file_that_is_the_same_vocabulary();
    void replaces_nothing_without_force();
    void refuses_what_it_cannot_read_data();
    void refuses_what_it_cannot_read();
    void a_release_with_an_imported_vocabulary_verifies();
    void a_release_verifies_whatever_its_vocabulary_is_called_data();
    void a_release_verifies_whatever_its_vocabulary_is_called();

private:
    QJsonObject shown(const QStringList &source) const
    {
        const auto outcome =
            m_run.run(QStringList{text("vocabulary"), text("show"), text("--json")} + source);
        return QJsonDocument::fromJson(outcome.output.toUtf8()).object();
    }
    QStringList obo() const
    {
        m_run.write(text("hp.obo"), ontology);
        return {text("--source"), text("obo"), text("--file"), m_run.path(text("hp.obo"))};
    }

    CommandRun m_run;
};

void TestVocabularyCommand::shows_what_was_read_and_what_was_left_out()
{
    const QJsonObject json = shown(obo());
    QCOMPARE(json.value(text("vocabulary")).toString(), text("obo hp.obo"));
    QCOMPARE(json.value(text("terms")).toInt(), 3);
    QCOMPARE(json.value(text("forms")).toInt(), 1);
    QCOMPARE(json.value(text("kinds")).toObject().value(text("symptom")).toInt(), 3);
    const QJsonObject read = json.value(text("read")).toObject();
    QCOMPARE(read.value(text("leftOut")).toObject().value(text("obsolete concepts")).toInt(), 1);
    const auto table = m_run.run(QStringList{text("vocabulary"), text("show")} + obo());
    QCOMPARE(table.exitCode, 0);
    QVERIFY(table.output.contains(text("obsolete concepts")) && table.output.contains(text("thoracic pain")));
}

void TestVocabularyCommand::shows_what_a_plan_names()
{
    obo();
    m_run.write(text("plan.json"),
                R"({"schema": "keyseed-plan/2", "vocabulary": {"source": "obo", "file": "hp.obo"}})");
    QCOMPARE(shown({text("--plan"), m_run.path(text("plan.json"))}).value(text("terms")).toInt(), 3);
    const QJsonObject builtin =
        shown({text("--source"), text("builtin"), text("--set"), text("name=medical")});
    QVERIFY(builtin.value(text("terms")).toInt() > 1000);
}

void TestVocabularyCommand::leaves_out_what_is_named()
{
    const QStringList without = obo() + QStringList{text("--exclude-term"), text("seizure")};
    const QJsonObject json = shown(without);
    QCOMPARE(json.value(text("terms")).toInt(), 2);
    QCOMPARE(json.value(text("excluded")).toObject().value(text("terms")).toInt(), 1);
    QVERIFY(json.value(text("sha256")) != shown(obo()).value(text("sha256")));
    const auto table = m_run.run(QStringList{text("vocabulary"), text("show")} + without);
    QVERIFY2(table.output.contains(text("left out by the plan")), qPrintable(table.output));

    // The file of what is left is what a plan that leaves it out is held to.
    const QString saved = m_run.path(text("rest.lexicon"));
    const auto made =
        m_run.run(QStringList{text("vocabulary"), text("make"), text("--output"), saved} + without);
    QVERIFY2(made.exitCode == 0, qPrintable(made.errors));
    QCOMPARE(shown({text("--source"), text("saved"), text("--file"), saved}).value(text("sha256")),
             json.value(text("sha256")));

    m_run.write(text("plan.json"),
                R"({"schema": "keyseed-plan/2",
                    "vocabulary": {"source": "obo", "file": "hp.obo", "exclude": {"kinds": ["symptom"]}}})");
    const auto nothing =
        m_run.run({text("vocabulary"), text("show"), text("--plan"), m_run.path(text("plan.json"))});
    QVERIFY(nothing.exitCode != 0);
    QVERIFY2(nothing.errors.contains(text("every term")), qPrintable(nothing.errors));
    const auto unknown = m_run.run(QStringList{text("vocabulary"), text("show")} + obo()
                                   + QStringList{text("--exclude-kind"), text("symptoms")});
    QVERIFY2(unknown.errors.contains(text("did you mean")), qPrintable(unknown.errors));
}

void TestVocabularyCommand::writes_a_file_that_is_the_same_vocabulary()
{
    const QString saved = m_run.path(text("mine.lexicon"));
    const auto made =
        m_run.run(QStringList{text("vocabulary"), text("make"), text("--output"), saved} + obo());
    QVERIFY2(made.exitCode == 0, qPrintable(made.errors));
    const QJsonObject again = shown({text("--source"), text("saved"), text("--file"), saved});
    QCOMPARE(again.value(text("terms")).toInt(), 3);
    QCOMPARE(again.value(text("sha256")), shown(obo()).value(text("sha256")));
}

void TestVocabularyCommand::replaces_nothing_without_force()
{
    const QString output = m_run.path(text("there.lexicon"));
    m_run.write(text("there.lexicon"), "mine");
    const QStringList command =
        QStringList{text("vocabulary"), text("make"), text("--output"), output} + obo();
    QVERIFY(m_run.run(command).exitCode != 0);
    QCOMPARE(QFileInfo(output).size(), qint64{4});
    QCOMPARE(m_run.run(command + QStringList{text("--force")}).exitCode, 0);
    const QStringList over{
        text("vocabulary"), text("make"), text("--force"), text("--output"), m_run.path(text("hp.obo"))};
    QVERIFY(m_run.run(over + obo()).exitCode != 0);
    QCOMPARE(QFileInfo(m_run.path(text("hp.obo"))).size(), qint64(qstrlen(ontology)));
}

void TestVocabularyCommand::refuses_what_it_cannot_read_data()
{
    QTest::addColumn<QStringList>("source");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *what, const QStringList &source, const char *message) {
        QTest::newRow(what) << source << text(message);
    };
    row("another file",
        {text("--source"), text("umls"), text("--file"), text("hp.obo")},
        "hp.obo, line 1: 18 columns");
    row("no file",
        {text("--source"), text("mesh"), text("--file"), text("nothing.bin")},
        "nothing.bin: there is no such file");
    row("no setting", {text("--source"), text("obo")}, "vocabulary.file: the path of an ontology");
    row("no source", {}, "vocabulary.source: builtin, terms, ");
    row("an unknown source", {text("--source"), text("obi")}, "did you mean \"obo\"?");
    row("an unknown setting",
        {text("--source"), text("umls"), text("--set"), text("langage=ENG")},
        "did you mean \"language\"?");
    row("a setting without a value",
        {text("--source"), text("umls"), text("--set"), text("language")},
        "--set: KEY=VALUE was expected");
}

void TestVocabularyCommand::refuses_what_it_cannot_read()
{
    QFETCH(QStringList, source);
    QFETCH(QString, message);
    obo();
    for (const char *command : {"show", "make"}) {
        QStringList arguments = QStringList{text("vocabulary"), text(command)} + source;
        if (qstrcmp(command, "make") == 0)
            arguments += {text("--output"), m_run.path(text("refused.lexicon"))};
        const auto outcome = m_run.run(arguments);
        QVERIFY2(outcome.exitCode == 1 || outcome.exitCode == 2, qPrintable(outcome.errors));
        QCOMPARE(outcome.errorLines().size(), 1);
        QVERIFY2(outcome.errors.contains(message), qPrintable(outcome.errors));
        QVERIFY(!QFileInfo::exists(m_run.path(text("refused.lexicon"))));
    }
}

void TestVocabularyCommand::a_release_verifies_whatever_its_vocabulary_is_called_data()
{
    QTest::addColumn<QString>("vocabulary");
    const auto builtin = text(R"({"source": "builtin", "name": "medical"})");
    const auto terms = text(R"({"source": "terms", "file": "builtin-terms.txt"})");
    const auto united = text(R"({"source": "union", "of": [%1, %2]})");
    QTest::newRow("a union, built-in list first") << united.arg(builtin, terms);
    QTest::newRow("a union, built-in list last") << united.arg(terms, builtin);
    QTest::newRow("a list called as the built-in ones") << terms;
}

void TestVocabularyCommand::a_release_verifies_whatever_its_vocabulary_is_called()
{
    QFETCH(QString, vocabulary);
    m_run.write(text("builtin-terms.txt"), "chest pain\nseizure\nheadache\n");
    m_run.write(text("notes.csv"), CommandRun::records);
    m_run.write(text("plan.json"),
                text(R"({"schema": "keyseed-plan/2", "project": "named",
        "records": {"source": "notes", "files": ["notes.csv"], "format": "csv", "text": "text", "label": "label"},
        "labels": ["Cardiology", "Neurology"],
        "vocabulary": %1,
        "synthesis": {"method": "histogram", "epsilon": {"phrases": 1.0, "pairs": 0.0, "labels": 0.0}},
        "sampling": {"length": 2, "perLabel": 5}, "writer": {"kind": "template"}})")
                    .arg(vocabulary)
                    .toUtf8());
    const QString output = text(QTest::currentDataTag()).simplified().replace(text(" "), text("-"));
    const auto run = m_run.run(m_run.runArguments(output));
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    const auto verified = m_run.run({text("verify"), m_run.path(output)});
    QVERIFY2(verified.exitCode == 0, qPrintable(verified.errors + verified.output));
    const QJsonObject manifest = m_run.json(output + text("/manifest.json"));
    QCOMPARE(manifest.value(text("publicInputs"))
                 .toObject()
                 .value(text("vocabulary"))
                 .toObject()
                 .value(text("source"))
                 .toString(),
             text("term list"));
    QVERIFY(!QJsonDocument(manifest).toJson().contains("builtin-terms"));
}

void TestVocabularyCommand::a_release_with_an_imported_vocabulary_verifies()
{
    obo();
    m_run.write(text("notes.csv"), CommandRun::records);
    m_run.write(text("plan.json"), R"({"schema": "keyseed-plan/2", "project": "imported",
        "records": {"source": "notes", "files": ["notes.csv"], "format": "csv", "text": "text", "label": "label"},
        "labels": ["Cardiology", "Neurology"],
        "vocabulary": {"source": "obo", "file": "hp.obo"},
        "privacy": {"delta": 0.0, "cap": 8.0},
        "synthesis": {"method": "histogram", "epsilon": {"phrases": 4.0, "pairs": 0.0, "labels": 0.0}},
        "sampling": {"length": 2, "perLabel": 5}, "writer": {"kind": "template"}})");
    const auto run = m_run.run(m_run.runArguments());
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    const auto verified = m_run.run({text("verify"), m_run.path(text("out"))});
    QVERIFY2(verified.exitCode == 0, qPrintable(verified.errors + verified.output));
    const QJsonObject manifest = m_run.json(text("out/manifest.json"));
    const QJsonObject vocabulary =
        manifest.value(text("publicInputs")).toObject().value(text("vocabulary")).toObject();
    QCOMPARE(vocabulary.value(text("source")).toString(), text("term list"));
    QCOMPARE(vocabulary.value(text("sha256")).toString(), shown(obo()).value(text("sha256")).toString());
    QVERIFY(!QJsonDocument(manifest).toJson().contains("hp.obo"));
    // A recipient of the texts has the vocabulary as one file.
    const QString saved = m_run.path(text("sent.lexicon"));
    QCOMPARE(
        m_run.run(QStringList{text("vocabulary"), text("make"), text("--output"), saved} + obo()).exitCode,
        0);
    const auto evaluated = m_run.run({text("evaluate"),
                                      text("--package"),
                                      m_run.path(text("out")),
                                      text("--records"),
                                      m_run.path(text("notes.csv")),
                                      text("--text"),
                                      text("text"),
                                      text("--label"),
                                      text("label"),
                                      text("--vocabulary"),
                                      saved,
                                      text("--internal")});
    QVERIFY2(evaluated.exitCode == 0, qPrintable(evaluated.errors));
    QVERIFY(!QDir(m_run.path(text("cache/keyseed"))).entryList(QDir::Files).isEmpty());
}

} // namespace tst_vocabularycommand

QTEST_GUILESS_MAIN(tst_vocabularycommand::TestVocabularyCommand)
#include "tst_vocabularycommand.moc"
