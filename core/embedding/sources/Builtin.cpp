#include "core/base/Result.h"
#include "core/embedding/DerivedVectors.h"
#include "core/embedding/Source.h"
#include "core/embedding/VectorFile.h"
#include "core/embedding/imports/VectorCache.h"
#include "core/vocabulary/LexiconFile.h"
#include "core/vocabulary/ResourceFile.h"

namespace core::embedding::source {

namespace {

/// The vectors that the build makes of WordNet: those of a built-in lexicon as they are, those of any other
/// vocabulary derived from the English ones. A vocabulary that was learnt with vectors keeps its own.
class Builtin final : public Source
{
public:
    std::string_view name() const override { return "builtin"; }
    std::string_view title() const override { return "built in"; }

    Result<Embedding>
    open(const Settings &settings, const Terms &terms, const Folders &folders, JobControl &) const override
    {
        KEYSEED_TRY(check(settings));
        if (terms.learnt)
            return *terms.learnt;
        if (terms.builtVectors) {
            KEYSEED_ASSIGN(auto vectors, Embedding::openVectors(*terms.builtVectors));
            return terms.builtRows.empty() ? std::move(vectors) : vectors.only(terms.builtRows);
        }
        return derived(terms.vocabulary, folders);
    }

private:
    // Vectors that were derived before are found by the digests in the headers of the files alone.
    static Result<Embedding> derived(const vocabulary::Vocabulary &terms, const Folders &folders)
    {
        const auto vectorFile = folders.resources / "english.vectors";
        const auto lexiconFile = folders.resources / "english.lexicon";
        const VectorCache cache(folders.cache);
        const auto vectors = vocabulary::digestInHead(vectorFile, vectorMagic);
        const auto lexicon = vocabulary::digestInHead(lexiconFile, vocabulary::lexiconMagic);
        const bool isKnown = vectors && lexicon;
        const Digest digest = isKnown ? digestOfDerived(terms.digest(), *lexicon, *vectors) : Digest();
        if (isKnown)
            if (auto kept = cache.find(digest))
                return std::move(*kept);
        const auto english = Embedding::openVectors(vectorFile);
        if (!english)
            return english;
        KEYSEED_ASSIGN(const auto known, vocabulary::Vocabulary::openLexicon(lexiconFile));
        return cache.keep(digest, Embedding::forTerms(terms, known, *english));
    }
};

} // namespace

const Source &builtin()
{
    static const Builtin source;
    return source;
}

} // namespace core::embedding::source
