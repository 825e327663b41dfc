#pragma once

#include "core/records/Fault.h"
#include "core/records/Part.h"
#include "core/records/Preview.h"
#include "core/records/ReadOptions.h"
#include "core/records/RowStream.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// What a file begins with.
struct Beginning
{
    std::string_view bytes; ///< without what they are packed in, 64 KiB at most
    std::string_view text;  ///< the same as UTF-8; empty when the file holds no text
};

/// How sure a format is that a file is its own. The surest reads it; of equals the last in the array.
enum class Likeness {
    None,
    Possible,  ///< there is nothing against it
    Beginning, ///< the text begins as the format does
    Ending,    ///< the file's name says so
    Magic,     ///< the first bytes can be nothing else
};

/// A kind of file that holds records. Each is a file in core/records/formats and a line in Formats.cpp;
/// nothing else in the program knows one from another. Immutable, safe to use from many threads.
class Format
{
public:
    virtual ~Format() = default;

    /// As a plan and the command line name it.
    virtual std::string_view name() const = 0;
    /// As a person reads it: the format's proper name.
    virtual std::string_view title() const = 0;
    /// Endings of file names, in lower case and with the dot.
    virtual std::span<const std::string_view> endings() const = 0;
    /// Whether `Part::delimiter` says what separates the columns.
    virtual bool takesDelimiter() const { return false; }
    /// The delimiter of every file of this format, where it has one.
    virtual std::optional<char> ownDelimiter() const { return {}; }

    /// Whether spreadsheet programs write it, which cut a long text at the end of its cell (CutCell.h).
    virtual bool mayCutTexts() const { return false; }

    virtual Likeness recognise(const Part &part, const Beginning &beginning) const = 0;

    /// Whether a part may lack a wanted column, which is then empty: documents that name only what they hold.
    virtual bool mayLackColumns() const { return false; }

    /// The sheets of a workbook, the tables and views of a database, in their order; none of other formats.
    /// Faults: as Reader::open.
    virtual Faulty<std::vector<std::string>> tables(const Part &) const { return {}; }

    /// Faults: as Reader::open; what findColumns() says of the wanted columns.
    virtual Faulty<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const = 0;
    /// Fills all of `shown` but its format and its stop, at most `maximumRows` rows; what was found out
    /// before a fault stays. Faults: as Reader::open.
    virtual Faulty<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const = 0;

protected:
    /// Whether the file's name has one of the endings.
    bool isNamedLike(const Part &part) const;
};

} // namespace core::records
