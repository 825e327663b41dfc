#include "tests/cli/CommandRun.h"

#include <QDir>
#include <QJsonDocument>
#include <QTest>

namespace tst_learncommand {

namespace {

const QString learnt = QStringLiteral("field.learnt");

/// Public texts on two subjects, enough of them that their phrases stand out.
QByteArray texts()
{
    const QList<QByteArray> heart = {"heart failure", "chest pain", "mitral valve", "atrial fibrillation"};
    const QList<QByteArray> stomach = {"gastric ulcer", "peptic bleeding", "mucosal biopsy", "acid reflux"};
    QByteArray rows("text\n");
    for (int row = 0; row < 300; ++row) {
        const QList<QByteArray> &of = row % 2 == 0 ? heart : stomach;
        rows += "\"Guideline " + QByteArray::number(row * 7919) + ": the " + of[row % 4] + " was seen with "
                + of[(row / 2) % 4] + " and later with " + of[(row / 3) % 4] + ". Then the "
                + of[(row / 5) % 4] + " returned.\"\n";
    }
    return rows;
}

QStringList learning(const CommandRun &run)
{
    return {QStringLiteral("vocabulary"),
            QStringLiteral("learn"),
            run.path(QStringLiteral("public.csv")),
            QStringLiteral("--language"),
            QStringLiteral("en"),
            QStringLiteral("--origin"),
            QStringLiteral("guidelines"),
            QStringLiteral("--licence"),
            QStringLiteral("CC0"),
            QStringLiteral("--output"),
            run.path(learnt)};
}

const QByteArray saved = R"({"source": "saved", "file": "field.learnt"})";

QByteArray planWith(const QByteArray &association, const QByteArray &vocabulary = saved)
{
    QByteArray plan = R"({"schema": "keyseed-plan/2", "project": "a ward",
               "records": {"source": "notes", "files": ["notes.csv"], "text": "text", "label": "label"},
               "labels": ["Neurology", "Cardiology"],
               "vocabulary": VOCABULARY,
               "synthesis": {"method": "histogram", "epsilon": {"phrases": 4.0}},
               "sampling": {"length": 3, "perLabel": 4, "association": "ASSOCIATION"}})";
    return plan.replace("VOCABULARY", vocabulary).replace("ASSOCIATION", association);
}

} // namespace

