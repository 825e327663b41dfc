#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/Evaluation.h"
#include "core/recipient/ReceivedPackage.h"
#include "core/records/Reader.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

namespace core::recipient {

/// The recipient's own texts: files of any format of records, the column with the text, and perhaps labels.
/// They are his: nothing of them is written but where he asks for predictions, and nothing is sent but
/// where he has a server asked for vectors of them (DocumentVectors.h).
using OwnTexts = evaluation::TestRecords;

bool isLabelled(const OwnTexts &texts);

/// The halves of texts, fixed by their place in the files and independent of labels and content: a model must
/// not be evaluated on the texts that it was adapted to.
enum class Half { All, ToAdapt, ToJudge };

/// Returns whether the record at this place, counted from 0 over all files, belongs to the half.
bool isOf(Half half, std::int64_t place);

/// Returns the texts that a model may be adapted to: one half if there are labels to judge it by, so that the
/// other half is left for judging; otherwise all.
Half halfToAdapt(const OwnTexts &texts);

/// Reads the texts of a half, in their order. Errors: those of records::Reader.
Result<std::unique_ptr<records::Reader>> openHalf(const OwnTexts &texts, Half half);

/// Places of texts in ReceivedContents::texts.
using TextPlaces = std::vector<std::size_t>;

/// Saves texts as a CSV file with the columns id, label and text, like corpus.csv. An existing file is
/// replaced by the complete new one. Errors: Io, Cancelled. Stage: "saving".
Result<void> saveAsCsv(const ReceivedContents &contents,
                       const TextPlaces &places,
                       const std::filesystem::path &file,
                       JobControl &control);

/// Saves texts as JSON objects, one a line: id, label, text and keyphrases. Otherwise like saveAsCsv.
Result<void> saveAsJsonLines(const ReceivedContents &contents,
                             const TextPlaces &places,
                             const std::filesystem::path &file,
                             JobControl &control);

/// Saves each text as a file, "SYN-000001.txt", in a new folder, which must not exist. The folder is removed
/// on errors. Errors: InvalidParameter (it exists), Io, Cancelled. Stage: "saving".
Result<void> saveAsTextFiles(const ReceivedContents &contents,
                             const TextPlaces &places,
                             const std::filesystem::path &folder,
                             JobControl &control);

} // namespace core::recipient
