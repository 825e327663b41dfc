#include "core/records/json/JsonLine.h"

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace core::records {

namespace {

/// nlohmann's event interface. Its exceptions quote the last token read, so only the position of an error
/// is ever looked at.
class Events final
{
public:
    using number_integer_t = nlohmann::json::number_integer_t;
    using number_unsigned_t = nlohmann::json::number_unsigned_t;
    using number_float_t = nlohmann::json::number_float_t;
    using string_t = nlohmann::json::string_t;
    using binary_t = nlohmann::json::binary_t;

    explicit Events(JsonFieldSink &sink)
        : m_sink(sink)
    {}

    // NOLINTBEGIN(readability-identifier-naming): the names are nlohmann's
    bool null() { return value(JsonKind::Null, {}); }
    bool boolean(bool is) { return value(JsonKind::Boolean, is ? "true" : "false"); }
    bool number_integer(number_integer_t number) { return this->number(std::to_string(number)); }
    bool number_unsigned(number_unsigned_t number) { return this->number(std::to_string(number)); }
    bool number_float(number_float_t, string_t written)
    {
        // nlohmann hands out the decimal point of the locale, for strtod's sake.
        std::ranges::replace_if(
            written,
            [](char c) { return std::string_view("0123456789+-eE").find(c) == std::string_view::npos; },
            '.');
        return number(std::move(written));
    }
    bool binary(binary_t &) { return value(JsonKind::Nested, {}); }

    bool string(string_t &text)
    {
        if (m_depth == 1)
            m_sink.take(m_name, JsonKind::String, text);
        else if (m_inside != nullptr)
            m_inside->value(JsonKind::String, text);
        return m_depth > 0;
    }

    bool start_object(std::size_t)
    {
        if (m_depth > 0)
            enter(false, "{...}");
        ++m_depth;
        return true;
    }

    bool start_array(std::size_t)
    {
        const bool isInObject = m_depth > 0;
        if (isInObject)
            enter(true, "[...]");
        ++m_depth;
        return isInObject;
    }

    bool key(string_t &name)
    {
        if (m_depth == 1)
            m_name.swap(name);
        else if (m_inside != nullptr)
            m_inside->key(name);
        return true;
    }

    bool end_object() { return leave(); }
    bool end_array() { return leave(); }

    bool parse_error(std::size_t position, const std::string &, const nlohmann::json::exception &)
    {
        m_errorAt = position;
        return false;
    }

    // NOLINTEND(readability-identifier-naming)

    /// Byte of the line, from 1, behind which the line is no JSON; 0 when it is JSON but no object.
    std::size_t errorAt() const { return m_errorAt; }

private:
    bool number(std::string written) { return value(JsonKind::Number, std::move(written)); }

    bool value(JsonKind kind, std::string written)
    {
        if (m_depth == 1)
            m_sink.take(m_name, kind, written);
        else if (m_inside != nullptr)
            m_inside->value(kind, written);
        return m_depth > 0;
    }

    void enter(bool isArray, std::string shown)
    {
        if (m_depth == 1) {
            m_sink.take(m_name, JsonKind::Nested, shown);
            m_inside = m_sink.inside(m_name);
        }
        if (m_inside != nullptr)
            m_inside->begin(isArray);
    }

    bool leave()
    {
        --m_depth;
        if (m_inside != nullptr && m_depth > 0)
            m_inside->end();
        if (m_depth == 1)
            m_inside = nullptr;
        return true;
    }

    JsonFieldSink &m_sink;
    std::string m_name;
    JsonInsideSink *m_inside = nullptr; ///< of the nested field at hand
    std::size_t m_depth = 0;
    std::size_t m_errorAt = 0;
};

} // namespace

ReadResult<void> parseJsonLine(const Line &line, JsonFieldSink &sink, JsonUnit unit)
{
    Events events(sink);
    if (nlohmann::json::sax_parse(line.text.begin(), line.text.end(), &events))
        return {};
    const bool isLine = unit == JsonUnit::Line;
    const std::string expected =
        isLine ? "one complete JSON object a line is expected" : "an array of JSON objects is expected";
    const auto at = static_cast<std::int64_t>(events.errorAt());
    ReadError found{
        .place = {.line = line.number}, .what = {}, .canGoOn = true, .facts = {}, .offset = line.offset};
    if (at == 0) {
        found.what = "not an object; " + expected;
        found.facts.kind = ProblemKind::NotAnObject;
    } else {
        found.what = "not valid JSON at byte " + std::to_string(at)
                     + (isLine ? " of the line; " : " of the element that begins here; ") + expected;
        // Where an element begins in its line is not known.
        found.facts = isLine ? ProblemFacts{.kind = ProblemKind::NotJson, .found = at} : ProblemFacts{};
    }
    return fail(std::move(found));
}

} // namespace core::records
