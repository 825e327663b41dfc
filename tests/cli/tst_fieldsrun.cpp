#include "core/package/Package.h"
#include "tests/cli/CommandRun.h"

#include <QTest>

#include <random>

namespace tst_fieldsrun {

/// Declared fields by the command line: from a plan to a package, and its evaluation.
class TestFieldsRun : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void a_run_says_what_to_expect_and_makes_a_package_that_verifies();
    void evaluate_tells_how_far_the_fields_are_off();
    void evaluate_predicts_a_field();
    void an_unknown_field_is_refused();
    void without_the_columns_the_labels_alone_are_evaluated();

private:
    CommandRun m_run;
};

namespace {

const QByteArray plan = R"({"schema": "keyseed-plan/2", "project": "wards",
    "records": {"source": "notes", "language": "English", "files": ["notes.csv"], "text": "text",
                "label": "label", "person": "patient",
                "fields": [{"name": "sex", "kind": "category", "values": ["woman", "man"]},
                           {"name": "stay", "kind": "number", "of": "note", "low": 0, "high": 10, "width": 2,
                            "unit": "days"}]},
    "labels": ["Heart", "Nerves"],
    "vocabulary": {"source": "terms", "file": "terms.txt"},
    "synthesis": {"epsilon": {"phrases": 20, "fields": 20}},
    "sampling": {"length": 3, "perLabel": 40}, "writer": {"kind": "template"}})";

/// Women have notes of the heart, men of the nerves; long stays have strokes.
QByteArray records()
{
    std::mt19937 random(3);
    QByteArray rows("patient,label,text,sex,stay\n");
    for (int note = 0; note < 400; ++note) {
        const bool isWoman = note / 2 % 2 == 0;
        const bool isLong = random() % 2 == 0;
        rows += "p" + QByteArray::number(note / 2) + (isWoman ? ",Heart,chest pain " : ",Nerves,migraine ")
                + (isLong ? "stroke" : "asthma") + (isWoman ? ",woman," : ",man,")
                + QByteArray::number(isLong ? 6 + random() % 4 : random() % 4) + "\n";
    }
    return rows;
}

} // namespace

void TestFieldsRun::initTestCase()
{
    m_run.write(QStringLiteral("notes.csv"), records());
    m_run.write(QStringLiteral("terms.txt"), "chest pain\nmigraine\nstroke\nasthma\nseizure\nedema\n");
    m_run.write(QStringLiteral("plan.json"), plan);
}

void TestFieldsRun::a_run_says_what_to_expect_and_makes_a_package_that_verifies()
{
    const auto outcome = m_run.run(m_run.runArguments());
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors));
    QVERIFY2(outcome.errors.contains(QStringLiteral("Noise on the number with a value of a field")),
             qPrintable(outcome.errors));
    QVERIFY(outcome.errors.contains(QStringLiteral("Fields are compared with each other from about")));
    const auto verified = core::package::verify(m_run.path(QStringLiteral("out")).toStdString());
    QVERIFY(verified.has_value());
    QVERIFY2(verified->differences.empty(),
             verified->differences.empty() ? "" : verified->differences.front().c_str());
}

void TestFieldsRun::evaluate_tells_how_far_the_fields_are_off()
{
    const auto outcome = m_run.run({QStringLiteral("evaluate"),
                                    QStringLiteral("--internal"),
                                    QStringLiteral("--details"),
                                    QStringLiteral("--package"),
                                    QStringLiteral("out"),
                                    QStringLiteral("--records"),
                                    QStringLiteral("notes.csv"),
                                    QStringLiteral("--plan"),
                                    QStringLiteral("plan.json")});
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors));
    QVERIFY2(outcome.output.contains(QStringLiteral("fields: 200 units of the records")),
             qPrintable(outcome.output));
    QVERIFY(outcome.output.contains(QStringLiteral("total variation of one field 0.")));
    QVERIFY(outcome.output.contains(QStringLiteral("(missing)")));
}

void TestFieldsRun::evaluate_predicts_a_field()
{
    const auto outcome = m_run.run({QStringLiteral("evaluate"),
                                    QStringLiteral("--internal"),
                                    QStringLiteral("--field"),
                                    QStringLiteral("sex"),
                                    QStringLiteral("--package"),
                                    QStringLiteral("out"),
                                    QStringLiteral("--records"),
                                    QStringLiteral("notes.csv"),
                                    QStringLiteral("--plan"),
                                    QStringLiteral("plan.json")});
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors));
    QVERIFY(outcome.output.contains(QStringLiteral("from the text\n")));
    QVERIFY(outcome.output.contains(QStringLiteral("from the text, the other fields and the label\n")));
    QVERIFY(outcome.output.contains(QStringLiteral("tested on 400 records")));
}

void TestFieldsRun::an_unknown_field_is_refused()
{
    const auto outcome = m_run.run({QStringLiteral("evaluate"),
                                    QStringLiteral("--internal"),
                                    QStringLiteral("--field"),
                                    QStringLiteral("height"),
                                    QStringLiteral("--package"),
                                    QStringLiteral("out"),
                                    QStringLiteral("--records"),
                                    QStringLiteral("notes.csv"),
                                    QStringLiteral("--plan"),
                                    QStringLiteral("plan.json")});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(QStringLiteral("no field of this name")), qPrintable(outcome.errors));
}

void TestFieldsRun::without_the_columns_the_labels_alone_are_evaluated()
{
    const auto outcome = m_run.run({QStringLiteral("evaluate"),
                                    QStringLiteral("--internal"),
                                    QStringLiteral("--package"),
                                    QStringLiteral("out"),
                                    QStringLiteral("--records"),
                                    QStringLiteral("notes.csv"),
                                    QStringLiteral("--text"),
                                    QStringLiteral("text"),
                                    QStringLiteral("--label"),
                                    QStringLiteral("label"),
                                    QStringLiteral("--vocabulary"),
                                    QStringLiteral("terms.txt")});
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors));
    QVERIFY(outcome.output.contains(QStringLiteral("tested on 400 records")));
    QVERIFY(!outcome.output.contains(QStringLiteral("total variation")));
}

} // namespace tst_fieldsrun

QTEST_APPLESS_MAIN(tst_fieldsrun::TestFieldsRun)
#include "tst_fieldsrun.moc"
