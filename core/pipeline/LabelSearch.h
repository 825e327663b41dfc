#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/package/contents/PublishedFigures.h"
#include "core/pipeline/project/ProjectStore.h"
#include "core/privacy/Released.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/privacy/mechanisms/NameThreshold.h"
#include "core/records/Source.h"

#include <string>

namespace core::pipeline {

/// The steward's decisions about finding labels. All of it is public.
struct LabelSearch
{
    records::Source records; ///< a person column makes persons the unit, else each record is one
    privacy::NameThreshold::Terms terms;
    std::string project;      ///< as the ledger names it
    std::string source;       ///< the name of the data source in the ledger
    privacy::Caps capsIfNone; ///< set the caps of a data source that has none

    bool unitIsPerson() const { return records.personColumn.has_value(); }
};

using FoundLabels = privacy::Released<package::LabelFinding>;

/// Finds which labels are frequent in the records, for an epsilon and a delta, so that nobody has to choose
/// the declared ones by exact counts. Kept in the project file: every package of the project states what it
/// cost.
///
/// Neighbouring data sets: one privacy unit added or removed (a record; a person with all of their records
/// where a person column is named). Sensitivity: LabelUnits. Guarantee: NameThreshold.
///
/// Order: that of the commit (privacy::Commit). Cancel is answered until the reservation.
/// Errors: InvalidPlan (no label column; another unit than that of the project's plan, model or earlier
/// findings: the promise of a package holds for one), InvalidParameter (terms out of range), BudgetExhausted,
/// Database, those of records::Reader, Cancelled. That nothing is found is no error. Stages: "records",
/// "noise".
Result<FoundLabels> findLabels(const LabelSearch &search,
                               privacy::Ledger &ledger,
                               ProjectStore &store,
                               JobControl &control,
                               unsigned threads = 0);

/// Returns whether the newest model of a project protects this unit; so does a project without one. Errors:
/// Database.
Result<bool> modelFitsUnit(ProjectStore &store, bool unitIsPerson);

/// Checks whether what was found in a project protects this unit. With persons beside records nothing could
/// be promised for either: one record more may change which labels of its person count. Errors: InvalidPlan,
/// Database.
Result<void> checkUnitOfFindings(ProjectStore &store, bool unitIsPerson);

} // namespace core::pipeline

template<>
inline constexpr bool core::isPublic<core::pipeline::LabelSearch> = true;
