#include "core/sources/Sources.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace core::vocabulary {

namespace source {

// Each is in a file of its own in core/vocabulary/sources, or beside this one where it needs more than terms.
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
const Source &documents();
const Source &unionOf();

} // namespace source

std::span<const Source *const> sources()
{
    static const std::array<const Source *, 12> all = {
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
        &source::documents(),
        &source::unionOf(),
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

std::optional<ChosenSource> sourceOfName(std::string_view name)
{
    for (const Source *source : sources()) {
        if (source->settings().size() != 1)
            continue;
        const SourceSetting &setting = source->settings().front();
        for (const std::string_view choice : setting.choices) {
            Settings settings{{std::string(setting.key), std::string(choice)}};
            if (source->publishedName(settings) == name)
                return ChosenSource{source, std::move(settings)};
        }
    }
    return std::nullopt;
}

std::string publishedNameOf(std::string_view publicName)
{
    return std::string(sourceOfName(publicName) ? publicName : termList);
}

} // namespace core::vocabulary
