#pragma once

#include "core/records/Source.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// The place of a column in a profile that a data dictionary beside the records names.
inline constexpr std::string_view dictionaryColumn = "@dictionary";

/// Columns that a data dictionary knows; empty where it knows none.
struct DictionaryRoles
{
    std::string text;   ///< the first field of free text ("notes")
    std::string person; ///< the first field, which identifies the record
};

/// Returns the roles of columns by the data dictionary of REDCap beside the records
/// (`PROJECT_DataDictionary_DATE.csv` as its pages write it, or `*metadata*.csv` of its API). Of several the
/// last by name is read. Fields that are no column are passed over. Empty without a readable dictionary.
DictionaryRoles rolesOfDictionary(const Source &source, const std::vector<std::string> &columns);

} // namespace core::records
