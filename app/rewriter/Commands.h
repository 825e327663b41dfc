#pragma once

namespace CLI {
class App;
}

/// The commands of the program, for public texts only. Each sets `code` to the exit code.
namespace rewriter {

/// train: makes a model.
void addTrain(CLI::App &app, int &code);
/// measure: how much of labelled public texts is left at each epsilon.
void addMeasure(CLI::App &app, int &code);
/// time: rows a minute and memory of the shape of facebook/bart-base, with random numbers.
void addTime(CLI::App &app, int &code);

} // namespace rewriter
