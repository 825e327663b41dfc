#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// The texts by which a method describes itself to people. All are English and marked for translators
/// (core/base/ForTranslators.h); an empty text is not shown.
namespace core::synthesis {

/// The way to make a corpus that a person chooses: one method, or several forms of it.
struct MethodFamily
{
    std::string_view name;             ///< never changes: "keyphrases"
    std::string_view title;            ///< "Evolve texts of a model"
    std::string_view summary;          ///< the procedure, in a sentence or two
    std::string_view needs = {};       ///< what has to be there
    std::string_view costs = {};       ///< budget, requests, time
    std::string_view promises = {};    ///< what the documents will be like
    std::string_view uselessWhen = {}; ///< when to choose another family
    bool isFormChosen = true;          ///< a person chooses the form; otherwise the opened model decides
};

/// The texts about the commit.
struct CommitWords
{
    std::string_view button;       ///< "&Spend %1 and release the noisy counts"; %1: the epsilon
    std::string_view progress;     ///< "Drawing the noisy counts"
    std::string_view released;     ///< what was released: "The noisy counts: drawn once, ..."
    std::string_view summary = {}; ///< how it is used; empty where the window shows counts or votes
};

/// A text with numbers in it: %1 stands for the first number, %2 for the second.
struct ForecastText
{
    enum class Form { Whole, Decimal, Epsilon };
    struct Number
    {
        double value = 0;
        Form form = Form::Whole;
    };
    std::string_view text = {};
    std::vector<Number> numbers = {};
};

/// One line of what to expect of the noise.
struct ForecastLine
{
    std::string_view what;    ///< "Noise on the votes for a text (95 %)"
    ForecastText value = {};  ///< "± %1 votes"; empty: not known yet
    ForecastText advice = {}; ///< a sentence
};

/// Public numbers that a forecast may use besides the release.
struct ForecastFacts
{
    bool unitIsPerson = false;
    std::size_t labels = 1;                         ///< >= 1
    std::optional<std::size_t> vocabularySize = {}; ///< empty: the vocabulary is not open yet
    std::optional<double> records = {};             ///< over all labels, where declared public
};

struct CountNoise;

/// Returns how many items so many units can lift above the noise, at most: every unit adds to so many items
/// and no more, whatever it holds.
double mostStandingOut(const CountNoise &counts, double units);

/// Returns how many items stand out of a table into which `units` fell, if their counts were proportional to
/// 1/rank: the law of word frequencies, over as many items as there are uses of them. Real phrases are a
/// little less uneven, so that it errs on the small side. For each label that a count is made for.
double standingOutByZipf(const CountNoise &counts, double units);

/// Returns the forecast of a method that releases such counts; `counts` empty: not known yet.
std::vector<ForecastLine> forecastOfCounts(const std::optional<CountNoise> &counts,
                                           const ForecastFacts &facts);

/// The methods that learn noisy numbers of phrases, from which sequences are drawn for a writer.
MethodFamily keyphraseFamily();

} // namespace core::synthesis
