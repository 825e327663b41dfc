#include "tests/cli/CommandRun.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <map>

namespace tst_evaluate {

/// `keyseed-cli evaluate` on the built program: what it finds, what it refuses and what it keeps to itself.
class TestEvaluate : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void the_sample_package_is_useful_for_the_samples_notes();
    void details_are_of_every_classifier();
    void an_attack_tells_nobody_from_themselves();
    void an_attack_asks_for_others();
    void no_file_and_no_output_holds_text_of_a_record_data();
    void no_file_and_no_output_holds_text_of_a_record();
    void a_wrong_column_is_an_error_that_names_the_columns();
    void columns_and_format_can_be_given();
    void a_package_that_was_changed_is_refused();
    void a_vocabulary_of_ones_own_has_to_be_given();
    void a_plan_with_other_labels_is_refused();
    void the_report_is_written_and_not_into_a_package();
    void exact_figures_are_asked_for_by_name();
    void that_exact_figures_were_looked_at_stands_in_the_next_package();
    void a_published_figure_is_debited_kept_and_says_nothing_else();
    void a_figure_of_another_unit_than_the_models_is_refused();
    void a_figure_above_the_cap_is_refused();
    void a_figure_needs_the_project_of_the_package();

private:
    QStringList command(const QStringList &more) const;
    QStringList evaluate(const QStringList &more = {}) const;
    QStringList publish(const QString &epsilon) const;
    QString sampleNotes() const { return QStringLiteral(KEYSEED_SOURCE_DIR "/resources/sample/notes.csv"); }
    QStringList filesWith(const QByteArray &needle) const;

    CommandRun m_run; ///< of the sample project: out, out.keyseed, ledger.sqlite
};

