#pragma once

#include "core/package/corpus/CorpusFiles.h"
#include "core/package/text/Csv.h"
#include "tests/core/package/SampleFiles.h"

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

/// Reading back the files of a package that have rows, in a way of its own.
namespace tests {

using Table = std::vector<std::vector<std::string>>;

inline Table csvTable(const std::string &bytes)
{
    Table table;
    core::package::CsvRows rows(
        [&table](std::size_t, std::vector<std::string> &fields) { table.push_back(fields); });
    rows.add(bytes);
    if (const auto problem = rows.finish())
        throw std::runtime_error(*problem);
    return table;
}

inline Table csvTable(const QString &file)
{
    return csvTable(contentOf(file).toStdString());
}

/// The header of a CSV file; the keys of the first object of a JSON Lines file, in byte order.
inline std::vector<std::string> columnsOfFile(const QString &file)
{
    if (file.endsWith(".csv"))
        return csvTable(file).at(0);
    std::vector<std::string> keys;
    const auto first = nlohmann::json::parse(contentOf(file).split('\n').at(0).toStdString());
    for (const auto &[key, value] : first.items())
        keys.push_back(key);
    return keys;
}

inline core::package::Workplace workplace(const QString &folder)
{
    return {path(folder), "out"};
}

} // namespace tests
