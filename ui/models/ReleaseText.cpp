#include "ui/models/ReleaseText.h"

#include "ui/models/ProjectSession.h"
#include "ui/widgets/BudgetMeter.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace ui {

namespace {

struct ReleaseText
{
    Q_DECLARE_TR_FUNCTIONS(ReleaseText)
};

QString localTime(const std::string &utc)
{
    const QDateTime time = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate).toLocalTime();
    return time.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

} // namespace

QString spentText(const ProjectSession &session)
{
    const QString epsilon = epsilonText(session.spend().epsilon());
    const auto &entries = session.ledger().entries;
    const auto entry = std::find_if(entries.rbegin(), entries.rend(), [&](const auto &each) {
        return each.kind == "reserve" && each.committed && each.project == session.plan().project
               && each.spend == session.spend();
    });
    if (entry == entries.rend())
        //: %1: an epsilon, %2: a time
        return ReleaseText::tr("Spent %1 on %2.").arg(epsilon, localTime((*session.model())->committedAt));
    //: %1: an epsilon, %2: a time
    return ReleaseText::tr("Spent %1. Ledger entry %2.").arg(epsilon, localTime(entry->time));
}

core::Result<void> checkVocabulary(const core::seeding::HistogramModel &model,
                                   const core::project::PublicInputs &inputs)
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
    const auto sequences = session.sequences();
    if (!sequences || !session.model() || (*sequences)->empty())
        return false;
    const auto &model = **session.model();
    const auto &wanted = session.plan().sequences;
    const auto length = std::min(static_cast<std::size_t>(std::max(wanted.length, 0)),
                                 static_cast<std::size_t>(model.vocabularySize));
    const std::size_t count = model.labels.size() * static_cast<std::size_t>(std::max(wanted.perLabel, 0));
    return (*sequences)->size() == count && (*sequences)->front().keyphrases.size() == length;
}

QString labelName(const std::string &label)
{
    return label.empty() ? ReleaseText::tr("all records") : QString::fromStdString(label).simplified();
}

} // namespace ui
