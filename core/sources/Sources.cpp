#include "core/sources/Sources.h"

#include "core/base/Family.h"
#include "core/base/InputFile.h"
#include "core/base/Text.h"
#include "core/vocabulary/imports/LineStream.h"

#include <algorithm>

// One line for each source, in the order of the choices: the function that its file defines.
#define KEYSEED_SOURCES(MEMBER)                                                                              \
    MEMBER(builtin)                                                                                          \
    MEMBER(terms)                                                                                            \
    MEMBER(umls)                                                                                             \
    MEMBER(snomed)                                                                                           \
    MEMBER(mesh)                                                                                             \
    MEMBER(icd10)                                                                                            \
    MEMBER(obo)                                                                                              \
    MEMBER(rxnorm)                                                                                           \
    MEMBER(csv)                                                                                              \
    MEMBER(saved)                                                                                            \
    MEMBER(documents)                                                                                        \
    MEMBER(unionOf)

namespace core::vocabulary {

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

namespace {

std::string_view firstFilledLine(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        if (!trimmed(text.substr(0, end)).empty())
            return text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return {};
}

} // namespace

Result<const Source *> recognisedSource(const std::filesystem::path &path)
{
    constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
    KEYSEED_ASSIGN(const auto file, InputFile::open(path, mostbytes::terminology));
    KEYSEED_ASSIGN(auto bytes, file.head());
    if (bytes.starts_with(byteOrderMark))
        bytes.erase(0, byteOrderMark.size());
    if (const std::string_view compression = compressionOf(bytes); !compression.empty())
        return fail(ErrorCode::InvalidPlan, path.string() + ": " + unpackFirst(compression));
    const std::string name = path.filename().string();
    FileHeader header{.name = name, .bytes = bytes};
    header.firstLine = firstFilledLine(header.bytes);
    return surestOf(sources(), [&](const Source &source) { return source.recognise(header); });
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
