#include "core/pipeline/reading/PublicWording.h"
#include "core/vocabulary/LexiconFile.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QTest>

#include <functional>

namespace tst_publicwording {

using namespace core;
using namespace core::pipeline;

class TestPublicWording : public QObject
{
    Q_OBJECT

private slots:
    void terms_made_of_records_stop_the_commit_data();
    void terms_made_of_records_stop_the_commit();
    void usual_terms_stop_nothing_data();
    void usual_terms_stop_nothing();
    void a_few_are_counted_and_pass();
    void a_unit_is_a_person_where_there_are_persons();
    void other_public_inputs_are_looked_through_data();
    void other_public_inputs_are_looked_through();
    void counts_of_several_readers_are_those_of_one();
};

namespace {

constexpr int patients = 12;

QByteArray shortText(int patient)
{
    return "fever of patient Smith" + QByteArray::number(patient);
}

QByteArray longText(int patient)
{
    const QByteArray number = QByteArray::number(patient);
    return "Mr. Smith" + number + " came with fever, cough and a rash; he had been in Town" + number
           + " since Monday.";
}

/// What `of` makes of each patient.
QByteArray forEach(const std::function<QByteArray(int)> &of)
{
    QByteArray all;
    for (int patient = 0; patient < patients; ++patient)
        all += of(patient);
    return all;
}

QByteArray row(int patient, const QByteArray &text)
{
    return "p" + QByteArray::number(patient) + ",A,\"" + text + "\"\n";
}

/// Gives a world the vocabulary of these lines, whichever source reads them.
void setTerms(SmallWorld &world, const QByteArray &terms)
{
    world.write("given.txt", terms);
    world.plan.vocabulary = tests::termsIn(world.path("given.txt"));
    std::vector<vocabulary::LexiconTerm> list;
    for (const QByteArray &line : terms.split('\n'))
        if (!line.trimmed().isEmpty())
            list.emplace_back().term = line.toStdString();
    const auto vocabulary = *vocabulary::Vocabulary::fromTerms(list);
    const auto count = static_cast<Eigen::Index>(vocabulary.size());
    (void)embedding::writeVectors(world.path("given.vectors"), Eigen::MatrixXf::Identity(count, count));
    world.inputs = {vocabulary,
                    *embedding::Embedding::openVectors(world.path("given.vectors")),
                    std::make_shared<const vocabulary::PhraseMatcher>(vocabulary)};
}

/// Looks for the texts as they are numbered, each of a unit of its own.
std::vector<SharedWords> sharedWith(const PublicWordings &wordings, const std::vector<std::string> &texts)
{
    SharedWordsList list;
    for (std::size_t unit = 0; unit < texts.size(); ++unit)
        wordings.find(texts[unit], unit, list);
    return list.all();
}

Result<std::int64_t> checkOf(const PublicWordings &wordings, const std::vector<SharedWords> &shared)
{
    SharedWordsList list;
    for (const SharedWords &each : shared)
        list.add(each);
    return wordings.check(list);
}

} // namespace

void TestPublicWording::terms_made_of_records_stop_the_commit_data()
{
    QTest::addColumn<QByteArray>("terms");
    QTest::addColumn<bool>("areLong");
    const auto add = [](const char *name, bool areLong, const std::function<QByteArray(int)> &term) {
        QTest::addRow("%s", name) << forEach(term) << areLong;
    };
    add("texts", false, [](int i) { return shortText(i) + "\n"; });
    add("line ends", false, [](int i) { return shortText(i) + "\r\n\r\n"; });
    add("blanks", false, [](int i) { return "  " + shortText(i).replace(" ", "  ") + "\t\n"; });
    add("case", false, [](int i) { return shortText(i).toUpper() + "\n"; });
    add("punctuation", false, [](int i) { return shortText(i).replace(" of ", " - of; ") + ".\n"; });
    add("soft hyphens", false, [](int i) { return shortText(i).replace("fever", "fe\u00ADver") + "\n"; });
    add("rows", false, [](int i) { return row(i, shortText(i)); });
    add("a word more", false, [](int i) { return shortText(i) + " again\n"; });
    add("long texts", true, [](int i) { return longText(i) + "\n"; });
    add("long rows", true, [](int i) { return row(i, longText(i)); });
    add("parts of texts", true, [](int i) { return longText(i).left(longText(i).indexOf(" been")) + "\n"; });
    add("among many others", false, [](int i) {
        QByteArray others;
        for (int other = 0; other < 100; ++other)
            others += "disease " + QByteArray::number(1000 * i + other) + " of a long name\n";
        return others + shortText(i) + "\n";
    });
}

void TestPublicWording::terms_made_of_records_stop_the_commit()
{
    QFETCH(QByteArray, terms);
    QFETCH(bool, areLong);
    SmallWorld world;
    world.write("notes.csv", "person,label,text\n" + forEach([&](int i) {
                                 return row(i, areLong ? longText(i) : shortText(i));
                             }));
    setTerms(world, terms);
    NoControl control;
    const auto commit = commitModel(checked(world.plan), world.inputs, world.ledger, world.store, control);
    QVERIFY(!commit.has_value());
    const std::string &words = commit.error().detail;
    QCOMPARE(commit.error().code, ErrorCode::InvalidPlan);
    QVERIFY2(words.starts_with("vocabulary.file: " + world.path("given.txt").string() + ": 12 texts"),
             words.c_str());
    QVERIFY(words.find("Smith") == std::string::npos && words.find("smith") == std::string::npos);
    QVERIFY(world.ledger.entries()->empty());
    QVERIFY(!world.store.latestModelId()->has_value());
}

void TestPublicWording::usual_terms_stop_nothing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("terms");
    const QByteArray numbers = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\neleven\ntwelve\n";
    // Each of them the whole text of a record.
    QTest::addRow("short phrases") << QByteArray(
        "pain in %1") << numbers + forEach([](int i) { return "pain in " + QByteArray::number(i) + "\n"; });
    QTest::addRow("a text that all have")
        << QByteArray("The lungs are clear and the heart is of normal size.")
        << QByteArray("the lungs are clear and the heart is of normal size\n");
    QTest::addRow("a line that all have")
        << QByteArray("Patient %1\nThe patient was prepped and draped in the usual sterile fashion.")
        << QByteArray("the patient was prepped and draped in the usual sterile fashion\nfever\n");
    QTest::addRow("phrases inside of texts")
        << QByteArray("He has chronic obstructive pulmonary disease of grade %1 and more.")
        << QByteArray("chronic obstructive pulmonary disease\n")
               + forEach([](int i) { return "pulmonary disease of grade " + QByteArray::number(i) + "\n"; });
}

