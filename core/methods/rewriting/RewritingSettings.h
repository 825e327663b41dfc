#pragma once

#include "core/base/Fields.h"
#include "core/base/Public.h"
#include "core/methods/rewriting/RewritingKinds.h"
#include "core/privacy/mechanisms/RewrittenRows.h"
#include "core/synthesis/Choices.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <filesystem>

namespace core::synthesis {

inline constexpr int mostRewrittenRows = 100'000;
inline constexpr int mostRowsPerUnit = 100;

/// The settings of rewriting in a plan, besides its budget. The first two have no default: the model is the
/// organisation's own choice, and the number of rows is published.
struct RewritingSettings
{
    std::filesystem::path model; ///< a folder, see core/rewriter/ModelFolder.h
    int rows = 0;                ///< N, of all records together
    int rowsPerUnit = 1;         ///< R, of a record or person; of more, as many are taken at random

    friend bool operator==(const RewritingSettings &, const RewritingSettings &) = default;
};

/// Returns the fields in the order in which they are written, with their checks.
const FieldTable<RewritingSettings> &rewritingSettings();

/// The same as numbers of a released model.
struct RewritingShape
{
    int rows = 1;
    int rowsPerUnit = 1;
    int values = 1;             ///< numbers of an encoded row
    int clipTenThousandths = 1; ///< of each number, or of the norm of the row

    double clip() const { return clipTenThousandths / 1e4; }
    friend bool operator==(const RewritingShape &, const RewritingShape &) = default;
};

/// Returns the shape of a plan that passed rewritingSettings(); values and clip are those of
/// choices.rewriter, else 1.
RewritingShape rewritingShape(const RewritingSettings &settings, const Choices &choices);

/// Converts to parameters of the method, and back; out of range if they are not of such a method.
MethodParameters parametersOf(const RewritingShape &shape, const Choices &choices);
RewritingShape rewritingIn(const MethodParameters &parameters);
/// TextRewriter::weights(), kept with them: 16 bits each number.
void setWeights(MethodParameters &parameters, const Digest &weights);
/// Zeros where none are kept.
Digest weightsIn(const MethodParameters &parameters);

/// The steps of the grid of encoded rows: a thousandth of the clip is far below any noise.
inline constexpr std::int64_t stepsOfClip = 1024;
privacy::RowGrid gridOf(const RewritingKind &kind, const RewritingShape &shape);

/// The maximum number of values in all: they are in memory and in the project file, eight bytes each.
inline constexpr std::int64_t mostRewrittenCells = std::int64_t{1} << 25;

inline constexpr const char *rowTableName = "rows";
/// The table with a cell for each label of every row: rowLabelWeight in that of the row's label. A row that
/// is replaced changes two.
inline constexpr const char *rowLabelTableName = "row-labels";
inline constexpr std::int64_t rowLabelWeight = 1000;
privacy::Sensitivity rowLabelSensitivity(int rowsPerUnit);

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::RewritingShape> = true;
