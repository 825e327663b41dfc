#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/Evaluation.h"
#include "core/evaluation/map/Tsne.h"
#include "core/synthesis/PublicInputs.h"

#include <string>
#include <vector>

namespace core::evaluation {

/// Texts of one kind on a map: real, synthetic, few-shot. PRIVATE where they are records.
struct MapSet
{
    std::string name;
    std::vector<std::string> texts;
    std::vector<std::string> labels = {}; ///< of each text, or none
};

struct MapPoint
{
    double x = 0.0;
    double y = 0.0;
    std::size_t set = 0;
    std::size_t text = 0; ///< its place among the texts of the set
    std::string label;
};

/// The first `most` records that a commit counts, under their declared label: with a text, one of `labels`
/// (none, or one empty label: any) and, where persons are the unit, a person. Each person is one point, at
/// the first of the records. PRIVATE. Errors: those of records::Reader, Cancelled. Stage: "records".
Result<MapSet> mapSetOf(std::string name,
                        const TestRecords &records,
                        const std::vector<std::string> &labels,
                        std::size_t most,
                        JobControl &control);

/// Places the texts of all sets by their document vectors (TextFeatures::vector), set after set. Texts
/// without a phrase of the vocabulary have no place and are omitted. PRIVATE if a set is: every place depends
/// on all texts. Errors: those of mapOf. Stages: "features", "neighbours", "map".
Result<std::vector<MapPoint>> mapOfTexts(const std::vector<MapSet> &sets,
                                         const synthesis::PublicInputs &inputs,
                                         const MapSettings &settings,
                                         JobControl &control);

} // namespace core::evaluation
