#include "core/fields/Marginals.h"
#include "core/pipeline/Pipeline.h"
#include "core/pipeline/SyntheticPatients.h"
#include "core/plan/PublishedPlan.h"
#include "core/synthesis/FieldTables.h"
#include "tests/core/package/SealedPackage.h"
#include "tests/core/pipeline/SmallWorld.h"
#include "tests/core/plan/SampleFields.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <random>
#include <set>

namespace tst_fieldrelease {

using namespace core;
using namespace core::pipeline;

namespace {

/// The notes of a patient are two weeks apart.
constexpr std::array visitDays = {"2019-05-01", "2019-05-15", "2019-05-29", "2019-06-12"};

/// Women have label A, men B, and nobody smokes below 50; every tenth age is missing.
QByteArray patients(int count)
{
    std::mt19937 random(5);
    QByteArray rows("patient,label,text,gender,age,seen,smoker,on\n");
    for (int patient = 0; patient < count; ++patient) {
        const bool isWoman = random() % 3 != 0;
        const int age = 20 + static_cast<int>(random() % 60);
        const int notes = 1 + static_cast<int>(random() % 4);
        for (int note = 0; note < notes; ++note)
            rows += "p" + QByteArray::number(patient) + (isWoman ? ",A," : ",B,") + "term"
                    + QByteArray::number(random() % 5 + (isWoman ? 0U : 5U)) + " term"
                    + QByteArray::number(note) + (isWoman ? ",F," : ",M,")
                    + (patient % 10 == 0 ? QByteArray() : QByteArray::number(age)) + ",2019-0"
                    + QByteArray::number(1 + random() % 9) + (age < 50 ? ",no," : ",yes,")
                    + QByteArray(visitDays[note]) + "\n";
    }
    return rows;
}

/// Cancels once the first round is stored.
class CancelAfterRound final : public JobControl, public synthesis::RoundWatch
{
public:
    void released(const Model &, int done, int all) override
    {
        if (done < all)
            isStored = true;
    }
    bool isCancelled() const override { return isStored; }
    void report(double, std::string_view) override {}

    bool isStored = false;
};

QStringList linesOf(const QString &file)
{
    return QString::fromUtf8(tests::contentOf(file)).split('\n', Qt::SkipEmptyParts);
}

} // namespace

/// Fields beside the text, from a plan to a package that verifies.
class TestFieldRelease : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void a_plan_with_fields_makes_a_package_that_verifies_data();
    void a_plan_with_fields_makes_a_package_that_verifies();
    void each_note_belongs_to_a_patient();
    void notes_of_a_patient_share_the_fields_of_the_patient_and_follow_their_dates();
    void what_depends_in_the_records_depends_in_the_package();
    void the_project_keeps_the_patients();
    void other_fields_are_refused_after_the_commit();
    void a_commit_that_was_cut_off_between_two_rounds_pays_once();
    void documents_state_the_fields();
    void notes_follow_the_days_since_the_first();
    void omop_tables_are_made_of_the_fields();
    void changed_omop_tables_are_named_data();
    void changed_omop_tables_are_named();
    void a_package_of_records_has_a_patient_for_each_note();
    void fields_of_another_file_are_those_of_the_records();
    void a_changed_package_is_named_data();
    void a_changed_package_is_named();

private:
    void askForOmop();
    Pipeline pipeline();
    Pipeline written();
    QString packed(Pipeline &from);

    std::unique_ptr<SmallWorld> m_world;
    NoControl m_control;
};

void TestFieldRelease::init()
{
    m_world = std::make_unique<SmallWorld>();
    m_world->write("notes.csv", patients(600));
    m_world->plan.records.personColumn = "patient";
    m_world->plan.records.fields = tests::sampleFields();
    m_world->plan.sampling.length = 2;
    m_world->plan.sampling.perLabel = 100;
    m_world->plan.synthesis.epsilon = {{"phrases", 10.0}, {"fields", 20.0}};
}

