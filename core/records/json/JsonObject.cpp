#include "core/records/json/JsonObject.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>
#include <vector>

namespace core::records {

namespace {

/// The events of nlohmann's parser as values with their places. Its exceptions quote the last token read, so
/// only the position of an error is used.
class JsonEvents final
{
public:
    using number_integer_t = nlohmann::json::number_integer_t;
    using number_unsigned_t = nlohmann::json::number_unsigned_t;
    using number_float_t = nlohmann::json::number_float_t;
    using string_t = nlohmann::json::string_t;
    using binary_t = nlohmann::json::binary_t;

    explicit JsonEvents(JsonSink &sink)
        : m_sink(sink)
    {}

    // NOLINTBEGIN(readability-identifier-naming): the names are nlohmann's
    bool null() { return scalar(JsonKind::Null, {}); }
    bool boolean(bool is) { return scalar(JsonKind::Boolean, is ? "true" : "false"); }
    bool number_integer(number_integer_t number) { return scalar(JsonKind::Number, std::to_string(number)); }
    bool number_unsigned(number_unsigned_t number)
    {
        return scalar(JsonKind::Number, std::to_string(number));
    }
    bool number_float(number_float_t, string_t written)
    {
        // nlohmann hands out the decimal point of the locale, for strtod.
        std::ranges::replace_if(
            written,
            [](char c) { return std::string_view("0123456789+-eE").find(c) == std::string_view::npos; },
            '.');
        return scalar(JsonKind::Number, std::move(written));
    }
    bool binary(binary_t &) { return scalar(JsonKind::Nested, {}); }
    bool string(string_t &text)
    {
        take(JsonKind::String, text);
        return isInObject();
    }

    bool start_object(std::size_t)
    {
        if (isInObject())
            enter(false, "{...}");
        else
            m_levels.push_back({});
        return true;
    }
    bool start_array(std::size_t)
    {
        if (!isInObject())
            return false;
        enter(true, "[...]");
        return true;
    }
    bool key(string_t &name)
    {
        if (m_passedOver == 0)
            m_name.swap(name);
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

    /// Returns the byte of the text, from 1, at which it is no JSON; 0 when it is JSON but no object.
    std::size_t errorAt() const { return m_errorAt; }

private:
    /// An open object or array.
    struct Level
    {
        std::size_t number = 0; ///< number that the sink gave it
        bool isArray = false;
        std::size_t next = 0; ///< index of the next element
    };

    bool isInObject() const { return !m_levels.empty(); }

    bool scalar(JsonKind kind, std::string written)
    {
        take(kind, written);
        return isInObject();
    }

    std::size_t take(JsonKind kind, std::string &text)
    {
        if (m_levels.empty() || m_passedOver > 0)
            return JsonSink::nowhere;
        Level &level = m_levels.back();
        JsonValue value{.kind = kind, .parent = level.number, .depth = m_levels.size()};
        if (level.isArray)
            value.index = level.next++;
        else
            value.name = &m_name;
        return m_sink.take(value, text);
    }

    void enter(bool isArray, std::string shown)
    {
        const std::size_t number = take(JsonKind::Nested, shown);
        if (number == JsonSink::nowhere)
            ++m_passedOver;
        else
            m_levels.push_back({.number = number, .isArray = isArray});
    }

    bool leave()
    {
        if (m_passedOver > 0)
            --m_passedOver;
        else
            m_levels.pop_back();
        return true;
    }

    JsonSink &m_sink;
    std::vector<Level> m_levels;
    std::size_t m_passedOver = 0; ///< open objects and arrays that nobody takes
    std::string m_name;           ///< name of the value that follows
    std::size_t m_errorAt = 0;
};

/// Returns the word of other languages that stands where the text is no JSON at byte `at`, from 1; empty if
/// there is none. Only known words are shown.
std::string_view foreignWord(std::string_view text, std::size_t at)
{
    constexpr std::array<std::string_view, 10> known = {
        "NaN", "nan", "-Infinity", "Infinity", "-inf", "inf", "None", "True", "False", "undefined"};
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-";
    std::size_t begin = std::min(at == 0 ? 0 : at - 1, text.size());
    if (begin == text.size() || letters.find(text[begin]) == std::string_view::npos)
        return {};
    while (begin > 0 && letters.find(text[begin - 1]) != std::string_view::npos)
        --begin;
    const std::size_t end = std::min(text.find_first_not_of(letters, begin), text.size());
    const auto *const found = std::ranges::find(known, text.substr(begin, end - begin));
    return found == known.end() ? std::string_view() : *found;
}

} // namespace

ReadResult<void> parseJsonObject(const Line &line, JsonSink &sink, JsonUnit unit)
{
    JsonEvents events(sink);
    if (nlohmann::json::sax_parse(line.text.begin(), line.text.end(), &events))
        return {};
    const bool isLine = unit == JsonUnit::Line;
    const std::string expected =
        isLine ? "one complete JSON object a line is expected" : "an array of JSON objects is expected";
    const auto at = static_cast<std::int64_t>(events.errorAt());
    ReadError error{
        .place = {.line = line.number}, .what = {}, .canGoOn = true, .facts = {}, .offset = line.offset};
    const std::string_view word = foreignWord(line.text, events.errorAt());
    if (at == 0) {
        error.what = "not an object; " + expected;
        error.facts.kind = ProblemKind::NotAnObject;
    } else if (!word.empty()) {
        error.what = std::string(word) + " stands at byte " + std::to_string(at)
                     + (isLine ? " of the line" : " of the element that begins here")
                     + ", which JSON does not have; write null (or a string) instead";
    } else {
        error.what = "not valid JSON at byte " + std::to_string(at)
                     + (isLine ? " of the line; " : " of the element that begins here; ") + expected;
        // The byte at which an element begins in its line is not known.
        error.facts = isLine ? ProblemFacts{.kind = ProblemKind::NotJson, .found = at} : ProblemFacts{};
    }
    return fail(std::move(error));
}

} // namespace core::records