namespace {

constexpr auto canary = "zyxwvu-canary-7731";

double figure(const QString &output, const QString &pattern)
{
    const auto match = QRegularExpression(pattern).match(output);
    return match.hasMatch() ? match.captured(1).toDouble() / 100 : -1.0;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QStringList TestEvaluate::command(const QStringList &more) const
{
    QStringList arguments{
        QStringLiteral("evaluate"), QStringLiteral("--package"), m_run.path(QStringLiteral("out"))};
    // A package does not name the columns; a project does.
    if (!more.contains(QStringLiteral("--project")) && !more.contains(QStringLiteral("--plan"))) {
        if (!more.contains(QStringLiteral("--text")))
            arguments += {QStringLiteral("--text"), QStringLiteral("text")};
        if (!more.contains(QStringLiteral("--label")))
            arguments += {QStringLiteral("--label"), QStringLiteral("specialty")};
    }
    return arguments + more;
}

QStringList TestEvaluate::evaluate(const QStringList &more) const
{
    return command(QStringList{QStringLiteral("--internal")} + more);
}

QStringList TestEvaluate::publish(const QString &epsilon) const
{
    return command({QStringLiteral("--records"),
                    sampleNotes(),
                    QStringLiteral("--publish"),
                    epsilon,
                    QStringLiteral("--project"),
                    m_run.path(QStringLiteral("out.keyseed")),
                    QStringLiteral("--ledger"),
                    m_run.path(QStringLiteral("ledger.sqlite"))});
}

QStringList TestEvaluate::filesWith(const QByteArray &needle) const
{
    QStringList found;
    QDirIterator files(m_run.path(QString()), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (!path.endsWith(QStringLiteral("records-in.csv")) && contentOf(path).contains(needle))
            found.append(path);
    }
    return found;
}

void TestEvaluate::initTestCase()
{
    const auto done = m_run.run({QStringLiteral("run"),
                                 QStringLiteral("--plan"),
                                 QStringLiteral(KEYSEED_SOURCE_DIR "/resources/sample/plan.json"),
                                 QStringLiteral("--output"),
                                 m_run.path(QStringLiteral("out")),
                                 QStringLiteral("--ledger"),
                                 m_run.path(QStringLiteral("ledger.sqlite"))});
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
}

// Were the texts to say nothing of the labels, an answer would be right with the share of some label at most,
// whatever the classifier. The share of right answers would then be a mean over 150 independent persons, each
// with a weight of their share of the notes, and above its expectation by t with a chance of at most
// exp(-2 t^2 / (sum of squared weights)) (Hoeffding 1963). t is taken for a chance of one in a million on
// vectors, and of one in a thousand on phrases, of which so small a sample has but few.
void TestEvaluate::the_sample_package_is_useful_for_the_samples_notes()
{
    std::map<QByteArray, double> notesOf;
    double notes = 0;
    for (const QByteArray &line : contentOf(sampleNotes()).split('\n')) {
        const auto cells = line.split(',');
        if (cells.size() < 4 || !cells[0].startsWith('N') || !cells[1].startsWith('P'))
            continue;
        ++notesOf[cells[1]];
        ++notes;
    }
    QVERIFY(notesOf.size() > 100);
    double squares = 0;
    for (const auto &[person, number] : notesOf)
        squares += number * number / (notes * notes);
    const auto margin = [&](double chance) { return std::sqrt(-std::log(chance) / 2 * squares); };

    const auto done = m_run.run(evaluate({QStringLiteral("--records"), sampleNotes()}));

    QCOMPARE(done.errors, QString());
    QCOMPARE(done.exitCode, 0);
    QVERIFY(done.output.startsWith(
        QStringLiteral("INTERNAL: computed from the records without noise; do not pass on\n")));
    QVERIFY(done.output.contains(
        QStringLiteral("trained on 300 synthetic texts, tested on %1 records; 0 rows passed over")
            .arg(static_cast<int>(notes))));
    const double largest = figure(done.output, QStringLiteral("right for ([0-9.]+) %"));
    QVERIFY(largest > 0.2 && largest < 0.25);
    for (const char *classifier : {"multinomial logistic regression", "three-layer network"})
        for (const auto &[features, chance] : {std::pair("phrases", 1e-3), std::pair("vectors", 1e-6)}) {
            const double right = figure(done.output,
                                        QStringLiteral("%1 +%2 +([0-9.]+) %")
                                            .arg(QLatin1String(classifier), QLatin1String(features)));
            QVERIFY2(right > largest + margin(chance),
                     qPrintable(QStringLiteral("%1, %2: %3, %4 needed")
                                    .arg(QLatin1String(classifier), QLatin1String(features))
                                    .arg(right)
                                    .arg(largest + margin(chance))));
        }
    // One table by label, one matrix: of the best.
    QCOMPARE(done.output.count(QStringLiteral("taken for")), 1);
    QCOMPARE(done.output.count(QStringLiteral("Gastroenterology")), 2);
}

void TestEvaluate::details_are_of_every_classifier()
{
    const auto done =
        m_run.run(evaluate({QStringLiteral("--records"), sampleNotes(), QStringLiteral("--details")}));
    QCOMPARE(done.exitCode, 0);
    QCOMPARE(done.output.count(QStringLiteral("taken for")), 4);
}

// Members and others are the same records: the nearest document is as near for both.
void TestEvaluate::an_attack_tells_nobody_from_themselves()
{
    const auto done = m_run.run(evaluate({QStringLiteral("--records"),
                                          sampleNotes(),
                                          QStringLiteral("--attack"),
                                          QStringLiteral("--others"),
                                          sampleNotes()}));
    QCOMPARE(done.errors, QString());
    QCOMPARE(done.exitCode, 0);
    QVERIFY(done.output.startsWith(
        QStringLiteral("INTERNAL: computed from the records without noise; do not pass on\n")));
    QVERIFY(done.output.contains(QStringLiteral("nearest document  AUC 0.500")));
    QVERIFY(done.output.contains(QStringLiteral("likelihood ratio  AUC ")));
    QVERIFY(done.output.contains(QStringLiteral("allowed           epsilon ")));
}

void TestEvaluate::an_attack_asks_for_others()
{
    const auto done =
        m_run.run(evaluate({QStringLiteral("--records"), sampleNotes(), QStringLiteral("--attack")}));
    QCOMPARE(done.exitCode, 2);
    QVERIFY(done.errors.contains(QStringLiteral("--others")));
    const auto uncounted = m_run.run(command({QStringLiteral("--records"),
                                              sampleNotes(),
                                              QStringLiteral("--attack"),
                                              QStringLiteral("--others"),
                                              sampleNotes()}));
    QCOMPARE(uncounted.exitCode, 2);
    QVERIFY(uncounted.errors.contains(QStringLiteral("--internal")));
}

void TestEvaluate::no_file_and_no_output_holds_text_of_a_record_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("in the text") << QByteArray("N9999,P1,Neurology,Migraine %1\n") << 0;
    QTest::newRow("as a person") << QByteArray("N9999,%1,Neurology,Migraine\n") << 0;
    QTest::newRow("as an undeclared label") << QByteArray("N9999,P1,%1,Migraine\n") << 0;
    QTest::newRow("in a ragged row") << QByteArray("N9999,P1,Neurology,Migraine %1,%1,%1\n") << 1;
    QTest::newRow("behind an open quote") << QByteArray("N9999,P1,Neurology,\"Migraine %1\n") << 1;
}

void TestEvaluate::no_file_and_no_output_holds_text_of_a_record()
{
    QFETCH(QByteArray, row);
    QFETCH(int, exitCode);
    row.replace("%1", canary);
    m_run.write(QStringLiteral("records-in.csv"), contentOf(sampleNotes()) + row);
    const auto done = m_run.run(evaluate({QStringLiteral("--records"),
                                          m_run.path(QStringLiteral("records-in.csv")),
                                          QStringLiteral("--details"),
                                          QStringLiteral("--progress"),
                                          QStringLiteral("json")}));
    QVERIFY2(done.exitCode == exitCode, qPrintable(done.errors));
    QVERIFY2(!done.errors.contains(QLatin1String(canary)), qPrintable(done.errors));
    QVERIFY(!done.output.contains(QLatin1String(canary)));
    QCOMPARE(filesWith(canary), QStringList());
    // The search itself works, and what is only read is not written: the figures are on the screen alone.
    QVERIFY(!filesWith("sample-clinic").isEmpty());
    QCOMPARE(filesWith("INTERNAL: computed"), QStringList());
}

void TestEvaluate::a_wrong_column_is_an_error_that_names_the_columns()
{
    const auto done = m_run.run(evaluate(
        {QStringLiteral("--records"), sampleNotes(), QStringLiteral("--text"), QStringLiteral("txt")}));
    QCOMPARE(done.exitCode, 2);
    QCOMPARE(done.errorLines().size(), qsizetype{1});
    QVERIFY2(done.errors.contains(QStringLiteral("no column \"txt\" (did you mean \"text\"?); the columns "
                                                 "are: note_id, patient_id, specialty, text")),
             qPrintable(done.errors));
    QCOMPARE(done.output, QString());

    const auto label = m_run.run(evaluate(
        {QStringLiteral("--records"), sampleNotes(), QStringLiteral("--label"), QStringLiteral("ward")}));
    QCOMPARE(label.exitCode, 2);
    QVERIFY2(label.errors.contains(QStringLiteral("no column \"ward\"")), qPrintable(label.errors));

    // A file without a header line: what stands there is a record, and is not quoted.
    m_run.write(QStringLiteral("records-in.csv"),
                "N1,P1,Neurology,\"" + QByteArray(canary)
                    + " with a headache for three weeks and nothing else at all to say\"\n"
                      "N2,P2,Neurology,Stroke\n");
    const auto bare =
        m_run.run(evaluate({QStringLiteral("--records"), m_run.path(QStringLiteral("records-in.csv"))}));
    QCOMPARE(bare.exitCode, 2);
    QVERIFY2(!bare.errors.contains(QLatin1String(canary)), qPrintable(bare.errors));
    QVERIFY2(bare.errors.contains(QStringLiteral("no header line")), qPrintable(bare.errors));
}

void TestEvaluate::columns_and_format_can_be_given()
{
    m_run.write(QStringLiteral("test.jsonl"),
                "{\"body\":\"Seizure and migraine with aura.\",\"ward\":\"Neurology\"}\n"
                "{\"body\":\"Atrial fibrillation, heart failure.\",\"ward\":\"Cardiology\"}\n");
    const QStringList arguments = evaluate({QStringLiteral("--records"),
                                            m_run.path(QStringLiteral("test.jsonl")),
                                            QStringLiteral("--text"),
                                            QStringLiteral("body"),
                                            QStringLiteral("--label"),
                                            QStringLiteral("ward")});
    const auto done = m_run.run(arguments);
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QVERIFY(done.output.contains(QStringLiteral("tested on 2 records")));
    // Under a name that says nothing, with a comma that splits the header into as many columns as the tab
    // does.
    m_run.write(QStringLiteral("test.dat"),
                "body, of text\tward, of note\nSeizure and migraine.\tNeurology\n");
    const auto tabs = m_run.run(evaluate({QStringLiteral("--records"),
                                          m_run.path(QStringLiteral("test.dat")),
                                          QStringLiteral("--text"),
                                          QStringLiteral("body, of text"),
                                          QStringLiteral("--label"),
                                          QStringLiteral("ward, of note"),
                                          QStringLiteral("--format"),
                                          QStringLiteral("tsv")}));
    QVERIFY2(tabs.exitCode == 0, qPrintable(tabs.errors));
    QVERIFY(tabs.output.contains(QStringLiteral("tested on 1 records")));
    QCOMPARE(m_run.run(arguments + QStringList{QStringLiteral("--format"), QStringLiteral("yaml")}).exitCode,
             2);
}

void TestEvaluate::a_package_that_was_changed_is_refused()
{
    const QString copy = m_run.path(QStringLiteral("changed"));
    QVERIFY(QDir().mkpath(copy));
    const QDir folder(m_run.path(QStringLiteral("out")));
    for (const QString &name : folder.entryList(QDir::Files))
        QVERIFY(QFile::copy(folder.filePath(name), copy + QLatin1Char('/') + name));
    QFile corpus(copy + QStringLiteral("/corpus.csv"));
    QVERIFY(corpus.open(QIODevice::Append));
    corpus.write("SYN-999999,\"Neurology\",\"one more\"\n");
    corpus.close();
    const auto done = m_run.run({QStringLiteral("evaluate"),
                                 QStringLiteral("--internal"),
                                 QStringLiteral("--package"),
                                 copy,
                                 QStringLiteral("--records"),
                                 sampleNotes()});
    QCOMPARE(done.exitCode, 1);
    QCOMPARE(done.errorLines().size(), qsizetype{1});
    QVERIFY2(done.errors.contains(QStringLiteral("the package does not verify: corpus.csv")),
             qPrintable(done.errors));
    QCOMPARE(done.output, QString());
}

void TestEvaluate::a_vocabulary_of_ones_own_has_to_be_given()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.write(QStringLiteral("terms.txt"),
              "asthma\nseizure\nstroke\nmigraine\nheart failure\nedema\nchest pain\n");
    run.write(QStringLiteral("others.txt"), "asthma\n");
    run.writePlan(CommandRun::planWithTerms(QStringLiteral("terms.txt")));
    const auto made = run.run(run.runArguments() << QStringLiteral("--without-vocabulary"));
    QVERIFY2(made.exitCode == 0, qPrintable(made.errors));
    const QStringList unnamed{QStringLiteral("evaluate"),
                              QStringLiteral("--internal"),
                              QStringLiteral("--package"),
                              run.path(QStringLiteral("out")),
                              QStringLiteral("--records"),
                              run.path(QStringLiteral("notes.csv"))};
    const QStringList arguments = unnamed
                                  + QStringList{QStringLiteral("--text"),
                                                QStringLiteral("text"),
                                                QStringLiteral("--label"),
                                                QStringLiteral("label")};

