#include "core/package/manifest/ManifestParts.h"

#include "core/package/contents/Contents.h"
#include "core/package/facts/Statement.h"
#include "core/privacy/Accounting.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/Synthesizers.h"

namespace core::package {

namespace {

using privacy::Spend;

// One (epsilon, delta) statement: whole numbers, and as people write them. A pure one has no delta to name.
Json statement(const Spend &spend, bool isPure)
{
    Json json = {{"microEpsilon", spend.microEpsilon}};
    if (!isPure)
        json["picoDelta"] = spend.picoDelta;
    json["epsilon"] = spend.epsilon();
    if (!isPure)
        json["delta"] = spend.delta();
    return json;
}

} // namespace

Json mechanismJson(const MechanismFacts &facts)
{
    const auto *laplace = std::get_if<privacy::LaplaceScale>(&facts.noise);
    const privacy::MechanismCost cost = privacy::costOf(facts.sensitivity, facts.noise);
    Json json = {{"name", facts.method}, {"table", facts.table}, {"releases", facts.releases}};
    json["noise"] = laplace ? "discrete Laplace" : "discrete Gaussian";
    if (laplace)
        json["scale"] = {{"numerator", laplace->numerator}, {"denominator", laplace->denominator}};
    else
        json["sigmaSquared"] = std::get<privacy::GaussianVariance>(facts.noise).sigmaSquared;
    json["sensitivity"] = {{"norm", laplace ? "L1" : "L2"},
                           {"l1", facts.sensitivity.l1},
                           {"l2Squared", facts.sensitivity.l2Squared}};
    json["neighbouring"] = "add or remove one unit";
    json["unit"] = unitWord(facts.unitIsPerson);
    json["cells"] = facts.cells;
    json["microEpsilon"] = cost.microEpsilon ? Json(*cost.microEpsilon) : Json(nullptr);
    json["picoRho"] = cost.picoRho;
    json["committedAt"] = facts.committedAt;
    return json;
}

Json accountsJson(const Spend &spend, std::int64_t picoDeltaOfLabels)
{
    Json first = statement(spend, spend.isPure());
    if (spend.isPure())
        first["delta"] = 0.0;
    first["replaceOne"] = statement(privacy::replaceOne(spend), spend.isPure());
    Json second = {{"picoRho", spend.picoRho},
                   {"rho", spend.rho()},
                   {"epsilon", privacy::zcdpEpsilon(spend.rho(), statedDelta)},
                   {"delta", statedDelta + Spend{.picoDelta = picoDeltaOfLabels}.delta()}};
    if (picoDeltaOfLabels > 0)
        second["butForPicoDelta"] = picoDeltaOfLabels;
    return {{spend.isPure() ? "pure" : "approximate", first}, {"zCDP", second}};
}

Json methodJson(const synthesis::MethodParameters &parameters)
{
    const synthesis::Synthesizer *method = synthesis::findSynthesizer(parameters.method);
    const synthesis::MethodParameters stated = method ? method->stated(parameters) : parameters;
    Json json = {{"name", stated.method},
                 {"length", stated.length},
                 {"phrasesPerUnit", stated.phrasesPerUnit},
                 {"clusters", stated.clusters},
                 {"selectedPhrases", stated.selectedPhrases},
                 {"featurePairs", stated.featurePairs},
                 {"prefixSizes", stated.prefixSizes}};
    for (const auto &[key, values] : stated.further)
        json["further"][key] = values;
    return json;
}

} // namespace core::package
