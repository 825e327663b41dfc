#include "ui/recipient/OwnMapWork.h"

#include "core/base/Result.h"
#include "ui/recipient/TrainingWork.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

core::evaluation::MapSet packageSet(const core::recipient::ReceivedContents &contents)
{
    core::evaluation::MapSet set{.name = "package", .texts = {}};
    for (std::size_t i = 0; i < std::min(contents.texts.size(), OwnMapWork::most); ++i) {
        set.texts.push_back(contents.texts[i].text);
        set.labels.push_back(contents.texts[i].label);
    }
    return set;
}

} // namespace

core::Result<ShownMap> OwnMapWork::operator()(core::JobControl &control) const
{
    PartControl opening(control, 0.0, 0.1);
    PartControl reading(control, 0.1, 0.15);
    PartControl placing(control, 0.15, 1.0);
    const core::evaluation::PackagedCorpus &corpus = package->contents->corpus;
    core::plan::Plan plan = corpus.plan;
    KEYSEED_ASSIGN(const auto inputs, openInputsOf(*package, plan, places, opening));
    std::vector<core::evaluation::MapSet> sets = {packageSet(*package->contents)};
    if (own) {
        KEYSEED_ASSIGN(auto texts,
                       core::evaluation::mapSetOf("own", *own, corpus.texts.labels, most, reading));
        sets.push_back(std::move(texts));
    }
    KEYSEED_ASSIGN(auto points, core::evaluation::mapOfTexts(sets, inputs, settings, placing));
    ShownMap map{.sets = {QCoreApplication::translate("ui::MapTab", "of the package"),
                          QCoreApplication::translate("ui::MapTab", "your texts")},
                 .points = std::move(points),
                 .texts = {}};
    map.sets.resize(static_cast<qsizetype>(sets.size()));
    for (core::evaluation::MapSet &set : sets)
        map.texts.push_back(std::move(set.texts));
    return map;
}

} // namespace ui
