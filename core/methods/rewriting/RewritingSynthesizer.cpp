#include "core/methods/rewriting/RewritingSynthesizer.h"

#include "core/methods/rewriting/RewritingRun.h"
#include "core/methods/rewriting/RewritingSettings.h"
#include "core/methods/rewriting/RewrittenTexts.h"

#include <array>

namespace core::synthesis {

namespace {

constexpr std::string_view rowPart = "rows";
constexpr std::string_view rowLabelPart = "rowLabels";

using Texts = Result<std::vector<std::string>>;

Texts toldRows(const std::vector<Sequence> &sequences,
               const privacy::Released<ReleasedModel> &model,
               const PublicInputs &inputs,
               JobControl &control)
{
    return textsOfRows(sequences, *model, inputs, control);
}

/// Returns a sensitivity that cannot be paid for if the grid is out of range; whyHopeless() reports it.
privacy::Sensitivity sensitivityOf(const RewritingKind &kind, const RewritingShape &shape)
{
    const auto known = privacy::rewritingSensitivity(gridOf(kind, shape), shape.rowsPerUnit);
    return known ? *known : privacy::Sensitivity{1, 1};
}

privacy::Spend spendOfRow(const RewritingKind &kind,
                          const RewritingShape &shape,
                          const privacy::Noise &noise,
                          const privacy::Noise *ofLabels,
                          std::int64_t picoDelta)
{
    std::vector<privacy::MechanismCost> costs;
    if (const auto one = privacy::rewritingSensitivity(gridOf(kind, shape), 1))
        costs.push_back(privacy::costOf(*one, noise));
    if (ofLabels != nullptr)
        costs.push_back(privacy::costOf(rowLabelSensitivity(1), *ofLabels));
    return privacy::composed(costs, picoDelta);
}

} // namespace

std::span<const BudgetPart> RewritingSynthesizer::parts() const
{
    static constexpr std::array<BudgetPart, 2> parts = {
        {{.key = rowPart,
          .isRequired = true,
          .words = QT_TRANSLATE_NOOP("MethodText", "the rewritten rows"),
          .defaultShare = 1},
         {.key = rowLabelPart,
          .isRequired = false,
          .words = QT_TRANSLATE_NOOP("MethodText", "which label each row has"),
          .advice = QT_TRANSLATE_NOOP("MethodText",
                                      "At 0 % labels are drawn in public proportions and say nothing of the "
                                      "documents. They are never copied: a share pays for noisy ones.")}}};
    return parts;
}

std::vector<FieldDescription> RewritingSynthesizer::settingFields() const
{
    return describe(rewritingSettings());
}

FieldCheck RewritingSynthesizer::checkSettings(const Settings &settings, const std::string &path, int) const
{
    const auto read = readSettings(settings, path, rewritingSettings());
    return read ? FieldCheck() : tl::unexpected(read.error());
}

ReleasePlan RewritingSynthesizer::plan(const Choices &choices, const Budgets &budgets) const
{
    const auto settings = readSettings(choices.settings, {}, rewritingSettings());
    const RewritingShape shape = rewritingShape(*settings, choices);
    const auto rows = static_cast<std::size_t>(shape.rows);
    const privacy::Sensitivity sensitivity = sensitivityOf(m_kind, shape);
    ReleasePlan release;
    release.parameters = parametersOf(shape, choices);
    release.parameters.method = name();
    release.tables.push_back({.name = rowTableName,
                              .cells = rows * static_cast<std::size_t>(shape.values),
                              .sensitivity = sensitivity,
                              .noise = budgets.find(rowPart)->second.noiseFor(sensitivity)});
    if (const auto forLabels = budgets.find(rowLabelPart); forLabels != budgets.end()) {
        const privacy::Sensitivity moved = rowLabelSensitivity(shape.rowsPerUnit);
        release.tables.push_back({.name = rowLabelTableName,
                                  .cells = rows * choices.labels,
                                  .sensitivity = moved,
                                  .noise = forLabels->second.noiseFor(moved)});
    }
    return release;
}

std::unique_ptr<PrivateRun>
RewritingSynthesizer::begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned) const
{
    return std::make_unique<RewritingRun>(m_kind, release, inputs);
}

Result<privacy::Released<std::vector<Sequence>>>
RewritingSynthesizer::sample(const privacy::Released<ReleasedModel> &model,
                             const PublicInputs &,
                             const SamplingChoices &choices,
                             JobControl &) const
{
    return model.tryDerive(rowsAsSequences, choices);
}

Result<privacy::Released<std::vector<std::string>>>
RewritingSynthesizer::texts(const privacy::Released<ReleasedModel> &model,
                            const PublicInputs &inputs,
                            const privacy::Released<std::vector<Sequence>> &sequences,
                            JobControl &control) const
{
    return sequences.tryDerive(toldRows, model, inputs, control);
}

std::optional<std::uint64_t> RewritingSynthesizer::cellsOf(const ModelShape &shape,
                                                           std::string_view table) const
{
    const RewritingShape of = rewritingIn(shape.parameters);
    if (table == rowTableName)
        return static_cast<std::uint64_t>(of.rows) * static_cast<std::uint64_t>(of.values);
    if (table == rowLabelTableName)
        return static_cast<std::uint64_t>(of.rows) * shape.labels;
    return std::nullopt;
}

