#include "ui/models/ReleaseText.h"

#include "core/pipeline/ReleaseSteps.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/BudgetText.h"
#include "ui/text/TimeText.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

struct ReleaseText
{
    Q_DECLARE_TR_FUNCTIONS(ReleaseText)
};

} // namespace

QString spentText(const ProjectSession &session)
{
    const QString budget = budgetText(session.spend());
    const auto &entries = session.ledger().entries;
    const auto entry = std::find_if(entries.rbegin(), entries.rend(), [&](const auto &each) {
        return each.kind == "reserve" && each.committed && each.project == session.plan().project
               && each.spend == session.spend();
    });
    if (entry == entries.rend())
        //: %1: an epsilon, "6.0", or with its delta, "6.0 at delta 0.000001"; %2: a time
        return ReleaseText::tr("Spent %1 on %2.").arg(budget, localTimeText((*session.model())->committedAt));
    //: %1: an epsilon, "6.0", or with its delta, "6.0 at delta 0.000001"; %2: a time
    return ReleaseText::tr("Spent %1. Ledger entry %2.").arg(budget, localTimeText(entry->time));
}

core::Result<void> checkVocabulary(const core::synthesis::ReleasedModel &model,
                                   const core::pipeline::PublicInputs &inputs)
{
    if (model.vocabularyDigest == inputs.vocabulary.digest()
        && model.vocabularySize == inputs.vocabulary.size())
        return {};
    return core::fail(core::ErrorCode::InvalidPlan,
                      "vocabulary.source: the phrases were learned with another version of "
                          + model.vocabularySource + "; put that file back to see and use them");
}

bool sequencesFollowPlan(const ProjectSession &session)
{
    const auto &drawn = session.drawnWith();
    if (!drawn || !session.sequences())
        return false;
    return *drawn == session.plan().sampling;
}

QString labelName(const std::string &label)
{
    return label.empty() ? ReleaseText::tr("all records") : QString::fromStdString(label).simplified();
}

} // namespace ui
