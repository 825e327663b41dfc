#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rewriter {

/// Words of a text for both measures: lower-case ASCII, cut at what is neither letter, number nor beyond
/// ASCII.
std::vector<std::string> measuredWords(std::string_view text);

/// BLEU-4 of a corpus (Papineni et al. 2002), 0 to 100, with brevity penalty and no smoothing: one text for
/// each reference. 0 when no four words in a row are right.
double bleu(std::span<const std::string> texts, std::span<const std::string> references);

struct Labelled
{
    std::vector<std::string> texts;
    std::vector<int> labels; ///< from 0
};

/// Share of `test` that a multinomial naive Bayes (add one) learned from `train` labels right.
double labelAccuracy(const Labelled &train, const Labelled &test);

} // namespace rewriter
