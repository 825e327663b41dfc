#include "core/records/formats/Delimited.h"

#include <array>

namespace core::records::format {

namespace {

/// With a delimiter of the steward's choice, or else the one that splits the first line into the most
/// columns.
class Csv final : public Delimited
{
public:
    std::string_view name() const override { return "csv"; }
    std::string_view title() const override { return "CSV"; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 3> all = {".csv", ".tsv", ".txt"};
        return all;
    }
    bool takesDelimiter() const override { return true; }

    Likeness recognise(const Part &part, const Beginning &) const override
    {
        return isNamedLike(part) ? Likeness::Ending : Likeness::Possible;
    }
};

} // namespace

const Format &csv()
{
    static const Csv format;
    return format;
}

} // namespace core::records::format
