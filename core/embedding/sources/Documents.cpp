#include "core/base/Result.h"
#include "core/embedding/Source.h"

namespace core::embedding::source {

namespace {

/// The vectors that were learnt with the vocabulary, where a plan wants those and no others.
class Documents final : public Source
{
public:
    std::string_view name() const override { return "documents"; }
    std::string_view title() const override { return "learnt with the vocabulary"; }

    Result<Embedding>
    open(const Settings &settings, const Terms &terms, const Folders &, JobControl &) const override
    {
        KEYSEED_TRY(check(settings));
        if (!terms.learnt)
            return fail(
                ErrorCode::InvalidPlan,
                "embedding.source: the vocabulary was not learnt from documents, so there are no vectors "
                "of theirs; choose \"builtin\", or learn a vocabulary (vocabulary.source \"documents\")");
        return *terms.learnt;
    }
};

} // namespace

const Source &documents()
{
    static const Documents source;
    return source;
}

} // namespace core::embedding::source
