#pragma once

#include "core/records/Fault.h"
#include "core/records/Preview.h"
#include "core/records/ReadOptions.h"
#include "core/records/RecordStream.h"
#include "core/records/Source.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace core::records {

/// What a file begins with.
struct Beginning
{
    std::string_view bytes; ///< as they stand in the file, 64 KiB at most
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
    /// Whether `Source::delimiter` says what separates the columns.
    virtual bool takesDelimiter() const { return false; }
    /// The delimiter of every file of this format, where it has one.
    virtual std::optional<char> ownDelimiter() const { return {}; }

    virtual Likeness recognise(const Source &source, const Beginning &beginning) const = 0;

    /// Faults: as Reader::open.
    virtual Faulty<std::unique_ptr<RecordStream>> open(const Source &source,
                                                       const ReadOptions &options) const = 0;
    /// Fills all of `shown` but its format and its stop, at most `maximumRows` rows; what was found out
    /// before a fault stays. The roles of `source` are ignored. Faults: as Reader::open.
    virtual Faulty<void> preview(const Source &source, std::size_t maximumRows, Preview &shown) const = 0;

protected:
    /// Whether the file's name has one of the endings.
    bool isNamedLike(const Source &source) const;
};

} // namespace core::records
