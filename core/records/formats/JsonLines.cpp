#include "core/records/Columns.h"
#include "core/records/FieldSample.h"
#include "core/records/Format.h"
#include "core/records/JsonlRecords.h"
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

    Likeness recognise(const Source &source, const Beginning &beginning) const override
    {
        if (isNamedLike(source))
            return Likeness::Ending;
        // An array is no JSON lines either, but their reader is the one that says so.
        const std::string_view text = trimmed(beginning.text);
        return text.starts_with('{') || text.starts_with('[') ? Likeness::Beginning : Likeness::None;
    }

    Faulty<std::unique_ptr<RecordStream>> open(const Source &source,
                                               const ReadOptions &options) const override
    {
        auto lines = LineReader::open(source, options);
        if (!lines)
            return fault(lines.error());
        ReadOptions withoutDigest = options;
        withoutDigest.hasDigest = false;
        auto sample = LineReader::open(source, withoutDigest);
        if (!sample)
            return fault(sample.error());
        return JsonlRecords::open(std::move(*lines), std::move(*sample), source);
    }

    Faulty<void> preview(const Source &source, std::size_t maximumRows, Preview &shown) const override
    {
        auto lines = LineReader::open(source, {.hasDigest = false});
        if (!lines)
            return fault(lines.error());
        shown.encoding = lines->encoding();
        JsonLineTexts texts(std::move(*lines));
        auto sample = sampleFields(texts, std::max(JsonlRecords::sampledLines, maximumRows), maximumRows);
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
