#pragma once

#include "core/records/ReadError.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::records {

/// The kinds of documents that are read whole and are no plain text, HTML or RTF.
enum class LetterKind { Docx, Odt, Pdf, Mail };

/// Returns the kind by the ending of a file, in lower case and with the dot.
std::optional<LetterKind> letterKindOfEnding(std::string_view ending);

/// Returns the kind by the bytes of a document, or by their beginning. A mail has no sure beginning.
std::optional<LetterKind> letterKindOfBytes(std::string_view bytes);

/// The text of a document, UTF-8. PRIVATE.
struct LetterText
{
    std::string text;
    std::int64_t pagesWithoutText = 0; ///< pages of a PDF document without text, such as scans
};

/// Returns the text of a document of at most `mostBytes` of text. Errors: InvalidRecords behind which the
/// next document can be read (damaged, encrypted, too large, of another kind, a PDF document that takes more
/// than 30 s or 500 MiB); NotFound (the program that reads PDF documents is not installed); Io.
ReadResult<LetterText> textOfLetter(LetterKind kind, std::string_view bytes, std::size_t mostBytes);

/// Returns the text of a Word document (.docx, ECMA-376): headers, paragraphs, tables with a tab between
/// cells, footnotes, endnotes, footers; without deleted and hidden text. Errors: as textOfLetter.
ReadResult<LetterText> textOfDocx(std::string_view bytes, std::size_t mostBytes);

/// Returns the text of a text document (.odt, OpenDocument 1.3), as textOfDocx().
ReadResult<LetterText> textOfOdt(std::string_view bytes, std::size_t mostBytes);

/// Returns the body of a mail (.eml, RFC 5322 and MIME): the plain text of each part, or its HTML where it
/// has no plain text; without the attachments. Errors: as textOfLetter.
ReadResult<LetterText> textOfMail(std::string_view bytes, std::size_t mostBytes);

/// The program that reads PDF documents, and its limits for one document.
struct PdfProgram
{
    std::string path; ///< empty: pdftotext, sought in PATH
    std::chrono::milliseconds time = std::chrono::seconds(30);
    std::size_t memory = std::size_t{500} << 20;
};

/// Returns the text of a PDF document with the lines of a paragraph joined. Poppler's pdftotext reads it in a
/// process of its own, without network where the system allows that; the document is handed over in memory.
/// Errors: as textOfLetter.
ReadResult<LetterText>
textOfPdf(std::string_view bytes, std::size_t mostBytes, const PdfProgram &program = {});

/// Returns the error of a document; the next can be read. `what` quotes nothing of it.
ReadError unreadableLetter(std::string_view what);

} // namespace core::records
