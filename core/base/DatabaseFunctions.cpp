#include "core/base/DatabaseHardening.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace core {

namespace {

constexpr std::size_t mostSearchedBytes = 100;

constexpr auto allowedFunctions = std::to_array<std::string_view>(
    {"abs",   "avg",        "cast",        "char",       "coalesce",     "concat",    "concat_ws", "count",
     "date",  "datetime",   "first_value", "format",     "group_concat", "hex",       "ifnull",    "iif",
     "instr", "julianday",  "lag",         "last_value", "lead",         "length",    "like",      "lower",
     "ltrim", "max",        "min",         "nullif",     "printf",       "quote",     "rank",      "replace",
     "round", "row_number", "rtrim",       "strftime",   "string_agg",   "substr",    "substring", "sum",
     "time",  "total",      "trim",        "typeof",     "unicode",      "unixepoch", "upper"});

// Lets a statement read tables and views, and call the functions above.
int mayRead(
    void * /*unused*/, int action, const char * /*object*/, const char *name, const char *, const char *)
{
    const auto isCalled = [&](std::string_view allowed) {
        return name != nullptr && sqlite3_stricmp(allowed.data(), name) == 0;
    };
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ:
    case SQLITE_RECURSIVE:
    case SQLITE_PRAGMA:
        return SQLITE_OK;
    case SQLITE_FUNCTION:
        return std::ranges::any_of(allowedFunctions, isCalled) ? SQLITE_OK : SQLITE_DENY;
    default:
        return SQLITE_DENY;
    }
}

std::string_view textOf(sqlite3_value *value)
{
    const auto *bytes = reinterpret_cast<const char *>(sqlite3_value_text(value));
    return bytes == nullptr ? std::string_view()
                            : std::string_view(bytes, static_cast<std::size_t>(sqlite3_value_bytes(value)));
}

// Returns whether a value is NULL, of which the function is NULL, or what is looked for is too long.
bool isAnswered(sqlite3_context *context, int count, sqlite3_value **values)
{
    if (std::any_of(
            values, values + count, [](auto *value) { return sqlite3_value_type(value) == SQLITE_NULL; }))
        return true;
    if (count < 2 || textOf(values[1]).size() <= mostSearchedBytes)
        return false;
    sqlite3_result_error(context, "a text to look for is too long", -1);
    return true;
}

void answer(sqlite3_context *context, std::string_view text)
{
    sqlite3_result_text(context, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
}

std::size_t lengthOfCharacter(std::string_view text)
{
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U)
        ++length;
    return length;
}

std::size_t startOfLastCharacter(std::string_view text)
{
    std::size_t start = text.size() - 1;
    while (start > 0 && (static_cast<unsigned char>(text[start]) & 0xC0U) == 0x80U)
        --start;
    return start;
}

template<bool FromLeft, bool FromRight>
void trim(sqlite3_context *context, int count, sqlite3_value **values)
{
    if (isAnswered(context, count, values))
        return;
    std::string_view text = textOf(values[0]);
    const std::string_view letters = count > 1 ? textOf(values[1]) : " ";
    while (FromLeft && !text.empty()) {
        const std::size_t length = lengthOfCharacter(text);
        if (letters.find(text.substr(0, length)) == std::string_view::npos)
            break;
        text.remove_prefix(length);
    }
    while (FromRight && !text.empty()) {
        const std::size_t start = startOfLastCharacter(text);
        if (letters.find(text.substr(start)) == std::string_view::npos)
            break;
        text = text.substr(0, start);
    }
    answer(context, text);
}

// The place of the second text in the first, in characters from 1 on; 0 if it is not there.
void instr(sqlite3_context *context, int count, sqlite3_value **values)
{
    if (isAnswered(context, count, values))
        return;
    const std::string_view text = textOf(values[0]);
    const std::size_t place = text.find(textOf(values[1]));
    if (place == std::string_view::npos)
        return sqlite3_result_int(context, 0);
    const auto before = text.substr(0, place);
    const auto characters = std::ranges::count_if(
        before, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    sqlite3_result_int64(context, characters + 1);
}

void replace(sqlite3_context *context, int count, sqlite3_value **values)
{
    if (isAnswered(context, count, values))
        return;
    const std::string_view text = textOf(values[0]);
    const std::string_view searched = textOf(values[1]);
    const std::string_view by = textOf(values[2]);
    if (searched.empty())
        return answer(context, text);
    const auto most =
        static_cast<std::size_t>(sqlite3_limit(sqlite3_context_db_handle(context), SQLITE_LIMIT_LENGTH, -1));
    std::string replaced;
    std::size_t from = 0;
    for (;;) {
        const std::size_t place = text.find(searched, from);
        replaced += text.substr(from, place - from);
        if (place == std::string_view::npos)
            return answer(context, replaced);
        replaced += by;
        from = place + searched.size();
        if (replaced.size() > most)
            return sqlite3_result_error_toobig(context);
    }
}

} // namespace

bool limitFunctions(sqlite3 *handle)
{
    constexpr int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    const auto define = [&](const char *name, int values, auto *function) {
        return sqlite3_create_function(handle, name, values, flags, nullptr, function, nullptr, nullptr)
               == SQLITE_OK;
    };
    bool isDefined = define("instr", 2, &instr) && define("replace", 3, &replace);
    for (const int values : {1, 2})
        isDefined = isDefined && define("trim", values, &trim<true, true>)
                    && define("ltrim", values, &trim<true, false>)
                    && define("rtrim", values, &trim<false, true>);
    sqlite3_limit(handle, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, static_cast<int>(mostSearchedBytes));
    return isDefined && sqlite3_set_authorizer(handle, mayRead, nullptr) == SQLITE_OK;
}

} // namespace core