/// A vocabulary learnt from public texts, and a release made with it.
class TestLearnCommand : public QObject
{
    Q_OBJECT

private slots:
    void texts_have_to_be_declared_public()
    {
        const CommandRun run;
        run.write(QStringLiteral("public.csv"), texts());
        const auto refused = run.run(learning(run));
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.errors.contains(QStringLiteral("public")), qPrintable(refused.errors));
        QVERIFY(!QFile::exists(run.path(learnt)));
    }

    void a_release_is_made_with_what_was_learnt()
    {
        const CommandRun run;
        run.write(QStringLiteral("public.csv"), texts());
        const auto done = run.run(learning(run) + QStringList{QStringLiteral("--public")});
        QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
        QVERIFY2(done.output.contains(QStringLiteral("little text")), qPrintable(done.output));
        const auto shown = run.run({QStringLiteral("vocabulary"),
                                    QStringLiteral("show"),
                                    QStringLiteral("--source"),
                                    QStringLiteral("saved"),
                                    QStringLiteral("--file"),
                                    run.path(learnt)});
        QVERIFY2(shown.output.contains(QStringLiteral("mitral valve")), qPrintable(shown.output));

        run.write(QStringLiteral("notes.csv"),
                  "text,label\nHeart failure with chest pain,Neurology\nA gastric ulcer,Cardiology\n");
        for (const char *association : {"off", "strong"}) {
            run.write(QStringLiteral("plan.json"), planWith(association));
            const auto released = run.run(run.runArguments(QString::fromLatin1(association)));
            QVERIFY2(released.exitCode == 0, qPrintable(released.errors));
            const QString package = run.path(QString::fromLatin1(association));
            const auto verified = run.run({QStringLiteral("verify"), package});
            QVERIFY2(verified.exitCode == 0, qPrintable(verified.errors));
            QFile manifest(package + QStringLiteral("/manifest.json"));
            QVERIFY(manifest.open(QFile::ReadOnly));
            const auto from = QJsonDocument::fromJson(manifest.readAll())[QStringLiteral("learntVocabulary")];
            QCOMPARE(from[QStringLiteral("origin")].toString(), QStringLiteral("guidelines"));
            QCOMPARE(from[QStringLiteral("licence")].toString(), QStringLiteral("CC0"));
            QCOMPARE(from[QStringLiteral("declaredPublic")].toBool(), true);
        }
    }

    void a_folder_of_plain_texts_teaches_as_well()
    {
        const CommandRun run;
        QVERIFY(QDir().mkpath(run.path(QStringLiteral("texts/more"))));
        int number = 0;
        for (const QByteArray &row : texts().split('\n').mid(1)) {
            const QString folder = number % 2 == 0 ? QStringLiteral("texts/") : QStringLiteral("texts/more/");
            run.write(folder + QString::number(++number) + QStringLiteral(".txt"), row);
        }
        QStringList arguments = learning(run) + QStringList{QStringLiteral("--public")};
        arguments[2] = run.path(QStringLiteral("texts"));
        const auto done = run.run(arguments);
        QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
        QVERIFY2(done.output.contains(QStringLiteral("300 documents")), qPrintable(done.output));
    }

    void a_terminology_is_united_with_what_is_learnt()
    {
        const CommandRun run;
        run.write(QStringLiteral("public.csv"), texts());
        run.write(QStringLiteral("terms.csv"),
                  "term,concept,kind\nheart failure,1,disease\ngastric "
                  "ulcer,2,disease\ncardiomyopathy,3,disease\n");
        run.write(QStringLiteral("list.json"),
                  R"({"schema": "keyseed-plan/2", "vocabulary": {"source": "csv", "file": "terms.csv"}})");
        const auto done = run.run(learning(run)
                                  + QStringList{QStringLiteral("--public"),
                                                QStringLiteral("--with"),
                                                run.path(QStringLiteral("list.json"))});
        QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
        QVERIFY2(done.output.contains(QStringLiteral("united with csv terms.csv")), qPrintable(done.output));
        const auto shown = run.run({QStringLiteral("vocabulary"),
                                    QStringLiteral("show"),
                                    QStringLiteral("--source"),
                                    QStringLiteral("saved"),
                                    QStringLiteral("--file"),
                                    run.path(learnt)});
        // The two that the texts hold, and atrial fibrillation and acid reflux by the built-in vocabulary.
        QVERIFY2(shown.output.contains(QStringLiteral(" 4  disease\n")), qPrintable(shown.output));
        QVERIFY2(shown.output.contains(QStringLiteral(" 1  procedure\n")),
                 qPrintable(shown.output)); // biopsy
    }

    void a_plan_learns_by_itself_what_the_command_learns()
    {
        const CommandRun run;
        QVERIFY(QDir().mkpath(run.path(QStringLiteral("texts"))));
        run.write(QStringLiteral("public.csv"), texts());
        run.write(QStringLiteral("texts/public.csv"), texts());
        run.write(QStringLiteral("own.txt"), "heart failure\ncardiomyopathy\n");
        QCOMPARE(run.run(learning(run) + QStringList{QStringLiteral("--public")}).exitCode, 0);
        const QByteArray documents = R"({"source": "documents", "files": ["public.csv"], "public": true,
                                         "language": "en", "origin": "guidelines", "licence": "CC0"})";
        run.write(QStringLiteral("plan.json"), planWith("gentle", documents));
        const auto made = run.run({QStringLiteral("vocabulary"),
                                   QStringLiteral("make"),
                                   QStringLiteral("--plan"),
                                   run.path(QStringLiteral("plan.json")),
                                   QStringLiteral("--output"),
                                   run.path(QStringLiteral("again.learnt"))});
        QVERIFY2(made.exitCode == 0, qPrintable(made.errors));
        QFile one(run.path(learnt));
        QFile other(run.path(QStringLiteral("again.learnt")));
        QVERIFY(one.open(QFile::ReadOnly) && other.open(QFile::ReadOnly));
        QVERIFY(one.readAll() == other.readAll());

        run.write(QStringLiteral("notes.csv"),
                  "text,label\nHeart failure with chest pain,Neurology\nA gastric ulcer,Cardiology\n");
        run.write(QStringLiteral("plan.json"),
                  planWith("gentle",
                           R"({"source": "union", "of": [{"source": "terms", "file": "own.txt"}, )"
                               + documents + "]}"));
        const auto released = run.run(run.runArguments(QStringLiteral("united")));
        QVERIFY2(released.exitCode == 0, qPrintable(released.errors));
        const QString package = run.path(QStringLiteral("united"));
        const auto verified = run.run({QStringLiteral("verify"), package});
        QVERIFY2(verified.exitCode == 0, qPrintable(verified.errors));
        QFile manifest(package + QStringLiteral("/manifest.json"));
        QVERIFY(manifest.open(QFile::ReadOnly));
        const auto from = QJsonDocument::fromJson(manifest.readAll())[QStringLiteral("learntVocabulary")];
        QCOMPARE(from[QStringLiteral("origin")].toString(), QStringLiteral("guidelines"));

        // Whoever puts the records among the public texts is told so before anything is read.
        run.write(QStringLiteral("plan.json"),
                  planWith("gentle", QByteArray(documents).replace("public.csv", "texts")));
        QVERIFY(QFile::copy(run.path(QStringLiteral("notes.csv")), run.path(QStringLiteral("texts/n.csv"))));
        const auto refused = run.run(run.runArguments(QStringLiteral("never")));
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.errors.contains(QStringLiteral("is a copy of the records")),
                 qPrintable(refused.errors));
    }

    void an_unknown_association_is_refused()
    {
        const CommandRun run;
        run.write(QStringLiteral("notes.csv"), CommandRun::records);
        run.write(QStringLiteral("plan.json"), planWith("much"));
        const auto refused = run.run(run.runArguments());
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.errors.contains(QStringLiteral("sampling.association")), qPrintable(refused.errors));
    }
};

} // namespace tst_learncommand

QTEST_GUILESS_MAIN(tst_learncommand::TestLearnCommand)
#include "tst_learncommand.moc"
