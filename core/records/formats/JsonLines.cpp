#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/formats/JsonObjects.h"

#include <array>
#include <utility>

namespace core::records::format {

namespace {

/// One JSON object a line.
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

    Likeness recognise(const Part &part, const Beginning &beginning) const override
    {
        if (isNamedLike(part))
            return Likeness::Ending;
        return trimmed(beginning.text).starts_with('{') ? Likeness::Beginning : Likeness::None;
    }

protected:
    Faulty<std::unique_ptr<JsonTexts>> texts(const Part &part, const ReadOptions &options) const override
    {
        KEYSEED_ASSIGN(auto lines, LineReader::open(part, options));
        return std::make_unique<JsonLineTexts>(std::move(lines));
    }
};

} // namespace

const Format &jsonLines()
{
    static const JsonLines format;
    return format;
}

} // namespace core::records::format
