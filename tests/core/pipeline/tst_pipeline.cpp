#include "core/pipeline/PathRoles.h"
#include "core/pipeline/Pipeline.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QTest>

namespace tst_pipeline {

using namespace core;
using namespace core::pipeline;

/// One release carried from a plan to a closed package, and taken up again.
class TestPipeline : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void a_release_goes_from_the_plan_to_a_closed_package();
    void an_opened_project_has_what_was_made();
    void other_sampling_draws_anew_and_the_same_does_not();
    void a_new_fit_lets_go_what_was_drawn_before();
    void a_project_that_went_away_is_named();
    void of_two_programs_the_second_commit_pays_nothing();
    void a_commit_that_goes_on_elsewhere_refuses_another();

private:
    Pipeline written();

    std::unique_ptr<SmallWorld> m_world;
    NoControl m_control;
};

namespace {

QByteArray notes()
{
    QByteArray rows("text,label\n");
    for (int i = 0; i < 200; ++i)
        rows += "term" + QByteArray::number(i % 10) + (i % 2 == 0 ? ",A\n" : ",B\n");
    return rows;
}

std::vector<std::string> ids(const Sequences &sequences)
{
    std::vector<std::string> phrases;
    for (const auto &each : *sequences)
        phrases.push_back(each.id + each.keyphrases.at(0));
    return phrases;
}

} // namespace

void TestPipeline::init()
{
    m_world = std::make_unique<SmallWorld>();
    m_world->write("notes.csv", notes());
    m_world->plan.sampling.length = 2;
    m_world->plan.sampling.perLabel = 5;
}

Pipeline TestPipeline::written()
{
    Pipeline pipeline{.places = {.project = m_world->path("project.keyseed"),
                                 .ledger = m_world->path("ledger.sqlite"),
                                 .resources = {}},
                      .plan = m_world->plan};
    pipeline.inputs = std::make_shared<const PublicInputs>(m_world->inputs);
    if (!pipeline.commit(m_control, 1) || !pipeline.draw(m_control) || !pipeline.write(m_control))
        qFatal("cannot be written");
    return pipeline;
}

void TestPipeline::a_release_goes_from_the_plan_to_a_closed_package()
{
    Pipeline pipeline = written();
    QCOMPARE((*pipeline.documents)->size(), std::size_t{10});
    QCOMPARE(pipeline.budget->spend.microEpsilon, std::int64_t{2'000'000});
    QCOMPARE(pipeline.review(m_control)->documents.size(), std::size_t{10});
    QVERIFY(pipeline.leaveOut({{"SYN-000002", package::ExclusionReason::Unsuitable}}));
    const auto packed = pipeline.pack(m_world->path("package"), {}, m_control);
    QVERIFY2(packed, packed ? "" : packed.error().detail.c_str());
    const auto verified = package::verify(packed->path);
    QVERIFY(verified->differences.empty());
    QVERIFY(!pipeline.release);
    QVERIFY(pipeline.close(packed->path, packed->files));
    QCOMPARE(pipeline.release->path, packed->path.string());
    QCOMPARE(pipeline.release->sumsSha256.size(), std::size_t{64});
}

void TestPipeline::an_opened_project_has_what_was_made()
{
    Pipeline made = written();
    QVERIFY(made.leaveOut({{"SYN-000003", package::ExclusionReason::Duplicate}}));
    const auto packed = made.pack(m_world->path("package.zip"), {}, m_control);
    QVERIFY(made.close(packed->path, packed->files));

    auto opened = Pipeline::open(made.places, m_control);
    QVERIFY2(opened, opened ? "" : opened.error().detail.c_str());
    QCOMPARE(toJson(opened->plan), toJson(made.plan));
    QCOMPARE(opened->release->path, packed->path.string());
    QCOMPARE(opened->budget->spend, made.budget->spend);
    QVERIFY(opened->takeKept());
    QCOMPARE(ids(*opened->sequences), ids(*made.sequences));
    QVERIFY(opened->exclusions == made.exclusions);
    QVERIFY(opened->beginNewRelease());
    QVERIFY(!opened->release);
    QVERIFY(!Pipeline::open(made.places, m_control)->release);
}

void TestPipeline::other_sampling_draws_anew_and_the_same_does_not()
{
    Pipeline pipeline = written();
    const auto before = ids(*pipeline.sequences);
    QVERIFY(pipeline.drawUnlessKept(m_control));
    QCOMPARE(ids(*pipeline.sequences), before);
    pipeline.plan.sampling.perLabel = 6;
    QVERIFY(pipeline.drawUnlessKept(m_control));
    QCOMPARE((*pipeline.sequences)->size(), std::size_t{12});
    QVERIFY(!pipeline.documents);
}

void TestPipeline::a_new_fit_lets_go_what_was_drawn_before()
{
    Pipeline pipeline = written();
    QVERIFY(pipeline.commit(m_control, 1));
    QVERIFY(!pipeline.sequences && !pipeline.documents && !pipeline.drawnWith);
    QVERIFY(pipeline.takeKept());
    QVERIFY(!pipeline.sequences); // those that are kept are of the model before
}

void TestPipeline::a_project_that_went_away_is_named()
{
    Pipeline pipeline = written();
    pipeline.places.project = m_world->path("gone.keyseed");
    const auto refused = pipeline.pack(m_world->path("package"), {}, m_control);
    QCOMPARE(refused.error().code, ErrorCode::NotFound);
    QVERIFY(QString::fromStdString(refused.error().detail).contains(QStringLiteral("gone.keyseed")));
    QVERIFY(!std::filesystem::exists(m_world->path("gone.keyseed")));
    QCOMPARE(Pipeline::open(pipeline.places, m_control).error().code, ErrorCode::NotFound);
}

void TestPipeline::of_two_programs_the_second_commit_pays_nothing()
{
    Pipeline second{.places = {.project = m_world->path("project.keyseed"),
                               .ledger = m_world->path("ledger.sqlite"),
                               .resources = {}},
                    .plan = m_world->plan};
    second.inputs = std::make_shared<const PublicInputs>(m_world->inputs);
    const Pipeline first = written();
    const auto spent = m_world->ledger.account("small")->spent;

    const auto refused = second.commit(m_control, 1);

    QCOMPARE(refused.error().code, ErrorCode::InvalidPlan);
    QVERIFY(QString::fromStdString(refused.error().detail).contains(QStringLiteral("another program")));
    QCOMPARE(m_world->ledger.account("small")->spent, spent);
    // Whoever has seen that model may pay for another one.
    second.knownModel = first.knownModel;
    QVERIFY(second.commit(m_control, 1));
}

void TestPipeline::a_commit_that_goes_on_elsewhere_refuses_another()
{
    Pipeline pipeline = written();
    const auto spent = m_world->ledger.account("small")->spent;
    {
        const auto other = lockForCommit(m_world->path("project.keyseed"));
        QVERIFY(other);
        QCOMPARE(pipeline.commit(m_control, 1).error().code, ErrorCode::Database);
        QCOMPARE(m_world->ledger.account("small")->spent, spent);
    }
    QVERIFY(pipeline.commit(m_control, 1));
}

} // namespace tst_pipeline

QTEST_GUILESS_MAIN(tst_pipeline::TestPipeline)
#include "tst_pipeline.moc"
