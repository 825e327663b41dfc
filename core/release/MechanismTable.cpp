#include "core/release/MechanismTable.h"

#include "core/privacy/Accounting.h"
#include "core/release/Manifest.h"
#include "core/release/MethodTables.h"
#include "core/release/Prose.h"
#include "core/seeding/ReleasedCounts.h"

namespace core::release {

namespace {

using seeding::NoisyTable;
using seeding::SeedModel;

std::string mechanismRow(const SeedModel &model, const NoisyTable &table)
{
    const privacy::NoisyCounts &counts = table.counts;
    const privacy::MechanismCost cost = privacy::costOf(counts.sensitivity, counts.noise);
    return tableRow({"`" + table.name + "`",
                     tableInWords(model.parameters, table.name),
                     std::to_string(counts.cells.size()),
                     noiseInWords(counts.noise),
                     std::to_string(counts.sensitivity.l1),
                     std::to_string(counts.sensitivity.l2Squared),
                     cost.microEpsilon ? millionths(*cost.microEpsilon) : "none",
                     trillionths(cost.picoRho)});
}

std::string countsTable(const Contents &contents)
{
    const auto counts = seeding::ReleasedCounts::of(*contents.model, contents.vocabulary);
    if (!counts)
        return {};
    const privacy::Noise &noise = contents.model->table(counts->table())->counts.noise;
    const double cellsOfOneUnit = privacy::standardDeviation(noise) / counts->standardDeviation();
    const std::string unit = unitWord(contents.model->unitIsPerson);
    return "\nThe counts in vocabulary.csv are those of the table `" + counts->table() + "`, in " + unit
           + "s:\n\n" + tableHead({"quantity", "value"})
           + tableRow({"one " + unit + ", in cells", decimals(cellsOfOneUnit, 2)})
           + tableRow({"standard deviation of a count", decimals(counts->standardDeviation(), 2)})
           + tableRow({"95 % half-width", decimals(counts->halfWidth95(), 2)})
           + tableRow({"threshold", decimals(counts->threshold(), 2)});
}

} // namespace

std::string noiseInWords(const privacy::Noise &noise)
{
    if (const auto *laplace = std::get_if<privacy::LaplaceScale>(&noise))
        return "discrete Laplace, t / s = " + std::to_string(laplace->numerator) + " / "
               + std::to_string(laplace->denominator);
    return "discrete Gaussian, sigma^2 = "
           + std::to_string(std::get<privacy::GaussianVariance>(noise).sigmaSquared);
}

std::string noiseFormulas(const SeedModel &model)
{
    bool hasLaplace = false;
    bool hasGaussian = false;
    for (const NoisyTable &table : model.tables)
        (std::holds_alternative<privacy::LaplaceScale>(table.counts.noise) ? hasLaplace : hasGaussian) = true;
    std::string text;
    if (hasLaplace)
        text +=
            "Discrete Laplace noise x has a probability proportional to exp(-abs(x) s / t): epsilon = L1 s"
            " / t, rho = L2^2 s^2 / (2 t^2).\n";
    if (hasGaussian)
        text += "Discrete Gaussian noise x has a probability proportional to exp(-x^2 / (2 sigma^2)): rho ="
                " L2^2 / (2 sigma^2), and no epsilon without a delta. The rhos of these tables together are"
                " turned into epsilon at the stated delta.\n";
    return text + "The samplers are exact, and all arithmetic on the records was done in whole numbers.\n";
}

std::string mechanismSection(const Contents &contents)
{
    const SeedModel &model = *contents.model;
    std::string text = "## Mechanisms and exact noise\n\nNeighbouring data sets: one "
                       + std::string(unitWord(model.unitIsPerson))
                       + " added or removed. Sensitivities are bounds for that, over all cells of a table"
                         " together. Noise was drawn on "
                       + markdown(model.committedAt) + ".\n\n"
                       + tableHead({"table",
                                    "releases",
                                    "cells",
                                    "noise",
                                    "L1 sensitivity",
                                    "L2 sensitivity, squared",
                                    "epsilon",
                                    "rho"});
    for (const NoisyTable &table : model.tables)
        text += mechanismRow(model, table);
    return text + "\n" + noiseFormulas(model) + countsTable(contents) + "\n";
}

} // namespace core::release
