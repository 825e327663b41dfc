#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/recipient/Model.h"
#include "core/recipient/OwnTexts.h"

#include <cstdint>
#include <filesystem>

namespace core::recipient {

struct Predicted
{
    std::int64_t texts = 0;
    std::int64_t withoutText = 0; ///< among them; these have no prediction
};

/// Writes a CSV file with the columns of the texts, unchanged, and two more: "prediction" and "probability"
/// (of the predicted label). UTF-8, a header line, a line for each record, in their order. The file is there
/// complete or not at all, readable for its owner alone; memory does not grow with it. Errors: those of
/// records::Reader; InvalidPlan where the texts have a column "prediction" or "probability" already; Io;
/// Cancelled. Stage: "predicting".
Result<Predicted>
predict(const Model &model, const OwnTexts &texts, const std::filesystem::path &output, JobControl &control);

} // namespace core::recipient
