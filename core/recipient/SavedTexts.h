#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/recipient/ReceivedPackage.h"

#include <cstddef>
#include <filesystem>
#include <vector>

namespace core::recipient {

/// Places of texts in ReceivedContents::texts.
using TextPlaces = std::vector<std::size_t>;

/// A CSV file with the columns id, label and text, as corpus.csv has them. What is there is replaced; the
/// file is there whole or not at all. Errors: Io, Cancelled. Stage: "saving".
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
