#pragma once

#include "core/records/Fault.h"
#include "core/records/Preview.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core::records {

/// A row for a screen: as many cells as there are columns, each cut at the beginning of a character to at
/// most Preview::maximumCellBytes.
std::vector<std::string> shortened(const std::vector<std::string> &cells, std::size_t columns);

/// Shows at most `maximumRows` rows of a table: next() fills `cells` and says whether there was a row. A
/// spoilt row is shown as far as it can be read; scan() lists it.
template<typename Next>
Faulty<void>
showRows(Next next, const std::vector<std::string> &cells, std::size_t maximumRows, Preview &shown)
{
    while (shown.rows.size() < maximumRows) {
        const Faulty<bool> isThere = next();
        if (!isThere && !isThere.error().canGoOn)
            return fault(isThere.error());
        if (isThere && !*isThere)
            break;
        shown.rows.push_back(shortened(cells, shown.columns.size()));
    }
    return {};
}

} // namespace core::records
