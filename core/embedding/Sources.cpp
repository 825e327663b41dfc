#include "core/embedding/Sources.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace core::embedding {

namespace source {

// Each is in a file of its own in core/embedding/sources.
const Source &builtin();
const Source &documents();
const Source &vectors();
const Source &word2vec();
const Source &glove();
const Source &fasttext();
const Source &safetensors();
const Source &endpoint();

} // namespace source

std::span<const Source *const> sources()
{
    static const std::array<const Source *, 8> all = {
        &source::builtin(),
        &source::documents(),
        &source::vectors(),
        &source::word2vec(),
        &source::glove(),
        &source::fasttext(),
        &source::safetensors(),
        &source::endpoint(),
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
    return vocabulary::checkSettings(settings(), given, "the embedding source " + std::string(name()));
}

std::vector<std::pair<std::string, std::filesystem::path>> Source::files(const Settings &given) const
{
    return vocabulary::filesIn(settings(), given);
}

} // namespace core::embedding
