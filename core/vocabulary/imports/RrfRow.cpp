#include "core/vocabulary/imports/RrfRow.h"

namespace core::vocabulary {

namespace {

constexpr std::size_t columns = 18;
// The last column is ended by a bar as well, so that one more is empty.
using RrfFields = std::array<std::string_view, columns + 1>;

} // namespace

std::string_view conceptOfRrfLine(std::string_view line)
{
    RrfFields fields;
    const bool isRow = splitInto(line, '|', fields) == fields.size() && fields[columns].empty();
    return isRow ? fields[0] : std::string_view();
}

Result<RrfRow> readRrfRow(const LineStream &lines, std::string_view line, std::string_view file)
{
    enum Column {
        Cui = 0,
        Lat = 1,
        Ts = 2,
        Stt = 4,
        IsPref = 6,
        Sab = 11,
        Tty = 12,
        Str = 14,
        Suppress = 16
    };
    RrfFields fields;
    const std::size_t found = splitInto(line, '|', fields);
    if (found != columns + 1 || !fields[columns].empty() || fields[Cui].empty())
        return lines.wrong("18 columns, each ended by |, were expected, " + std::to_string(found - 1)
                           + " were found; name " + std::string(file) + " as it was delivered");
    return RrfRow{.concept_ = fields[Cui],
                  .language = fields[Lat],
                  .isPreferredTerm = fields[Ts] == "P",
                  .isPreferredForm = fields[Stt] == "PF",
                  .isPreferredAtom = fields[IsPref] == "Y",
                  .vocabulary = fields[Sab],
                  .type = fields[Tty],
                  .name = fields[Str],
                  .isSuppressed = !fields[Suppress].empty() && fields[Suppress] != "N"};
}

} // namespace core::vocabulary
