#pragma once

#include "core/synthesis/keyphrases/ReleasedModel.h"

namespace fuzz {

/// Two phrases in one cluster, one label, as small as a model can be.
inline core::synthesis::ReleasedModel smallModel()
{
    using namespace core;
    synthesis::ReleasedModel model;
    model.parameters.method = "histogram";
    model.parameters.clusters = 1;
    model.labels = {"A"};
    model.vocabularySource = "builtin medical";
    model.vocabularySize = 2;
    model.selected = {1, 0};
    model.clusterOf = {0, 0};
    model.committedAt = "2026-02-01T10:00:00Z";
    model.spend = {.microEpsilon = 1, .picoRho = 2, .picoDelta = 3};
    model.tables = {
        {"phrases", {{3, -4}, {.l1 = 8, .l2Squared = 64}, privacy::LaplaceScale{16, 3}}},
        {"clusters", {{5}, {.l1 = 8, .l2Squared = 16}, privacy::GaussianVariance{77}}},
    };
    return model;
}

} // namespace fuzz
