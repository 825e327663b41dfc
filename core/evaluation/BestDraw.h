#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/Evaluation.h"
#include "core/package/contents/PublishedFigures.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/pipeline/project/ProjectStore.h"
#include "core/plan/Plan.h"
#include "core/privacy/Epsilon.h"
#include "core/privacy/ledger/Ledger.h"

#include <memory>

namespace core::evaluation {

/// 2 to this many draws compete.
inline constexpr int mostDraws = 64;

/// The steward's decisions about a choice among draws. All of it is public.
struct DrawContest
{
    int draws = 0;
    privacy::Epsilon epsilon;
    TestRecords records; ///< a person column makes persons the unit, else each record is one; as in the plan
    std::string source = {}; ///< the data source of the records, which is charged; empty: that of the plan
};

/// The draw that was kept, with what choosing it cost.
struct BestDraw
{
    std::shared_ptr<const pipeline::Sequences> sequences;
    privacy::Released<package::DrawChoice> choice;
    std::int64_t usable =
        0; ///< records that the draws were compared on; PRIVATE: for a warning on the screen
};

/// Draws sequences several times from the released model and keeps the draw from whose texts a classifier
/// learns the labels of the records best: chosen privately, by permute-and-flip, so that nobody needs to look
/// at exact figures to choose. The project keeps that draw instead of the one before.
///
/// Each draw is written out by the template, whoever writes the documents later, and trains the classifier of
/// publishUsefulness, logistic regression on vectors. Its score is the number of privacy units whose record
/// it labels correctly.
///
/// Neighbouring data sets: one privacy unit added or removed (a record; a person with all of their records
/// where a person column is named). Sensitivity: one unit more raises each score by 0 or 1 (UnitAnswers): of
/// a person one record is asked, the same one by all classifiers, chosen by a fresh random key and this
/// person's records alone. Guarantee: epsilon-differential privacy regardless of the number of draws
/// (PermuteAndFlip). The draws are post-processing of a model that was paid for; that model and this choice
/// add up (adaptive composition).
///
/// Order: that of the commit (privacy::Commit); the chosen sequences and the choice are stored in its
/// transaction. Cancel is answered until the reservation. Errors: InvalidParameter (the number of draws),
/// InvalidPlan (fewer than two labels, no label column, another unit than the plan's), those of
/// sampleSequences and records::Reader, BudgetExhausted, Database. Without a usable record the choice is
/// noise alone.
/// Stages: "sequences", "features", "training", "testing", "noise".
Result<BestDraw> keepBestDraw(const DrawContest &contest,
                              const plan::Plan &plan,
                              const pipeline::PublicInputs &inputs,
                              privacy::Ledger &ledger,
                              pipeline::ProjectStore &store,
                              JobControl &control,
                              unsigned threads = 0);

} // namespace core::evaluation
