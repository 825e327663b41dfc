#pragma once

#include "app/cli/CommandLine.h"

namespace cli {

/// `keyseed-cli vocabulary learn`: a vocabulary of public texts, as one file.
void addVocabularyLearning(CLI::App &vocabulary, Action &action);

} // namespace cli
