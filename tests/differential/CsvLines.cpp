#include "core/base/JsonInput.h"
#include "core/package/text/Csv.h"

#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

/// The CSV of packages for a program in another language. Every line of the input is JSON, and so is its
/// answer; bytes are hexadecimal.
///
///   `write`: a list of rows, each a list of fields; answered by the bytes of their CSV, the first field of a
///   row by
///            csvQuoted, the others by csvText
///   `read`:  the bytes of a CSV file; answered by its rows, or by null where it is refused

namespace {

using Json = nlohmann::json;
using namespace core::package;

std::string toHex(std::string_view bytes)
{
    std::string hex;
    for (const char each : bytes) {
        constexpr std::string_view digits = "0123456789abcdef";
        const auto byte = static_cast<unsigned char>(each);
        hex.append(1, digits[byte >> 4U]).append(1, digits[byte & 15U]);
    }
    return hex;
}

std::string fromHex(const std::string &hex)
{
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
        bytes += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
    return bytes;
}

Json written(const Json &rows)
{
    std::string csv;
    for (const Json &row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string field = fromHex(row[i].get<std::string>());
            csv += (i == 0 ? csvQuoted(field) : csvText(field)) + (i + 1 < row.size() ? "," : "\n");
        }
    return toHex(csv);
}

Json read(const Json &hex)
{
    Json rows = Json::array();
    CsvRows csv([&rows](std::size_t, std::vector<std::string> &fields) {
        Json row = Json::array();
        for (const std::string &field : fields)
            row.push_back(toHex(field));
        rows.push_back(std::move(row));
    });
    csv.add(fromHex(hex.get<std::string>()));
    return csv.finish() ? Json() : rows;
}

} // namespace

int main(int argc, char **argv)
{
    const std::string what = argc == 2 ? argv[1] : "";
    if (what != "write" && what != "read") {
        std::fputs("Usage: csv-lines write|read\n", stderr);
        return 2;
    }
    for (std::string line; std::getline(std::cin, line);) {
        const Json given = core::parseJson(line);
        std::cout << (what == "write" ? written(given) : read(given)).dump() << "\n";
    }
    return 0;
}