    const auto missing = run.run(arguments);
    QCOMPARE(missing.exitCode, 2);
    QVERIFY2(missing.errors.contains(
                 QStringLiteral("which it does not hold; ask for that file and give it (--vocabulary")),
             qPrintable(missing.errors));
    QVERIFY(!missing.errors.contains(QStringLiteral("terms.txt")));
    const auto other = run.run(
        arguments + QStringList{QStringLiteral("--vocabulary"), run.path(QStringLiteral("others.txt"))});
    QCOMPARE(other.exitCode, 2);
    QVERIFY2(
        other.errors.contains(QStringLiteral("the vocabulary is not the one that the package was made with")),
        qPrintable(other.errors));
    const auto right = run.run(
        arguments + QStringList{QStringLiteral("--vocabulary"), run.path(QStringLiteral("terms.txt"))});
    QVERIFY2(right.exitCode == 0, qPrintable(right.errors));
    const auto columns =
        run.run(unnamed + QStringList{QStringLiteral("--vocabulary"), run.path(QStringLiteral("terms.txt"))});
    QCOMPARE(columns.exitCode, 2);
    QVERIFY2(columns.errors.contains(QStringLiteral("a package does not name them")),
             qPrintable(columns.errors));
    // The steward's own plan knows where the file lies.
    const auto planned =
        run.run(unnamed + QStringList{QStringLiteral("--plan"), run.path(QStringLiteral("plan.json"))});
    QVERIFY2(planned.exitCode == 0, qPrintable(planned.errors));
}

