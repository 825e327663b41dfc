#include "core/embedding/imports/WordVectorSource.h"

#include "core/base/InputFile.h"
#include "core/base/Result.h"
#include "core/base/system/Files.h"
#include "core/embedding/imports/VectorCache.h"

namespace core::embedding {

namespace {

// Changes with what is made of the same files.
constexpr std::string_view importerVersion = "keyseed word vectors 1";

void add(Sha256 &hash, std::string_view text)
{
    hash.add(std::to_string(text.size()) + ":");
    hash.add(text);
}

// Returns a hash of the files without reading them: it changes when one is written to or replaced, and does
// not depend on their place.
Result<Digest> keyOf(const Source &source, const Settings &settings, const Terms &terms)
{
    Sha256 hash;
    add(hash, importerVersion);
    add(hash, source.name());
    add(hash, bytesOf(terms.vocabulary.digest()));
    for (const auto &[key, path] : source.files(settings)) {
        KEYSEED_ASSIGN(const auto file, InputFile::open(path, mostbytes::vectors));
        const auto facts = system::factsOf(file.descriptor());
        if (facts.kind == system::FileKind::None)
            return fail(ErrorCode::Io, path.string() + ": cannot be looked at; check its disk");
        add(hash, key);
        for (const std::uint64_t number : {facts.identity.device, facts.identity.number, facts.size})
            add(hash, std::to_string(number));
        for (const std::int64_t number : facts.times)
            add(hash, std::to_string(number));
    }
    return hash.finish();
}

} // namespace

Result<Embedding> WordVectorSource::open(const Settings &settings,
                                         const Terms &terms,
                                         const Folders &folders,
                                         JobControl &control) const
{
    KEYSEED_TRY(check(settings));
    KEYSEED_ASSIGN(const auto before, keyOf(*this, settings, terms));
    const VectorCache cache(folders.cache);
    if (auto kept = cache.find(before))
        return std::move(*kept);
    WordVectors words(terms.vocabulary);
    KEYSEED_ASSIGN(const auto count, read(settings, words, control));
    KEYSEED_ASSIGN(auto made,
                   termVectors(terms.vocabulary, words, weights(), count, folders.resources, control));
    if (made.facts.unknownShare() == 1.0)
        return fail(ErrorCode::InvalidPlan,
                    files(settings).front().second.string()
                        + ": knows no word of the vocabulary; name vectors of its language and field");
    // Vectors of a file that changed meanwhile must not be kept under the key of the old one.
    const auto after = keyOf(*this, settings, terms);
    if (!after || *after != before)
        return fail(ErrorCode::Io,
                    files(settings).front().second.string()
                        + ": was changed while it was read; try again when it is finished");
    return cache.keep(before, made.rows.embedding(digestOf(made.rows), made.facts));
}

} // namespace core::embedding
