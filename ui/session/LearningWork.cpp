#include "ui/session/LearningWork.h"

#include "core/base/Result.h"
#include "core/learning/Learn.h"
#include "core/learning/PlainText.h"
#include "core/learning/TextInput.h"
#include "core/pipeline/PathRoles.h"
#include "core/plan/PublicFiles.h"
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

// Public texts must meet the conditions of a vocabulary: it is published.
Result<void> checkPublic(const fs::path &text, const Plan &plan)
{
    Plan named;
    named.records = plan.records;
    named.vocabulary = {.source = "terms", .settings = {{"file", text.string()}}};
    auto checked = core::plan::checkPublicFiles(named);
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
            KEYSEED_TRY(checkPublic(path, plan));
            continue;
        }
        KEYSEED_ASSIGN(const auto content, learning::PlainFolder::list(path));
        for (const auto &file : content.files) {
            if (control.isCancelled())
                return core::cancelled();
            KEYSEED_TRY(checkPublic(path / file.path, plan));
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
    KEYSEED_TRY(checkPublic(choice, plan, control));
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
    KEYSEED_ASSIGN(auto learnt, learning::learn(sources, options, resources, control));
    return std::make_shared<const learning::Learnt>(std::move(learnt));
}

Result<fs::path> SaveLearnt::operator()(JobControl &) const
{
    core::pipeline::PathRoles roles;
    roles.output("the vocabulary", path).planned(plan).project(project).ledger(ledger);
    for (const fs::path &text : texts)
        roles.input("a public text", text);
    // Whether a file that is there may be replaced was asked by who chose the name.
    KEYSEED_TRY(roles.check(true));
    KEYSEED_ASSIGN(const auto kept, learning::without(*learnt, leftOut));
    KEYSEED_TRY(learning::save(kept, path));
    return path;
}

} // namespace ui