Pipeline TestFieldRelease::pipeline()
{
    Pipeline made{.places = {.project = m_world->path("project.keyseed"),
                             .ledger = m_world->path("ledger.sqlite"),
                             .resources = {}},
                  .plan = m_world->plan};
    made.inputs = std::make_shared<const PublicInputs>(m_world->inputs);
    return made;
}

Pipeline TestFieldRelease::written()
{
    Pipeline made = pipeline();
    const auto counts = made.commit(m_control, 1);
    if (!counts)
        qFatal("%s", counts.error().detail.c_str());
    if (!made.draw(m_control) || !made.write(m_control))
        qFatal("cannot be written");
    return made;
}

QString TestFieldRelease::packed(Pipeline &from)
{
    const auto done = from.pack(m_world->path("package"), {}, m_control);
    if (!done)
        qFatal("%s", done.error().detail.c_str());
    return QString::fromStdString(done->path.string());
}

void TestFieldRelease::a_plan_with_fields_makes_a_package_that_verifies_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<double>("delta");
    for (const char *method : {"histogram", "independent"})
        for (const double delta : {0.0, 1e-6})
            QTest::addRow("%s, delta %g", method, delta) << QByteArray(method) << delta;
}

void TestFieldRelease::a_plan_with_fields_makes_a_package_that_verifies()
{
    QFETCH(const QByteArray, method);
    QFETCH(const double, delta);
    m_world->plan.synthesis.method = method.toStdString();
    m_world->plan.privacy.delta = delta;
    if (method != "histogram") {
        tests::setBudget(m_world->plan, 5.0, 5.0);
        m_world->plan.synthesis.epsilon["fields"] = 20.0;
    }
    Pipeline made = written();
    QVERIFY(made.budget->spend.microEpsilon <= 30'000'000);
    const QString folder = packed(made);
    const auto verified = package::verify(folder.toStdString());
    QVERIFY(verified.has_value());
    QVERIFY2(verified->differences.empty(),
             verified->differences.empty() ? "" : verified->differences.front().c_str());
    QCOMPARE(linesOf(folder + "/corpus.csv").front(),
             QStringLiteral("id,label,text,patient_id,note_number,sex,age,seen,smoker"));
    QCOMPARE(linesOf(folder + "/patients.csv").front(), QStringLiteral("patient_id,notes,sex,age,smoker"));
    QCOMPARE(linesOf(folder + "/fields.csv").front(),
             QStringLiteral("field,value,other_field,other_value,share"));
}

void TestFieldRelease::each_note_belongs_to_a_patient()
{
    const Pipeline made = written();
    std::map<std::uint32_t, std::set<std::uint32_t>> notes;
    QCOMPARE((*made.sequences)->size(), std::size_t{200});
    for (const auto &sequence : **made.sequences) {
        QVERIFY(sequence.patient > 0);
        QVERIFY(notes[sequence.patient].insert(sequence.note).second);
        QCOMPARE(sequence.fields.size(), std::size_t{4});
    }
    for (const auto &sequence : **made.sequences) {
        QCOMPARE(std::size_t{sequence.notes}, notes[sequence.patient].size());
        QVERIFY(sequence.note >= 1 && sequence.note <= sequence.notes);
    }
    // The records have 2.5 notes a patient in the mean.
    const double mean = 200.0 / static_cast<double>(notes.size());
    QVERIFY2(mean > 1.8 && mean < 3.5, qPrintable(QString::number(mean)));
}

