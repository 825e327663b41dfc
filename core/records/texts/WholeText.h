#pragma once

#include "core/records/Fault.h"
#include "core/records/Part.h"
#include "core/records/ReadOptions.h"

#include <string>
#include <string_view>

namespace core::records {

/// How a text is marked up.
enum class Markup { None, Html, Rtf };

/// By what a text begins with, whatever its file is called.
Markup markupOf(std::string_view beginning);

/// All of a file as plain text, UTF-8. A text that is not marked up comes as it is, HTML and RTF as
/// plainTextOfHtml() and plainTextOfRtf() make it. The encoding is that of the part, of a byte-order mark, of
/// HTML's own declaration, or UTF-8. Faults: as TextStream::open; Io; InvalidRecords behind which reading can
/// go on with the next file (bytes not in the encoding, longer than a record may be).
Faulty<std::string> wholeText(const Part &part, const ReadOptions &options);

} // namespace core::records
