#include "core/methods/Methods.h"
#include "core/package/Package.h"
#include "core/package/check/Verification.h"
#include "core/pipeline/Pipeline.h"
#include "tests/core/audit/FaultyMethod.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QTest>

namespace tst_handedon {

using namespace core;
using namespace core::pipeline;

namespace {

using Texts = Result<privacy::Released<std::vector<std::string>>>;

std::vector<std::string> textsOf(const std::vector<synthesis::Sequence> &sequences)
{
    std::vector<std::string> texts;
    for (const synthesis::Sequence &each : sequences)
        texts.push_back("A text of its own for " + each.id + ".");
    return texts;
}

/// A method that fits as the histogram does, and has texts for what it drew.
class Teller final : public tests::FaultyMethod
{
public:
    explicit Teller(bool losesOne = false)
        : FaultyMethod(*synthesis::findSynthesizer("histogram"), {})
        , m_losesOne(losesOne)
    {}

    synthesis::Output output() const override { return synthesis::Output::Documents; }
    Texts texts(const privacy::Released<synthesis::ReleasedModel> &,
                const synthesis::PublicInputs &,
                const privacy::Released<std::vector<synthesis::Sequence>> &sequences,
                JobControl &) const override
    {
        if (!m_losesOne)
            return sequences.derive(textsOf);
        return sequences.derive([](const std::vector<synthesis::Sequence> &all) {
            auto texts = textsOf(all);
            texts.pop_back();
            return texts;
        });
    }

private:
    bool m_losesOne;
};

} // namespace

/// A method that hands on documents itself, without a writer.
class TestHandedOn : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QByteArray rows("text,label\n");
        for (int i = 0; i < 200; ++i)
            rows += "term" + QByteArray::number(i % 10) + (i % 2 == 0 ? ",A\n" : ",B\n");
        m_world.write("notes.csv", rows);
        m_world.plan.sampling.length = 2;
        m_world.plan.sampling.perLabel = 5;
        m_pipeline = {.places = {.project = m_world.path("project.keyseed"),
                                 .ledger = m_world.path("ledger.sqlite"),
                                 .resources = {}},
                      .plan = m_world.plan};
        m_pipeline.inputs = std::make_shared<const PublicInputs>(m_world.inputs);
        QVERIFY(m_pipeline.commitBy(Teller(), m_control, 1));
        QVERIFY(m_pipeline.draw(m_control));
    }

    void its_texts_are_the_documents()
    {
        const auto documents = methodDocuments(
            Teller(), *m_pipeline.inputs, *m_pipeline.model, *m_pipeline.sequences, m_control);
        QVERIFY2(documents, documents ? "" : documents.error().detail.c_str());
        QCOMPARE((*documents)->size(), std::size_t{10});
        for (const writing::Document &each : **documents)
            QCOMPARE(each.text, "A text of its own for " + each.seed.id + ".");
    }

    void a_text_too_few_is_an_error_of_the_method()
    {
        const auto documents = methodDocuments(
            Teller(true), *m_pipeline.inputs, *m_pipeline.model, *m_pipeline.sequences, m_control);
        QVERIFY(!documents);
        QCOMPARE(documents.error().code, ErrorCode::Internal);
    }

    void a_method_that_hands_on_none_says_so()
    {
        const auto *histogram = synthesis::findSynthesizer("histogram");
        const auto documents = methodDocuments(
            *histogram, *m_pipeline.inputs, *m_pipeline.model, *m_pipeline.sequences, m_control);
        QVERIFY(!documents);
        QVERIFY(documents.error().detail.find("histogram") != std::string::npos);
    }

    void a_package_of_them_names_the_method_as_their_writer()
    {
        m_pipeline.documents = std::make_shared<const Documents>(*methodDocuments(
            Teller(), *m_pipeline.inputs, *m_pipeline.model, *m_pipeline.sequences, m_control));
        auto candidate = m_pipeline.candidate();
        QVERIFY2(candidate, candidate ? "" : candidate.error().detail.c_str());
        candidate->contents.description.writerKind = writing::methodWriter().name();
        const auto written = package::writeFolder(candidate->contents, m_world.path("package"), m_control);
        QVERIFY2(written, written ? "" : written.error().detail.c_str());
        const auto verified = package::verify(written->path);
        QVERIFY(verified->differences.empty());
        QFile readme(QString::fromStdString((written->path / "README.md").string()));
        QVERIFY(readme.open(QIODevice::ReadOnly));
        QVERIFY(readme.readAll().contains("the method itself"));
    }

private:
    SmallWorld m_world;
    Pipeline m_pipeline;
    NoControl m_control;
};

} // namespace tst_handedon

QTEST_APPLESS_MAIN(tst_handedon::TestHandedOn)
#include "tst_handedon.moc"
