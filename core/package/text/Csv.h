#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// A field between double quotes, inner ones doubled (RFC 4180). Line breaks stay as they are.
std::string csvQuoted(std::string_view field);

/// Splits RFC 4180 text that arrives piece by piece into rows; strict, since it reads what we wrote.
/// All line ends are LF or all are CRLF, the last row has one too.
class CsvRows final
{
public:
    static constexpr std::size_t maximumRowBytes = std::size_t{4} << 20;

    /// `row` counts from 1, the header included; the fields may be moved from.
    using OnRow = std::function<void(std::size_t row, std::vector<std::string> &fields)>;

    explicit CsvRows(OnRow onRow)
        : m_onRow(std::move(onRow))
    {}

    void add(std::string_view bytes);
    /// What is wrong with the text, if anything; reading stopped there.
    std::optional<std::string> finish();

private:
    enum class State { FieldStart, Plain, Quoted, QuoteInQuoted, CarriageReturn };

    void take(char c);
    void takeSeparator(char c);
    void endField();
    void endRow(bool withCarriageReturn);
    void stop(std::string_view problem);

    OnRow m_onRow;
    State m_state = State::FieldStart;
    std::string m_field;
    std::vector<std::string> m_fields;
    std::size_t m_row = 1;
    std::size_t m_rowBytes = 0;
    std::optional<bool> m_carriageReturns;
    std::optional<std::string> m_problem;
};

} // namespace core::package
