#include "core/records/formats/JsonObjects.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/FieldSample.h"
#include "core/records/JsonSelection.h"
#include "core/records/Shortened.h"

#include <algorithm>
#include <utility>

namespace core::records::format {

Faulty<std::unique_ptr<RowStream>>
JsonObjects::open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const
{
    KEYSEED_ASSIGN(auto all, texts(part, options));
    ReadOptions withoutDigest = options;
    withoutDigest.hasDigest = false;
    KEYSEED_ASSIGN(const auto sample, texts(part, withoutDigest));
    return JsonSelection::open(std::move(all), *sample, wanted);
}

Faulty<void> JsonObjects::preview(const Part &part, std::size_t maximumRows, Preview &shown) const
{
    KEYSEED_ASSIGN(const auto all, texts(part, {.hasDigest = false}));
    shown.encoding = all->encoding();
    KEYSEED_ASSIGN(auto sample,
                   sampleFields(*all, std::max(JsonSelection::sampledTexts, maximumRows), maximumRows));
    if (sample.columns.empty())
        return fault({.what = "empty file; one JSON object for each record is expected"});
    shown.columns = std::move(sample.columns);
    for (const std::vector<std::string> &row : sample.rows)
        shown.rows.push_back(shortened(row, shown.columns.size()));
    return {};
}

bool isOneJsonText(std::string_view beginning)
{
    const std::string_view text = trimmed(beginning);
    if (text.starts_with('['))
        return true;
    if (!text.starts_with('{'))
        return false;
    // Of a first line that is longer than what is there of it nothing can be said.
    const std::size_t end = text.find_first_of("\r\n");
    if (end == std::string_view::npos)
        return false;
    struct Nothing final : JsonFieldSink
    {
        void take(const std::string &, JsonKind, std::string &) override {}
    } nothing;
    return !parseJsonLine({.text = text.substr(0, end), .ending = {}, .number = 1}, nothing);
}

} // namespace core::records::format
