#include "core/package/archive/PackageFiles.h"
#include "core/package/check/CsvCheck.h"

#include <charconv>
#include <limits>

namespace core::package {

namespace {

struct Before
{
    std::string label;
    double count = std::numeric_limits<double>::infinity();
};

std::optional<double> number(const std::string &field)
{
    double value = 0.0;
    const auto end = std::from_chars(field.data(), field.data() + field.size(), value);
    if (end.ec != std::errc() || end.ptr != field.data() + field.size())
        return std::nullopt;
    return value;
}

} // namespace

std::unique_ptr<ContentCheck> checkVocabulary(CheckedRows &labels, Differences &differences)
{
    const auto take =
        [&labels, before = Before()](std::size_t,
                                     std::vector<std::string> &fields) mutable -> std::optional<std::string> {
        const auto count = number(fields[2]);
        if (fields[1].empty() || !count || !number(fields[3]))
            return "must have a phrase and two numbers";
        std::uint32_t ignored = 0;
        if (auto tooMany = labels.takeLabel(fields[0], ignored))
            return tooMany;
        const bool sorted = fields[0] > before.label || (fields[0] == before.label && *count <= before.count);
        before = {fields[0], *count};
        return sorted ? std::nullopt : std::optional<std::string>("is not sorted by label and falling count");
    };
    return std::make_unique<CsvCheck>(
        files::vocabulary,
        std::vector<std::string>{"label", "phrase", "noisy_count", "half_width_95"},
        take,
        differences);
}

} // namespace core::package
