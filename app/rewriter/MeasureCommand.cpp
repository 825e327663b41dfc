#include "app/rewriter/Adept.h"
#include "app/rewriter/Bart.h"
#include "app/rewriter/Commands.h"
#include "app/rewriter/Measures.h"
#include "app/rewriter/Training.h"
#include "core/base/InputFile.h"
#include "core/base/Result.h"
#include "core/rewriter/ModelFolder.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/Parallel.h>
#include <CLI/CLI.hpp>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <variant>

namespace rewriter {

namespace {

struct MeasurePlan
{
    std::filesystem::path model, texts;
    std::vector<double> epsilons;
    double delta = 1e-5;
    double clip = 0.0; ///< 0: that of the model
    std::size_t rows = 300;
    std::int64_t beams = 3;
    std::uint64_t seed = 7; ///< of the noise; each further draw has the next one
    int draws = 1;          ///< of the noise, for each epsilon
    int threads = 1;
};

constexpr std::uint64_t mostBytes = std::uint64_t{256} << 20;

// Lines "label<TAB>text": odd ones are rewritten and learned from, even ones are tested on.
core::Result<std::pair<Labelled, Labelled>> readLabelled(const MeasurePlan &plan)
{
    KEYSEED_ASSIGN(const auto whole, core::readWholeFile(plan.texts, mostBytes));
    std::map<std::string, int> numbers;
    std::pair<Labelled, Labelled> both;
    std::istringstream lines(whole);
    bool isFirst = true;
    for (std::string line; std::getline(lines, line) && both.second.texts.size() < plan.rows;
         isFirst = !isFirst) {
        const auto tab = line.find('\t');
        if (tab == std::string::npos)
            return core::fail(core::ErrorCode::InvalidPlan,
                              plan.texts.string() + ": a label, a tab and a text were expected on each line");
        Labelled &part = isFirst ? both.first : both.second;
        part.labels.push_back(
            numbers.emplace(line.substr(0, tab), static_cast<int>(numbers.size())).first->second);
        part.texts.push_back(line.substr(tab + 1));
    }
    if (both.second.texts.empty())
        return core::fail(core::ErrorCode::InvalidPlan,
                          plan.texts.string() + ": at least two lines were expected");
    return both;
}

/// A model of either form, and how its rows are clipped.
struct MeasuredModel
{
    std::variant<BartModel, AdeptModel> model;
    double clip = 1.0;