void TestEvaluate::a_plan_with_other_labels_is_refused()
{
    m_run.writePlan(CommandRun::plan());
    const auto done = m_run.run(evaluate({QStringLiteral("--records"),
                                          sampleNotes(),
                                          QStringLiteral("--plan"),
                                          m_run.path(QStringLiteral("plan.json"))}));
    QCOMPARE(done.exitCode, 2);
    QVERIFY2(done.errors.contains(QStringLiteral("labels: the labels in the manifest.json of the package")),
             qPrintable(done.errors));
}

void TestEvaluate::the_report_is_written_and_not_into_a_package()
{
    const auto done = m_run.run(evaluate({QStringLiteral("--records"),
                                          sampleNotes(),
                                          QStringLiteral("--report"),
                                          m_run.path(QStringLiteral("internal.pdf"))}));
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QVERIFY(contentOf(m_run.path(QStringLiteral("internal.pdf"))).startsWith("%PDF"));
    const auto refused = m_run.run(evaluate({QStringLiteral("--records"),
                                             sampleNotes(),
                                             QStringLiteral("--report"),
                                             m_run.path(QStringLiteral("out/internal.pdf"))}));
    QCOMPARE(refused.exitCode, 2);
    QVERIFY(!QFile::exists(m_run.path(QStringLiteral("out/internal.pdf"))));
}

