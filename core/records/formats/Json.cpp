#include "core/base/Result.h"
#include "core/records/JsonElements.h"
#include "core/records/formats/JsonObjects.h"

#include <array>
#include <utility>

namespace core::records::format {

namespace {

/// One JSON text: an array of objects, in another object or not.
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

    // Many call files so that hold one object a line.
    Likeness recognise(const Part &part, const Beginning &beginning) const override
    {
        if (!isOneJsonText(beginning.text))
            return Likeness::None;
        return isNamedLike(part) ? Likeness::Ending : Likeness::Beginning;
    }

protected:
    Faulty<std::unique_ptr<JsonTexts>> texts(const Part &part, const ReadOptions &options) const override
    {
        KEYSEED_ASSIGN(auto stream, TextStream::open(part, options));
        return std::make_unique<JsonElements>(std::move(stream), options.maximumRecordBytes);
    }
};

} // namespace

const Format &json()
{
    static const Json format;
    return format;
}

} // namespace core::records::format
