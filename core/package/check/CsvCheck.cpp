#include "core/package/check/CsvCheck.h"

#include "core/base/PrintableText.h"

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

} // namespace core::package
