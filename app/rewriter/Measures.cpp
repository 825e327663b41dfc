#include "app/rewriter/Measures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace rewriter {

namespace {

using Counts = std::map<std::string, int>;

Counts runsOf(const std::vector<std::string> &words, std::size_t length)
{
    Counts counts;
    for (std::size_t begin = 0; begin + length <= words.size(); ++begin) {
        std::string run;
        for (std::size_t at = begin; at < begin + length; ++at)
            run += words[at] + ' ';
        ++counts[run];
    }
    return counts;
}

bool isWordByte(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9')
           || static_cast<unsigned char>(byte) >= 128;
}

} // namespace

std::vector<std::string> measuredWords(std::string_view text)
{
    std::vector<std::string> words;
    bool isInWord = false;
    for (const char each : text) {
        const char byte = each >= 'A' && each <= 'Z' ? static_cast<char>(each + ('a' - 'A')) : each;
        if (!isWordByte(byte)) {
            isInWord = false;
            continue;
        }
        if (!isInWord)
            words.emplace_back();
        words.back() += byte;
        isInWord = true;
    }
    return words;
}

double bleu(std::span<const std::string> texts, std::span<const std::string> references)
{
    std::array<double, 4> right{};
    std::array<double, 4> all{};
    double written = 0.0;
    double wanted = 0.0;
    for (std::size_t at = 0; at < texts.size(); ++at) {
        const auto words = measuredWords(texts[at]);
        const auto reference = measuredWords(references[at]);
        written += static_cast<double>(words.size());
        wanted += static_cast<double>(reference.size());
        for (std::size_t length = 1; length <= 4; ++length) {
            const Counts found = runsOf(reference, length);
            for (const auto &[run, count] : runsOf(words, length)) {
                const auto there = found.find(run);
                right[length - 1] += there == found.end() ? 0 : std::min(count, there->second);
                all[length - 1] += count;
            }
        }
    }
    double logarithm = 0.0;
    for (std::size_t length = 0; length < 4; ++length) {
        if (right[length] == 0.0)
            return 0.0;
        logarithm += std::log(right[length] / all[length]) / 4.0;
    }
    const double brevity = written < wanted ? std::exp(1.0 - wanted / written) : 1.0;
    return 100.0 * brevity * std::exp(logarithm);
}

double labelAccuracy(const Labelled &train, const Labelled &test)
{
    const int labels = 1 + *std::max_element(train.labels.begin(), train.labels.end());
    std::vector<std::map<std::string, double>> counts(static_cast<std::size_t>(labels));
    std::vector<double> words(counts.size());
    std::vector<double> texts(counts.size());
    std::set<std::string> known;
    for (std::size_t at = 0; at < train.texts.size(); ++at) {
        const auto label = static_cast<std::size_t>(train.labels[at]);
        ++texts[label];
        for (const std::string &word : measuredWords(train.texts[at])) {
            ++counts[label][word];
            ++words[label];
            known.insert(word);
        }
    }
    std::size_t right = 0;
    for (std::size_t at = 0; at < test.texts.size(); ++at) {
        std::vector<double> scores;
        for (std::size_t label = 0; label < counts.size(); ++label) {
            double score = std::log(texts[label] + 1.0);
            for (const std::string &word : measuredWords(test.texts[at])) {
                const auto found = counts[label].find(word);
                const double count = found == counts[label].end() ? 0.0 : found->second;
                score += known.contains(word)
                             ? std::log((count + 1.0) / (words[label] + static_cast<double>(known.size())))
                             : 0.0;
            }
            scores.push_back(score);
        }
        right += std::max_element(scores.begin(), scores.end()) - scores.begin() == test.labels[at] ? 1 : 0;
    }
    return static_cast<double>(right) / static_cast<double>(test.texts.size());
}

} // namespace rewriter
