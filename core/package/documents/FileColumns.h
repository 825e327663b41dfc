#pragma once

#include "core/package/contents/Contents.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// What stands in a column of a file.
enum class ColumnType { Text, TextList, Integer, Number, Date };

/// A column of a CSV file of a package, or a key of the objects of a JSON Lines file.
struct FileColumn
{
    std::string_view file;
    std::string_view name;
    ColumnType type = ColumnType::Text;
    std::string description;
    std::string values;   ///< what it may hold, where that can be listed or bounded
    bool isEmpty = false; ///< in every row: there for the shape of the file alone
};

/// All columns of the files with rows that the package has, in the order of the files and of their columns.
std::vector<FileColumn> columnsOf(const Contents &contents);

} // namespace core::package
