#include "app/cli/report/Report.h"

#include "app/cli/report/Terminal.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <utility>

namespace cli {

namespace {

std::string spacesTo(std::size_t width, const std::string &text)
{
    const std::size_t characters = charactersOf(text);
    return std::string(width > characters ? width - characters : 0, ' ');
}

} // namespace

std::string formatted(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    va_list again;
    va_copy(again, arguments);
    std::string text(static_cast<std::size_t>(std::max(0, std::vsnprintf(nullptr, 0, format, arguments))),
                     ' ');
    std::vsnprintf(text.data(), text.size() + 1, format, again);
    va_end(again);
    va_end(arguments);
    return text;
}

std::size_t charactersOf(const std::string &text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

std::string padded(std::string text, std::size_t width)
{
    text += spacesTo(width, text);
    return text;
}

TableLayout::TableLayout(std::vector<Column> columns)
    : m_columns(std::move(columns))
{}

std::string TableLayout::heading() const
{
    std::vector<std::string> titles;
    for (const Column &column : m_columns)
        titles.emplace_back(column.title);
    return line(titles);
}

std::string TableLayout::line(const std::vector<std::string> &cells) const
{
    std::string line;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const Column &column = m_columns[i];
        line += i == 0 ? "" : "  ";
        if (column.align == Column::Align::Right)
            line += spacesTo(column.width, cells[i]) + cells[i];
        else
            line += i + 1 < m_columns.size() ? padded(cells[i], column.width) : cells[i];
    }
    return line + "\n";
}

void Report::line(const std::string &text)
{
    lines(text + "\n");
}

void Report::lines(const std::string &text)
{
    m_text += text;
}

void Report::value(const Key &key, JsonValue value)
{
    at(key) = std::move(value);
}

void Report::count(const Key &key, std::uint64_t number, const std::string &what)
{
    value(key, number);
    countLine(std::to_string(number), what);
}

void Report::countLine(const std::string &number, const std::string &what)
{
    constexpr std::size_t width = 12;
    line(spacesTo(std::max(width, number.size() + 1), number) + number + "  " + what);
}

void Report::row(const Key &key, JsonValue element, const std::string &lines)
{
    at(key).push_back(std::move(element));
    this->lines(lines);
}

std::string Report::text() const
{
    return m_text.ends_with('\n') ? m_text.substr(0, m_text.size() - 1) : m_text;
}

std::string Report::json() const
{
    return jsonToPrint(
        m_json.dump(2, ' ', m_jsonText == JsonText::Ascii, JsonValue::error_handler_t::replace));
}

JsonValue &Report::at(const Key &key)
{
    JsonValue *place = &m_json;
    for (const std::string &name : key)
        place = &(*place)[name];
    return *place;
}

} // namespace cli
