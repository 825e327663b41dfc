#include "core/sources/Sources.h"

#include "core/base/Family.h"
#include "core/base/InputFile.h"

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

Result<const Source *> recognisedSource(const std::filesystem::path &path)
{
    constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
    KEYSEED_ASSIGN(const auto file, InputFile::open(path, mostbytes::terminology));
    KEYSEED_ASSIGN(auto bytes, file.head());
    if (bytes.starts_with(byteOrderMark))
        bytes.erase(0, byteOrderMark.size());
    const std::string name = path.filename().string();
    FileHeader header{.name = name, .bytes = bytes};
    header.firstLine = header.bytes.substr(0, header.bytes.find_first_of("\r\n"));
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
