#pragma once

#include "core/base/Result.h"
#include "core/records/ReadError.h"
#include "core/writing/Document.h"
#include "ui/text/ProblemText.h"

#include <QString>

#include <string_view>
#include <vector>

namespace ui {

/// Returns a text of a file, a plan or a server for a widget: nothing in it hides or reorders the text around
/// it (core::printable).
QString printableText(std::string_view text);
/// Returns the name of a file without its folder, likewise.
QString fileNameText(const QString &path);

/// Returns what must be corrected in a line of the records, as a sentence: what was expected, and what to do.
QString problemText(const core::records::Problem &problem);

/// Returns the place in terms of the file: "17", "notes-2.csv, 17", "export.zip, notes.csv, 17", "row 17 of
/// Notes". Empty if there is nothing to add to the name of the one file.
QString placeText(const core::records::Place &place);

/// The same as the beginning of a sentence: "Line 17", "notes-2.csv, line 17".
QString placeTitle(const core::records::Place &place);

/// Returns whether there is a line of text to be shown at this place: a row of a sheet or of a table has
/// none.
bool hasLine(const core::records::Place &place);

/// Returns what happened, as the title of an error: short and translated.
QString errorTitle(core::ErrorCode code);
/// Returns what to do about it.
QString errorAdvice(core::ErrorCode code);
/// The detail of core, which names file, line or field.
QString errorDetail(const core::Error &error);

/// Returns the flaws that the check of answers found in a document: "cut off, phrases missing"; empty without
/// a flaw.
QString flawsText(const std::vector<core::writing::Flaw> &flaws);

} // namespace ui
