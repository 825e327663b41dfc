#include "core/base/Fields.h"
#include "core/base/Result.h"
#include "core/embedding/VectorFile.h"
#include "core/methods/Methods.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/LabelProportions.h"
#include "tests/core/synthesis/ExactDrawing.h"
#include "tests/core/synthesis/TermList.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <mutex>

namespace tst_family {

using namespace core;
using namespace core::synthesis;

namespace {

constexpr std::int64_t oneUnit = 1000;
constexpr std::size_t labels = 3;

/// Counts the units of each label; then, in a second round, the long ones of the label that the first noisy
/// counts put ahead.
class TallyRun final : public PrivateRun
{
public:
    explicit TallyRun(const ReleasePlan &release)
        : m_release(release)
        , m_all(release.labels, 0)
        , m_long(release.labels, 0)
    {}

    void prepare(JobControl &control) override { control.report(0.0, "tally"); }
    Features featuresOf(std::string_view text) const override
    {
        return {static_cast<std::uint32_t>(text.size())};
    }
    void add(std::span<const UnitDocument> unit) override
    {
        const std::scoped_lock lock(m_mutex);
        m_all[unit.front().label] += oneUnit;
        if (unit.front().features.front() > 10)
            m_long[unit.front().label] += oneUnit;
    }
    Result<void> drawRound(int round, privacy::Drawing &drawing, JobControl &) override
    {
        const PlannedTable &planned = m_release.tables[static_cast<std::size_t>(round - 1)];
        auto drawn =
            drawing.draw({round == 1 ? m_all : ofTheLabelAhead(), planned.sensitivity}, planned.noise);
        KEYSEED_TRY(drawn);
        m_drawn.push_back(std::move(*drawn));
        return {};
    }
    privacy::Released<ReleasedModel> model(const ModelFacts &facts) const override
    {
        return privacy::Released<privacy::NoisyCounts>::gather(m_drawn).derive(
            [](const std::vector<privacy::NoisyCounts> &rounds,
               const ModelFacts &known,
               const std::vector<PlannedTable> &planned) {
                ReleasedModel model{known, {}, {}, {}};
                for (std::size_t round = 0; round < rounds.size(); ++round)
                    model.tables.push_back({planned[round].name, rounds[round]});
                return model;
            },
            facts,
            m_release.tables);
    }

private:
    // By released values alone.
    std::vector<std::int64_t> ofTheLabelAhead() const
    {
        const auto &noisy = m_drawn.front()->cells;
        const auto ahead = std::ranges::max_element(noisy) - noisy.begin();
        return {m_long[static_cast<std::size_t>(ahead)]};
    }

    ReleasePlan m_release;
    std::vector<privacy::Released<privacy::NoisyCounts>> m_drawn;
    std::mutex m_mutex;
    std::vector<std::int64_t> m_all;
    std::vector<std::int64_t> m_long;
};

/// A fifth method, which the program does not know.
class Tally final : public Synthesizer
{
public:
    std::string_view name() const override { return "tally"; }
    std::string_view title() const override { return "Tally"; }
    std::string_view summary() const override { return "Counts documents."; }

    std::span<const BudgetPart> parts() const override
    {
        static constexpr std::array<BudgetPart, 2> parts = {
            {{"all", true, "how many documents there are", 0.5},
             {"long", true, "how many of them are long", 0.5}}};
        return parts;
    }
    std::vector<FieldDescription> settingFields() const override { return {{.key = "limit"}}; }
    FieldCheck checkSettings(const Settings &settings, const std::string &path, int) const override
    {
        struct Own
        {
            int limit = 0;
        };
        const FieldTable<Own> fields = {{"limit", &Own::limit, WholeFrom{0, 100}}};
        const auto read = readSettings(settings, path, fields);
        return read ? FieldCheck() : tl::unexpected(read.error());
    }
    ReleasePlan plan(const Choices &choices, const Budgets &budgets) const override
    {
        constexpr privacy::Sensitivity sensitivity{.l1 = oneUnit, .l2Squared = oneUnit * oneUnit};
        ReleasePlan release;
        release.parameters.method = name();
        release.tables = {{"all", choices.labels, sensitivity, budgets.at("all").noiseFor(sensitivity), 1},
                          {"long", 1, sensitivity, budgets.at("long").noiseFor(sensitivity), 2}};
        return release;
    }
    std::unique_ptr<PrivateRun>
    begin(const ReleasePlan &release, const PublicInputs &, unsigned) const override
    {
        return std::make_unique<TallyRun>(release);
    }
    Output output() const override { return Output::Documents; }

