#include "core/records/Format.h"

#include "core/base/Family.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/records/Columns.h"
#include "core/records/bytes/ByteStream.h"
#include "core/records/text/TextStream.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <numeric>
#include <optional>
#include <utility>

// One line for each format, the most particular last: the function that its file in core/records/formats
// defines.
#define KEYSEED_FORMATS(MEMBER)                                                                              \
    MEMBER(csv)                                                                                              \
    MEMBER(tsv)                                                                                              \
    MEMBER(jsonLines)                                                                                        \
    MEMBER(json)                                                                                             \
    MEMBER(fhir)                                                                                             \
    MEMBER(hl7)                                                                                              \
    MEMBER(xml)                                                                                              \
    MEMBER(folder)                                                                                           \
    MEMBER(docx)                                                                                             \
    MEMBER(odt)                                                                                              \
    MEMBER(pdf)                                                                                              \
    MEMBER(eml)                                                                                              \
    MEMBER(xlsx)                                                                                             \
    MEMBER(ods)                                                                                              \
    MEMBER(sqlite)                                                                                           \
    MEMBER(odbc)

namespace core::records {

KEYSEED_FAMILY(Format, format, KEYSEED_FORMATS)

namespace {

constexpr std::size_t beginningBytes = std::size_t{64} << 10;

/// Returns the first piece of text; nothing for a file that holds none.
std::string textOf(const Part &part)
{
    std::string text;
    if (auto stream = TextStream::open(part, {.chunkBytes = beginningBytes, .hasDigest = false}))
        static_cast<void>(stream->append(text));
    return text;
}

} // namespace

std::span<const Format *const> formats()
{
    return format::members();
}

const Format *findFormat(std::string_view name)
{
    return findByName(formats(), name);
}

std::vector<std::string_view> formatNames()
{
    return namesOf(formats());
}

std::vector<std::string_view> formatEndings()
{
    std::vector<std::string_view> endings;
    for (const Format *format : formats())
        for (const std::string_view ending : format->endings())
            if (std::ranges::find(endings, ending) == endings.end())
                endings.push_back(ending);
    return endings;
}

ReadResult<Recognised> recognise(std::span<const Format *const> among, const Part &part)
{
    std::string bytes;
    std::string text;
    if (!part.database) {
        KEYSEED_ASSIGN(const auto file, ByteStream::open(part, false));
        KEYSEED_ASSIGN(bytes, file.head(beginningBytes));
        text = textOf(part);
    }
    Recognised best{among.back(), Confidence::None};
    for (const Format *format : among)
        if (const Confidence found = format->recognise(part, {.bytes = bytes, .text = text});
            found >= best.confidence)
            best = {format, found};
    return best;
}

ReadResult<const Format *> formatOf(const std::optional<std::string> &name, const Part &part)
{
    if (name) {
        if (const Format *named = findFormat(*name))
            return named;
        return fail({.code = ErrorCode::InvalidPlan,
                     .what = "records.format names no known format; known here: " + joined(formatNames())});
    }
    KEYSEED_ASSIGN(const auto recognised, recognise(formats(), part));
    return recognised.format;
}

std::vector<std::string> shortened(const std::vector<std::string> &cells, std::size_t columns)
{
    std::vector<std::string> shown;
    for (const std::string &cell : cells) {
        std::size_t end = std::min(cell.size(), Preview::maximumCellBytes);
        while (end < cell.size() && end > 0 && (static_cast<unsigned char>(cell[end]) & 0xC0U) == 0x80U)
            --end;
        shown.push_back(cell.substr(0, end));
    }
    shown.resize(columns);
    return shown;
}

bool Format::isNamedLike(const Part &part) const
{
    return std::ranges::find(endings(), endingOf(part)) != endings().end();
}

} // namespace core::records

namespace core::records::format {

ReadResult<std::unique_ptr<RowStream>>
FixedColumns::open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const
{
    KEYSEED_ASSIGN(const auto chosen, findColumns(wanted, {columns().begin(), columns().end()}, "column", 0));
    return openRows(part, chosen, options, false);
}

ReadResult<void> FixedColumns::preview(const Part &part, std::size_t maximumRows, Preview &shown) const
{
    std::vector<std::size_t> all(columns().size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    KEYSEED_ASSIGN(const auto rows, openRows(part, all, {.hasDigest = false}, true));
    shown.encoding = encodingOf(part);
    shown.columns.assign(columns().begin(), columns().end());
    std::optional<ReadError> first;
    Row row;
    while (shown.rows.size() < maximumRows) {
        const auto isThere = rows->next(row);
        if (!isThere && !first)
            first = isThere.error();
        if (isThere ? !*isThere : !isThere.error().canGoOn)
            break;
        if (isThere)
            shown.rows.push_back(shortened(row.cells, all.size()));
    }
    if (shown.rows.empty() && first)
        return fail(*first);
    return {};
}

} // namespace core::records::format
