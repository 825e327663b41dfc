#include "core/package/text/Csv.h"

#include <utility>

namespace core::package {

std::string csvQuoted(std::string_view field)
{
    std::string quoted = "\"";
    for (const char c : field) {
        if (c == '"')
            quoted += '"';
        quoted += c;
    }
    quoted += '"';
    return quoted;
}

void CsvRows::add(std::string_view bytes)
{
    for (const char c : bytes) {
        if (m_problem)
            return;
        take(c);
    }
}

void CsvRows::take(char c)
{
    if (++m_rowBytes > maximumRowBytes)
        return stop("is longer than a row of a package can be");
    switch (m_state) {
    case State::Quoted:
        if (c == '"')
            m_state = State::QuoteInQuoted;
        else
            m_field += c;
        return;
    case State::QuoteInQuoted:
        if (c != '"')
            return takeSeparator(c);
        m_field += c;
        m_state = State::Quoted;
        return;
    case State::CarriageReturn:
        return c == '\n' ? endRow(true) : stop("a carriage return stands alone outside quotes");
    case State::FieldStart:
        if (c == '"') {
            m_state = State::Quoted;
            return;
        }
        break;
    case State::Plain:
        break;
    }
    takeSeparator(c);
}

// Outside quotes: the end of a field or row, or one more plain character.
void CsvRows::takeSeparator(char c)
{
    if (c == ',')
        return endField();
    if (c == '\n')
        return endRow(false);
    if (c == '\r') {
        m_state = State::CarriageReturn;
        return;
    }
    if (c == '"' || m_state == State::QuoteInQuoted)
        return stop("a quote stands inside a field without being doubled");
    m_field += c;
    m_state = State::Plain;
}

void CsvRows::endField()
{
    m_fields.push_back(std::exchange(m_field, {}));
    m_state = State::FieldStart;
}

void CsvRows::endRow(bool withCarriageReturn)
{
    endField();
    if (m_carriageReturns && *m_carriageReturns != withCarriageReturn)
        return stop("its line end differs from those before it");
    m_carriageReturns = withCarriageReturn;
    m_onRow(m_row, m_fields);
    m_fields.clear();
    m_rowBytes = 0;
    ++m_row;
}

void CsvRows::stop(std::string_view problem)
{
    m_problem = "row " + std::to_string(m_row) + ": " + std::string(problem);
}

std::optional<std::string> CsvRows::finish()
{
    if (!m_problem && (m_state == State::Quoted))
        stop("its quote is never closed");
    if (!m_problem && m_rowBytes > 0)
        stop("the file ends in the middle of it");
    return m_problem;
}

} // namespace core::package