void TestFieldRelease::notes_of_a_patient_share_the_fields_of_the_patient_and_follow_their_dates()
{
    const Pipeline made = written();
    std::map<std::uint32_t, std::map<std::uint32_t, std::vector<std::string>>> patients;
    for (const auto &sequence : **made.sequences)
        patients[sequence.patient][sequence.note] = sequence.fields;
    for (const auto &[patient, notes] : patients) {
        std::string before;
        for (const auto &[number, fields] : notes) {
            const auto &first = notes.begin()->second;
            QCOMPARE(fields[0], first[0]);
            QCOMPARE(fields[1], first[1]);
            QCOMPARE(fields[3], first[3]);
            const std::string seen = fields[2].empty() ? "9999" : fields[2]; // a missing date comes last
            QVERIFY(before <= seen);
            before = seen;
            if (!fields[1].empty()) {
                const int age = std::stoi(fields[1]);
                QVERIFY(age >= 20 && age < 80);
            }
        }
    }
}

void TestFieldRelease::what_depends_in_the_records_depends_in_the_package()
{
    const Pipeline made = written();
    int right = 0;
    int smokers = 0;
    int young = 0;
    for (const auto &sequence : **made.sequences) {
        right += sequence.label == (sequence.fields[0] == "woman" ? "A" : "B") ? 1 : 0;
        if (sequence.fields[3] == "yes" && !sequence.fields[1].empty()) {
            ++smokers;
            young += std::stoi(sequence.fields[1]) < 50 ? 1 : 0;
        }
    }
    // Independent fields would have the right label for half, and half of the smokers would be young.
    QVERIFY2(right > 160, qPrintable(QString::number(right)));
    QVERIFY(smokers > 30);
    QVERIFY2(young * 5 < smokers, qPrintable(QString::number(young)));
}

void TestFieldRelease::the_project_keeps_the_patients()
{
    const Pipeline made = written();
    auto opened = Pipeline::open(made.places, m_control);
    QVERIFY2(opened, opened ? "" : opened.error().detail.c_str());
    opened->inputs = made.inputs;
    QVERIFY(opened->plan.records.fields == tests::sampleFields());
    QVERIFY(opened->drawUnlessKept(m_control));
    const auto &before = **made.sequences;
    const auto &after = **opened->sequences;
    QCOMPARE(after.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        QCOMPARE(after[i].patient, before[i].patient);
        QCOMPARE(after[i].note, before[i].note);
        QCOMPARE(after[i].notes, before[i].notes);
        QCOMPARE(after[i].fields, before[i].fields);
        QCOMPARE(after[i].facts, before[i].facts);
    }
}

void TestFieldRelease::other_fields_are_refused_after_the_commit()
{
    Pipeline made = written();
    made.plan.records.fields.pop_back();
    const auto drawn = made.draw(m_control);
    QVERIFY(!drawn);
    QCOMPARE(drawn.error().code, ErrorCode::InvalidPlan);
    QVERIFY(QString::fromStdString(drawn.error().detail).startsWith(QStringLiteral("records.fields")));
}

void TestFieldRelease::a_commit_that_was_cut_off_between_two_rounds_pays_once()
{
    CancelAfterRound cut;
    Pipeline first = pipeline();
    QVERIFY(!first.commit(cut, 1, {.keys = {}, .rounds = &cut}));
    QVERIFY(cut.isStored);
    QVERIFY(first.firstRounds != nullptr);
    Pipeline second = pipeline();
    const auto counts = second.commit(m_control, 1);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    const auto entries = m_world->ledger.entries();
    QCOMPARE(std::ranges::count(*entries, "reserve", &privacy::LedgerEntry::kind), std::ptrdiff_t{1});
    QVERIFY(second.draw(m_control) && second.write(m_control));
    const auto verified = package::verify(packed(second).toStdString());
    QVERIFY(verified && verified->differences.empty());
}

void TestFieldRelease::documents_state_the_fields()
{
    const Pipeline made = written();
    int stated = 0;
    for (const writing::Document &document : **made.documents) {
        const std::string &sex = document.seed.fields[0];
        if (sex.empty())
            continue;
        ++stated;
        QVERIFY(document.text.find("Sex: " + sex) != std::string::npos);
        if (const std::string &age = document.seed.fields[1]; !age.empty())
            QVERIFY(document.text.find("age: " + age + " years") != std::string::npos);
    }
    QVERIFY(stated > 150);
}

