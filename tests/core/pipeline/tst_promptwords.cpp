#include "core/pipeline/asking/ModelWriting.h"
#include "tests/core/pipeline/EarlierProject.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QTest>

namespace tst_promptwords {

using namespace core;
using namespace core::pipeline;

/// In which words a language model is asked for a document, where the plan names no prompt.
class TestPromptWords : public QObject
{
    Q_OBJECT

private slots:
    void every_kind_of_document_is_told_language_length_and_label_data();
    void every_kind_of_document_is_told_language_length_and_label();
    void what_has_begun_goes_on_in_the_published_words_data();
    void what_has_begun_goes_on_in_the_published_words();

private:
    plan::Plan planOf(const QByteArray &kind, const QByteArray &documentType) const;

    SmallWorld m_world;
};

plan::Plan TestPromptWords::planOf(const QByteArray &kind, const QByteArray &documentType) const
{
    plan::Plan plan = m_world.plan;
    plan.writer.kind = kind.toStdString();
    plan.writer.documentType = documentType.toStdString();
    plan.writer.language = "German";
    plan.writer.length = "one page";
    return plan;
}

void TestPromptWords::every_kind_of_document_is_told_language_length_and_label_data()
{
    QTest::addColumn<QByteArray>("documentType");
    for (const char *type : {"medical record",
                             "discharge summary",
                             "radiology report",
                             "encyclopaedia summary",
                             "nursing note",
                             "Arztbrief"})
        QTest::newRow(type) << QByteArray(type);
}

void TestPromptWords::every_kind_of_document_is_told_language_length_and_label()
{
    QFETCH(QByteArray, documentType);
    const auto source = promptSource(planOf("chat", documentType));
    QVERIFY2(source, source ? "" : source.error().detail.c_str());

    const chat::Prompt prompt = source->promptFor({"SYN-000001", "Ward 7", {"cough", "fever"}, {}});

    const auto user = QByteArray::fromStdString(prompt.user);
    const QByteArray named = documentType == "encyclopaedia summary" ? "encyclopaedia" : documentType;
    for (const QByteArray &told : {named,
                                   QByteArray("German"),
                                   QByteArray("one page"),
                                   QByteArray("Ward 7"),
                                   QByteArray("cough, fever")})
        QVERIFY2(user.contains(told), user);
    if (named == documentType) // of patients
        QVERIFY(prompt.system.find("invent no names of persons") != std::string::npos);
}

void TestPromptWords::what_has_begun_goes_on_in_the_published_words_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("documentType");
    QTest::addColumn<bool>("hasModel");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("asked for") << QByteArray("chat") << QByteArray("nursing note") << true
                               << QByteArray("published");
    QTest::newRow("carried by hand") << QByteArray("promptPack") << QByteArray("nursing note") << true
                                     << QByteArray("published");
    QTest::newRow("nothing learned") << QByteArray("chat") << QByteArray("nursing note") << false
                                     << QByteArray();
    QTest::newRow("a kind with a prompt")
        << QByteArray("chat") << QByteArray("discharge summary") << true << QByteArray();
    QTest::newRow("no model") << QByteArray("template") << QByteArray("nursing note") << true << QByteArray();
}

void TestPromptWords::what_has_begun_goes_on_in_the_published_words()
{
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, documentType);
    QFETCH(bool, hasModel);
    QFETCH(QByteArray, expected);
    QByteArrayList statements;
    if (hasModel)
        statements << "INSERT INTO model(committed, description, cells, micro_epsilon, pico_rho) "
                      "VALUES ('2026-01-01T00:00:00Z', '{}', x'', 1, 1)";
    statements << "INSERT INTO exported_release(exported, path, sums, plan, locked) SELECT "
                  "'2026-01-01T00:00:00Z', '/p', 'ab', json, 1 FROM plan";

    const plan::Plan plan = reopened(planOf(kind, documentType), statements, 3);

    QCOMPARE(QByteArray::fromStdString(plan.writer.promptTemplate), expected);
}

} // namespace tst_promptwords

QTEST_GUILESS_MAIN(tst_promptwords::TestPromptWords)
#include "tst_promptwords.moc"
