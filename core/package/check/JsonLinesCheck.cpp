#include "core/package/check/JsonLinesCheck.h"

#include "core/base/JsonInput.h"

#include <utility>

namespace core::package {

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