std::optional<std::string> RewritingSynthesizer::missing(const ModelShape &, const TableNames &tables) const
{
    return tables.contains(rowTableName) ? std::nullopt
                                         : std::optional<std::string>("the rewritten rows are missing");
}

std::optional<std::string> RewritingSynthesizer::modelProblem(const ReleasedModel &model) const
{
    const RewritingShape shape = rewritingIn(model.parameters);
    if (shape.rows < 1 || shape.rowsPerUnit < 1 || shape.values < 1 || shape.clipTenThousandths < 1
        || shape.rows * std::int64_t{shape.values} > mostRewrittenCells)
        return "a number of rows or of values is out of range";
    const auto sensitivity = privacy::rewritingSensitivity(gridOf(m_kind, shape), shape.rowsPerUnit);
    const NoisyTable *rows = model.table(rowTableName);
    if (!sensitivity || rows == nullptr || rows->counts.sensitivity != *sensitivity)
        return "its sensitivity is not that of such rows";
    const NoisyTable *labels = model.table(rowLabelTableName);
    if (labels != nullptr && labels->counts.sensitivity != rowLabelSensitivity(shape.rowsPerUnit))
        return "its sensitivity is not that of the labels of such rows";
    return std::nullopt;
}

privacy::Spend spendOfRow(const RewritingKind &kind, const ReleasedModel &model)
{
    const NoisyTable *labels = model.table(rowLabelTableName);
    return spendOfRow(kind,
                      rewritingIn(model.parameters),
                      model.table(rowTableName)->counts.noise,
                      labels == nullptr ? nullptr : &labels->counts.noise,
                      model.spend.picoDelta);
}

std::vector<ForecastLine> RewritingSynthesizer::forecast(const ReleasePlan &release,
                                                         const ForecastFacts &facts) const
{
    const RewritingShape shape = rewritingIn(release.parameters);
    const privacy::Noise &noise = release.table(rowTableName)->noise;
    const auto *labels = release.table(rowLabelTableName);
    const privacy::Spend row = spendOfRow(
        m_kind, shape, noise, labels == nullptr ? nullptr : &labels->noise, release.spend.picoDelta);
    const double beside = privacy::standardDeviation(noise) / static_cast<double>(stepsOfClip);
    const auto rowsPerUnit = static_cast<double>(shape.rowsPerUnit);
    const ForecastText paid =
        facts.unitIsPerson
            ? ForecastText{QT_TRANSLATE_NOOP("MethodText",
                                             "Rows for which a patient pays together: at most %1."),
                           {{rowsPerUnit}}}
            : ForecastText{
                QT_TRANSLATE_NOOP("MethodText", "Rows for which a record pays together: at most %1."),
                {{rowsPerUnit}}};
    const std::string_view protection =
        release.spend.epsilon() > protectsNothingAbove
            ? QT_TRANSLATE_NOOP("MethodText",
                                "An epsilon above 15 protects next to nothing: treat the documents as the "
                                "records themselves.")
            : QT_TRANSLATE_NOOP("MethodText",
                                "At such an epsilon rows come back as other words; the sample on the Method "
                                "page shows it.");
    return {{.what = QT_TRANSLATE_NOOP("MethodText", "Noise on a number, beside the largest that it can be"),
             .value = {QT_TRANSLATE_NOOP("MethodText", "%1 times"), {{beside, ForecastText::Form::Decimal}}},
             .advice = paid},
            {.what = QT_TRANSLATE_NOOP("MethodText", "Epsilon of one row of text by itself"),
             .value = {"%1", {{row.epsilon(), ForecastText::Form::Epsilon}}},
             .advice = {protection}},
            {.what = QT_TRANSLATE_NOOP("MethodText", "Rows that become documents"),
             .value = {"%1", {{static_cast<double>(shape.rows)}}}}};
}

CommitWords RewritingSynthesizer::commitWords() const
{
    return {.button = QT_TRANSLATE_NOOP("MethodText", "&Spend %1 and rewrite the rows"),
            .progress = QT_TRANSLATE_NOOP("MethodText", "Rewriting the rows"),
            .released = QT_TRANSLATE_NOOP("MethodText",
                                          "The noisy rows: drawn once, yours to keep and use as often as "
                                          "you like."),
            .summary =
                QT_TRANSLATE_NOOP("MethodText",
                                  "Noise was added to the numbers of every row, and only the noisy "
                                  "ones are kept. They are decoded on the page Make documents, as often as "
                                  "you like.")};
}

std::string_view RewritingSynthesizer::recipientWarning() const
{
    return QT_TRANSLATE_NOOP(
        "MethodText",
        "The texts are rows of records, rewritten by a machine: what the noise leaves of "
        "someone's record stands in them.");
}

namespace method {

const Synthesizer &dpBartByValue()
{
    static const RewritingSynthesizer method(rewritingKinds[0]);
    return method;
}

const Synthesizer &dpBartPruned()
{
    static const RewritingSynthesizer method(rewritingKinds[1]);
    return method;
}

const Synthesizer &dpBartPrunedWithNoise()
{
    static const RewritingSynthesizer method(rewritingKinds[2]);
    return method;
}

const Synthesizer &adept()
{
    static const RewritingSynthesizer method(rewritingKinds[3]);
    return method;
}

} // namespace method

} // namespace core::synthesis