void TestFieldRelease::notes_follow_the_days_since_the_first()
{
    m_world->plan.records.fields.push_back(tests::dayField());
    m_world->plan.records.fields.back().column = "on";
    m_world->plan.synthesis.epsilon["fields"] = 40.0;
    const Pipeline made = written();
    std::map<std::uint32_t, std::map<std::uint32_t, const writing::Document *>> patients;
    for (const writing::Document &document : **made.documents)
        patients[document.seed.patient][document.seed.note] = &document;
    int second = 0;
    int afterOneOrTwoWeeks = 0;
    for (const auto &[patient, notes] : patients) {
        int before = -1;
        for (const auto &[number, document] : notes) {
            const std::string &day = document->seed.fields.back();
            if (day.empty())
                continue;
            if (number == 1) {
                QCOMPARE(day, std::string("0"));
                QVERIFY(!document->seed.daysSinceLast);
            } else if (before >= 0) {
                QVERIFY(document->seed.daysSinceLast.has_value());
                QCOMPARE(*document->seed.daysSinceLast, std::stoi(day) - before);
                QVERIFY(*document->seed.daysSinceLast >= 0);
                QVERIFY(document->text.find(" previous note.") != std::string::npos);
            }
            QVERIFY(document->text.find("day:") == std::string::npos);
            before = std::stoi(day);
            second += number == 2 ? 1 : 0;
            afterOneOrTwoWeeks += number == 2 && before >= 8 && before <= 30 ? 1 : 0;
        }
    }
    // In the records a second note always comes after 14 days.
    QVERIFY(second > 20);
    QVERIFY2(afterOneOrTwoWeeks * 2 > second,
             qPrintable(QStringLiteral("%1 of %2").arg(afterOneOrTwoWeeks).arg(second)));
    auto opened = Pipeline::open(made.places, m_control);
    QVERIFY2(opened, opened ? "" : opened.error().detail.c_str());
    opened->inputs = made.inputs;
    QVERIFY(opened->drawUnlessKept(m_control));
    for (std::size_t i = 0; i < (*made.sequences)->size(); ++i)
        QVERIFY((**opened->sequences)[i].daysSinceLast == (**made.sequences)[i].daysSinceLast);
}

void TestFieldRelease::askForOmop()
{
    auto &records = m_world->plan.records;
    records.omopTables = true;
    records.fields.push_back(tests::dayField());
    records.fields.back().column = "on";
    records.fields[0].omop = plan::omop::sex;
    records.fields[1].omop = plan::omop::age;
    records.fields[4].omop = plan::omop::visitDay;
}

void TestFieldRelease::omop_tables_are_made_of_the_fields()
{
    askForOmop();
    Pipeline made = written();
    const QString folder = packed(made);
    const auto verified = package::verify(folder.toStdString());
    QVERIFY(verified.has_value());
    QVERIFY2(verified->differences.empty(),
             verified->differences.empty() ? "" : verified->differences.front().c_str());
    const QStringList persons = linesOf(folder + "/person.csv");
    const QStringList patients = linesOf(folder + "/patients.csv");
    QCOMPARE(persons.size(), patients.size());
    for (qsizetype row = 1; row < persons.size(); ++row) {
        const QStringList person = persons[row].split(',');
        const QStringList patient = patients[row].split(',');
        QCOMPARE(person.size(), 18);
        QCOMPARE(person[0], patient[0]);
        const QString sex = QString(patient[2]).remove('"');
        QCOMPARE(person[1],
                 sex == QStringLiteral("woman") ? QStringLiteral("8532")
                 : sex == QStringLiteral("man") ? QStringLiteral("8507")
                                                : QStringLiteral("0"));
        // The made-up first day is in 1970.
        if (const QString age = QString(patient[3]).remove('"'); !age.isEmpty())
            QVERIFY(std::abs(person[2].toInt() - (1970 - age.toInt())) <= 1);
    }
    QCOMPARE(linesOf(folder + "/visit_occurrence.csv").size(), qsizetype{201});
    QVERIFY(tests::contentOf(folder + "/visit_occurrence.csv").contains(",1970-01-01,"));
    const QByteArray note = tests::contentOf(folder + "/note.csv");
    QVERIFY(note.startsWith("note_id,person_id,note_date,"));
    for (const char *document : {"README.md", "data-dictionary.csv", "croissant.json"})
        for (const char *table :
             {"person.csv", "visit_occurrence.csv", "note.csv", "patients.csv", "fields.csv"})
            QVERIFY2(tests::contentOf(folder + "/" + document).contains(table), table);
    for (const char *field : {"| sex | patient | woman, man |", "| day | text | 0, 1-3,"})
        QVERIFY2(tests::contentOf(folder + "/datasheet.md").contains(field), field);
}

