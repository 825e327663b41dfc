#include "app/rewriter/Training.h"

#include "app/rewriter/Learner.h"
#include "core/base/Digest.h"
#include "core/base/InputFile.h"
#include "core/base/Result.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/Parallel.h>
#include <cmath>
#include <sstream>

namespace rewriter {

using core::ErrorCode;
using core::fail;
using core::Result;

namespace {

constexpr std::uint64_t mostTextBytes = std::uint64_t{2} << 30;
constexpr std::int64_t mostHeldOut = 512;
constexpr double largestGradient = 1.0;

Result<std::vector<std::string>> readTexts(const std::vector<std::filesystem::path> &paths)
{
    std::vector<std::string> texts;
    for (const auto &path : paths) {
        KEYSEED_ASSIGN(const auto whole, core::readWholeFile(path, mostTextBytes));
        std::istringstream lines(whole);
        for (std::string line; std::getline(lines, line);)
            if (!line.empty())
                texts.push_back(line);
    }
    if (texts.size() < 20)
        return fail(ErrorCode::InvalidPlan, "at least 20 texts are needed to train, one a line");
    return texts;
}

// Two trainings that differ in anything share no checkpoint.
std::string nameOfCheckpoint(const TrainingPlan &plan, const std::vector<std::string> &texts)
{
    core::Sha256 digest;
    std::ostringstream words;
    words << plan.from << plan.isAdept << ' ' << plan.shape.width << ' ' << plan.shape.tokens << ' '
          << plan.shape.encoderLayers << ' ' << plan.shape.decoderLayers << ' ' << plan.shape.encoderInner
          << ' ' << plan.clip << ' ' << plan.rounds << ' ' << plan.steps << ' ' << plan.batch << ' '
          << plan.rate << ' ' << plan.noiseEpsilon << ' ' << plan.noiseDelta << ' ' << plan.every << ' '
          << plan.patience << ' ' << plan.seed << '\n';
    digest.add(words.str());
    for (const std::string &text : texts)
        digest.add(text + '\n');
    return "checkpoint-" + core::toHex(digest.finish()).substr(0, 16) + ".safetensors";
}

class Trainer final
{
public:
    Trainer(const TrainingPlan &plan, Learner &learner, const std::vector<std::string> &texts)
        : m_plan(plan)
        , m_learner(learner)
    {
        std::vector<std::string> heldOut;
        std::vector<std::string> used;
        const auto stride = std::max<std::size_t>(10, texts.size() / mostHeldOut);
        for (std::size_t at = 0; at < texts.size(); ++at)
            (at % stride == 0 ? heldOut : used).push_back(texts[at]);
        m_rows = learner.rows(used);
        m_heldOut = learner.rows(heldOut);
        for (auto &[name, array] : learner.weights()) {
            m_first[name] = at::zeros_like(array);
            m_second[name] = at::zeros_like(array);
            array.set_requires_grad(name != "final_logits_bias");
        }
    }

    std::int64_t allSteps() const { return m_plan.steps * std::max<std::int64_t>(1, m_plan.rounds); }
    std::vector<Progress> &curve() { return m_curve; }

    Result<void> run(const std::filesystem::path &checkpoint, const ProgressTold &told)
    {
        while (m_step < allSteps()) {
            if (m_step % m_plan.steps == 0)
                beginRound();
            const auto roundEnd = (m_step / m_plan.steps + 1) * m_plan.steps;
            m_loss += learn();
            ++m_step;
            if (m_step % m_plan.every != 0 && m_step < roundEnd)
                continue;
            look();
            if (m_stale >= m_plan.patience)
                m_step = roundEnd;
            if (m_step == roundEnd)
                takeBest();
            KEYSEED_TRY(save(checkpoint));
            if (!told(m_curve.back()))
                return core::cancelled();
        }
        return {};
    }

    Result<void> resume(const std::filesystem::path &checkpoint)
    {
        std::error_code ignored;
        if (!std::filesystem::exists(checkpoint, ignored))
            return {};
        KEYSEED_ASSIGN(auto saved, readWeights(checkpoint));
        const at::NoGradGuard noGradients;
        for (auto &[name, array] : m_learner.weights())
            for (const auto &[prefix, target] : places(name, array)) {
                const auto found = saved.find(prefix + name);
                if (found == saved.end() || found->second.sizes() != target.sizes())
                    return fail(ErrorCode::InvalidPlan,
                                checkpoint.string()
                                    + ": not a checkpoint of this training; remove it to begin anew");
                target.copy_(found->second);
            }
        restore(saved);
        return {};
    }

private:
    std::vector<std::pair<std::string, at::Tensor>> places(const std::string &name, at::Tensor &array)
    {
        if (!m_best.contains(name))
            m_best[name] = array.detach().clone();
        return {
            {"now.", array}, {"first.", m_first[name]}, {"second.", m_second[name]}, {"best.", m_best[name]}};
    }

    void beginRound()
    {
        if (m_plan.rounds > 0)
            m_learner.keep(m_learner.important());
        m_bestLoss = 1e30;
        m_stale = 0;
    }

    // Each step has random numbers of its own, so that a training that was cut goes on as if it had not been.
    double learn()
    {
        auto generator = at::make_generator<at::CPUGeneratorImpl>(m_plan.seed * 1'000'003U
                                                                  + static_cast<std::uint64_t>(m_step));
        const at::Tensor chosen = at::randint(m_rows.size(0), {m_plan.batch}, generator, at::kLong);
        const at::Tensor loss = m_learner.loss(m_rows.index_select(0, chosen), generator);
        loss.backward();
        adapt();
        return loss.item<double>();
    }

