#include "tests/bench/experiments/CorpusTexts.h"

#include "core/base/JsonInput.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/records/Reader.h"

#include <algorithm>

namespace experiments {

using core::ErrorCode;
using core::fail;
using core::Result;
using core::evaluation::TrainingTexts;

namespace {

Result<FewShotTexts>
setAside(const Configuration &configuration, TrainingTexts all, const std::filesystem::path &output)
{
    const auto wanted = static_cast<std::size_t>(configuration.fewShot.perLabel);
    FewShotTexts few{.texts = {.labels = all.labels, .texts = {}, .labelOf = {}, .corpusSha256 = {}},
                     .adapt = output / "adapt.jsonl"};
    std::vector<std::size_t> taken(all.labels.size());
    std::string rest;
    for (std::size_t i = 0; i < all.texts.size(); ++i)
        if (taken[all.labelOf[i]] < wanted) {
            ++taken[all.labelOf[i]];
            few.texts.labelOf.push_back(all.labelOf[i]);
            few.texts.texts.push_back(std::move(all.texts[i]));
        } else {
            const nlohmann::json line = {{configuration.plan.records.textColumn, all.texts[i]}};
            rest += line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
        }
    const auto tooFew = std::ranges::find_if(taken, [&](std::size_t each) { return each < wanted; });
    if (tooFew != taken.end())
        return fail(ErrorCode::InvalidRecords,
                    configuration.adapt.string() + ": " + std::to_string(wanted) + " texts of the label \""
                        + all.labels[static_cast<std::size_t>(tooFew - taken.begin())]
                        + "\" were expected to set aside; take a smaller \"perLabel\"");
    std::filesystem::remove(few.adapt);
    KEYSEED_TRY(core::writeNewFile(few.adapt, rest));
    return few;
}

} // namespace

core::recipient::OwnTexts
textsIn(const std::filesystem::path &file, const core::plan::Plan &plan, bool isLabelled)
{
    core::recipient::OwnTexts own;
    own.source = core::plan::recordsSource(plan.records);
    own.source.files = {file};
    if (!isLabelled)
        own.source.labelColumn.reset();
    return own;
}

Result<TrainingTexts> labelledTexts(const std::filesystem::path &file, const core::plan::Plan &plan)
{
    TrainingTexts texts{.labels = plan.labels, .texts = {}, .labelOf = {}, .corpusSha256 = {}};
    KEYSEED_ASSIGN(auto reader, core::records::Reader::open(textsIn(file, plan, true).source));
    for (core::records::Record record;;) {
        KEYSEED_ASSIGN(const auto more, reader->next(record));
        if (!more)
            return texts;
        const auto label = std::ranges::find(plan.labels, record.label);
        if (label == plan.labels.end())
            return fail(ErrorCode::InvalidRecords,
                        file.string() + ": a label of the texts to train on was expected, not \""
                            + record.label + '"');
        texts.texts.push_back(record.text);
        texts.labelOf.push_back(static_cast<std::uint32_t>(label - plan.labels.begin()));
    }
}

Result<FewShotTexts> fewShotTexts(const Configuration &configuration, const std::filesystem::path &output)
{
    const bool isSetAside = configuration.fewShot.perLabel > 0;
    const auto &file = isSetAside ? configuration.adapt : configuration.fewShot.file;
    if (file.empty())
        return FewShotTexts{.texts = {}, .adapt = configuration.adapt};
    KEYSEED_ASSIGN(auto all, labelledTexts(file, configuration.plan));
    if (isSetAside)
        return setAside(configuration, std::move(all), output);
    return FewShotTexts{.texts = std::move(all), .adapt = configuration.adapt};
}

} // namespace experiments
