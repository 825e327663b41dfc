#include "app/rewriter/Learner.h"

#include "app/rewriter/Adept.h"
#include "app/rewriter/Bart.h"
#include "core/base/Result.h"
#include "core/privacy/accounting/Accounting.h"

#include <cmath>

namespace rewriter {

using core::ErrorCode;
using core::fail;
using core::Result;

namespace {

at::Tensor lossOf(const at::Tensor &scores, const at::Tensor &rows, Token padding)
{
    return at::cross_entropy_loss(scores.flatten(0, 1), rows.flatten(), {}, at::Reduction::Mean, padding);
}

// Returns the rate with which small models learned glosses of WordNet in some hundred steps
// (core/methods/rewriting/README.md); a large model, trained elsewhere, would forget everything at this rate
// and continues with the published one.
double usualRateOf(const TrainingPlan &plan, std::int64_t width)
{
    constexpr std::int64_t mostOfSmall = 256;
    if (!plan.from.empty() && width > mostOfSmall)
        return 1e-5;
    const bool isPruned = plan.rounds > 0; // what is left keeps to what it knows
    return isPruned ? 1e-3 : 2e-3;
}

class BartLearner final : public Learner
{
public:
    BartLearner(BartModel model, double deviation, double usualRate)
        : m_model(std::move(model))
        , m_deviation(deviation)
        , m_usualRate(usualRate)
    {}

    Weights &weights() override { return m_model.bart.weights(); }
    at::Tensor rows(std::span<const std::string> texts) const override { return m_model.rows(texts); }
    std::vector<std::int64_t> kept() const override { return m_model.keptUnits(); }
    void keep(std::vector<std::int64_t> units) override
    {
        const bool isAll = static_cast<std::int64_t>(units.size()) == m_model.bart.shape().width;
        m_model.facts.kept = isAll ? std::vector<std::int64_t>{} : std::move(units);
    }
    Result<void> write(const std::filesystem::path &folder) const override
    {
        return writeBart(m_model, folder);
    }

    at::Tensor loss(const at::Tensor &rows, at::Generator generator) const override
    {
        at::Tensor values = m_model.encode(rows).clamp(-m_model.facts.clip, m_model.facts.clip);
        if (m_deviation > 0.0)
            values = values + at::randn(values.sizes(), generator) * m_deviation;
        const at::Tensor start = at::full({rows.size(0), 1}, m_model.bart.shape().start, at::kLong);
        const at::Tensor before = at::cat({start, rows.narrow(1, 0, rowTokens - 1)}, 1);
        Bart::Past past;
        const at::Tensor scores =
            m_model.bart.decode(before, m_model.bart.memory(m_model.widened(values)), past);
        return lossOf(scores, rows, m_model.bpe.pad());
    }

    std::vector<std::int64_t> important() const override
    {
        const at::NoGradGuard noGradients;
        const auto units = kept();
        const at::Tensor importance = m_model.bart.weights()
                                          .at("decoder.layers.0.encoder_attn.k_proj.weight")
                                          .abs()
                                          .sum(0)
                                          .index_select(0, at::tensor(units));
        const auto least = at::quantile(importance, 0.25).item<float>();
        std::vector<std::int64_t> stay;
        for (std::size_t at = 0; at < units.size(); ++at)
            if (importance[static_cast<std::int64_t>(at)].item<float>() >= least)
                stay.push_back(units[at]);
        return stay;
    }

    double usualRate() const override { return m_usualRate; }

private:
    BartModel m_model;
    double m_deviation;
    double m_usualRate;
};

class AdeptLearner final : public Learner
{
public:
    explicit AdeptLearner(AdeptModel model)
        : m_model(std::move(model))
    {}

    Weights &weights() override { return m_model.weights; }
    at::Tensor rows(std::span<const std::string> texts) const override { return m_model.rows(texts); }
    std::vector<std::int64_t> kept() const override { return {m_model.valuesPerRow()}; }
    void keep(std::vector<std::int64_t>) override {}
    std::vector<std::int64_t> important() const override { return kept(); }
    double usualRate() const override { return 1e-3; } // as published
    Result<void> write(const std::filesystem::path &folder) const override
    {
        return writeAdept(m_model, folder);
    }

    at::Tensor loss(const at::Tensor &rows, at::Generator) const override
    {
        const at::Tensor values = m_model.encodeRows(rows);
        const at::Tensor norms = values.norm(2, {1}, true).clamp_min(m_model.clip);
        return lossOf(m_model.decodeRows(values * (m_model.clip / norms), rows), rows, 0);
    }

private:
    AdeptModel m_model;
};

Result<BartModel> bartOf(const TrainingPlan &plan, std::span<const std::string> texts)
{
    if (!plan.from.empty())
        return openBart(plan.from);
    Shape shape = plan.shape;
    Bpe bpe = Bpe::learn(texts, static_cast<std::size_t>(shape.tokens));
    shape.tokens = static_cast<std::int64_t>(bpe.size());
    Facts facts;
    facts.clip = 1.0;
    return BartModel{std::move(bpe), Bart(shape, randomWeights(shape, plan.seed)), std::move(facts)};
}

} // namespace

double noiseDeviation(double clip, std::int64_t values, double epsilon, double delta)
{
    const double sensitivity = 2.0 * clip * std::sqrt(static_cast<double>(values));
    return sensitivity / core::privacy::gaussianMu(epsilon, delta);
}

Result<std::unique_ptr<Learner>> learnerOf(const TrainingPlan &plan, std::span<const std::string> texts)
{
    if (plan.isAdept) {
        if (plan.rounds > 0 || plan.noiseEpsilon > 0.0)
            return fail(ErrorCode::InvalidPlan,
                        "ADePT is neither pruned nor trained with noise; leave both out");
        KEYSEED_ASSIGN(auto model,
                       plan.from.empty()
                           ? Result<AdeptModel>(newAdept(texts,
                                                         static_cast<std::size_t>(plan.shape.tokens),
                                                         plan.shape.width,
                                                         plan.shape.width,
                                                         plan.seed))
                           : openAdept(plan.from));
        if (plan.clip > 0.0)
            model.clip = plan.clip;
        return std::unique_ptr<Learner>(std::make_unique<AdeptLearner>(std::move(model)));
    }
    KEYSEED_ASSIGN(auto model, bartOf(plan, texts));
    if (plan.clip > 0.0)
        model.facts.clip = plan.clip;
    double deviation = 0.0;
    if (plan.noiseEpsilon > 0.0) {
        if (plan.rounds > 0)
            return fail(ErrorCode::InvalidPlan, "train with noise after pruning, in a call of its own");
        model.facts.noiseEpsilon = plan.noiseEpsilon;
        model.facts.noiseDelta = plan.noiseDelta;
        deviation =
            noiseDeviation(model.facts.clip, model.valuesPerRow(), plan.noiseEpsilon, plan.noiseDelta);
    }
    const double rate = usualRateOf(plan, model.bart.shape().width);
    return std::unique_ptr<Learner>(std::make_unique<BartLearner>(std::move(model), deviation, rate));
}

} // namespace rewriter
