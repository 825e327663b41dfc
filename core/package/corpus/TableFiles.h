#pragma once

#include "core/base/Result.h"
#include "core/package/archive/Progress.h"
#include "core/package/archive/Sums.h"
#include "core/package/contents/Contents.h"
#include "core/package/corpus/CorpusFiles.h"

#include <array>
#include <cstddef>
#include <optional>
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

/// The date of every row. NOTE requires a date, and none comes from the records.
inline constexpr std::string_view noteDate = "1970-01-01";

/// The columns whose values differ from row to row.
enum NoteColumn : std::size_t { NoteId = 0, PersonId = 1, NoteTitle = 6, NoteText = 7, NoteSourceValue = 13 };

/// Returns the common value of every row in a column; nothing if the rows differ.
std::optional<std::string_view> fixedNoteValue(std::size_t column);

/// Writes note.csv: the texts in the form of that table, by rising id. Each text has a synthetic person of
/// its own, with the number of the text. Concepts are 0 ("no matching concept"), references to other tables
/// are empty. With OMOP tables the rows are those of OmopTables. Errors: Io, Cancelled, Internal (an id is
/// not of the form SYN-000001).
Result<FileEntry>
writeNoteTable(const Contents &contents, const Workplace &workplace, const Progress &progress);

/// Writes vocabulary.csv: for every label (in byte order) the items of the released counts that exceed the
/// noise threshold (core/synthesis/keyphrases/ReleasedCounts.h), by falling count, in units. Items whose
/// count serves all labels are listed once, with an empty label. A model without counts has only the header.
/// Errors: Io, Cancelled.
Result<FileEntry> writeVocabularyFile(const privacy::Released<synthesis::ReleasedModel> &model,
                                      const vocabulary::Vocabulary &vocabulary,
                                      const Workplace &workplace,
                                      const Progress &progress);

} // namespace core::package
