#include "core/records/RecordStream.h"

#include "core/records/Columns.h"
#include "core/records/SourceRecords.h"

#include <algorithm>
#include <cstddef>

namespace core::records {

namespace {

constexpr std::size_t longestCell = 32'767;

/// Counts UTF-16 code units of valid UTF-8: one for each character, two for a character of four bytes.
std::size_t utf16Units(std::string_view text)
{
    std::size_t units = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        units += ((byte & 0xC0U) != 0x80U ? 1U : 0U) + (byte >= 0xF0U ? 1U : 0U);
    }
    return units;
}

} // namespace

ReadResult<std::unique_ptr<RecordStream>> RecordStream::open(const Source &source, const ReadOptions &options)
{
    return SourceRecords::open(source, options);
}

Result<bool>
nextReadable(RecordStream &records, Record &record, const std::filesystem::path &path, LeftOut &leftOut)
{
    while (true) {
        const auto isThere = records.next(record);
        if (isThere)
            return *isThere;
        if (!isThere.error().leftOut)
            return fail(toError(isThere.error(), path));
        leftOut.add(*isThere.error().leftOut);
    }
}

bool isLikelyCut(std::string_view text)
{
    constexpr std::size_t mostBytesOfUnit = 3;
    if (text.size() < longestCell || text.size() > mostBytesOfUnit * (longestCell + 1))
        return false;
    const std::size_t units = utf16Units(text);
    return units == longestCell || units == longestCell + 1;
}

Problem pagesWithoutText(const Record &record)
{
    return {.place = record.place,
            .what = std::to_string(record.pagesWithoutText)
                    + " pages of the PDF document contain no text, such as scans; recognise their text with "
                      "another program, or leave the document out",
            .facts = {.kind = ProblemKind::ScannedPages, .found = record.pagesWithoutText}};
}

Problem cutText(const Record &record, const std::string &column)
{
    const std::string name = looksLikeName(column) ? column : std::string();
    return {.place = record.place,
            .what = "the text" + (name.empty() ? "" : " in column \"" + name + "\"")
                    + " is as long as a cell of a spreadsheet program can be (32,767 characters): what stood "
                      "behind was most likely cut off; export the records again from where they come",
            .facts = {.kind = ProblemKind::LikelyCut,
                      .expected = static_cast<std::int64_t>(longestCell),
                      .name = name}};
}

} // namespace core::records
