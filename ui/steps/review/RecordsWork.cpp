#include "ui/steps/review/RecordsWork.h"

#include "core/base/Result.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/review/Exclusions.h"
#include "ui/steps/review/UsefulnessWork.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// The documents that the package would hold, with the public inputs of the pipeline opened.
core::Result<core::evaluation::TrainingTexts> documentsOf(const std::filesystem::path &project,
                                                          core::pipeline::Pipeline &pipeline,
                                                          const std::vector<std::string> &labels,
                                                          core::JobControl &control)
{
    KEYSEED_TRY(noteExactFigures(project));
    KEYSEED_TRY(pipeline.openInputs(control));
    KEYSEED_ASSIGN(const auto selected,
                   core::review::selectDocuments(*pipeline.documents, pipeline.exclusions));
    return core::evaluation::trainingTexts(selected.documents, labels);
}

core::evaluation::MapSet syntheticSet(const core::evaluation::TrainingTexts &texts)
{
    core::evaluation::MapSet set{.name = "synthetic", .texts = {}};
    for (std::size_t i = 0; i < std::min(texts.texts.size(), RecordsMapWork::most); ++i) {
        set.texts.push_back(texts.texts[i]);
        set.labels.push_back(texts.labels[texts.labelOf[i]]);
    }
    return set;
}

/// The examples of the plan, which cost no epsilon and have no label of their own.
core::evaluation::MapSet fewShotSet(const core::plan::Plan::Writer &writer)
{
    core::evaluation::MapSet set{.name = "few-shot", .texts = {}};
    if (writer.examplesArePublic)
        set.texts = writer.examples;
    return set;
}

} // namespace

core::Result<ShownMap> RecordsMapWork::operator()(core::JobControl &control) const
{
    KEYSEED_ASSIGN(const auto documents, documentsOf(project, *pipeline, labels, control));
    KEYSEED_ASSIGN(auto real,
                   core::evaluation::mapSetOf("real",
                                              {.source = records,
                                               .labelValues = pipeline->plan.labelValues,
                                               .severalLabels = severalLabels(pipeline->plan.records)},
                                              labels,
                                              most,
                                              control));
    const auto fewShot = fewShotSet(writer);
    KEYSEED_ASSIGN(
        auto points,
        core::evaluation::mapOfTexts(
            {syntheticSet(documents), std::move(real), fewShot}, *pipeline->inputs, settings, control));
    ShownMap map{.sets = {QCoreApplication::translate("ui::InternalTab", "synthetic documents"),
                          QCoreApplication::translate("ui::InternalTab", "records")},
                 .points = std::move(points),
                 .texts = {}};
    if (!fewShot.texts.empty()) {
        map.sets.append(QCoreApplication::translate("ui::InternalTab", "examples for prompts"));
        map.texts = {{}, {}, fewShot.texts}; // public: the only ones to be read here
    }
    return map;
}

core::Result<core::evaluation::MembershipAttack> AttackWork::operator()(core::JobControl &control) const
{
    KEYSEED_ASSIGN(const auto documents, documentsOf(project, *pipeline, labels, control));
    core::records::Source source = records;
    if (others.extension() != records.file().extension())
        source.format.reset();
    source.files = {others};
    return core::evaluation::attackMembership(documents.texts,
                                              {.source = records,
                                               .labelValues = pipeline->plan.labelValues,
                                               .severalLabels = severalLabels(pipeline->plan.records)},
                                              source,
                                              labels,
                                              *pipeline->inputs,
                                              control);
}

} // namespace ui
