#include "core/embedding/Sources.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace core::embedding {

namespace source {

// Each is in a file of its own in core/embedding/sources.
const Source &builtin();

} // namespace source

std::span<const Source *const> sources()
{
    static const std::array<const Source *, 1> all = {
        &source::builtin(),
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

} // namespace core::embedding
