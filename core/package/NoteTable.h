#pragma once

#include "core/base/Result.h"
#include "core/package/ContentCheck.h"
#include "core/package/CorpusFiles.h"
#include "core/package/Package.h"
#include "core/package/Progress.h"

#include <array>
#include <memory>
#include <string_view>

namespace core::package {

/// The columns of NOTE in the OMOP common data model 5.4, in its order.
inline constexpr std::array<std::string_view, 16> noteColumns{"note_id",
                                                              "person_id",
                                                              "note_date",
                                                              "note_datetime",
                                                              "note_type_concept_id",
                                                              "note_class_concept_id",
                                                              "note_title",
                                                              "note_text",
                                                              "encoding_concept_id",
                                                              "language_concept_id",
                                                              "provider_id",
                                                              "visit_occurrence_id",
                                                              "visit_detail_id",
                                                              "note_source_value",
                                                              "note_event_id",
                                                              "note_event_field_concept_id"};

/// No date comes from the records: NOTE wants one, and every row has this.
inline constexpr std::string_view noteDate = "1970-01-01";

/// note.csv: the texts in the shape of that table, by rising id. Each text has a synthetic person of its own,
/// of the same number as the text. Concepts are 0 ("no matching concept"), what refers to other tables is
/// empty. Errors: Io, Cancelled, Internal (an id is none of ours).
Result<FileEntry>
writeNoteTable(const Contents &contents, const Workplace &workplace, const Progress &progress);

/// Takes number, label and text of each row, to be compared with corpus.csv; what is the same in every row is
/// checked here. `rows` and `differences` must outlive the check.
std::unique_ptr<ContentCheck> checkNoteTable(CheckedRows &rows, Differences &differences);

} // namespace core::package