void TestFieldRelease::changed_omop_tables_are_named_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("another sex") << "person.csv" << QByteArray(",8532,") << QByteArray(",8507,");
    QTest::newRow("a day of the records")
        << "visit_occurrence.csv" << QByteArray(",1970-01-01,") << QByteArray(",2019-05-01,");
    QTest::newRow("a note of another patient") << "note.csv" << QByteArray("\n1,") << QByteArray("\n1,9");
}

void TestFieldRelease::changed_omop_tables_are_named()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    askForOmop();
    Pipeline made = written();
    const QString folder = packed(made);
    QByteArray bytes = tests::contentOf(folder + "/" + file);
    const auto at = bytes.indexOf(from);
    QVERIFY(at >= 0);
    bytes.replace(at, from.size(), to);
    tests::write(folder + "/" + file, bytes);
    tests::seal(folder);
    const auto verified = package::verify(folder.toStdString());
    QVERIFY(verified.has_value());
    QVERIFY2(std::ranges::any_of(verified->differences,
                                 [&](const std::string &each) {
                                     return QString::fromStdString(each)
                                            == file + ": is not the table that corpus.csv and the plan make";
                                 }),
             verified->differences.empty() ? "no difference" : verified->differences.front().c_str());
}

void TestFieldRelease::a_package_of_records_has_a_patient_for_each_note()
{
    m_world->plan.records.personColumn.reset();
    Pipeline made = written();
    std::set<std::uint32_t> patients;
    for (const auto &sequence : **made.sequences) {
        QVERIFY(patients.insert(sequence.patient).second);
        QCOMPARE(sequence.notes, 1U);
    }
    const auto verified = package::verify(packed(made).toStdString());
    QVERIFY(verified && verified->differences.empty());
}

// The columns of the patients in a file of their own, by their id.
void TestFieldRelease::fields_of_another_file_are_those_of_the_records()
{
    const auto countsOf = [this](const char *project) {
        Pipeline made = pipeline();
        made.places.project = m_world->path(project);
        const auto counts = made.commit(m_control, 1);
        if (!counts)
            qFatal("%s", counts.error().detail.c_str());
        return fields::oneWayFrom(fields::domainFrom((*made.model)->parameters.further),
                                  synthesis::fieldMarginalsOf(**made.model).tables)
            .shares;
    };
    m_world->plan.synthesis.epsilon["fields"] = 30.0;
    const auto own = countsOf("own.keyseed");
    QByteArray patients("id,gender,age,smoker\n");
    QStringList known;
    for (const QString &row : linesOf(QString::fromStdString(m_world->path("notes.csv").string()))) {
        const QStringList cells = row.split(',');
        if (cells.front() == QStringLiteral("patient") || known.contains(cells.front()))
            continue;
        known.append(cells.front());
        patients += (cells[0] + ',' + cells[3] + ',' + cells[4] + ',' + cells[6] + '\n').toUtf8();
    }
    m_world->write("patients.csv", patients);
    for (auto &field : m_world->plan.records.fields)
        if (field.of == plan::ofPatient) {
            field.file = m_world->path("patients.csv");
            field.key = "id";
        }
    const auto joined = countsOf("joined.keyseed");
    QCOMPARE(joined.size(), own.size());
    for (std::size_t field = 0; field < own.size(); ++field)
        for (std::size_t value = 0; value < own[field].size(); ++value)
            QVERIFY2(std::abs(joined[field][value] - own[field][value]) < 0.02,
                     qPrintable(QStringLiteral("%1, %2").arg(field).arg(value)));
    // A file that is not there is an error before anything is spent.
    m_world->plan.records.fields.front().file = m_world->path("nobody.csv");
    Pipeline lost = pipeline();
    QVERIFY(!lost.commit(m_control, 1));
}

