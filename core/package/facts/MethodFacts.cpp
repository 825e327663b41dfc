#include "core/package/facts/MethodFacts.h"

#include "core/fields/Marginals.h"
#include "core/methods/Methods.h"
#include "core/package/contents/Contents.h"
#include "core/package/text/Prose.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/ContributionWords.h"
#include "core/synthesis/keyphrases/LabelProportions.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"
#include "core/writing/Writer.h"

#include <algorithm>

namespace core::package {

std::string noiseInWords(const privacy::Noise &noise)
{
    if (const auto *laplace = std::get_if<privacy::LaplaceScale>(&noise))
        return "discrete Laplace, t / s = " + std::to_string(laplace->numerator) + " / "
               + std::to_string(laplace->denominator);
    return "discrete Gaussian, sigma^2 = "
           + std::to_string(std::get<privacy::GaussianVariance>(noise).sigmaSquared);
}

bool hasJointCounts(const synthesis::MethodParameters &parameters)
{
    const synthesis::Synthesizer *method = synthesis::findSynthesizer(parameters.method);
    return method && std::ranges::any_of(method->countTables(), &synthesis::CountTable::isJoint);
}

std::string tableInWords(const synthesis::MethodParameters &parameters, std::string_view table)
{
    if (table == synthesis::labelTableName)
        return "a noisy count for every label";
    if (table == fields::oneWayTable)
        return "a noisy weighted count for every value of every declared field";
    if (table == fields::dependenceTable)
        return "for every pair of fields a noisy distance from independence, and the values of the fields "
               "once more, each times a weight that follows from the table before";
    if (table == fields::pairTable)
        return "a noisy weighted count for every value of every field and of every pair of fields, each "
               "times "
               "a weight that follows from the tables before and is 0 for pairs that are not measured";
    const synthesis::Synthesizer *method = synthesis::findSynthesizer(parameters.method);
    return method ? method->tableInWords(parameters, table) : std::string();
}

namespace {

using synthesis::ReleasedModel;
using synthesis::Synthesizer;

std::string unitOf(const ReleasedModel &model)
{
    return unitWord(model.unitIsPerson);
}

const Synthesizer &methodOf(const ReleasedModel &model)
{
    return *synthesis::findSynthesizer(model.parameters.method);
}

} // namespace

std::string methodSteps(const Contents &contents)
{
    const ReleasedModel &model = *contents.model;
    const Synthesizer &method = methodOf(model);
    std::vector<std::string> steps;
    if (method.resource() != synthesis::Resource::Rewriter)
        steps.push_back("Phrases of a public vocabulary (" + markdown(contents.description.vocabularySource)
                        + ", " + std::to_string(model.vocabularySize)
                        + " phrases) were found in the records, in memory.");
    for (std::string &step : method.stepsInWords(model))
        steps.push_back(std::move(step));
    if (const auto *labels = model.table(synthesis::labelTableName))
        steps.push_back("Each " + unitOf(model) + " shared weight (" + boundInWords(*labels)
                        + ") among the labels it has.");
    if (model.table(fields::oneWayTable) != nullptr)
        steps.push_back(
            "Each " + unitOf(model)
            + " added one unit of weight to each marginal of the declared fields, in equal shares "
              "for its records. The fields of the synthetic patients are drawn from a model of "
              "these noisy marginals. They agree with the label of a text; beyond that they are "
              "independent of its phrases.");
    steps.emplace_back("The budget was debited before noise was drawn, once for every cell of every table "
                       "below, from the operating system's source of randomness. There is no seed.");
    steps.push_back("Everything else used the noisy tables and public things only, which costs no privacy"
                    " (post-processing): "
                    + method.samplingInWords(model)
                    + (method.resource() == synthesis::Resource::Rewriter
                           ? "."
                           : "; texts were written around the sequences by "
                                 + writerInWords(contents.description) + "."));
    std::string list;
    for (std::size_t i = 0; i < steps.size(); ++i)
        list += std::to_string(i + 1) + ". " + steps[i] + "\n";
    return list;
}

std::string writerInWords(const Description &about)
{
    const writing::Writer *writer = writing::findWriter(about.writerKind);
    return writer == nullptr ? "a writer that this version does not know"
                             : writer->inWords(markdown(about.writerModel));
}

std::string methodInWords(const ReleasedModel &model)
{
    return methodOf(model).inWords(model);
}

bool isRewritten(const ReleasedModel &model)
{
    return methodOf(model).resource() == synthesis::Resource::Rewriter;
}

bool isChosen(const ReleasedModel &model)
{
    return methodOf(model).resource() == synthesis::Resource::Candidates;
}

std::string rewrittenInWords(const ReleasedModel &model)
{
    return isRewritten(model) ? methodInWords(model) : std::string();
}

std::string vocabularyRowInWords(const Contents &contents)
{
    const auto counts = synthesis::releasedCounts(*contents.model, contents.vocabulary);
    if (!counts)
        return "what was released of the phrases: no counts";
    std::string what = "for each label the phrases whose noisy count exceeds the noise threshold";
    std::string each = "phrases of a label";
    if (counts->areClusters()) {
        what =
            "for each label the groups of near phrases whose noisy count exceeds the noise threshold; a group"
            " is named by those of its phrases that are likeliest in general";
        each = "groups of a label";
    } else if (counts->isJoint()) {
        what = "the phrases whose noisy count exceeds the noise threshold, all labels together, so that the "
               "label"
               " is empty";
        each = "phrases";
    }
    return "what was released of the phrases: " + what + "; counts are in " + unitOf(*contents.model)
           + "s with a noise of +/- " + decimals(counts->halfWidth95(), 2) + " (95 %), and about "
           + decimals(synthesis::toleratedFalseTerms, 0) + " " + each + " may be there by noise alone";
}

bool sharesArePublic(const Contents &contents)
{
    const std::string &proportions = contents.description.proportions;
    return proportions != noisyProportions && proportions != noisySizes
           && methodOf(*contents.model).labelsInWords(*contents.model).empty();
}

std::string sharesInWords(const Contents &contents)
{
    if (std::string released = methodOf(*contents.model).labelsInWords(*contents.model); !released.empty())
        return released;
    const std::string &shares = contents.description.proportions;
    if (shares == noisyProportions || shares == noisySizes)
        return "How many texts a label has was set by " + shares
               + ", which are part of what the budget paid for.";
    return "How many texts a label has was chosen" + (shares.empty() ? "" : " (" + markdown(shares) + ")")
           + ", not counted: it says nothing about the records.";
}

} // namespace core::package
