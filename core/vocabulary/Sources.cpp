#include "core/vocabulary/Sources.h"

#include "core/vocabulary/SourceSettings.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace core::vocabulary {

namespace source {

// Each is in a file of its own in core/vocabulary/sources.
const Source &builtin();
const Source &terms();
const Source &umls();
const Source &snomed();
const Source &mesh();
const Source &icd10();
const Source &obo();
const Source &rxnorm();
const Source &csv();
const Source &saved();

} // namespace source

std::span<const Source *const> sources()
{
    static const std::array<const Source *, 10> all = {
        &source::builtin(),
        &source::terms(),
        &source::umls(),
        &source::snomed(),
        &source::mesh(),
        &source::icd10(),
        &source::obo(),
        &source::rxnorm(),
        &source::csv(),
        &source::saved(),
    };
    return all;
}

const Source *findSource(std::string_view name)
{
    const auto found = std::ranges::find(sources(), name, &Source::name);
    return found == sources().end() ? nullptr : *found;
}

std::vector<std::string_view> sourceNames()
{
    std::vector<std::string_view> names;
    std::ranges::transform(sources(), std::back_inserter(names), &Source::name);
    return names;
}

Result<void> Source::check(const Settings &given) const
{
    return checkSettings(settings(), given, "the vocabulary source " + std::string(name()));
}

std::vector<std::pair<std::string, std::filesystem::path>> Source::files(const Settings &given) const
{
    return filesIn(settings(), given);
}

} // namespace core::vocabulary
