#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/Format.h"
#include "core/records/json/JsonFields.h"
#include "core/records/json/JsonTexts.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace core::records::format {

namespace {

/// Reads one JSON object for each record, from lines or an array.
class JsonObjects : public Format
{
public:
    ReadResult<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const override;
    ReadResult<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const override;

protected:
    /// Errors: as TextStream::open, Io.
    virtual ReadResult<std::unique_ptr<JsonTexts>> texts(const Part &part,
                                                         const ReadOptions &options) const = 0;
};

ReadResult<std::unique_ptr<RowStream>>
JsonObjects::open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const
{
    KEYSEED_ASSIGN(auto all, texts(part, options));
    if (!options.expectsColumns)
        return JsonSelection::open(std::move(all), nullptr, wanted);
    ReadOptions withoutDigest = options;
    withoutDigest.hasDigest = false;
    KEYSEED_ASSIGN(const auto sample, texts(part, withoutDigest));
    return JsonSelection::open(std::move(all), sample.get(), wanted);
}

ReadResult<void> JsonObjects::preview(const Part &part, std::size_t maximumRows, Preview &shown) const
{
    KEYSEED_ASSIGN(const auto all, texts(part, {.hasDigest = false}));
    shown.encoding = all->encoding();
    KEYSEED_ASSIGN(auto sample,
                   sampleFields(*all, std::max(JsonSelection::sampledTexts, maximumRows), maximumRows));
    if (sample.columns.empty())
        return fail({.what = "empty file; one JSON object for each record is expected"});
    shown.columns = std::move(sample.columns);
    for (const std::vector<std::string> &row : sample.rows)
        shown.rows.push_back(shortened(row, shown.columns.size()));
    return {};
}

/// Recognises an object that holds a list of objects as one of its members, and no text beside it: the list
/// of the records, as servers answer with it, rather than a record with a list.
class ListSink final : public JsonSink
{
public:
    bool isListOfRecords() const { return m_hasList && !m_hasProse; }

    std::size_t take(const JsonValue &value, std::string &text) override
    {
        constexpr std::size_t list = 1;
        constexpr std::ptrdiff_t blanksOfProse = 5;
        const bool isNested = value.kind == JsonKind::Nested;
        if (value.depth == 2 && isNested && text == "{...}")
            m_hasList = true;
        if (value.depth == 1 && value.kind == JsonKind::String
            && std::ranges::count(text, ' ') >= blanksOfProse)
            m_hasProse = true;
        return value.depth == 1 && isNested && text == "[...]" ? list : nowhere;
    }

private:
    bool m_hasList = false;
    bool m_hasProse = false;
};

/// Returns whether the text of a file that begins so is one JSON array, one object over several lines, or one
/// object on one line that holds a list of objects: no JSON lines.
bool isOneJsonText(std::string_view beginning)
{
    const std::string_view text = trimmed(beginning);
    if (text.starts_with('['))
        return true;
    if (!text.starts_with('{'))
        return false;
    // A first line that is longer than the sample cannot be judged.
    const std::size_t end = text.find_first_of("\r\n");
    ListSink sink;
    const auto parsed = parseJsonObject({.text = text.substr(0, end), .ending = {}, .number = 1}, sink);
    if (end == std::string_view::npos)
        return sink.isListOfRecords(); // in a long line as far as it was parsed
    return !parsed;
}

/// Reads one JSON text: an array of objects, inside another object or not.
class Json final : public JsonObjects
{
public:
    std::string_view name() const override { return "json"; }
    std::string_view title() const override { return "JSON"; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> all = {".json"};
        return all;
    }

    // Many programs use this ending for one object a line.
    Confidence recognise(const Part &part, const FileHeader &beginning) const override
    {
        if (!isOneJsonText(beginning.text))
            return Confidence::None;
        return isNamedLike(part) ? Confidence::Ending : Confidence::Beginning;
    }

protected:
    ReadResult<std::unique_ptr<JsonTexts>> texts(const Part &part, const ReadOptions &options) const override
    {
        KEYSEED_ASSIGN(auto stream, TextStream::open(part, options));
        return std::make_unique<JsonElements>(std::move(stream), options.maximumRecordBytes);
    }
};

/// Reads one JSON object from each line.
class JsonLines final : public JsonObjects
{
public:
    std::string_view name() const override { return "jsonl"; }
    std::string_view title() const override { return "JSON Lines"; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 3> all = {".jsonl", ".ndjson", ".json"};
        return all;
    }

    Confidence recognise(const Part &part, const FileHeader &beginning) const override
    {
        if (isNamedLike(part))
            return Confidence::Ending;
        return trimmed(beginning.text).starts_with('{') ? Confidence::Beginning : Confidence::None;
    }

protected:
    ReadResult<std::unique_ptr<JsonTexts>> texts(const Part &part, const ReadOptions &options) const override
    {
        KEYSEED_ASSIGN(auto lines, LineReader::open(part, options));
        return std::make_unique<JsonLineTexts>(std::move(lines));
    }
};

} // namespace

const Format &json()
{
    static const Json format;
    return format;
}

const Format &jsonLines()
{
    static const JsonLines format;
    return format;
}

} // namespace core::records::format
