#include "tests/bench/experiments/Bleu.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <map>
#include <sstream>
#include <vector>

namespace experiments {

namespace {

constexpr std::size_t longestRun = 4;

using Words = std::vector<std::string>;

Words wordsOf(const std::string &text)
{
    Words words;
    std::istringstream stream(text);
    for (std::string word; stream >> word;) {
        std::ranges::transform(
            word, word.begin(), [](unsigned char each) { return static_cast<char>(std::tolower(each)); });
        words.push_back(word);
    }
    return words;
}

std::map<Words, int> runsOf(const Words &words, std::size_t length)
{
    std::map<Words, int> runs;
    for (std::size_t first = 0; first + length <= words.size(); ++first) {
        const auto begin = words.begin() + static_cast<std::ptrdiff_t>(first);
        ++runs[Words(begin, begin + static_cast<std::ptrdiff_t>(length))];
    }
    return runs;
}

} // namespace

double bleu(std::span<const TextPair> pairs)
{
    std::array<double, longestRun> shared{};
    std::array<double, longestRun> all{};
    double rewrittenWords = 0;
    double originalWords = 0;
    for (const auto &[rewritten, original] : pairs) {
        const Words own = wordsOf(rewritten);
        const Words reference = wordsOf(original);
        rewrittenWords += static_cast<double>(own.size());
        originalWords += static_cast<double>(reference.size());
        for (std::size_t length = 1; length <= longestRun; ++length) {
            const auto there = runsOf(reference, length);
            for (const auto &[run, count] : runsOf(own, length)) {
                all[length - 1] += count;
                if (const auto found = there.find(run); found != there.end())
                    shared[length - 1] += std::min(count, found->second);
            }
        }
    }
    double logarithms = 0;
    for (std::size_t length = 0; length < longestRun; ++length) {
        if (shared[length] <= 0)
            return 0;
        logarithms += std::log(shared[length] / all[length]) / double{longestRun};
    }
    const double brevity =
        rewrittenWords < originalWords ? std::exp(1 - originalWords / rewrittenWords) : 1.0;
    return 100 * brevity * std::exp(logarithms);
}

} // namespace experiments