void TestEvaluate::exact_figures_are_asked_for_by_name()
{
    const auto refused = m_run.run(command({QStringLiteral("--records"), sampleNotes()}));
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains(QStringLiteral("no epsilon covers them")), qPrintable(refused.errors));
    QVERIFY(refused.errors.contains(QStringLiteral("--internal")));
    QCOMPARE(refused.output, QString());
    QCOMPARE(m_run.run(publish(QStringLiteral("0.5")) + QStringList{QStringLiteral("--internal")}).exitCode,
             2);
}

void TestEvaluate::that_exact_figures_were_looked_at_stands_in_the_next_package()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    QCOMPARE(run.run(run.runArguments()).exitCode, 0);
    const auto comparisons = [&run](const char *package) {
        const QByteArray manifest =
            contentOf(run.path(QLatin1String(package) + QStringLiteral("/manifest.json")));
        return QJsonDocument::fromJson(manifest).object().value(QStringLiteral("exactComparisons"));
    };
    QCOMPARE(comparisons("out"), QJsonValue(0));
    QVERIFY(contentOf(run.path(QStringLiteral("out/README.md"))).contains("No look at exact figures"));
    for (int time = 0; time < 2; ++time)
        QCOMPARE(run.run({QStringLiteral("evaluate"),
                          QStringLiteral("--internal"),
                          QStringLiteral("--package"),
                          run.path(QStringLiteral("out")),
                          QStringLiteral("--records"),
                          run.path(QStringLiteral("notes.csv")),
                          QStringLiteral("--project"),
                          run.path(QStringLiteral("out.keyseed"))})
                     .exitCode,
                 0);
    QCOMPARE(run.run({QStringLiteral("write"),
                      QStringLiteral("--project"),
                      run.path(QStringLiteral("out.keyseed")),
                      QStringLiteral("--output"),
                      run.path(QStringLiteral("next")),
                      QStringLiteral("--ledger"),
                      run.path(QStringLiteral("ledger.sqlite"))})
                 .exitCode,
             0);
    QCOMPARE(comparisons("next"), QJsonValue(2));
    QVERIFY(contentOf(run.path(QStringLiteral("next/README.md"))).contains("were looked at 2 times"));
    QCOMPARE(run.run({QStringLiteral("verify"), run.path(QStringLiteral("next"))}).exitCode, 0);
}

void TestEvaluate::a_published_figure_is_debited_kept_and_says_nothing_else()
{
    const auto done = m_run.run(publish(QStringLiteral("0.5")));
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QVERIFY2(done.output.contains(QStringLiteral("multinomial logistic regression on vectors, about ")),
             qPrintable(done.output));
    // Five labels: guessing gets about 20 %, and the noise of 150 persons moves the share by a few
    // hundredths.
    static const QRegularExpression share(QStringLiteral("about ([0-9.]+) %"));
    QVERIFY2(share.match(done.output).captured(1).toDouble() > 40.0, qPrintable(done.output));
    QVERIFY2(done.output.contains(QRegularExpression(QStringLiteral(
                 "epsilon 0.5 was debited from the data source of these records, \"[^\"]+\""))),
             qPrintable(done.output));
    QVERIFY(!done.output.contains(QStringLiteral("INTERNAL")));
    QVERIFY(!done.output.contains(QStringLiteral("three-layer")));
    const auto ledger = m_run.run(
        {QStringLiteral("ledger"), QStringLiteral("--ledger"), m_run.path(QStringLiteral("ledger.sqlite"))});
    QVERIFY2(ledger.output.contains(QStringLiteral("usefulness, discrete Laplace")),
             qPrintable(ledger.output));
    // The sample learned with epsilon 4 from the same records: the same source.
    QVERIFY2(ledger.output.contains(QRegularExpression(QStringLiteral("\n +1\\.5 "))),
             qPrintable(ledger.output));

    QCOMPARE(m_run.run(publish(QStringLiteral("0"))).exitCode, 2);
    QCOMPARE(m_run.run(publish(QStringLiteral("0.5")) + QStringList{QStringLiteral("--details")}).exitCode,
             2);
}