void TestFieldRelease::a_changed_package_is_named_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("difference");
    const QString undeclared = QStringLiteral("is not a value that the plan declares");
    const QString others = QStringLiteral("does not have the patients of corpus.csv");
    QTest::newRow("an undeclared value")
        << "corpus.csv" << QByteArray(",\"woman\",") << QByteArray(",\"queen\",") << undeclared;
    QTest::newRow("another value of a patient")
        << "patients.csv" << QByteArray(",\"woman\",") << QByteArray(",\"man\",") << others;
    QTest::newRow("another number of notes")
        << "patients.csv" << QByteArray("\n1,") << QByteArray("\n1,9") << others;
    QTest::newRow("a patient less") << "patients.csv" << QByteArray("\n2,") << QByteArray("\n200000,")
                                    << QStringLiteral("does not rise");
    QTest::newRow("an undeclared field")
        << "fields.csv" << QByteArray("\n\"sex\",\"woman\",,") << QByteArray("\n\"race\",\"woman\",,")
        << QStringLiteral("of a field or a value");
    QTest::newRow("an undeclared value of a field")
        << "fields.csv" << QByteArray("\n\"sex\",\"woman\",,") << QByteArray("\n\"sex\",\"queen\",,")
        << QStringLiteral("of a field or a value");
    QTest::newRow("a share above 1") << "fields.csv" << QByteArray("\n\"sex\",\"woman\",,,0.")
                                     << QByteArray("\n\"sex\",\"woman\",,,1.")
                                     << QStringLiteral("share is not from 0 to 1");
    QTest::newRow("a share of nothing")
        << "fields.csv" << QByteArray("\n\"sex\",\"woman\",,,0.") << QByteArray("\n\"sex\",\"woman\",,,0.00")
        << QStringLiteral("sex do not add up to 1");
    QTest::newRow("a row twice") << "fields.csv" << QByteArray("\n\"sex\",\"man\",,")
                                 << QByteArray("\n\"sex\",\"woman\",,")
                                 << QStringLiteral("has the values of another row");
    QTest::newRow("a column less") << "corpus.csv" << QByteArray(",smoker\n") << QByteArray("\n")
                                   << QStringLiteral("is not the header of this file");
}

void TestFieldRelease::a_changed_package_is_named()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, difference);
    Pipeline made = written();
    const QString folder = packed(made);
    QByteArray bytes = tests::contentOf(folder + "/" + file);
    const auto at = bytes.indexOf(from);
    QVERIFY(at >= 0);
    bytes.replace(at, from.size(), to);
    tests::write(folder + "/" + file, bytes);
    tests::seal(folder);
    const auto verified = package::verify(folder.toStdString());
    QVERIFY(verified.has_value());
    const bool isNamed = std::ranges::any_of(verified->differences, [&](const std::string &each) {
        return QString::fromStdString(each).startsWith(file)
               && QString::fromStdString(each).contains(difference);
    });
    QVERIFY2(isNamed,
             verified->differences.empty() ? "no difference" : verified->differences.front().c_str());
}

} // namespace tst_fieldrelease

QTEST_APPLESS_MAIN(tst_fieldrelease::TestFieldRelease)
#include "tst_fieldrelease.moc"
