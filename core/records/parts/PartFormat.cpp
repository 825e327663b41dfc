#include "core/records/parts/PartFormat.h"

#include "core/base/Result.h"
#include "core/base/Text.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace core::records {

namespace {

using Formats = std::vector<const Format *>;

bool has(std::span<const std::string_view> endings, std::string_view ending)
{
    return std::ranges::find(endings, ending) != endings.end();
}

bool isKnown(std::string_view ending)
{
    static const std::vector<std::string_view> known = formatEndings();
    return has(known, ending);
}

/// Returns whether the Explorer of Windows writes such files into folders.
bool isOfSystem(const Part &part)
{
    constexpr std::array<std::string_view, 3> names = {"desktop.ini", "ehthumbs.db", "thumbs.db"};
    return std::ranges::find(names, lowered(unpackedName(part).string())) != names.end();
}

/// The known endings of parts, each with its number of files.
using Endings = std::map<std::string, std::size_t>;

Endings endingsOf(std::span<const Part> parts)
{
    Endings endings;
    for (const Part &part : parts)
        if (std::string ending = endingOf(part); isKnown(ending))
            ++endings[std::move(ending)];
    return endings;
}

/// Returns the formats that have all of these endings.
Formats formatsWith(const Endings &endings, bool areNamed)
{
    Formats found;
    for (const Format *format : formats()) {
        const auto own = areNamed ? format->endings() : format->ownEndings();
        if (std::ranges::all_of(endings, [&](const auto &each) { return has(own, each.first); }))
            found.push_back(format);
    }
    return found;
}

ReadError severalKinds(const Endings &endings)
{
    std::string list;
    for (const auto &[ending, files] : endings) {
        list += (list.empty() ? "" : ", ") + std::to_string(files) + ' ' + ending + " (";
        std::string names;
        for (const Format *format : formats())
            if (has(format->ownEndings(), ending))
                names += (names.empty() ? "" : " or ") + std::string(format->name());
        list += names + ')';
    }
    return {.code = ErrorCode::InvalidPlan,
            .what = "files of several kinds: " + list
                    + "; set records.format to the kind that holds the records, or name the files by a "
                      "pattern such as *.csv"};
}

ReadError otherThanEnding(const Format &found, const Format &byEnding)
{
    return {.code = ErrorCode::InvalidPlan,
            .what = "the content is " + std::string(found.name()) + ", the endings of the files are those of "
                    + std::string(byEnding.name()) + "; set records.format to the one that is right"};
}

} // namespace

bool isTaken(const Part &part, const Format *named)
{
    const std::string ending = endingOf(part);
    return named ? has(named->endings(), ending) : isKnown(ending) && !isOfSystem(part);
}

ReadResult<PartFormat> PartFormat::of(const std::optional<std::string> &name, std::span<const Part> parts)
{
    const Part &first = parts.front();
    if (name || parts.size() == 1) {
        KEYSEED_ASSIGN(const auto format, formatOf(name, first));
        return PartFormat(format);
    }
    const Endings endings = endingsOf(parts);
    KEYSEED_ASSIGN(const auto recognised, recognise(formats(), first));
    if (endings.empty()) // the steward named files with endings of their own
        return PartFormat(recognised.format);
    const bool areNamed = std::ranges::all_of(
        parts, [](const Part &part) { return part.folder.empty() && part.entry.empty(); });
    Formats candidates = formatsWith(endings, false);
    if (candidates.empty() && areNamed)
        candidates = formatsWith(endings, true);
    if (candidates.empty())
        return fail(severalKinds(endings));
    KEYSEED_ASSIGN(const auto chosen, recognise(candidates, first));
    if (chosen.confidence < recognised.confidence)
        return fail(otherThanEnding(*recognised.format, *chosen.format));
    if (candidates.size() == 1)
        candidates.clear();
    return PartFormat(chosen.format, std::move(candidates));
}

ReadResult<void> PartFormat::check(const Part &part) const
{
    if (m_candidates.empty())
        return {};
    KEYSEED_ASSIGN(const auto found, recognise(m_candidates, part));
    if (found.format == m_format || found.confidence == Confidence::None)
        return {};
    KEYSEED_ASSIGN(const auto own, recognise(std::span(&m_format, 1), part));
    // JSON of one record reads the same as JSON lines; columns of their own do not.
    const bool isOther = own.confidence == Confidence::None || found.format->hasOwnColumns();
    if (!isOther)
        return {};
    return fail({.code = ErrorCode::InvalidPlan,
                 .what = "this file is " + std::string(found.format->name()) + ", those before it are "
                         + std::string(m_format->name())
                         + "; set records.format to the kind that holds the records"});
}

} // namespace core::records
