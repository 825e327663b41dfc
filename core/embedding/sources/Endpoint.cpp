#include "core/base/Result.h"
#include "core/embedding/AskedVectors.h"
#include "core/embedding/Source.h"
#include "core/embedding/imports/VectorCache.h"

#include <array>

namespace core::embedding::source {

namespace {

using vocabulary::SettingType;
using vocabulary::textOf;

constexpr std::array<std::string_view, 2> protocols = {"openai", "ollama"};
constexpr std::array<SourceSetting, 7> endpointSettings = {{
    {.key = "protocol", .isNeeded = false, .choices = protocols, .what = "the protocol of the server"},
    {.key = "baseUrl", .what = "the address of the server"},
    {.key = "model", .what = "the name of a model that gives vectors", .isPublished = true},
    {.key = "keyEnvironment", .isNeeded = false, .what = "the name of the variable that holds the key"},
    {.key = "caFile",
     .type = SettingType::File,
     .isNeeded = false,
     .what = "the path of a file of certificates (PEM)"},
    {.key = "proxy", .isNeeded = false, .what = "the address of a proxy"},
    {.key = "plainHttpHost", .isNeeded = false, .what = "the name of a host"},
}};

/// Vectors that a server gave for the terms, which are public. Opening asks nobody: it takes what was
/// answered when a person had the server asked (core/vectorserver), so that nothing leaves the computer on
/// the side. A term of which the server gave no vector gets its built-in one, carried over as termVectors()
/// does.
class Endpoint final : public Source
{
public:
    std::string_view name() const override { return "endpoint"; }
    std::string_view title() const override { return "vectors of a server"; }
    std::span<const SourceSetting> settings() const override { return endpointSettings; }

    Result<Embedding> open(const Settings &settings,
                           const Terms &terms,
                           const Folders &folders,
                           JobControl &control) const override
    {
        KEYSEED_TRY(check(settings));
        const VectorServer server = vectorServerOf(settings);
        Sha256 hash;
        hash.add("keyseed server vectors 1");
        for (const std::string &part : {server.protocol, server.baseUrl, server.model})
            hash.add(std::to_string(part.size()) + ":" + part);
        hash.add(bytesOf(terms.vocabulary.digest()));
        const Digest key = hash.finish();
        const VectorCache cache(folders.cache);
        if (auto kept = cache.find(key))
            return std::move(*kept);
        auto answered = AskedVectors::openToRead(folders.cache, server).answersTo(terms.vocabulary);
        if (!answered)
            return fail(ErrorCode::NotFound,
                        "embedding.model: the server has not been asked yet for the vectors of these "
                        "terms; have it asked (keyseed-cli embedding ask --plan FILE, or on the page "
                        "Vocabulary)");
        KEYSEED_TRY(carryOver(terms.vocabulary,
                              answered->known,
                              answered->unknown,
                              folders.resources,
                              answered->made,
                              control));
        const HalfRows &rows = answered->made.rows;
        Embedding made = rows.embedding(digestOf(rows), answered->made.facts);
        if (!answered->unknown.empty()) // the server may be asked for them again
            return made;
        return cache.keep(key, std::move(made));
    }

    /// With the model, which stands in the exported plan as well.
    std::string publicName(const Settings &settings) const override
    {
        std::string name(title());
        name += ", model ";
        return name += textOf(settings, "model");
    }
};

} // namespace

const Source &endpoint()
{
    static const Endpoint source;
    return source;
}

} // namespace core::embedding::source
