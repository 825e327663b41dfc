#include "core/records/Recognition.h"
#include "core/records/formats/Delimited.h"

#include <array>

namespace core::records::format {

namespace {

/// Columns are separated by tabs.
class Tsv final : public Delimited
{
public:
    std::string_view name() const override { return "tsv"; }
    std::string_view title() const override { return "TSV"; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> all = {".tsv"};
        return all;
    }
    std::optional<char> ownDelimiter() const override { return '\t'; }

    // Some programs call a file so whatever separates its columns.
    Likeness recognise(const Part &part, const Beginning &beginning) const override
    {
        const std::string_view header = beginning.text.substr(0, beginning.text.find_first_of("\r\n"));
        const bool hasTabs = part.delimiter.value_or('\t') == '\t' && recogniseDelimiter(header) == '\t';
        return hasTabs && isNamedLike(part) ? Likeness::Ending : Likeness::None;
    }
};

} // namespace

const Format &tsv()
{
    static const Tsv format;
    return format;
}

} // namespace core::records::format
