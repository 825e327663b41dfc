#include "core/package/check/RowChecks.h"

#include "core/base/JsonInput.h"
#include "core/base/Text.h"

#include <algorithm>
#include <utility>

namespace core::package {

CsvCheck::CsvCheck(std::string_view file,
                   std::vector<std::string> header,
                   OnFields onFields,
                   Differences &differences)
    : m_file(file)
    , m_header(std::move(header))
    , m_onFields(std::move(onFields))
    , m_differences(differences)
    , m_csv([this](std::size_t row, std::vector<std::string> &fields) { take(row, fields); })
{}

void CsvCheck::add(std::string_view bytes)
{
    m_csv.add(bytes);
}

void CsvCheck::finish()
{
    if (const auto problem = m_csv.finish())
        m_differences.add(m_file, *problem);
    else if (!m_seenHeader)
        m_differences.add(m_file, "is empty");
}

void CsvCheck::take(std::size_t row, std::vector<std::string> &fields)
{
    const std::string rowName = "row " + std::to_string(row) + ": ";
    if (row == 1) {
        m_seenHeader = true;
        if (fields != m_header)
            m_differences.add(m_file, rowName + "is not the header of this file");
    } else if (fields.size() != m_header.size()) {
        m_differences.add(m_file, rowName + "does not have as many fields as the header");
    } else if (!std::ranges::all_of(fields, isPlainText)) {
        m_differences.add(
            m_file, rowName + "has characters that hide or reorder what a reader sees, or are no UTF-8");
    } else if (const auto problem = m_onFields(row, fields)) {
        m_differences.add(m_file, rowName + *problem);
    }
}

JsonLinesCheck::JsonLinesCheck(std::string_view file, OnObject onObject, Differences &differences)
    : m_file(file)
    , m_onObject(std::move(onObject))
    , m_differences(differences)
{}

void JsonLinesCheck::add(std::string_view bytes)
{
    while (!bytes.empty() && !m_stopped) {
        const std::size_t end = bytes.find('\n');
        m_line.append(bytes.substr(0, end));
        if (m_line.size() > CsvRows::maximumRowBytes)
            return stop("is longer than a row of a package can be");
        if (end == std::string_view::npos)
            return;
        takeLine();
        bytes.remove_prefix(end + 1);
    }
}

void JsonLinesCheck::finish()
{
    if (!m_stopped && !m_line.empty())
        stop("the file ends in the middle of it");
}

void JsonLinesCheck::takeLine()
{
    const auto object = parseJson<Object>(m_line);
    if (!object.is_object())
        differs("is not a JSON object");
    else if (object.dump(-1, ' ', false, Object::error_handler_t::replace) != m_line)
        differs("is not as a row is written: a key stands twice, or there are blanks or escapes that need "
                "not be");
    else if (const auto problem = m_onObject(m_row, object))
        differs(*problem);
    m_line.clear();
    ++m_row;
}

void JsonLinesCheck::stop(const std::string &problem)
{
    differs(problem);
    m_stopped = true;
}

void JsonLinesCheck::differs(const std::string &problem)
{
    m_differences.add(m_file, "row " + std::to_string(m_row) + ": " + problem);
}

} // namespace core::package
