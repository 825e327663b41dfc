#include "core/embedding/Sources.h"

#include "core/base/Family.h"
#include "core/base/InputFile.h"
#include "core/vocabulary/imports/LineStream.h"

// One line for each source, in the order of the choices: the function that its file in core/embedding/sources
// defines.
#define KEYSEED_SOURCES(MEMBER)                                                                              \
    MEMBER(builtin)                                                                                          \
    MEMBER(documents)                                                                                        \
    MEMBER(vectors)                                                                                          \
    MEMBER(word2vec)                                                                                         \
    MEMBER(glove)                                                                                            \
    MEMBER(fasttext)                                                                                         \
    MEMBER(safetensors)                                                                                      \
    MEMBER(encoder)                                                                                          \
    MEMBER(endpoint)

namespace core::embedding {

KEYSEED_FAMILY(Source, source, KEYSEED_SOURCES)

std::span<const Source *const> sources()
{
    return source::members();
}

const Source *findSource(std::string_view name)
{
    return findByName(sources(), name);
}

std::vector<std::string_view> sourceNames()
{
    return namesOf(sources());
}

Result<const Source *> recognisedSource(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto file, InputFile::open(path, mostbytes::vectors));
    KEYSEED_ASSIGN(const auto head, file.head());
    if (const std::string_view compression = vocabulary::compressionOf(head); !compression.empty())
        return fail(ErrorCode::InvalidPlan, path.string() + ": " + vocabulary::unpackFirst(compression));
    const auto found =
        std::ranges::find_if(sources(), [&](const Source *each) { return each->recognises(head); });
    return found == sources().end() ? nullptr : *found;
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