    double defaultSharpness() const override { return 1.0; }
    Result<privacy::Released<std::vector<Sequence>>> sample(const privacy::Released<ReleasedModel> &model,
                                                            const PublicInputs &,
                                                            const SamplingChoices &,
                                                            JobControl &) const override
    {
        return model.derive([](const ReleasedModel &) { return std::vector<Sequence>(); });
    }

    std::optional<std::uint64_t> cellsOf(const ModelShape &shape, std::string_view table) const override
    {
        return table == "all"    ? std::optional<std::uint64_t>(shape.labels)
               : table == "long" ? std::optional<std::uint64_t>(1)
                                 : std::nullopt;
    }
    std::optional<std::string> missing(const ModelShape &, const TableNames &tables) const override
    {
        return tables.size() < 2 ? std::optional<std::string>("a round is missing") : std::nullopt;
    }
    std::optional<std::string> modelProblem(const ReleasedModel &) const override { return {}; }
    std::span<const CountTable> countTables() const override { return {}; }
    int itemsPerUnit(const CountTable &, const MethodParameters &, const privacy::Noise &) const override
    {
        return 1;
    }
    std::string tableInWords(const MethodParameters &, std::string_view) const override { return "a count"; }
    std::vector<std::string> stepsInWords(const ReleasedModel &) const override
    {
        return {"Documents counted."};
    }
    std::string samplingInWords(const ReleasedModel &) const override { return "nothing was drawn"; }
    std::string inWords(const ReleasedModel &) const override { return "Documents were counted."; }
};

Choices tallyChoices(double delta = 0)
{
    return {.epsilon = {{"all", 4.0}, {"long", 2.0}, {"labels", 1.0}},
            .delta = delta,
            .settings = {},
            .length = 10,
            .labels = labels,
            .vocabularySize = 0,
            .recordsPerLabel = {}};
}

} // namespace

class TestFamily : public QObject
{
    Q_OBJECT

private slots:
    void every_method_is_found_by_its_name();
    void an_unknown_method_is_refused_with_the_names_there_are();
    void every_method_says_what_it_is();
    void a_fifth_method_is_planned_like_the_others_data();
    void a_fifth_method_is_planned_like_the_others();
    void a_fifth_method_releases_round_by_round();
    void settings_that_a_method_refuses_are_not_planned();
    void a_part_that_a_method_needs_has_to_be_paid_for();

private:
    PublicInputs inputs() const;

    QTemporaryDir m_folder;
};

PublicInputs TestFamily::inputs() const
{
    const auto terms = inventedTerms(m_folder, 4);
    const auto path = m_folder.filePath(QStringLiteral("terms.vectors")).toStdString();
    if (!embedding::writeVectors(path, Eigen::MatrixXf::Identity(4, 4)))
        qFatal("the vectors could not be written");
    return {terms,
            *embedding::Embedding::openVectors(path),
            std::make_shared<const vocabulary::PhraseMatcher>(terms)};
}

void TestFamily::every_method_is_found_by_its_name()
{
    std::vector<std::string_view> names;
    for (const Synthesizer *each : synthesizers()) {
        names.push_back(each->name());
        QCOMPARE(findSynthesizer(each->name()), each);
    }
    QCOMPARE(names,
             (std::vector<std::string_view>{"histogram",
                                            "independent",
                                            "iterative-linear",
                                            "iterative-logarithmic",
                                            "augpe",
                                            "dp-da",
                                            "dp-bart-clv",
                                            "dp-bart-pr",
                                            "dp-bart-pr+",
                                            "adept"}));
}

void TestFamily::an_unknown_method_is_refused_with_the_names_there_are()
{
    QVERIFY(!findSynthesizer("tally"));
    QVERIFY(!findSynthesizer(""));
    const auto found = synthesizerOf("tally");
    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::InvalidPlan);
    for (const Synthesizer *each : synthesizers())
        QVERIFY(found.error().detail.find(each->name()) != std::string::npos);
}

