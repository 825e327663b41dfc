#pragma once

#include "core/base/Digest.h"
#include "core/records/ReadError.h"
#include "core/records/letters/Letter.h"
#include "core/records/parts/Part.h"

#include <optional>
#include <string>
#include <string_view>

namespace core::records {

/// The markup of a text.
enum class Markup { None, Html, Rtf };

/// Recognises the markup by the beginning of a text, regardless of the name of its file.
Markup markupOf(std::string_view beginning);

/// Returns a whole file as plain text, UTF-8. A text without markup is returned unchanged, HTML and RTF as by
/// plainTextOfHtml() and plainTextOfRtf(). The encoding is that of the part, of a byte-order mark, of HTML's
/// own declaration, or UTF-8. Errors: as TextStream::open; Io; InvalidRecords behind which reading can go on
/// with the next file (bytes not in the encoding, longer than a record may be).
struct WholeText
{
    std::string text;
    std::int64_t pagesWithoutText = 0; ///< of a PDF document, see LetterText
    bool isLeftOut = false; ///< a letter among the texts of a folder that cannot be read; `text` is empty
    Digest digest = {};     ///< of the file; all zero if none was requested, or for an entry of an archive
};
ReadResult<WholeText> wholeText(const Part &part, const ReadOptions &options);

/// Returns a document of a kind as plain text, or, where no kind is named, of the kind that its name or its
/// beginning says; a text of none is read as by wholeText(). Errors: as wholeText, textOfLetter.
ReadResult<WholeText>
wholeDocument(const Part &part, std::optional<LetterKind> kind, const ReadOptions &options);

/// Returns what a browser would show of an HTML text: without scripts, styles and the head, with entities
/// resolved, a line for each block, list item and row of a table, a tab between its cells, and white space
/// folded except in `<pre>`. No-break spaces become spaces. Takes any text, however broken, and never fails;
/// `html` is UTF-8, invalid bytes become U+FFFD, and a declaration of an encoding in it is ignored. Opens
/// nothing that the text refers to. Time and memory grow with the size of `html`, not with its nesting depth.
std::string plainTextOfHtml(std::string_view html);

/// Returns the text of an RTF document, as UTF-8: a line for each paragraph and row of a table, a tab between
/// its cells; without tables of fonts, colours and styles, pictures, headers, hidden and deleted text. Reads
/// code pages (`\ansicpg`, the character sets of fonts) and `\u`, after the Rich Text Format Specification
/// 1.9.1. No-break spaces become spaces. Takes any bytes and never fails: bytes that are no RTF are returned
/// as far as they could be read, without line breaks, which RTF does not have. Time and memory grow with the
/// size of `rtf`.
std::string plainTextOfRtf(std::string_view rtf);

/// Returns the text of a CDA document (HL7's Clinical Document Architecture): its sections with their titles,
/// or else the text of a body that is no XML. Empty if the bytes are no such document, or its body is of a
/// kind that is not read.
std::optional<std::string> plainTextOfCda(std::string_view xml);

/// The kinds of attachments whose text can be read.
enum class AttachedKind { Plain, Html, Rtf, Cda, Docx, Odt, Pdf, Mail };

/// Returns the kind of a media type without its parameters, ignoring case: text/plain, text/html,
/// application/rtf, application/xml (CDA), application/pdf, Word documents, text documents, message/rfc822
/// and their other names. Empty for every other.
std::optional<AttachedKind> attachedKind(std::string_view mediaType);

/// Returns whether a media type says nothing of the kind: none, or application/octet-stream.
bool saysNoKind(std::string_view mediaType);

/// Returns the kind of an attachment whose media type says nothing: by its beginning, by the parts of an
/// archive, or plain text if all its bytes are text in UTF-8. Empty if it is of none.
std::optional<AttachedKind> kindOfBytes(std::string_view bytes);

/// Returns the kind of a media type for messages, such as "a PDF document"; "a document of another kind" for
/// an unknown type, so that nothing of the file is quoted.
std::string_view unreadableKind(std::string_view mediaType);

/// Decodes base64 with or without padding, and passes over white space. Empty if it is no base64.
std::optional<std::string> fromBase64(std::string_view text);

/// Returns `bytes` as UTF-8. Empty if they are not in the encoding, or if the encoding is unknown.
std::optional<std::string> decodedWholly(std::string_view bytes, const std::string &encoding);

/// Returns whether a document of this kind says itself in which encoding it is.
bool namesItsEncoding(AttachedKind kind);

/// Returns the text of an attachment, UTF-8. Plain text and HTML are in `encoding`; the others name their
/// encoding themselves. Empty if they are not in it, if an XML document is none of CDA, or if the document
/// is damaged or encrypted.
std::optional<std::string>
attachedText(AttachedKind kind, std::string_view bytes, const std::string &encoding);

} // namespace core::records
