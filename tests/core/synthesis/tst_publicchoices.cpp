#include "core/embedding/VectorFile.h"
#include "core/methods/histogram/HistogramRun.h"
#include "core/methods/histogram/HistogramSynthesizer.h"
#include "core/methods/histogram/LabelSizes.h"
#include "core/methods/histogram/PhraseShares.h"
#include "tests/core/pipeline/FixedDrawing.h"
#include "tests/core/synthesis/HistogramUnits.h"

#include <QTest>

namespace tst_publicchoices {

using namespace core::synthesis;

namespace {

constexpr std::uint32_t phrases = 2'000;
const std::vector<std::string> labels = {"term0", "term900", "term1800"};

struct Chosen
{
    ReleasedModel model;
    NameStrengths strengths;
    Eigen::MatrixXf shares;
    std::vector<std::vector<std::int64_t>> exact; ///< the private tables
};

using Units = std::vector<std::vector<UnitDocument>>;

// Units of one text each, with the phrases from `first` on.
Units units(int count, std::uint32_t first)
{
    Units all;
    for (int unit = 0; unit < count; ++unit) {
        UnitDocument document;
        document.label = static_cast<std::uint32_t>(unit) % 3;
        for (std::uint32_t phrase = 0; phrase < 20; ++phrase)
            document.features.push_back((first + 37 * phrase + static_cast<std::uint32_t>(unit)) % phrases);
        std::ranges::sort(document.features);
        all.push_back({document});
    }
    return all;
}

} // namespace

/// The choices of the method `histogram` beside the noisy tables: the prior, its strength, the resolution,
/// the clusters, the phrases that are drawn. They follow from public values and released tables alone.
class TestPublicChoices : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        std::vector<std::uint32_t> weights;
        for (std::uint32_t phrase = 0; phrase < phrases; ++phrase)
            weights.push_back(5'000 + phrase % 7 * 500);
        const auto terms = tests::weightedTerms(m_folder, weights);
        core::embedding::HalfRows rows(phrases, 3);
        for (core::vocabulary::TermId phrase = 0; phrase < phrases; ++phrase) {
            const float angle = static_cast<float>(phrase) / phrases;
            rows.set(
                phrase,
                Eigen::RowVector3f(1 - angle, angle, 0.1F * static_cast<float>(phrase % 5)).normalized());
        }
        m_inputs = PublicInputs{
            terms, rows.embedding({}), std::make_shared<const core::vocabulary::PhraseMatcher>(terms)};
    }

    void records_choose_nothing_but_the_tables_data()
    {
        QTest::addColumn<double>("released"); // the number of units, which the first round hands back
        QTest::addColumn<int>("clusters");
        QTest::newRow("few: clusters") << 100.0 << 200;
        QTest::newRow("more: finer clusters") << 500.0 << 250;
        QTest::newRow("many: phrases") << 900.0 << 0;
        QTest::newRow("below none") << -20.0 << 200;
    }

    void records_choose_nothing_but_the_tables()
    {
        QFETCH(double, released);
        QFETCH(int, clusters);
        const Chosen one = chosenFrom(units(60, 0), released);
        const Chosen other = chosenFrom(units(240, 1'111), released);
        const Chosen none = chosenFrom({}, released);
        QVERIFY(one.exact != other.exact);
        QCOMPARE(one.model.parameters.clusters, clusters);
        for (const Chosen *each : {&other, &none}) {
            QCOMPARE(each->model.parameters.clusters, one.model.parameters.clusters);
            QVERIFY(each->model.parameters.further == one.model.parameters.further);
            QVERIFY(each->model.clusterOf == one.model.clusterOf);
            QVERIFY(each->model.tables.back().counts.cells == one.model.tables.back().counts.cells);
            QCOMPARE(each->strengths.nearness, one.strengths.nearness);
            QVERIFY(each->shares == one.shares);
        }
    }

private:
    Chosen chosenFrom(const Units &records, double released) const
    {
        core::NoControl control;
        const HistogramSynthesizer method;
        const ReleasePlan plan =
            planRelease(method,
                        {.epsilon = {{"phrases", 1}}, .labels = labels.size(), .vocabularySize = phrases})
                .value();
        HistogramRun run(plan, *m_inputs);
        run.prepare(control);
        for (const auto &unit : records)
            run.add(unit);
        tests::FixedDrawing drawing(std::llround(released * static_cast<double>(unitWeight)));
        ModelFacts facts;
        facts.labels = labels;
        facts.vocabularySize = phrases;
        facts.parameters = plan.parameters;
        const auto model = drawAll(run, plan, facts, drawing, control);
        if (!model)
            qFatal("no model: %s", model.error().detail.c_str());
        const LabelNames names = namesByVocabulary(labels, *m_inputs);
        return {**model,
                fittedNameStrengths(**model, *m_inputs, names),
                drawnShares(
                    phraseShares(**model, *m_inputs, names), m_inputs->vocabulary, supportedPhrases(**model)),
                drawing.exact};
    }

    QTemporaryDir m_folder;
    std::optional<PublicInputs> m_inputs;
};

} // namespace tst_publicchoices

QTEST_APPLESS_MAIN(tst_publicchoices::TestPublicChoices)
#include "tst_publicchoices.moc"
