#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/Scores.h"
#include "core/recipient/Model.h"
#include "core/recipient/OwnTexts.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::recipient {

/// The results of a model on the texts of one label. PRIVATE, like all figures here: exact numbers of own
/// texts.
struct LabelFigures
{
    std::string label;
    evaluation::LabelScore score;
    evaluation::Interval recall;    ///< Wilson's, 95 %
    evaluation::Interval precision; ///< the same
    double f1 = 0.0;                ///< 2 found / (records + answered); 0 without either
};

/// Texts that were answered with about the same probability.
struct CalibrationBin
{
    double from = 0.0; ///< probability; the last bin holds 1, too
    double to = 0.0;
    std::int64_t texts = 0;
    std::int64_t correct = 0;
    double meanProbability = 0.0;  ///< 0 without a text
    double shareCorrect = 0.0;     ///< the same
    evaluation::Interval interval; ///< of the share, Wilson's, 95 %
};

struct Judgement
{
    evaluation::ClassifierScore score; ///< accuracy, its interval, confusion
    double macroF1 = 0.0;              ///< mean over the labels of texts and answers
    std::vector<LabelFigures> labels;
    std::vector<CalibrationBin> calibration; ///< ten of equal width
    /// Mean over the texts of |share correct - mean probability| of their bin (Guo et al. 2017).
    double calibrationError = 0.0;
    std::int64_t passedOver = 0; ///< texts without a label of the model, or labels without a text
};

/// Evaluates the model on the labelled texts of a half. Only counts are kept of a text; the result is the
/// same for any number of threads (0 = one per core). Errors: InvalidPlan (no label column), those of
/// records::Reader, InvalidRecords (no text), Cancelled. Stages: "connecting" if a server is asked,
/// "testing".
Result<Judgement>
judge(const Model &model, const OwnTexts &texts, Half half, JobControl &control, unsigned threads = 0);

} // namespace core::recipient
