#include "core/records/Place.h"

#include "core/base/PrintableText.h"

namespace core::records {

std::string words(const std::filesystem::path &file, const Place &place)
{
    // Their names are whatever somebody gave them.
    std::string where = printable(place.file.empty() ? file.string() : place.file);
    if (!place.entry.empty())
        where += "/" + printable(place.entry);
    if (!place.sheet.empty())
        where += ", sheet " + printable(place.sheet);
    if (place.line > 0)
        where += (place.sheet.empty() ? ":" : ", row ") + std::to_string(place.line);
    return where;
}

} // namespace core::records
