#include "core/records/Formats.h"

#include "core/base/Result.h"
#include "core/records/ByteStream.h"
#include "core/records/TextStream.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace core::records {

namespace format {

// Each is in a file of its own in core/records/formats.
const Format &csv();
const Format &tsv();
const Format &jsonLines();
const Format &json();
const Format &fhir();
const Format &hl7();
const Format &xml();
const Format &folder();
const Format &xlsx();
const Format &ods();
const Format &sqlite();

} // namespace format

namespace {

constexpr std::size_t beginningBytes = std::size_t{64} << 10;

/// The first piece of text; nothing of a file that holds none, whose reader says so.
std::string textOf(const Part &part)
{
    std::string text;
    if (auto stream = TextStream::open(part, {.chunkBytes = beginningBytes, .hasDigest = false}))
        static_cast<void>(stream->append(text));
    return text;
}

} // namespace

std::span<const Format *const> formats()
{
    static const std::array<const Format *, 11> all = {
        &format::csv(),
        &format::tsv(),
        &format::jsonLines(),
        &format::json(),
        &format::fhir(),
        &format::hl7(),
        &format::xml(),
        &format::folder(),
        &format::xlsx(),
        &format::ods(),
        &format::sqlite(),
    };
    return all;
}

const Format *findFormat(std::string_view name)
{
    const auto found = std::ranges::find(formats(), name, &Format::name);
    return found == formats().end() ? nullptr : *found;
}

std::vector<std::string_view> formatNames()
{
    std::vector<std::string_view> names;
    std::ranges::transform(formats(), std::back_inserter(names), &Format::name);
    return names;
}

std::vector<std::string_view> formatEndings()
{
    std::vector<std::string_view> endings;
    for (const Format *format : formats())
        for (const std::string_view ending : format->endings())
            if (std::ranges::find(endings, ending) == endings.end())
                endings.push_back(ending);
    return endings;
}

Faulty<const Format *> formatOf(const std::optional<std::string> &name, const Part &part)
{
    if (name) {
        if (const Format *named = findFormat(*name))
            return named;
        std::string known;
        for (const std::string_view each : formatNames())
            known += (known.empty() ? "" : ", ") + std::string(each);
        return fault({.code = ErrorCode::InvalidPlan,
                      .what = "records.format names no known format; known here: " + known});
    }
    KEYSEED_ASSIGN(const auto file, ByteStream::open(part, false));
    KEYSEED_ASSIGN(const auto bytes, file.head(beginningBytes));
    const std::string text = textOf(part);
    const auto likeness = [&](const Format *format) {
        return format->recognise(part, {.bytes = bytes, .text = text});
    };
    const auto isLess = [&](const Format *one, const Format *other) {
        return likeness(one) < likeness(other);
    };
    return *std::max_element(formats().rbegin(), formats().rend(), isLess);
}

bool Format::isNamedLike(const Part &part) const
{
    return std::ranges::find(endings(), endingOf(part)) != endings().end();
}

} // namespace core::records
