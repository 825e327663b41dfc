#include "core/records/Place.h"

namespace core::records {

std::string words(const std::filesystem::path &file, const Place &place)
{
    std::string where = place.file.empty() ? file.string() : place.file;
    if (!place.entry.empty())
        where += "/" + place.entry;
    if (!place.sheet.empty())
        where += ", sheet " + place.sheet;
    if (place.line > 0)
        where += (place.sheet.empty() ? ":" : ", row ") + std::to_string(place.line);
    return where;
}

} // namespace core::records
