#include "app/rewriter/Commands.h"
#include "app/rewriter/Training.h"
#include "app/rewriter/TrainingRequest.h"

#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>
#include <memory>

namespace rewriter {

namespace {

int trainAndTell(const TrainingPlan &plan)
{
    if (const auto good = checked(plan); !good) {
        std::cerr << "keyseed-rewriter: " << good.error().detail << '\n';
        return 2;
    }
    std::cout << "step\tunits\tloss\theld-out loss\n" << std::fixed << std::setprecision(4);
    const auto tell = [](const Progress &progress) {
        std::cout << progress.step << '\t' << progress.units << '\t' << progress.loss << '\t'
                  << progress.heldOutLoss << std::endl;
        return true;
    };
    const auto trained = train(plan, tell);
    if (!trained) {
        std::cerr << "keyseed-rewriter: " << trained.error().detail << '\n';
        return 1;
    }
    return 0;
}

} // namespace

void addTrain(CLI::App &app, int &code)
{
    auto *command =
        app.add_subcommand("train", "Train a model on public texts; goes on from where it was stopped");
    const auto plan = std::make_shared<TrainingPlan>();
    const auto layers = std::make_shared<std::int64_t>(2);
    plan->shape.width = 96;
    plan->shape.tokens = 2000;
    command->add_option("--texts", plan->texts, "Files of public texts, one a line")->required();
    command->add_option("--out", plan->out, "Folder of the model to be made")->required();
    command->add_option("--from", plan->from, "Folder of the model to go on from; without it, a new one");
    command->add_flag("--adept", plan->isAdept, "Train ADePT, an LSTM, instead of BART");
    command->add_option("--width", plan->shape.width, "Of a new model");
    command->add_option("--layers", *layers, "Of a new model, in its encoder and in its decoder");
    command->add_option("--vocabulary", plan->shape.tokens, "Tokens of a new model");
    command->add_option("--clip", plan->clip, "What the encoder's numbers are clipped to");
    command->add_option(
        "--rounds", plan->rounds, "Prunings of a quarter of the units, each before its steps");
    command->add_option("--steps", plan->steps, "Of a round");
    command->add_option("--batch", plan->batch, "Rows of a step");
    command->add_option("--rate", plan->rate, "Learning rate");
    command->add_option("--noise-epsilon", plan->noiseEpsilon, "Train with noise for this epsilon of a row");
    command->add_option("--noise-delta", plan->noiseDelta, "Delta of that noise");
    command->add_option("--every", plan->every, "Steps between checkpoints");
    command->add_option("--patience", plan->patience, "Checkpoints without a better one that end a round");
    command->add_option("--seed", plan->seed, "Of the random numbers of training");
    command->add_option("--threads", plan->threads, "Processor cores to use");
    command->callback([plan, layers, &code] {
        plan->shape.encoderLayers = plan->shape.decoderLayers = *layers;
        plan->shape.encoderHeads = plan->shape.decoderHeads = 4;
        plan->shape.encoderInner = plan->shape.decoderInner = 4 * plan->shape.width;
        plan->shape.positions = rowTokens;
        code = trainAndTell(*plan);
    });
}

} // namespace rewriter