void TestFamily::every_method_says_what_it_is()
{
    for (const Synthesizer *each : synthesizers()) {
        QVERIFY(!each->title().empty() && !each->summary().empty());
        double shares = 0;
        for (const BudgetPart &part : each->parts()) {
            QVERIFY(!part.key.empty() && !part.words.empty());
            QVERIFY(part.key != labelPart);
            shares += part.defaultShare;
        }
        QVERIFY(std::abs(shares - 1) < 1e-9);
        const CommitWords words = each->commitWords();
        QVERIFY(words.button.find("%1") != std::string_view::npos);
        QVERIFY(!words.progress.empty() && !words.released.empty());
    }
}

void TestFamily::a_fifth_method_is_planned_like_the_others_data()
{
    QTest::addColumn<double>("delta");
    QTest::newRow("Laplace") << 0.0;
    QTest::newRow("Gaussian") << 1e-6;
}

void TestFamily::a_fifth_method_is_planned_like_the_others()
{
    QFETCH(double, delta);
    const auto release = planRelease(Tally(), tallyChoices(delta));
    QVERIFY2(release.has_value(), release ? "" : release.error().detail.c_str());
    QCOMPARE(release->tables.size(), std::size_t{3});
    QCOMPARE(release->tables.back().name, std::string(labelTableName));
    QCOMPARE(release->rounds(), 2);
    QVERIFY(release->spend.epsilon() <= 7.0 + 2e-6);
    QVERIFY(release->spend.epsilon() > 6.99);
    for (const char *table : {"all", "long"})
        QCOMPARE(std::holds_alternative<privacy::GaussianVariance>(release->table(table)->noise), delta > 0);
    // Counts of labels stay pure.
    QVERIFY(std::holds_alternative<privacy::LaplaceScale>(release->table(labelTableName)->noise));
}

void TestFamily::a_fifth_method_releases_round_by_round()
{
    const Tally tally;
    const auto release = planRelease(tally, tallyChoices());
    const PublicInputs inputs = this->inputs();
    const auto run = beginRun(tally, *release, inputs, 1);
    NoControl control;
    run->prepare(control);
    const auto add = [&](std::uint32_t label, const char *text) {
        const UnitDocument document{label, run->featuresOf(text)};
        run->add(std::span(&document, 1));
    };
    // So many of the second label that noise of scale 250 on 100,000 does not put another ahead.
    for (int number = 0; number < 100; ++number)
        add(1, number < 30 ? "a long text of a record" : "short");
    add(2, "short");

    tests::ExactDrawing drawing;
    const auto model = drawAll(*run, *release, {}, drawing, control);

    QVERIFY(model);
    QCOMPARE(drawing.exact.size(), std::size_t{3});
    QCOMPARE(drawing.exact[0], (std::vector<std::int64_t>{0, 100 * oneUnit, oneUnit}));
    QCOMPARE(drawing.exact[1], std::vector<std::int64_t>{30 * oneUnit});
    std::vector<std::string> names;
    for (const NoisyTable &table : (*model)->tables)
        names.push_back(table.name);
    QCOMPARE(names, (std::vector<std::string>{"all", "long", labelTableName}));
}

void TestFamily::settings_that_a_method_refuses_are_not_planned()
{
    Choices choices = tallyChoices();
    choices.settings["limit"] = std::int64_t{-1};
    const auto release = planRelease(Tally(), choices);
    QVERIFY(!release);
    QCOMPARE(release.error().code, ErrorCode::InvalidPlan);
}

void TestFamily::a_part_that_a_method_needs_has_to_be_paid_for()
{
    Choices choices = tallyChoices();
    choices.epsilon.erase("long");
    QVERIFY(!planRelease(Tally(), choices));
}

} // namespace tst_family

QTEST_APPLESS_MAIN(tst_family::TestFamily)
#include "tst_family.moc"
