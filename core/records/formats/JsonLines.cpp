#include "core/records/Columns.h"
#include "core/records/FieldSample.h"
#include "core/records/Format.h"
#include "core/records/JsonlSelection.h"
#include "core/records/Shortened.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records::format {

namespace {

/// One JSON object a line.
class JsonLines final : public Format
{
public:
    std::string_view name() const override { return "jsonl"; }
    std::string_view title() const override { return "JSON Lines"; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 3> all = {".jsonl", ".ndjson", ".json"};
        return all;
    }

    Likeness recognise(const Part &part, const Beginning &beginning) const override
    {
        if (isNamedLike(part))
            return Likeness::Ending;
        // An array is no JSON lines either, but their reader is the one that says so.
        const std::string_view text = trimmed(beginning.text);
        return text.starts_with('{') || text.starts_with('[') ? Likeness::Beginning : Likeness::None;
    }

    Faulty<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const override
    {
        auto lines = LineReader::open(part, options);
        if (!lines)
            return fault(lines.error());
        ReadOptions withoutDigest = options;
        withoutDigest.hasDigest = false;
        auto sample = LineReader::open(part, withoutDigest);
        if (!sample)
            return fault(sample.error());
        return JsonlSelection::open(std::move(*lines), std::move(*sample), wanted);
    }

    Faulty<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const override
    {
        auto lines = LineReader::open(part, {.hasDigest = false});
        if (!lines)
            return fault(lines.error());
        shown.encoding = lines->encoding();
        auto sample =
            sampleFields(std::move(*lines), std::max(JsonlSelection::sampledLines, maximumRows), maximumRows);
        if (!sample)
            return fault(sample.error());
        if (sample->columns.empty())
            return fault({.what = "empty file; one JSON object for each record is expected"});
        shown.columns = std::move(sample->columns);
        for (const std::vector<std::string> &row : sample->rows)
            shown.rows.push_back(shortened(row, shown.columns.size()));
        return {};
    }
};

} // namespace

const Format &jsonLines()
{
    static const JsonLines format;
    return format;
}

} // namespace core::records::format
