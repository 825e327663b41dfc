#include "app/cli/report/ClassifierReport.h"

#include "app/cli/LedgerFigures.h"
#include "core/base/PrintableText.h"
#include "core/evaluation/Scores.h"

#include <algorithm>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <vector>

namespace cli {

namespace {

using core::evaluation::ClassifierScore;
using core::evaluation::Usefulness;

// As wide as a terminal shows it, about: one place for each character.
std::string padded(const std::string &text, std::size_t width)
{
    const auto characters = static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
    return text + std::string(width > characters ? width - characters : 0, ' ');
}

std::size_t widthOf(const std::vector<std::string> &labels)
{
    std::size_t width = 5;
    for (const std::string &label : labels)
        width = std::max(width, label.size());
    return std::min<std::size_t>(width, 40);
}

std::string scoreLine(const ClassifierScore &score)
{
    return formatted("%-32s  %-8s  %5.1f %%   %5.1f to %5.1f %%\n",
                     score.classifier.c_str(),
                     score.features.c_str(),
                     100 * score.accuracy,
                     100 * score.low,
                     100 * score.high);
}

std::string byLabel(const Usefulness &usefulness, const ClassifierScore &score)
{
    const std::size_t width = widthOf(usefulness.labels);
    std::string table = "     " + padded("label", width) + "  records    right  recall  precision\n";
    const auto scores = core::evaluation::labelScores(score);
    for (std::size_t i = 0; i < scores.size(); ++i)
        table += formatted("%3zu  ", i + 1) + padded(core::printable(usefulness.labels[i]), width)
                 + formatted("  %7lld  %7lld  %5.1f %%  %7.1f %%\n",
                             static_cast<long long>(scores[i].records),
                             static_cast<long long>(scores[i].found),
                             100 * scores[i].recall(),
                             100 * scores[i].precision());
    return table;
}

std::string details(const Usefulness &usefulness, const ClassifierScore &score)
{
    return "\n" + score.classifier + " on " + score.features + "\n" + byLabel(usefulness, score)
           + confusionMatrix(usefulness.labels, score);
}

} // namespace

std::string formatted(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    va_list again;
    va_copy(again, arguments);
    std::string text(static_cast<std::size_t>(std::max(0, std::vsnprintf(nullptr, 0, format, arguments))),
                     ' ');
    std::vsnprintf(text.data(), text.size() + 1, format, again);
    va_end(again);
    va_end(arguments);
    return text;
}

std::string confusionMatrix(const std::vector<std::string> &labels, const ClassifierScore &score)
{
    const std::size_t width = widthOf(labels);
    std::string table = "     " + padded("taken for", width);
    for (std::size_t i = 0; i < score.confusion.size(); ++i)
        table += formatted(" %6zu", i + 1);
    table += '\n';
    for (std::size_t i = 0; i < score.confusion.size(); ++i) {
        table += formatted("%3zu  ", i + 1) + padded(core::printable(labels[i]), width);
        for (const std::int64_t count : score.confusion[i])
            table += formatted(" %6lld", static_cast<long long>(count));
        table += '\n';
    }
    return table;
}

std::string usefulnessTable(const Usefulness &usefulness, bool withDetails)
{
    std::string table = "INTERNAL: computed from the records without noise; do not pass on\n";
    table += formatted("trained on %zu synthetic texts, tested on %lld records; %lld rows passed over\n"
                       "always answering the most frequent label would be right for %.1f %%\n\n",
                       usefulness.trainedOn,
                       static_cast<long long>(usefulness.tested),
                       static_cast<long long>(usefulness.passedOver),
                       100 * usefulness.largestLabelShare);
    table += formatted("%-32s  %-8s  %7s   %s\n", "classifier", "features", "right", "95 % interval");
    for (const ClassifierScore &score : usefulness.scores)
        table += scoreLine(score);
    if (withDetails) {
        for (const ClassifierScore &score : usefulness.scores)
            table += details(usefulness, score);
    } else {
        table += details(usefulness,
                         *std::max_element(usefulness.scores.begin(),
                                           usefulness.scores.end(),
                                           [](const ClassifierScore &a, const ClassifierScore &b) {
                                               return a.correct < b.correct;
                                           }));
    }
    table.pop_back();
    return table;
}

std::string publishedInWords(const core::package::PublishedUsefulness &published)
{
    const auto accuracy = core::package::noisyAccuracy(published);
    const char *units = published.unitIsPerson ? "persons (one record each)" : "records";
    return formatted("usefulness for publication: %s on %s, about %.1f %% of the %s right\n"
                     "95 %% interval over the noise: %.1f to %.1f %%; noisy counts: %lld right, %lld wrong\n"
                     "epsilon %g was debited from the data source of these records",
                     published.classifier.c_str(),
                     published.features.c_str(),
                     100 * accuracy.estimate,
                     units,
                     100 * accuracy.low,
                     100 * accuracy.high,
                     static_cast<long long>(published.counts.cells[0]),
                     static_cast<long long>(published.counts.cells[1]),
                     published.spend.epsilon());
}

} // namespace cli
