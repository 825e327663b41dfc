#pragma once

#include "core/records/ReadError.h"
#include "core/records/bytes/ByteStream.h"
#include "core/records/parts/Part.h"
#include "core/records/xml/XmlColumns.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace core::records {

/// How the records of an XML document are found. A public choice: no document decides it.
struct XmlRecordRule
{
    /// The path of the element that holds one record, below the root or with it ("RECORD", "/ROOT/RECORD").
    /// Empty: the document is one record. Columns may be named by their paths inside of that element, too.
    std::string element = {};
    bool isChosen = false; ///< the steward chose it: it holds for documents of CDA, too, which are one record
    /// The reading of a document that is one record ends after this many bytes, for a preview. 0: never.
    std::size_t mostBytes = 0;
};

/// Reads the records of an XML document, one after the other: in the encoding that is given (a name ICU
/// knows), or else the one that the document declares, by any name that ICU knows. The text of an element has
/// that of the elements inside of it, without a break, but for a line feed between elements without text
/// between them and around those that texts use for blocks (`p`, `br`, `paragraph`, `item`, `tr`, ...).
/// Refuses declarations of entities and more than 256 levels of elements, and loads nothing. Memory: the
/// cells of one record and one tag.
class XmlReader final
{
public:
    /// Opens a document. Errors: Io; InvalidPlan, InvalidRecords (unknown encoding).
    static ReadResult<std::unique_ptr<XmlReader>> open(ByteStream bytes,
                                                       const std::optional<std::string> &encoding,
                                                       XmlRecordRule rule,
                                                       const ReadOptions &options,
                                                       XmlColumns &columns);
    ~XmlReader();

    /// Fills the columns with the next record; false at the end. Errors: Io; InvalidRecords with the line,
    /// which quotes nothing. Nothing follows an error.
    ReadResult<bool> next();

    double fractionRead() const;
    /// Valid at the end, without an error before it.
    const Digest &digest() const;
    bool isAtEnd() const;

private:
    class Parsing;

    explicit XmlReader(std::unique_ptr<Parsing> parsing);

    std::unique_ptr<Parsing> m_parsing;
};

/// Reads a whole document that is in memory into `columns`. Errors: as XmlReader.
ReadResult<void>
readXml(std::string_view bytes, const std::optional<std::string> &encoding, XmlColumns &columns);

} // namespace core::records
