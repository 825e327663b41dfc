#include "core/methods/kernel/KernelSettings.h"

namespace core::synthesis {

namespace {

constexpr int maximumPhrasesPerUnit = 1000;
constexpr int maximumSelectedPhrases = 100'000;
constexpr int maximumFeaturePairs = 8192;

FieldCheck featurePairs(const std::string &field, int value)
{
    if (value >= 0 && value <= maximumFeaturePairs)
        return {};
    return tl::unexpected(FieldIssue{.field = field,
                                     .what = "a number from 1 to 8192 was expected, or 0 to have it chosen",
                                     .limit = maximumFeaturePairs});
}

} // namespace

const FieldTable<KernelSettings> &kernelSettings()
{
    static const FieldTable<KernelSettings> fields = {
        {"phrasesPerUnit",
         &KernelSettings::phrasesPerUnit,
         WholeFrom{1, maximumPhrasesPerUnit},
         {},
         {"Number of different phrases of a unit that count, at most."}},
        {"selectedPhrases",
         &KernelSettings::selectedPhrases,
         WholeFrom{1, maximumSelectedPhrases},
         {},
         {"Number of phrases that the vocabulary part selects."}},
        {"featurePairs",
         &KernelSettings::featurePairs,
         featurePairs,
         {},
         {"Number of pairs of random Fourier features; 0: chosen by rule."}},
        {"prefixSizes",
         &KernelSettings::prefixSizes,
         AnyValue(),
         {FieldWritten::WhenGiven},
         {"Lengths of the prefixes that are released. Default: chosen by rule."}},
    };
    return fields;
}

tl::expected<KernelSettings, FieldIssue>
readKernelSettings(const Settings &settings, const std::string &path, int length)
{
    auto read = readSettings(settings, path, kernelSettings());
    if (!read)
        return read;
    if (auto sizes = WholeFrom{1, length}(path + ".prefixSizes", read->prefixSizes); !sizes)
        return tl::unexpected(std::move(sizes.error()));
    return read;
}

} // namespace core::synthesis