    double rateNow() const
    {
        const auto inRound = static_cast<double>(m_step % m_plan.steps);
        const auto steps = static_cast<double>(m_plan.steps);
        const double warm = std::min(1.0, (inRound + 1.0) / std::min(200.0, steps / 10.0 + 1.0));
        const double rate = m_plan.rate > 0.0 ? m_plan.rate : m_learner.usualRate();
        return rate * warm * (1.0 - 0.9 * inRound / steps);
    }

    // Adam (Kingma, Ba 2015), the gradient clipped to norm 1 as published.
    void adapt()
    {
        const at::NoGradGuard noGradients;
        double norm = 0.0;
        for (auto &[name, array] : m_learner.weights())
            if (array.grad().defined())
                norm += std::pow(array.grad().norm().item<double>(), 2);
        const double shrink = std::min(1.0, largestGradient / (std::sqrt(norm) + 1e-6));
        const auto time = static_cast<double>(m_step + 1);
        const double rate = rateNow() * std::sqrt(1.0 - std::pow(0.999, time)) / (1.0 - std::pow(0.9, time));
        for (auto &[name, array] : m_learner.weights()) {
            if (!array.grad().defined())
                continue;
            const at::Tensor gradient = array.grad() * shrink;
            m_first[name].mul_(0.9).add_(gradient, 0.1);
            m_second[name].mul_(0.999).addcmul_(gradient, gradient, 0.001);
            array.addcdiv_(m_first[name], m_second[name].sqrt().add_(1e-8), -rate);
            array.mutable_grad().reset();
        }
    }

    void look()
    {
        const at::NoGradGuard noGradients;
        auto generator = at::make_generator<at::CPUGeneratorImpl>(m_plan.seed);
        double sum = 0.0;
        std::int64_t parts = 0;
        for (std::int64_t at = 0; at < m_heldOut.size(0); at += 64, ++parts)
            sum += m_learner
                       .loss(m_heldOut.narrow(0, at, std::min<std::int64_t>(64, m_heldOut.size(0) - at)),
                             generator)
                       .item<double>();
        const double heldOut = sum / static_cast<double>(parts);
        const auto since = m_step - (m_curve.empty() ? 0 : m_curve.back().step);
        m_curve.push_back({m_step,
                           allSteps(),
                           static_cast<std::int64_t>(m_learner.kept().size()),
                           m_loss / static_cast<double>(std::max<std::int64_t>(1, since)),
                           heldOut});
        m_loss = 0.0;
        m_stale = heldOut < m_bestLoss ? 0 : m_stale + 1;
        if (m_stale > 0)
            return;
        m_bestLoss = heldOut;
        for (const auto &[name, array] : m_learner.weights())
            m_best[name] = array.detach().clone();
    }

    void takeBest()
    {
        const at::NoGradGuard noGradients;
        for (auto &[name, array] : m_learner.weights())
            array.copy_(m_best[name]);
    }

    Result<void> save(const std::filesystem::path &checkpoint)
    {
        Weights all;
        for (auto &[name, array] : m_learner.weights())
            for (const auto &[prefix, tensor] : places(name, array))
                all[prefix + name] = tensor;
        std::vector<double> numbers = {static_cast<double>(m_step), m_bestLoss, static_cast<double>(m_stale)};
        for (const Progress &point : m_curve)
            for (const double each : {static_cast<double>(point.step),
                                      static_cast<double>(point.units),
                                      point.loss,
                                      point.heldOutLoss})
                numbers.push_back(each);
        all["state"] = at::tensor(numbers, at::kDouble);
        all["kept"] = at::tensor(m_learner.kept());
        return writeWeights(all, checkpoint);
    }

    void restore(const Weights &saved)
    {
        const at::Tensor state = saved.at("state").to(at::kDouble).contiguous();
        const double *numbers = state.data_ptr<double>();
        m_step = static_cast<std::int64_t>(numbers[0]);
        m_bestLoss = numbers[1];
        m_stale = static_cast<std::int64_t>(numbers[2]);
        for (std::int64_t at = 3; at + 3 < state.numel(); at += 4)
            m_curve.push_back({static_cast<std::int64_t>(numbers[at]),
                               allSteps(),
                               static_cast<std::int64_t>(numbers[at + 1]),
                               numbers[at + 2],
                               numbers[at + 3]});
        const at::Tensor kept = saved.at("kept").to(at::kLong).contiguous();
        const auto *units = kept.data_ptr<std::int64_t>();
        m_learner.keep({units, units + kept.numel()});
    }

    const TrainingPlan &m_plan;
    Learner &m_learner;
    at::Tensor m_rows, m_heldOut;
    Weights m_first, m_second, m_best;
    std::int64_t m_step = 0;
    std::int64_t m_stale = 0;
    double m_bestLoss = 1e30;
    double m_loss = 0.0;
    std::vector<Progress> m_curve;
};

} // namespace

Result<std::vector<Progress>> train(const TrainingPlan &plan, const ProgressTold &told)
{
    KEYSEED_ASSIGN(const auto texts, readTexts(plan.texts));
    at::set_num_threads(plan.threads);
    KEYSEED_ASSIGN(auto learner, learnerOf(plan, texts));
    std::error_code failed;
    std::filesystem::create_directories(plan.out, failed);
    if (failed)
        return fail(ErrorCode::Io, plan.out.string() + ": the folder cannot be made: " + failed.message());
    const auto checkpoint = plan.out / nameOfCheckpoint(plan, texts);
    Trainer trainer(plan, *learner, texts);
    KEYSEED_TRY(trainer.resume(checkpoint));
    KEYSEED_TRY(trainer.run(checkpoint, told));
    KEYSEED_TRY(learner->write(plan.out));
    std::filesystem::remove(checkpoint, failed);
    return trainer.curve();
}

} // namespace rewriter
