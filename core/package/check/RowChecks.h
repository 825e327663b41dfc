#pragma once

#include "core/package/check/ContentCheck.h"
#include "core/package/text/Csv.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// Checks a CSV file with a fixed header. `onFields` gets the fields of each row and returns its fault, if
/// any.
class CsvCheck final : public ContentCheck
{
public:
    /// `row` counts from 1, the header included.
    using OnFields =
        std::function<std::optional<std::string>(std::size_t row, std::vector<std::string> &fields)>;

    /// `file` and `differences` must outlive the check.
    CsvCheck(std::string_view file,
             std::vector<std::string> header,
             OnFields onFields,
             Differences &differences);

    void add(std::string_view bytes) override;
    void finish() override;

private:
    void take(std::size_t row, std::vector<std::string> &fields);

    std::string_view m_file;
    std::vector<std::string> m_header;
    OnFields m_onFields;
    Differences &m_differences;
    CsvRows m_csv;
    bool m_seenHeader = false;
};

/// Checks a file with one JSON object a line. Each line ends with LF and is written as this program writes
/// it, so that every reader finds the same. `onObject` gets each object and returns its fault, if any.
class JsonLinesCheck final : public ContentCheck
{
public:
    using Object = nlohmann::ordered_json;
    using OnObject = std::function<std::optional<std::string>(std::size_t row, const Object &object)>;

    /// `file` and `differences` must outlive the check.
    JsonLinesCheck(std::string_view file, OnObject onObject, Differences &differences);

    void add(std::string_view bytes) override;
    void finish() override;

private:
    void takeLine();
    void stop(const std::string &problem);
    void differs(const std::string &problem);

    std::string_view m_file;
    OnObject m_onObject;
    Differences &m_differences;
    std::string m_line;
    std::size_t m_row = 1;
    bool m_stopped = false;
};

} // namespace core::package
