#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/Scores.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/package/contents/PublishedFigures.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/pipeline/project/ProjectStore.h"
#include "core/plan/LabelMap.h"
#include "core/privacy/Epsilon.h"
#include "core/privacy/Released.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/records/Source.h"

#include <string>

namespace core::evaluation {

/// The records to test on and what their columns mean.
struct TestRecords
{
    records::Source source;
    plan::LabelValues labelValues; ///< as in Plan: which values a label stands for
    plan::SeveralLabels severalLabels = plan::SeveralLabels::First;
};

/// Trains four classifiers on the synthetic texts alone and tests them on the records: multinomial logistic
/// regression and a three-layer network, each on phrases and on vectors. PRIVATE result: exact numbers of
/// records, for the steward's own eyes; nothing of it is written anywhere.
///
/// Records are read as a stream and answered one by one, so that only the counts of the confusion matrices
/// are kept. Of a record that stands under several labels, each of them is a right answer (TrueLabels.h).
/// Persons play no part. The result is the same for any number of threads (0 = one per core) and any order of
/// the records.
///
/// Errors: InvalidPlan (fewer than two labels, no label column), all of records::Reader, InvalidRecords
/// without a usable record, InvalidPackage without a text, Cancelled (within 100 ms). Stages: "features",
/// "training", "testing".
Result<Usefulness> evaluate(const TrainingTexts &training,
                            const TestRecords &records,
                            const pipeline::PublicInputs &inputs,
                            JobControl &control,
                            unsigned threads = 0);

/// The steward's decisions about a figure for publication. All of it is public.
struct Publication
{
    TestRecords records; ///< a person column makes persons the unit, else each record is one; as in the plan
    privacy::Epsilon epsilon;
    std::string project;      ///< as the ledger names it
    std::string source;       ///< the name of the data source in the ledger
    privacy::Caps capsIfNone; ///< set the caps of a data source that has none
};

using Published = privacy::Released<package::PublishedUsefulness>;

/// The usefulness figure for publication: noisy counts of the correct and of the wrong answers that ONE
/// classifier, logistic regression on vectors, gives on the records. Which one is fixed here, so that no
/// private choice among several has to be paid for. Kept in the project file.
///
/// Neighbouring data sets: one privacy unit added or removed (a record; a person with all of their records
/// where a person column is named).
/// Sensitivity: each unit adds exactly 1 to exactly one of two cells, "correct" and "wrong": L1 1, L2^2 1.
/// The classifier is a function of the synthetic texts and public inputs; an answer is a function of it and
/// of that record alone, computed by itself. Of a person one record is asked: the one whose hash under a
/// fresh random key, which is drawn before reading and then forgotten, is the smallest; that is a function of
/// the key and of this person's records, so no other unit decides about it. For each key the bound holds,
/// hence the guarantee holds for the mixture over keys. A record without a text, a declared label or, where
/// persons are the unit, an id adds nothing.
/// Guarantee: discrete Laplace noise of scale 1/epsilon on both cells, pure epsilon-differential privacy
/// (Ghosh, Roughgarden, Sundararajan 2009). Where the synthetic texts were learned from the same records,
/// both spends add up in the ledger: what is computed from the first release is chosen before the second
/// (adaptive composition).
///
/// The unit is that of the project's plan and model: the promise of a package is that of its weakest part.
///
/// Order: validate, train, read, reserve in the ledger, draw noise, commit ledger and figure in one
/// transaction. Cancel is answered until the reservation.
/// Without a usable record the figure is noise alone, as is the model of such records; `usable`, unless it is
/// null, takes the number of usable records (PRIVATE: for a warning on the screen).
/// Errors: those of evaluate but for records without a usable one, InvalidPlan also with another person
/// column than that of the project's plan, BudgetExhausted, Database. Stages: "features", "training",
/// "testing", "noise".
Result<Published> publishUsefulness(const TrainingTexts &training,
                                    const Publication &publication,
                                    const pipeline::PublicInputs &inputs,
                                    privacy::Ledger &ledger,
                                    pipeline::ProjectStore &store,
                                    JobControl &control,
                                    unsigned threads = 0,
                                    std::int64_t *usable = nullptr);

} // namespace core::evaluation

template<>
inline constexpr bool core::isPublic<core::evaluation::Publication> = true;
