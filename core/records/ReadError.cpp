#include "core/records/ReadError.h"

#include "core/base/Text.h"

namespace core::records {

std::string words(const std::filesystem::path &file, const Place &place)
{
    // Names of files, entries and sheets may hold any bytes.
    std::string where = printable(place.file.empty() ? file.string() : place.file);
    if (!place.entry.empty())
        where += "/" + printable(place.entry);
    if (!place.sheet.empty())
        where += ", sheet " + printable(place.sheet);
    if (place.line > 0)
        where += (place.sheet.empty() ? ":" : ", row ") + std::to_string(place.line);
    return where;
}

Problem toProblem(const ReadError &error)
{
    return {.place = error.place, .what = error.what, .facts = error.facts, .offset = error.offset};
}

bool isInTheFile(const ReadError &error)
{
    return error.code == ErrorCode::InvalidRecords && (error.place.line > 0 || error.canGoOn);
}

Error toError(const ReadError &error, const std::filesystem::path &path)
{
    Place place = error.place;
    if (error.isPlaceInWords)
        place.line = 0;
    return {error.code, words(path, place) + ": " + error.what};
}

} // namespace core::records
