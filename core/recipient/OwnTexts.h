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

/// A fixed division of texts by their place in the files, which no label and no content decides about: what a
/// model was adapted to and what it is judged on must not be the same.
enum class Half { All, ToAdapt, ToJudge };

/// Returns whether the record at this place, counted from 0 over all files, is of the half.
bool isOf(Half half, std::int64_t place);

/// Returns the texts that a model may be adapted to: one half if there are labels to judge it by, so that the
/// other half is left for judging; otherwise all.
Half halfToAdapt(const OwnTexts &texts);

/// The texts of a half, in their order. Errors: those of records::Reader.
Result<std::unique_ptr<records::Reader>> openHalf(const OwnTexts &texts, Half half);

/// Places of texts in ReceivedContents::texts.
using TextPlaces = std::vector<std::size_t>;

/// A CSV file with the columns id, label and text, as corpus.csv has them. What is there is replaced; the
/// file is there complete or not at all. Errors: Io, Cancelled. Stage: "saving".
Result<void> saveAsCsv(const ReceivedContents &contents,
                       const TextPlaces &places,
                       const std::filesystem::path &file,
                       JobControl &control);

/// A JSON object a line: id, label, text and keyphrases. As saveAsCsv.
Result<void> saveAsJsonLines(const ReceivedContents &contents,
                             const TextPlaces &places,
                             const std::filesystem::path &file,
                             JobControl &control);

/// A file of its own for each text, "SYN-000001.txt", in a new folder, which must not exist. What was begun
/// is removed where it does not end well. Errors: InvalidParameter (it exists), Io, Cancelled. Stage:
/// "saving".
Result<void> saveAsTextFiles(const ReceivedContents &contents,
                             const TextPlaces &places,
                             const std::filesystem::path &folder,
                             JobControl &control);

} // namespace core::recipient