void TestEvaluate::a_figure_of_another_unit_than_the_models_is_refused()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"),
              "who,other,label,text\np1,q1,Cardiology,Chest pain.\np2,q2,Neurology,Seizure.\n");
    const QJsonObject byPerson =
        CommandRun::planWith(QStringLiteral("records"), QStringLiteral("person"), QStringLiteral("who"));
    run.writePlan(byPerson);
    QCOMPARE(run.run(run.runArguments()).exitCode, 0);
    const QByteArray ledger = contentOf(run.path(QStringLiteral("ledger.sqlite")));
    run.write(QStringLiteral("records.json"), QJsonDocument(CommandRun::plan()).toJson());
    const QStringList publish{QStringLiteral("evaluate"),
                              QStringLiteral("--package"),
                              run.path(QStringLiteral("out")),
                              QStringLiteral("--records"),
                              run.path(QStringLiteral("notes.csv")),
                              QStringLiteral("--publish"),
                              QStringLiteral("1"),
                              QStringLiteral("--project"),
                              run.path(QStringLiteral("out.keyseed")),
                              QStringLiteral("--ledger"),
                              run.path(QStringLiteral("ledger.sqlite"))};
    for (const QStringList &more :
         {QStringList{QStringLiteral("--plan"), run.path(QStringLiteral("records.json"))},
          QStringList{QStringLiteral("--person"), QStringLiteral("other")}}) {
        const auto refused = run.run(publish + more);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.errors.contains(QStringLiteral("the column \"who\" was expected")),
                 qPrintable(refused.errors));
        QCOMPARE(refused.output, QString());
        QCOMPARE(contentOf(run.path(QStringLiteral("ledger.sqlite"))), ledger);
    }
}

void TestEvaluate::a_figure_above_the_cap_is_refused()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::planWith(QStringLiteral("privacy"), QStringLiteral("cap"), 4.5));
    QCOMPARE(run.run(run.runArguments()).exitCode, 0);
    const auto refused = run.run({QStringLiteral("evaluate"),
                                  QStringLiteral("--package"),
                                  run.path(QStringLiteral("out")),
                                  QStringLiteral("--records"),
                                  run.path(QStringLiteral("notes.csv")),
                                  QStringLiteral("--publish"),
                                  QStringLiteral("1"),
                                  QStringLiteral("--project"),
                                  run.path(QStringLiteral("out.keyseed")),
                                  QStringLiteral("--ledger"),
                                  run.path(QStringLiteral("ledger.sqlite"))});
    QCOMPARE(refused.exitCode, 3);
    QVERIFY2(refused.errors.contains(QStringLiteral("free 0.5")), qPrintable(refused.errors));
    QCOMPARE(refused.output, QString());
}

void TestEvaluate::a_figure_needs_the_project_of_the_package()
{
    QCOMPARE(m_run
                 .run(command({QStringLiteral("--records"),
                               sampleNotes(),
                               QStringLiteral("--publish"),
                               QStringLiteral("1")}))
                 .exitCode,
             2);
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    QCOMPARE(run.run(run.runArguments()).exitCode, 0);
    const auto other = m_run.run(command({QStringLiteral("--records"),
                                          sampleNotes(),
                                          QStringLiteral("--publish"),
                                          QStringLiteral("1"),
                                          QStringLiteral("--project"),
                                          run.path(QStringLiteral("out.keyseed")),
                                          QStringLiteral("--ledger"),
                                          run.path(QStringLiteral("ledger.sqlite"))}));
    QCOMPARE(other.exitCode, 2);
    QVERIFY2(other.errors.contains(QStringLiteral("was not made from the latest model of this project")),
             qPrintable(other.errors));
}

} // namespace tst_evaluate

QTEST_GUILESS_MAIN(tst_evaluate::TestEvaluate)
#include "tst_evaluate.moc"
