#include "core/base/JsonInput.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <utility>
#include <vector>

namespace core {

namespace {

using Json = nlohmann::json;

constexpr std::string_view blanks = " \t\r\n";
constexpr int numberOverflow = 406; // the library's id for a number beyond the range of a double

/// Walks through the text once before the values are built, because only the event interface says where
/// an error is and that a key stands twice.
class SyntaxCheck final : public Json::json_sax_t
{
public:
    explicit SyntaxCheck(std::string_view text)
        : m_text(text)
        , m_stream(std::string(text))
    {}

    /// Empty when the text is good; else where it is not, and why.
    std::string run()
    {
        Json::sax_parse(m_stream, this);
        return m_problem.empty() ? std::string() : place(m_offset) + m_problem;
    }

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t &) override { return true; }
    bool string(string_t &) override { return true; }
    bool binary(binary_t &) override { return true; }
    bool start_array(std::size_t) override { return enter(); }
    bool end_array() override
    {
        --m_depth;
        return true;
    }
    bool start_object(std::size_t) override
    {
        m_keys.emplace_back();
        return enter();
    }
    bool end_object() override
    {
        m_keys.pop_back();
        --m_depth;
        return true;
    }
    bool key(string_t &name) override
    {
        if (m_keys.back().insert(name).second)
            return true;
        return stop("this key stands twice in the same object; keep one of the two");
    }
    bool parse_error(std::size_t position, const std::string &token, const Json::exception &error) override
    {
        m_offset = wordStart(position, token);
        m_problem = error.id == numberOverflow
                        ? "this number is too large; write a number in the range of the field, such as 4.0"
                        : explain(error.what());
        return false;
    }

private:
    bool enter()
    {
        return ++m_depth <= maximumJsonDepth
               || stop("objects and lists are nested more than " + std::to_string(maximumJsonDepth)
                       + " deep here; no file of this program is");
    }

    /// At the character that was read last.
    bool stop(std::string problem)
    {
        const std::streamoff read = m_stream.rdbuf()->pubseekoff(0, std::ios::cur, std::ios::in);
        m_offset = static_cast<std::size_t>(std::max<std::streamoff>(read - 1, 0));
        m_problem = std::move(problem);
        return false;
    }

    /// Returns the start of the word in which the parser stopped. `position` counts the bytes read, so that
    /// their last is just before it. Of `token` only a complete text can be trusted: others begin too early.
    std::size_t wordStart(std::size_t position, const std::string &token) const
    {
        std::size_t start = std::min(position > 0 ? position - 1 : 0, m_text.size());
        if (start < m_text.size() && m_text[start] == '"' && token.size() > 1 && token.size() <= start + 1)
            return start + 1 - token.size();
        const auto isInWord = [](char c) {
            return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '+' || c == '-' || c == '.';
        };
        if (start < m_text.size() && isInWord(m_text[start]))
            while (start > 0 && isInWord(m_text[start - 1]))
                --start;
        return start;
    }

    std::string explain(std::string_view reported) const
    {
        const std::string_view rest = m_text.substr(std::min(m_offset, m_text.size()));
        const std::string_view word = rest.substr(0, rest.find_first_of(" \t\r\n,:]}"));
        if (rest.find_first_not_of(blanks) == std::string_view::npos)
            return "the text ends too early; a closing quote, } or ] is expected";
        if (word == "NaN" || word == "nan" || word == "Infinity" || word == "inf" || word == "-Infinity"
            || word == "-inf")
            return "NaN and Infinity are not numbers of JSON; write a finite number, such as 4.0";
        if (word.starts_with("//") || word.starts_with("/*") || word.starts_with("#"))
            return "JSON has no comments; remove it";
        if (word.starts_with("'"))
            return "text stands in double quotes in JSON; replace the single quotes";
        if (const bool closes = word.starts_with("}") || word.starts_with("]") || word.empty();
            closes && followsComma())
            return "a further entry is expected after the comma; remove the comma before the closing bracket";
        if (reported.find("invalid string") != std::string_view::npos)
            return "this text is not valid in JSON: a closing quote, valid UTF-8 and \\n for a line break "
                   "are expected";
        return "this is not valid JSON; look for a missing comma, quote or bracket here or just before";
    }

    bool followsComma() const
    {
        const std::size_t before = m_text.substr(0, m_offset).find_last_not_of(blanks);
        return before != std::string_view::npos && m_text[before] == ',';
    }

    /// "line:column: ", both from 1, the column in characters.
    std::string place(std::size_t offset) const
    {
        const std::string_view before = m_text.substr(0, std::min(offset, m_text.size()));
        const auto lines = std::count(before.begin(), before.end(), '\n');
        const std::size_t lineBreak = before.rfind('\n');
        const std::string_view line = before.substr(lineBreak == std::string_view::npos ? 0 : lineBreak + 1);
        const auto column = std::count_if(line.begin(), line.end(), [](char c) {
            return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; // not the inside of a UTF-8 character
        });
        return std::to_string(lines + 1) + ":" + std::to_string(column + 1) + ": ";
    }

    std::string_view m_text;
    std::istringstream m_stream;
    std::vector<std::set<std::string>> m_keys; ///< of every object that is open
    int m_depth = 0;
    std::size_t m_offset = 0;
    std::string m_problem;
};

} // namespace

std::string jsonFault(std::string_view text)
{
    return SyntaxCheck(text).run();
}

bool nestsTooDeep(std::string_view text)
{
    int depth = 0;
    bool isInString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (isInString && c == '\\')
            ++i;
        else if (c == '"')
            isInString = !isInString;
        else if (isInString)
            continue;
        else if (c == '[' || c == '{') {
            if (++depth > maximumJsonDepth)
                return true;
        } else if (c == ']' || c == '}')
            --depth;
    }
    return false;
}

} // namespace core
