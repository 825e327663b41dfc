#include "core/package/documents/DataDictionary.h"

#include "core/package/documents/FileColumns.h"
#include "core/package/text/Csv.h"

namespace core::package {

namespace {

std::string_view typeWord(ColumnType type)
{
    switch (type) {
    case ColumnType::Text:
        return "text";
    case ColumnType::TextList:
        return "list of texts";
    case ColumnType::Integer:
        return "whole number";
    case ColumnType::Number:
        return "decimal number";
    case ColumnType::Date:
        return "date";
    }
    return "";
}

} // namespace

std::string dataDictionaryText(const Contents &contents)
{
    std::string text = "file,column,type,description,values\n";
    for (const FileColumn &column : columnsOf(contents)) {
        text.append(column.file).append(",").append(column.name).append(",").append(typeWord(column.type));
        text.append(",").append(csvText(column.description)).append(",");
        text.append(csvText(column.values)).append("\n");
    }
    return text;
}

} // namespace core::package