void TestPublicWording::usual_terms_stop_nothing()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, terms);
    SmallWorld world;
    world.write("notes.csv", "person,label,text\n" + forEach([&](int i) {
                                 return row(i, QByteArray(text).replace("%1", QByteArray::number(i)));
                             }));
    setTerms(world, terms);
    NoControl control;
    const auto commit = commitModel(checked(world.plan), world.inputs, world.ledger, world.store, control);
    QVERIFY2(commit.has_value(), commit ? "" : commit.error().detail.c_str());
    QCOMPARE(commit->counts.inPublicInputs, std::int64_t{0});
}

void TestPublicWording::a_few_are_counted_and_pass()
{
    SmallWorld world;
    world.write("notes.csv", "person,label,text\n" + forEach([](int i) { return row(i, shortText(i)); }));
    QByteArray terms = "fever\n";
    for (int i = 0; i < PublicWordings::mostByChance; ++i)
        terms += shortText(i) + "\n";
    setTerms(world, terms);
    NoControl control;
    const auto commit = commitModel(checked(world.plan), world.inputs, world.ledger, world.store, control);
    QVERIFY2(commit.has_value(), commit ? "" : commit.error().detail.c_str());
    QCOMPARE(commit->counts.inPublicInputs, PublicWordings::mostByChance);
}

