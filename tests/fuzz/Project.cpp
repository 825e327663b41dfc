#include "core/chat/AnswerStore.h"
#include "core/pipeline/project/ProjectStore.h"
#include "tests/core/privacy/ReleasedForTests.h"
#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/FuzzTarget.h"
#include "tests/fuzz/SampleModels.h"

using namespace core;
using pipeline::ProjectStore;

namespace {

using privacy::ReleasedForTests;

void must(const Result<void> &done)
{
    fuzz::expect(done.has_value(), done ? "" : done.error().detail.c_str());
}

template<typename T>
void look(const Result<T> &read)
{
    if (!read)
        fuzz::expectLine(read.error().detail);
}

/// A project in which every table has a row.
std::string wholeProject()
{
    const auto path = fuzz::folder() / "seed.keyseed";
    auto store = ProjectStore::open(path).value();
    plan::Plan plan;
    plan.labels = {"A"};
    must(store.savePlan(plan));
    auto connection = Database::open(fuzz::folder() / "connection.sqlite").value();
    must(connection.attach(path, "project"));
    must(connection.transaction([&]() -> Result<void> {
        const auto model = ReleasedForTests::of(fuzz::smallModel());
        must(ProjectStore::insertModel(connection, "project", model));
        must(ProjectStore::insertRound(connection, "project", 1, model));
        package::PublishedUsefulness usefulness;
        usefulness.counts = {{7, 2}, {.l1 = 1, .l2Squared = 1}, privacy::LaplaceScale{1, 1}};
        must(ProjectStore::insertUsefulness(connection, "project", ReleasedForTests::of(usefulness)));
        package::DrawChoice choice;
        choice.draws = 2;
        must(ProjectStore::insertDrawChoice(connection, "project", ReleasedForTests::of(choice)));
        package::LabelFinding finding;
        finding.found.names = {{.name = "A", .units = 12}};
        return ProjectStore::insertLabelFinding(connection, "project", ReleasedForTests::of(finding));
    }));
    const std::vector<synthesis::Sequence> sequences{{"SYN-000001", "A", {"one", "two"}},
                                                     {"SYN-000002", "A", {"one"}}};
    must(store.keepSequences(1, plan, ReleasedForTests::of(sequences)));
    must(store.keepExclusions({{"SYN-000002", {}}}));
    must(store.keepApproval(package::Approval{"{}", "signature"}));
    must(store.noteRelease(
        {.exportedAt = "2026-02-01T10:00:00Z", .path = "/a", .sumsSha256 = std::string(64, 'a')}, plan));
    must(store.noteExactComparison());
    auto answers = chat::AnswerStore::open(path).value();
    chat::AnswerStore::Batch batch;
    batch.sent = {
        {.id = 1, .at = "2026-02-01", .documentId = "SYN-000001", .tries = 1, .url = "u", .body = "{}"}};
    batch.ended = {{.id = 1, .at = "2026-02-01", .status = 200, .words = "w"}};
    batch.answers.resize(1);
    batch.answers[0].documentId = "SYN-000001";
    batch.answers[0].answer.text = "text";
    must(answers.keep(batch));
    return fuzz::contentOf(path);
}

void readAll(ProjectStore &store)
{
    look(store.loadPlan());
    if (const auto model = store.latestModel(); model && *model)
        look(store.keptSequences((*model)->id));
    else
        look(model);
    look(store.keptSequences(1));
    look(store.exclusions());
    look(store.lockedRelease());
    look(store.approval());
    look(store.exactComparisons());
    look(store.paidRounds());
    look(store.allUsefulness());
    look(store.drawChoices());
    look(store.labelFindings());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto bytes = fuzz::textOf(data, size);
    for (const char *beside : {"a.keyseed-journal", "a.keyseed-wal", "a.keyseed-shm"})
        std::filesystem::remove(fuzz::folder() / beside);
    const auto path = fuzz::written(bytes, "a.keyseed");
    auto store = ProjectStore::open(path);
    if (!store) {
        fuzz::expectLine(store.error().detail);
        const bool isLeft = store.error().detail.find("left as it is") != std::string::npos
                            || store.error().detail.find("left as it was") != std::string::npos;
        fuzz::expect(!isLeft || fuzz::contentOf(path) == bytes,
                     "a file that was left as it is was left as it is");
        return 0;
    }
    readAll(*store);
    if (auto answers = chat::AnswerStore::open(path)) {
        look(answers->answeredDigests());
        look(answers->answerTo({}));
        look(answers->totals());
        look(answers->eachSent([](const std::string &line) { fuzz::expectLine(line); }));
    }
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const auto path = fuzz::folder() / "empty.keyseed";
    fuzz::expect(ProjectStore::open(path).has_value(), "a project can be made");
    return {wholeProject(), fuzz::contentOf(path)};
}
