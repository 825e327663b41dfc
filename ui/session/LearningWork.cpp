#include "ui/session/LearningWork.h"

#include "core/learning/Learn.h"
#include "core/learning/PlainFolder.h"
#include "core/learning/TextInput.h"
#include "core/pipeline/PathRoles.h"
#include "core/records/Preview.h"

#include <system_error>

namespace ui {

namespace {

using core::JobControl;
using core::Result;
using core::plan::Plan;
namespace fs = std::filesystem;
namespace learning = core::learning;

bool isFolder(const fs::path &path)
{
    std::error_code problem;
    return fs::is_directory(path, problem);
}

// What is said of a vocabulary holds of what makes one: it is published.
Result<void> checkPublic(const fs::path &text, const Plan &plan)
{
    Plan named;
    named.records = plan.records;
    named.vocabulary = {.source = "terms", .settings = {{"file", text.string()}}};
    auto checked = core::pipeline::checkPublicFiles(named);
    if (!checked)
        return core::fail(core::ErrorCode::InvalidPlan,
                          text.string()
                              + ": holds the records of this project, and what is learnt is published; name "
                                "public texts");
    return {};
}

Result<void> checkPublic(const PublicTextChoice &choice, const Plan &plan, const JobControl &control)
{
    for (const fs::path &path : choice.paths) {
        if (!isFolder(path)) {
            if (auto checked = checkPublic(path, plan); !checked)
                return checked;
            continue;
        }
        const auto content = learning::PlainFolder::list(path);
        if (!content)
            return core::fail(content.error());
        for (const auto &file : content->files) {
            if (control.isCancelled())
                return core::cancelled();
            if (auto checked = checkPublic(path / file.path, plan); !checked)
                return checked;
        }
    }
    return {};
}

} // namespace

Result<PublicTextSize> MeasureTexts::operator()(JobControl &control) const
{
    PublicTextSize size;
    for (const fs::path &path : paths) {
        if (control.isCancelled())
            return core::cancelled();
        PublicTextSize::File &file = size.files.emplace_back();
        core::records::Source source;
        source.files = {path};
        file.bytes = learning::bytesIn(source);
        size.bytes += file.bytes;
        if (isFolder(path)) {
            const auto content = learning::PlainFolder::list(path);
            file.texts = content ? content->files.size() : 0;
        } else if (!learning::isPlainTextFile(path) && size.columns.empty()) {
            if (const auto shown = core::records::preview(source)) {
                size.columns = shown->columns;
                size.textColumn = core::records::guessRoles(shown->columns, shown->rows).text;
            }
        }
    }
    return size;
}

Result<std::shared_ptr<const learning::Learnt>> LearnTexts::operator()(JobControl &control) const
{
    if (auto checked = checkPublic(choice, plan, control); !checked)
        return core::fail(checked.error());
    std::vector<core::records::Source> sources;
    for (const fs::path &path : choice.paths) {
        sources.emplace_back().files = {path};
        sources.back().textColumn = choice.textColumn;
    }
    learning::LearnOptions options;
    options.isDeclaredPublic = choice.isDeclaredPublic;
    options.origin = choice.origin;
    options.licence = choice.licence;
    options.language = choice.language;
    auto learnt = learning::learn(sources, options, resources, control);
    if (!learnt)
        return core::fail(learnt.error());
    return std::make_shared<const learning::Learnt>(std::move(*learnt));
}

Result<fs::path> SaveLearnt::operator()(JobControl &) const
{
    core::pipeline::Paths roles;
    roles.output("the vocabulary", path).planned(plan).project(project).ledger(ledger);
    for (const fs::path &text : texts)
        roles.input("a public text", text);
    // Whether a file that is there may be replaced was asked by who chose the name.
    if (auto apart = roles.check(true); !apart)
        return core::fail(apart.error());
    const auto kept = learning::without(*learnt, leftOut);
    if (!kept)
        return core::fail(kept.error());
    if (auto written = learning::save(*kept, path); !written)
        return core::fail(written.error());
    return path;
}

} // namespace ui