    at::Tensor clipped(const std::vector<std::string> &texts) const
    {
        if (const auto *bart = std::get_if<BartModel>(&model))
            return bart->encode(bart->rows(texts)).clamp(-clip, clip);
        const at::Tensor values = std::get<AdeptModel>(model).encode(texts);
        return values * (clip / values.norm(2, {1}, true).clamp_min(clip));
    }
    bool isBoundByNorm() const { return std::holds_alternative<AdeptModel>(model); }
    double deviation(std::int64_t values, double epsilon, double delta) const
    {
        // A norm bounds a row as one number would be bounded.
        return noiseDeviation(clip, isBoundByNorm() ? 1 : values, epsilon, delta);
    }
    std::vector<std::string> decode(const at::Tensor &values, std::int64_t beams) const
    {
        const auto *bart = std::get_if<BartModel>(&model);
        return bart != nullptr ? bart->decode(values, beams) : std::get<AdeptModel>(model).decode(values);
    }
};

core::Result<MeasuredModel> openMeasured(const MeasurePlan &plan)
{
    KEYSEED_ASSIGN(const auto facts, core::rewriter::factsOfModel(plan.model));
    const double clip = plan.clip > 0.0 ? plan.clip : facts.clip;
    if (facts.form == core::rewriter::ModelForm::Adept) {
        auto adept = openAdept(plan.model);
        return adept ? core::Result<MeasuredModel>({std::move(*adept), clip}) : core::fail(adept.error());
    }
    auto bart = openBart(plan.model);
    return bart ? core::Result<MeasuredModel>({std::move(*bart), clip}) : core::fail(bart.error());
}

std::vector<std::string> rewritten(const MeasuredModel &model,
                                   const at::Tensor &clipped,
                                   double deviation,
                                   const MeasurePlan &plan,
                                   int draw)
{
    auto generator = at::make_generator<at::CPUGeneratorImpl>(plan.seed + static_cast<std::uint64_t>(draw));
    const at::Tensor noisy = clipped + at::randn(clipped.sizes(), generator) * deviation;
    std::vector<std::string> texts;
    for (std::int64_t begin = 0; begin < noisy.size(0); begin += 50) {
        const auto some = model.decode(
            noisy.narrow(0, begin, std::min<std::int64_t>(50, noisy.size(0) - begin)), plan.beams);
        texts.insert(texts.end(), some.begin(), some.end());
    }
    return texts;
}

// Mean and standard deviation between draws, which one draw has none of.
std::string spread(const at::Tensor &values, int digits)
{
    std::ostringstream words;
    words << std::fixed << std::setprecision(digits) << values.mean().item<double>() << '\t';
    if (values.numel() > 1)
        words << values.std().item<double>();
    else
        words << '-';
    return words.str();
}

core::Result<void> measure(const MeasurePlan &plan)
{
    at::set_num_threads(plan.threads);
    const at::NoGradGuard noGradients;
    KEYSEED_ASSIGN(const auto model, openMeasured(plan));
    KEYSEED_ASSIGN(const auto both, readLabelled(plan));
    const auto &[train, test] = both;
    const at::Tensor clipped = model.clipped(train.texts);
    // At most 1: the power of a row relative to the clip, which noise of a given size has to cover.
    const at::Tensor squares = clipped.div(model.clip).square();
    const double square = (model.isBoundByNorm() ? squares.sum(1) : squares).mean().item<double>();
    std::cout << "epsilon\tdeviation/clip\tBLEU\t+-\tlabel accuracy\t+- (originals: " << std::fixed
              << std::setprecision(3) << labelAccuracy(train, test) << ", " << clipped.size(1)
              << " numbers a row, mean square in clips " << square << ", draws " << plan.draws << ")\n";
    const auto tell = [&](const std::string &name, double deviation) {
        const int draws = deviation > 0.0 ? plan.draws : 1;
        at::Tensor bleus = at::empty({draws}, at::kDouble);
        at::Tensor accuracies = at::empty({draws}, at::kDouble);
        for (int draw = 0; draw < draws; ++draw) {
            const auto texts = rewritten(model, clipped, deviation, plan, draw);
            bleus[draw] = bleu(texts, train.texts);
            accuracies[draw] = labelAccuracy({texts, train.labels}, test);
        }
        std::cout << name << '\t' << std::setprecision(3) << deviation / model.clip << '\t'
                  << spread(bleus, 2) << '\t' << spread(accuracies, 3) << std::endl;
    };
    tell("none", 0.0);
    for (const double epsilon : plan.epsilons) {
        std::ostringstream name;
        name << epsilon;
        tell(name.str(), model.deviation(clipped.size(1), epsilon, plan.delta));
    }
    return {};
}

} // namespace

void addMeasure(CLI::App &app, int &code)
{
    auto *command =
        app.add_subcommand("measure", "Measure what is left of labelled public texts at each epsilon");
    const auto plan = std::make_shared<MeasurePlan>();
    command->add_option("--model", plan->model, "Folder of a model")->required();
    command->add_option("--texts", plan->texts, "File of a label, a tab and a text on each line")->required();
    command->add_option("--epsilons", plan->epsilons, "Of a row")->check(CLI::Range(0.01, 1e6));
    command->add_option("--delta", plan->delta, "Of a row")->check(CLI::Range(1e-15, 0.1));
    command->add_option("--clip", plan->clip, "In place of that of the model")->check(CLI::Range(1e-6, 1e6));
    command->add_option("--seed", plan->seed, "Of the noise");
    command->add_option("--draws", plan->draws, "Of the noise, for each epsilon")->check(CLI::Range(1, 1000));
    command->add_option("--rows", plan->rows, "Rows to rewrite")->check(CLI::Range(1, 100000));
    command->add_option("--beams", plan->beams, "Of the search")->check(CLI::Range(1, 50));
    command->add_option("--threads", plan->threads, "Processor cores to use")->check(CLI::Range(1, 64));
    command->callback([plan, &code] {
        const auto measured = measure(*plan);
        if (!measured)
            std::cerr << "keyseed-rewriter: " << measured.error().detail << '\n';
        code = measured ? 0 : 1;
    });
}

} // namespace rewriter
