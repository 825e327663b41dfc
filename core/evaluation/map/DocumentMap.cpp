#include "core/evaluation/map/DocumentMap.h"

#include "core/base/Result.h"
#include "core/evaluation/Stages.h"
#include "core/evaluation/classifiers/TextFeatures.h"
#include "core/records/RecordStream.h"

#include <unordered_set>

namespace core::evaluation {

namespace {

/// Vectors and, of each, whose it is.
struct Placed
{
    std::vector<MapPoint> points;
    std::vector<std::vector<float>> vectors;
};

Result<Placed> placed(const std::vector<MapSet> &sets, const TextFeatures &features, const Progress &progress)
{
    Placed placed;
    for (std::size_t set = 0; set < sets.size(); ++set)
        for (std::size_t i = 0; i < sets[set].texts.size(); ++i) {
            const double share = static_cast<double>(i) / static_cast<double>(sets[set].texts.size());
            KEYSEED_TRY(progress.at((static_cast<double>(set) + share) / static_cast<double>(sets.size())));
            const auto phrases = weighedPhrases(features.inputs(), sets[set].texts[i]);
            if (phrases.empty())
                continue;
            placed.vectors.push_back(features.vector(phrases).values);
            placed.points.push_back(
                {.set = set,
                 .text = i,
                 .label = i < sets[set].labels.size() ? sets[set].labels[i] : std::string()});
        }
    return placed;
}

} // namespace

Result<MapSet> mapSetOf(std::string name,
                        const TestRecords &records,
                        const std::vector<std::string> &labels,
                        std::size_t most,
                        JobControl &control)
{
    KEYSEED_ASSIGN(auto reader, records::openToCheck(records.source));
    const plan::LabelMap declared(labels, records.labelValues, records.severalLabels);
    const bool needsLabel = (labels.size() > 1 || (labels.size() == 1 && !labels.front().empty()))
                            && (records.source.labelColumn || !records.source.join.files.empty());
    const bool needsPerson = records.source.personColumn.has_value();
    std::unordered_set<std::string> shown; // persons
    const Progress progress(control, "records");
    MapSet set{.name = std::move(name), .texts = {}};
    for (records::Record record; set.texts.size() < most;) {
        KEYSEED_TRY(progress.at(reader->fractionRead()));
        KEYSEED_ASSIGN(const auto more, reader->next(record));
        if (!more)
            break;
        if (!records::hasText(record) || (needsPerson && record.person.empty()))
            continue;
        const auto found = declared.labelsOf(record);
        if (found.empty() && needsLabel)
            continue;
        if (needsPerson && !shown.insert(record.person).second)
            continue;
        set.texts.push_back(record.text);
        set.labels.push_back(found.empty() ? std::string() : labels[found.front()]);
    }
    return set;
}

Result<std::vector<MapPoint>> mapOfTexts(const std::vector<MapSet> &sets,
                                         const synthesis::PublicInputs &inputs,
                                         const MapSettings &settings,
                                         JobControl &control)
{
    const TextFeatures features(inputs, {});
    KEYSEED_ASSIGN(auto all, placed(sets, features, Progress(control, "features").part(0.0, 0.1)));
    RowMatrix<float> vectors(static_cast<Eigen::Index>(all.vectors.size()),
                             static_cast<Eigen::Index>(features.vectorColumns()));
    for (std::size_t i = 0; i < all.vectors.size(); ++i)
        vectors.row(static_cast<Eigen::Index>(i)) = Eigen::Map<const Eigen::RowVectorXf>(
            all.vectors[i].data(), static_cast<Eigen::Index>(all.vectors[i].size()));
    PartControl part(Progress(control, "map").part(0.1, 1.0));
    KEYSEED_ASSIGN(const auto map, mapOf(vectors, settings, part));
    for (std::size_t i = 0; i < all.points.size(); ++i) {
        all.points[i].x = (map)(static_cast<Eigen::Index>(i), 0);
        all.points[i].y = (map)(static_cast<Eigen::Index>(i), 1);
    }
    return std::move(all.points);
}

} // namespace core::evaluation
