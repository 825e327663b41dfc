#include "core/embedding/Source.h"

namespace core::embedding::source {

namespace {

/// The vectors that the build makes of WordNet: those of a built-in lexicon as they are, those of any other
/// vocabulary derived from the English ones.
class Builtin final : public Source
{
public:
    std::string_view name() const override { return "builtin"; }
    std::string_view title() const override { return "built in"; }

    Result<Embedding>
    open(const Settings &settings, const Terms &terms, const std::filesystem::path &resources) const override
    {
        if (!settings.empty())
            return fail(ErrorCode::InvalidPlan,
                        settings.begin()->first
                            + ": no setting of the embedding source builtin; leave it out");
        if (terms.builtVectors)
            return Embedding::openVectors(*terms.builtVectors);
        const auto english = Embedding::openVectors(resources / "english.vectors");
        if (!english)
            return english;
        const auto known = vocabulary::Vocabulary::openLexicon(resources / "english.lexicon");
        if (!known)
            return fail(known.error());
        return Embedding::forTerms(terms.vocabulary, *known, *english);
    }
};

} // namespace

const Source &builtin()
{
    static const Builtin source;
    return source;
}

} // namespace core::embedding::source
