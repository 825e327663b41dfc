#pragma once

#include "core/pipeline/ReleaseSteps.h"

#include <string>
#include <vector>

namespace bench {

/// Texts as what a classifier sees of them: phrases with counts, and a label.
struct Corpus
{
    std::vector<core::vocabulary::PhraseBag> bags;
    std::vector<int> labels;
};

/// Rows of a CSV file whose label is one of `labels`.
Corpus readNotes(const core::records::Source &source,
                 const core::pipeline::PublicInputs &inputs,
                 const std::vector<std::string> &labels);

Corpus asCorpus(const std::vector<core::synthesis::Sequence> &sequences,
                const core::pipeline::PublicInputs &inputs,
                const std::vector<std::string> &labels);

/// Share of the test texts whose label a logistic regression on phrase counts and mean phrase vectors gets
/// right when trained on `train`.
double
accuracy(const Corpus &train, const Corpus &test, const core::pipeline::PublicInputs &inputs, int classes);

/// Share of the drawn phrases that occur in a real text of the same label.
double faithfulness(const Corpus &synthetic, const Corpus &real);

std::size_t distinctPhrases(const Corpus &synthetic);

/// Mean normalised pointwise mutual information of the pairs of phrases of a text, over the real texts: -1
/// for two that never stand together, 0 for chance, 1 for always (Bouma 2009).
double coherence(const Corpus &synthetic, const Corpus &real);

} // namespace bench
