#pragma once

#include "core/records/Preview.h"
#include "core/records/ReadError.h"
#include "core/records/RowStream.h"
#include "core/records/parts/Part.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// The beginning of a file.
struct FileHeader
{
    std::string_view bytes; ///< decompressed, at most 64 KiB
    std::string_view text;  ///< as UTF-8; empty when the file holds no text
};

/// The confidence of a format that a file is its own. The format with the highest reads the file; among
/// equals the last of the list.
enum class Confidence {
    None,
    Possible,  ///< nothing speaks against it
    Beginning, ///< the text begins as the format does
    Ending,    ///< the file's name says so
    Magic,     ///< the first bytes occur in this format only
};

/// A kind of file that holds records. Each is a source in core/records/formats and a line in Format.cpp;
/// nothing else in the program tells formats apart. Immutable, safe to use from many threads.
class Format
{
public:
    virtual ~Format() = default;

    /// Returns the name in plans and on the command line.
    virtual std::string_view name() const = 0;
    /// Returns the format's proper name for people.
    virtual std::string_view title() const = 0;
    /// Returns the endings of file names, in lower case and with the dot.
    virtual std::span<const std::string_view> endings() const = 0;
    /// Returns whether `Part::delimiter` says what separates the columns.
    virtual bool takesDelimiter() const { return false; }
    /// Returns the delimiter of all files of this format; empty where files differ.
    virtual std::optional<char> ownDelimiter() const { return {}; }

    /// Returns whether `Part::quoting` says how cells are quoted.
    virtual bool takesQuoting() const { return false; }
    /// Returns whether a row names the columns: `Part::headerRow`.
    virtual bool takesHeaderRow() const { return false; }
    /// Returns the endings by which files of a folder are of this format where the plan names none.
    virtual std::span<const std::string_view> ownEndings() const { return endings(); }
    /// Returns whether the format fixes the columns of its files.
    virtual bool hasOwnColumns() const { return false; }
    /// Returns whether texts may be HTML or RTF that the format does not convert itself.
    virtual bool mayHoldMarkup() const { return true; }

    /// Returns whether spreadsheet programs write it: they cut a long text at the end of its cell
    /// (RecordStream.h).
    virtual bool mayCutTexts() const { return false; }

    virtual Confidence recognise(const Part &part, const FileHeader &beginning) const = 0;

    /// Returns whether a part may lack a wanted column, which is then empty: documents name only what they
    /// hold.
    virtual bool mayLackColumns() const { return false; }

    /// Returns the sheets of a workbook, or the tables and views of a database, in their order; nothing for
    /// other formats. Errors: as Reader::open.
    virtual ReadResult<std::vector<std::string>> tables(const Part &) const { return {}; }

    /// Opens the rows of a part. Errors: as Reader::open, findColumns().
    virtual ReadResult<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const = 0;
    /// Fills `shown`, except its format and its stop, with at most `maximumRows` rows. What was found before
    /// an error stays. Errors: as Reader::open.
    virtual ReadResult<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const = 0;

protected:
    /// Returns whether the file's name has one of the endings.
    bool isNamedLike(const Part &part) const;
};

} // namespace core::records

namespace core::records::format {

/// A format whose files all have the same columns, those of a kind of message or resource.
class FixedColumns : public Format
{
public:
    bool hasOwnColumns() const final { return true; }
    ReadResult<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const final;

    /// Passes over spoilt rows as long as there are others.
    ReadResult<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const final;

protected:
    virtual std::span<const std::string_view> columns() const = 0;
    /// Opens the rows. `chosen`: indices of columns(), in the order of the cells. `isPreview`: only the
    /// beginning is read.
    virtual ReadResult<std::unique_ptr<RowStream>> openRows(const Part &part,
                                                            std::vector<std::size_t> chosen,
                                                            const ReadOptions &options,
                                                            bool isPreview) const = 0;
    /// Returns the encoding for a preview; empty if each message states its own.
    virtual std::string encodingOf(const Part &part) const = 0;
};

} // namespace core::records::format

namespace core::records {

/// Returns all formats, the most particular last.
std::span<const Format *const> formats();

/// Null if there is none of that name.
const Format *findFormat(std::string_view name);

/// Returns the names, for choices and messages.
std::vector<std::string_view> formatNames();

/// Returns the file extensions of all formats, each once, in the order of the array.
std::vector<std::string_view> formatEndings();

/// A format that recognised a file.
struct Recognised
{
    const Format *format;
    Confidence confidence;
};

/// Returns the one of `among` that recognises a part with the highest confidence, of equals the last. Errors:
/// NotFound, Io, InvalidRecords (a damaged archive).
ReadResult<Recognised> recognise(std::span<const Format *const> among, const Part &part);

/// Returns the format of that name, or the format that recognises the part with the highest confidence.
/// Errors: InvalidPlan (no such format), NotFound, Io, InvalidRecords (a damaged archive).
ReadResult<const Format *> formatOf(const std::optional<std::string> &name, const Part &part);

/// Returns a row for the screen: one cell for each column, cut at the beginning of a character to at most
/// Preview::maximumCellBytes.
std::vector<std::string> shortened(const std::vector<std::string> &cells, std::size_t columns);

/// Shows at most `maximumRows` rows of a table: next() fills `cells` and says whether there was a row. A
/// spoilt row is shown as far as it can be read; scan() lists it.
template<typename Next>
ReadResult<void>
showRows(Next next, const std::vector<std::string> &cells, std::size_t maximumRows, Preview &shown)
{
    while (shown.rows.size() < maximumRows) {
        const ReadResult<bool> isThere = next();
        if (!isThere && !isThere.error().canGoOn)
            return fail(isThere.error());
        if (isThere && !*isThere)
            break;
        shown.rows.push_back(shortened(cells, shown.columns.size()));
    }
    return {};
}

} // namespace core::records