void TestPublicWording::a_unit_is_a_person_where_there_are_persons()
{
    for (const bool isOfOnePerson : {true, false}) {
        SmallWorld world;
        QByteArray rows = "person,label,text\n";
        // Four texts, each in two records.
        for (int i = 0; i < 8; ++i)
            rows += row(isOfOnePerson ? i % 4 : i, longText(i % 4));
        world.write("notes.csv", rows);
        world.plan.records.personColumn = "person";
        setTerms(world, forEach([](int i) { return longText(i) + "\n"; }));
        NoControl control;
        const auto commit =
            commitModel(checked(world.plan), world.inputs, world.ledger, world.store, control);
        QCOMPARE(commit.has_value(), !isOfOnePerson);
    }
}

void TestPublicWording::other_public_inputs_are_looked_through_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("writer");
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray texts = forEach([](int i) { return longText(i) + "\n"; });
    QTest::addRow("a text") << "writer.texts.files"
                            << "publicTexts" << texts;
    QTest::addRow("a text on one line") << "writer.texts.files"
                                        << "publicTexts" << QByteArray(texts).replace('\n', ' ');
    QTest::addRow("a text in short lines") << "writer.texts.files"
                                           << "publicTexts" << QByteArray(texts).replace(' ', '\n');
    QTest::addRow("a template") << "writer.template"
                                << "promptPack"
                                << "Write of {phrases}.\n" + texts;
    QTest::addRow("an example") << "writer.examples"
                                << "promptPack" << texts;
}

void TestPublicWording::other_public_inputs_are_looked_through()
{
    QFETCH(QString, field);
    QFETCH(QByteArray, bytes);
    SmallWorld world;
    world.write("given.txt", bytes);
    QFETCH(QString, writer);
    world.plan.writer.kind = writer.toStdString();
    if (field == "writer.texts.files")
        world.plan.writer.texts.files = {world.path("given.txt")};
    else if (field == "writer.template")
        world.plan.writer.promptTemplate = world.path("given.txt").string();
    else
        world.plan.writer.examples = {bytes.toStdString()};
    NoControl control;
    const auto wordings = PublicWordings::of(world.plan, world.inputs, control);
    QVERIFY2(wordings.has_value(), wordings ? "" : wordings.error().detail.c_str());
    std::vector<std::string> records;
    for (int patient = 0; patient < patients; ++patient)
        records.push_back(longText(patient).toStdString());
    const auto stopped = checkOf(*wordings, sharedWith(*wordings, records));
    QVERIFY(!stopped.has_value());
    QVERIFY2(stopped.error().detail.starts_with(field.toStdString()), stopped.error().detail.c_str());
    // Notes of others with the same words in another order.
    std::vector<std::string> others;
    for (int patient = 0; patient < patients; ++patient)
        others.push_back("He came with a rash, cough and fever; Smith" + std::to_string(patient)
                         + " had been in another town since Monday.");
    QCOMPARE(checkOf(*wordings, sharedWith(*wordings, others)).value(), std::int64_t{0});
}

void TestPublicWording::counts_of_several_readers_are_those_of_one()
{
    SmallWorld world;
    setTerms(world, forEach([](int i) { return longText(i) + "\n"; }));
    NoControl control;
    const auto wordings = PublicWordings::of(world.plan, world.inputs, control).value();
    SharedWordsList first;
    SharedWordsList second;
    wordings.find(longText(0).toStdString(), 1, first);
    wordings.find(longText(1).toStdString(), 1, first);
    wordings.find(longText(1).toStdString(), 2, second);
    wordings.find(longText(2).toStdString(), 2, second);
    std::vector<SharedWords> together = first.all();
    for (const SharedWords &each : second.all())
        together.push_back(each);
    QCOMPARE(checkOf(wordings, together).value(), std::int64_t{2}); // the text of both does not count
    QCOMPARE(wordings.check(first).value(), std::int64_t{2});
}

} // namespace tst_publicwording

QTEST_APPLESS_MAIN(tst_publicwording::TestPublicWording)
#include "tst_publicwording.moc"
