#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

using JsonValue = nlohmann::ordered_json;

/// Returns a text formatted as std::printf does.
[[gnu::format(printf, 1, 2)]] std::string formatted(const char *format, ...);

/// Returns the number of characters of a UTF-8 text.
std::size_t charactersOf(const std::string &text);

/// Appends spaces until the text has `width` characters.
std::string padded(std::string text, std::size_t width);

/// A column of a table.
struct Column
{
    std::string_view title;
    std::size_t width = 0; ///< at least so many characters
    enum class Align { Left, Right } align = Align::Right;
};

/// Lays out the lines of a table with two spaces between its columns.
class TableLayout final
{
public:
    explicit TableLayout(std::vector<Column> columns);

    std::string heading() const;
    /// Returns a line of the table. `cells` has one text for each column; the last one is not padded.
    std::string line(const std::vector<std::string> &cells) const;

private:
    std::vector<Column> m_columns;
};

/// The facts and rows that a command prints. A command states each of them once; the report prints them as
/// lines for people or as one JSON object for programs.
class Report final
{
public:
    /// The place of a value in the JSON object: names from the outermost to the innermost.
    using Key = std::vector<std::string>;
    enum class JsonText { Utf8, Ascii };

    explicit Report(JsonText jsonText = JsonText::Utf8)
        : m_jsonText(jsonText)
    {}

    /// Adds a line for people.
    void line(const std::string &text);
    /// Adds lines that end with a line break, for people.
    void lines(const std::string &text);
    /// Adds a value for programs.
    void value(const Key &key, JsonValue value);
    /// Adds a number and its line, "    12  terms".
    void count(const Key &key, std::uint64_t number, const std::string &what);
    /// Adds such a line for people.
    void countLine(const std::string &number, const std::string &what);
    /// Adds an element to the list at `key`, and its lines.
    void row(const Key &key, JsonValue element, const std::string &lines = {});

    /// Returns all lines without the last line break.
    std::string text() const;
    /// Returns the JSON object. Bytes that are not UTF-8 are replaced.
    std::string json() const;
    std::string printed(bool asJson) const { return asJson ? json() : text(); }

private:
    JsonValue &at(const Key &key);

    JsonText m_jsonText;
    std::string m_text;
    JsonValue m_json = JsonValue::object();
};

} // namespace cli
