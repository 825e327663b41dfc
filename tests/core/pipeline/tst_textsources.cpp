#include "core/package/check/ManifestProblems.h"
#include "core/package/contents/Contents.h"
#include "core/pipeline/PublicTextPool.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/pipeline/asking/RoundPrompts.h"
#include "tests/core/pipeline/EvolvingWorld.h"

#include <QJsonArray>

#include <nlohmann/json.hpp>
#include <set>

namespace tst_textsources {

using namespace core;
using namespace core::pipeline;
using tests::Evolving;

namespace {

constexpr int publicNumber = 40;

/// Public texts with a column of labels; each says which it is.
QByteArray publicRows()
{
    QByteArray rows("body,group\n");
    for (int i = 0; i < publicNumber; ++i) {
        const QByteArray number = QByteArray::number(i);
        rows += "\"Public" + number + " has term" + QByteArray::number(i % 10) + ". It was seen with term"
                + QByteArray::number(i * 7 % 10) + ".\"," + (i % 2 == 0 ? "A\n" : "B\n");
    }
    return rows;
}

void writeFromTexts(Evolving &evolving)
{
    evolving.world.write("public.csv", publicRows());
    auto &writer = evolving.world.plan.writer;
    writer.kind = "publicTexts";
    writer.texts.files = {evolving.world.path("public.csv")};
    writer.texts.textColumn = "body";
    writer.texts.labelColumn = "group";
    writer.texts.arePublic = true;
    writer.texts.origin = "A journal of case reports";
    writer.texts.licence = "CC BY 4.0";
}

QJsonObject jsonOf(const std::filesystem::path &path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QByteArray bytesOf(const std::filesystem::path &path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Answers each prompt of a pack as a person elsewhere would, `most` of them; how many there were.
int answer(const std::filesystem::path &prompts, const std::filesystem::path &answers, int most = 1000)
{
    int number = 0;
    QByteArray lines;
    for (const QByteArray &line : bytesOf(prompts).split('\n')) {
        if (line.isEmpty() || number++ >= most)
            continue;
        const QString id = QJsonDocument::fromJson(line).object()[QStringLiteral("id")].toString();
        const QString text = QStringLiteral("A note about term%1.").arg(qHash(id, 0) % 10);
        lines += QJsonDocument({{QStringLiteral("id"), id}, {QStringLiteral("text"), text}})
                     .toJson(QJsonDocument::Compact)
                 + "\n";
    }
    QFile file(QString::fromStdString(answers.string()));
    if (!file.open(QIODevice::WriteOnly) || file.write(lines) != lines.size())
        qFatal("cannot write the answers");
    return number;
}

} // namespace

/// Where the texts come from that records vote on, beside a template and a server.
class TestTextSources : public QObject
{
    Q_OBJECT

private slots:
    void public_texts_are_voted_on_and_written_from();
    void the_phrases_of_a_document_stand_in_it();
    void a_manifest_that_hides_the_public_texts_is_refused_data();
    void a_manifest_that_hides_the_public_texts_is_refused();
    void texts_that_cannot_be_used_are_refused_before_anything_is_spent_data();
    void texts_that_cannot_be_used_are_refused_before_anything_is_spent();
    void a_long_text_is_several();
    void texts_without_labels_are_of_every_label();
    void a_method_that_does_not_choose_refuses_public_texts();
    void sentences_hold_the_phrases_of_a_release();
    void the_phrases_of_examples_are_found();
    void prompts_are_answered_elsewhere_round_by_round();
    void answers_that_came_in_part_are_not_asked_for_again();
    void a_second_learning_of_one_project_is_refused();
};

void TestTextSources::public_texts_are_voted_on_and_written_from()
{
    Evolving evolving;
    writeFromTexts(evolving);
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.commit(evolving.control, 2);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    QVERIFY(std::abs(evolving.spent() - 3) < 1e-4);
    for (const synthesis::Candidate &each : (*pipeline.model)->pool)
        QVERIFY2(each.text.starts_with("Public") && !each.phrases.empty(), each.text.c_str());
    QVERIFY(pipeline.draw(evolving.control));
    QVERIFY(pipeline.write(evolving.control));
    QCOMPARE((*pipeline.documents)->size(), std::size_t{10});
    tests::checkPackage(evolving, pipeline);

    const QJsonObject writer =
        jsonOf(evolving.world.path("package") / "manifest.json")[QStringLiteral("writer")].toObject();
    const QJsonObject texts = writer[QStringLiteral("texts")].toObject();
    QCOMPARE(writer[QStringLiteral("kind")].toString(), QStringLiteral("publicTexts"));
    QCOMPARE(texts[QStringLiteral("origin")].toString(), QStringLiteral("A journal of case reports"));
    QCOMPARE(texts[QStringLiteral("licence")].toString(), QStringLiteral("CC BY 4.0"));
    QCOMPARE(texts[QStringLiteral("number")].toInt(), publicNumber);
    const std::string sum = toHex(*sha256OfFile(evolving.world.path("public.csv")));
    QCOMPARE(texts[QStringLiteral("files")].toArray().first().toString().toStdString(), sum);
    const QByteArray datasheet = bytesOf(evolving.world.path("package") / "datasheet.md");
    QVERIFY(datasheet.contains("A journal of case reports"));
    QVERIFY(datasheet.contains(QByteArray::fromStdString(sum)));
    QVERIFY(!datasheet.contains("public.csv"));
}

void TestTextSources::the_phrases_of_a_document_stand_in_it()
{
    Evolving evolving;
    writeFromTexts(evolving);
    Pipeline pipeline = evolving.pipeline();
    QVERIFY(pipeline.commit(evolving.control, 1));
    QVERIFY(pipeline.draw(evolving.control));
    QVERIFY(pipeline.write(evolving.control));
    for (const writing::Document &each : **pipeline.documents) {
        QVERIFY(!each.seed.keyphrases.empty());
        for (const std::string &phrase : each.seed.keyphrases)
            QVERIFY2(each.text.find(phrase) != std::string::npos, each.text.c_str());
    }
    // What a person read is written again for the package.
    const auto before = *pipeline.documents;
    QVERIFY(pipeline.write(evolving.control));
    for (std::size_t at = 0; at < before->size(); ++at)
        QCOMPARE((**pipeline.documents)[at].text, (*before)[at].text);
}

void TestTextSources::a_manifest_that_hides_the_public_texts_is_refused_data()
{
    QTest::addColumn<QByteArray>("texts");
    QTest::addColumn<bool>("isGood");
    const QByteArray sum = "\"" + QByteArray(64, 'a') + "\"";
    const QByteArray good =
        R"({"declaredPublic":true,"origin":"o","licence":"l","number":3,"files":[)" + sum + "]}";
    const auto with = [&](const char *was, const char *is) { return QByteArray(good).replace(was, is); };
    QTest::newRow("all of it") << good << true;
    QTest::newRow("none") << QByteArray() << false;
    QTest::newRow("not declared") << with("true", "false") << false;
    QTest::newRow("no origin") << with("\"o\"", "\"\"") << false;
    QTest::newRow("no licence") << with("\"l\"", "\"\"") << false;
    QTest::newRow("no text") << with(":3", ":0") << false;
    QTest::newRow("no file") << with(sum, "") << false;
    QTest::newRow("no digest") << with("aaaa", "zzzz") << false;
    QTest::newRow("another key") << with("\"origin\"", "\"path\":\"x\",\"origin\"") << false;
}

void TestTextSources::a_manifest_that_hides_the_public_texts_is_refused()
{
    QFETCH(QByteArray, texts);
    QFETCH(bool, isGood);
    auto manifest = nlohmann::json::parse(
        R"({"plan":{"writer":{"kind":"publicTexts"}},"writer":{"kind":"publicTexts","documentType":"note"}})");
    if (!texts.isEmpty())
        manifest["writer"]["texts"] = nlohmann::json::parse(texts.toStdString());
    QCOMPARE(package::writerProblems(manifest).empty(), isGood);
}

void TestTextSources::texts_that_cannot_be_used_are_refused_before_anything_is_spent_data()
{
    QTest::addColumn<QByteArray>("file"); // of texts
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("said");
    QTest::newRow("not declared") << publicRows() << "private"
                                  << "writer.texts.public";
    QTest::newRow("no origin") << publicRows() << "origin"
                               << "writer.texts.origin";
    QTest::newRow("no licence") << publicRows() << "licence"
                                << "writer.texts.licence";
    QTest::newRow("no file named") << publicRows() << "none"
                                   << "writer.texts.files";
    QTest::newRow("no such file") << publicRows() << "missing"
                                  << "missing.csv";
    QTest::newRow("no such column") << publicRows() << "column"
                                    << "nothere";
    QTest::newRow("no such label column") << publicRows() << "label"
                                          << "nolabel";
    QTest::newRow("the records") << publicRows() << "records"
                                 << "is the file of the records";
    QTest::newRow("no text") << QByteArray("body,group\n,A\n,B\n") << ""
                             << "no text was found";
    QTest::newRow("a label without texts") << QByteArray("body,group\nA text.,A\n") << ""
                                           << "no text has the label \"B\"";
    QTest::newRow("no declared label") << QByteArray("body,group\nA text.,C\n") << ""
                                       << "declared label";
}

void TestTextSources::texts_that_cannot_be_used_are_refused_before_anything_is_spent()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, change);
    QFETCH(QString, said);
    Evolving evolving;
    writeFromTexts(evolving);
    evolving.world.write("public.csv", file);
    auto &texts = evolving.world.plan.writer.texts;
    if (change == QStringLiteral("private"))
        texts.arePublic = false;
    else if (change == QStringLiteral("origin"))
        texts.origin.clear();
    else if (change == QStringLiteral("licence"))
        texts.licence.clear();
    else if (change == QStringLiteral("none"))
        texts.files.clear();
    else if (change == QStringLiteral("missing"))
        texts.files = {evolving.world.path("missing.csv")};
    else if (change == QStringLiteral("column"))
        texts.textColumn = "nothere";
    else if (change == QStringLiteral("label"))
        texts.labelColumn = "nolabel";
    else if (change == QStringLiteral("records"))
        texts.files = {evolving.world.path("notes.csv")};
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.commit(evolving.control, 1);
    QVERIFY(!counts);
    QVERIFY2(counts.error().detail.find(said.toStdString()) != std::string::npos,
             counts.error().detail.c_str());
    QCOMPARE(counts.error().detail.find(tests::canary), std::string::npos);
    QCOMPARE(evolving.spent(), 0.0);
}

void TestTextSources::a_long_text_is_several()
{
    Evolving evolving;
    writeFromTexts(evolving);
    const QByteArray sentence("This is one sentence of a book. ");
    evolving.world.write("book.txt", sentence.repeated(1000));
    auto &texts = evolving.world.plan.writer.texts;
    texts.files = {evolving.world.path("book.txt")};
    texts.labelColumn.reset();
    const auto pool = openTextPool(checked(evolving.world.plan, {"writer"}), evolving.control);
    QVERIFY2(pool, pool ? "" : pool.error().detail.c_str());
    QCOMPARE((*pool)->origin.texts, std::size_t{1});
    std::size_t bytes = 0;
    for (const writing::PublicText &each : (*pool)->texts) {
        QVERIFY(each.text.size() <= writing::TextPool::longestText);
        QVERIFY(each.text.starts_with("This") && each.text.ends_with("book."));
        bytes += each.text.size() + 1;
    }
    QCOMPARE(bytes, static_cast<std::size_t>(sentence.size()) * 1000);
}

void TestTextSources::texts_without_labels_are_of_every_label()
{
    Evolving evolving;
    writeFromTexts(evolving);
    evolving.world.plan.writer.texts.labelColumn.reset();
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.commit(evolving.control, 1);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
}

void TestTextSources::a_method_that_does_not_choose_refuses_public_texts()
{
    Evolving evolving;
    writeFromTexts(evolving);
    evolving.world.plan.synthesis = {.method = "histogram", .epsilon = {{"phrases", 2.0}}, .settings = {}};
    const auto valid = validate(evolving.world.plan);
    QVERIFY(!valid);
    QVERIFY2(valid.error().detail.starts_with("writer.kind"), valid.error().detail.c_str());
}

void TestTextSources::sentences_hold_the_phrases_of_a_release()
{
    Evolving evolving;
    writeFromTexts(evolving);
    auto &plan = evolving.world.plan;
    plan.writer.kind = "sentences";
    plan.writer.texts.sentenceUses = 1;
    plan.synthesis = {.method = "histogram", .epsilon = {{"phrases", 6.0}}, .settings = {}};
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.commit(evolving.control, 1);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    QVERIFY(pipeline.draw(evolving.control));
    const auto done = pipeline.write(evolving.control);
    QVERIFY2(done, done ? "" : done.error().detail.c_str());
    QCOMPARE((*pipeline.documents)->size(), std::size_t{10});
    for (const writing::Document &each : **pipeline.documents) {
        QVERIFY2(each.text.find("It was seen with term") != each.text.npos
                     || each.text.starts_with("Key terms: "),
                 each.text.c_str());
        for (const std::string &phrase : each.seed.keyphrases)
            QVERIFY2(each.text.find(phrase) != each.text.npos, each.text.c_str());
    }
    QVERIFY(pipeline.writtenFrom && pipeline.writtenFrom->texts == publicNumber);
    tests::checkPackage(evolving, pipeline);
    const QByteArray datasheet = bytesOf(evolving.world.path("package") / "datasheet.md");
    QVERIFY(datasheet.contains("A journal of case reports"));
}

void TestTextSources::the_phrases_of_examples_are_found()
{
    Evolving evolving;
    auto &plan = evolving.world.plan;
    plan.writer.examples = {"A letter about term3 and term5, then term3.", "Nothing of the kind."};
    findExamplePhrases(plan, evolving.world.inputs);
    QVERIFY(plan.writer.examplePhrases.empty()); // no language model writes
    plan.writer.kind = "promptPack";
    plan.writer.examplePhrases = {"rash"};
    findExamplePhrases(plan, evolving.world.inputs);
    QCOMPARE(plan.writer.examplePhrases, (std::vector<std::string>{"rash", ""}));
    plan.writer.examplePhrases.clear();
    plan.writer.promptPhrases = 1;
    findExamplePhrases(plan, evolving.world.inputs);
    QCOMPARE(plan.writer.examplePhrases, (std::vector<std::string>{"term3", ""}));
    plan.writer.examplePhrases.clear();
    plan.writer.promptPhrases.reset();
    findExamplePhrases(plan, evolving.world.inputs);
    QVERIFY(plan.writer.examplePhrases.front() == "term3, term5");
}

// Every round stops with the prompts that it needs, is paid once, and goes on with the answers.
void TestTextSources::prompts_are_answered_elsewhere_round_by_round()
{
    Evolving evolving;
    auto &plan = evolving.world.plan;
    plan.writer.kind = "promptPack";
    const auto prompts = roundPromptsFile(evolving.world.path("project.keyseed"));
    const auto answers = evolving.world.path("answers.jsonl");
    for (int round = 1; round <= tests::rounds; ++round) {
        Pipeline pipeline = evolving.pipeline();
        const auto stopped = pipeline.commit(evolving.control, 1);
        QVERIFY(!stopped);
        QVERIFY2(stopped.error().detail.find(prompts.string()) != std::string::npos,
                 stopped.error().detail.c_str());
        QVERIFY(std::abs(evolving.spent() - (round == 1 ? 0 : 3)) < 1e-4);
        QVERIFY(!tests::stands(tests::canary, QString::fromStdString(prompts.string())));
        QCOMPARE(answer(prompts, answers), round == 1 ? tests::firstTexts : tests::laterTexts);
        const auto awaited = pipeline.awaited(evolving.control);
        QVERIFY(awaited && *awaited);
        const auto import =
            importAnswers(plan, **awaited, evolving.world.path("project.keyseed"), answers, evolving.control);
        QVERIFY(import.has_value());
        QCOMPARE(import->missing.size(), std::size_t{0});
        QCOMPARE(import->problemCount, std::size_t{0});
    }
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.commit(evolving.control, 1);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    QVERIFY(std::abs(evolving.spent() - 3) < 1e-4);
    QVERIFY(!*pipeline.awaited(evolving.control));
    for (const synthesis::Candidate &each : (*pipeline.model)->pool)
        QVERIFY(each.text.starts_with("A note about"));

    QVERIFY(pipeline.draw(evolving.control));
    QVERIFY(exportPrompts(plan, *pipeline.sequences, chat::PackFormat::Plain, prompts));
    QCOMPARE(answer(prompts, answers), 10);
    QVERIFY(importAnswers(plan, *pipeline.sequences, pipeline.places.project, answers, evolving.control));
    QVERIFY(pipeline.write(evolving.control));
    QCOMPARE((*pipeline.documents)->size(), std::size_t{10});
    tests::checkPackage(evolving, pipeline);
}

void TestTextSources::answers_that_came_in_part_are_not_asked_for_again()
{
    Evolving evolving;
    evolving.world.plan.writer.kind = "promptPack";
    const auto prompts = roundPromptsFile(evolving.world.path("project.keyseed"));
    const auto answers = evolving.world.path("answers.jsonl");
    constexpr int some = 5;
    for (const int left : {tests::firstTexts, tests::firstTexts - some}) {
        Pipeline pipeline = evolving.pipeline();
        QVERIFY(!pipeline.commit(evolving.control, 1));
        QCOMPARE(answer(prompts, answers, some), left);
        const auto awaited = pipeline.awaited(evolving.control);
        QVERIFY(awaited && *awaited);
        QVERIFY(importAnswers(pipeline.plan, **awaited, pipeline.places.project, answers, evolving.control));
    }
    QCOMPARE(evolving.spent(), 0.0);
}

void TestTextSources::a_second_learning_of_one_project_is_refused()
{
    Evolving evolving;
    Pipeline first = evolving.pipeline();
    QVERIFY(first.commit(evolving.control, 1));
    evolving.world.plan.writer.kind = "promptPack";
    Pipeline second = evolving.pipeline();
    const auto refused = second.commit(evolving.control, 1);
    QVERIFY(!refused);
    QVERIFY2(refused.error().detail.find("nothing was spent here") != std::string::npos,
             refused.error().detail.c_str());
    QVERIFY(std::abs(evolving.spent() - 3) < 1e-4);
}

} // namespace tst_textsources

QTEST_GUILESS_MAIN(tst_textsources::TestTextSources)
#include "tst_textsources.moc"
