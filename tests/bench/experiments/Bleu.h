#pragma once

#include <span>
#include <string>
#include <utility>

namespace experiments {

/// A text and the text it is compared with.
using TextPair = std::pair<std::string, std::string>;

/// BLEU of a corpus (Papineni, Roukos, Ward, Zhu 2002), 0 to 100: the geometric mean of the shares of runs of
/// one to four words that the rewritten texts (first) share with their originals (second), each run counted
/// as often as the original has it, times exp(1 - r/c) where the c words of the rewritten texts are fewer
/// than the r of the originals. Words are separated by white space and compared in lower case. 0 where no
/// text, or no run of some length, is shared.
double bleu(std::span<const TextPair> pairs);

} // namespace experiments
