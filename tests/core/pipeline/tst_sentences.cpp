#include "core/pipeline/ReleaseSteps.h"
#include "core/writing/Language.h"
#include "tests/core/pipeline/SmallWorld.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <QTest>

namespace tst_sentences {

using namespace core;
using namespace core::pipeline;

/// Which built-in sentences a project's documents are written with.
class TestSentences : public QObject
{
    Q_OBJECT

private slots:
    void the_plan_chooses_the_language_and_then_the_vocabulary_data();
    void the_plan_chooses_the_language_and_then_the_vocabulary();

private:
    std::string written(const plan::Plan &plan, const PublicInputs &inputs) const;

    SmallWorld m_world;
};

std::string TestSentences::written(const plan::Plan &plan, const PublicInputs &inputs) const
{
    const Sequences sequences = privacy::ReleasedForTests::of(
        std::vector<synthesis::Sequence>{{.id = "SYN-000001", .label = "", .keyphrases = {"term1"}}});
    NoControl control;
    const auto documents = writeDocuments(checked(plan, {"writer"}), inputs, sequences, control);
    return documents ? (**documents).front().text : documents.error().detail;
}

void TestSentences::the_plan_chooses_the_language_and_then_the_vocabulary_data()
{
    QTest::addColumn<QByteArray>("asked");
    QTest::addColumn<QByteArray>("vocabulary");
    QTest::addColumn<QByteArray>("language");
    QTest::newRow("neither") << QByteArray("English") << QByteArray() << QByteArray("English");
    QTest::newRow("the vocabulary") << QByteArray("English") << QByteArray("de") << QByteArray("German");
    QTest::newRow("nothing asked") << QByteArray() << QByteArray("fr") << QByteArray("French");
    QTest::newRow("the plan") << QByteArray("Spanish") << QByteArray("de") << QByteArray("Spanish");
    QTest::newRow("a vocabulary without sentences")
        << QByteArray("English") << QByteArray("nl") << QByteArray("English");
    QTest::newRow("an unknown one") << QByteArray("English") << QByteArray("und") << QByteArray("English");
}

void TestSentences::the_plan_chooses_the_language_and_then_the_vocabulary()
{
    QFETCH(QByteArray, asked);
    QFETCH(QByteArray, vocabulary);
    QFETCH(QByteArray, language);
    plan::Plan plan = m_world.plan;
    plan.writer.language = asked.toStdString();
    PublicInputs inputs = m_world.inputs;
    if (!vocabulary.isEmpty())
        inputs.learntFrom.emplace().language = vocabulary.toStdString();
    const std::string text = written(plan, inputs);
    const writing::Texts titles = writing::findLanguage(language.toStdString())->documents[0]->titles;
    const auto title = text.substr(0, text.find('\n'));
    QVERIFY2(std::ranges::find(titles, title) != titles.end(), text.c_str());
}

} // namespace tst_sentences

QTEST_GUILESS_MAIN(tst_sentences::TestSentences)
#include "tst_sentences.moc"
