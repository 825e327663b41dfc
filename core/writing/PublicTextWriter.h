#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/privacy/Released.h"
#include "core/writing/Document.h"
#include "core/writing/TextPool.h"

#include <cstddef>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace core::writing {

/// Writes documents from public texts, without a model: a new one is a text of the pool, a variation has
/// sentences exchanged with other texts of the pool. Of some that are drawn by chance those are taken that
/// have most of the phrases asked for; a document need not have any.
class PublicTextWriter final
{
public:
    /// A copy shares the pool.
    explicit PublicTextWriter(std::shared_ptr<const TextPool> pool);

    /// The same pool and sequences bring the same documents; new ones are of different texts as long as the
    /// label has any left. Errors: InvalidPlan (a label without texts), Cancelled. Stage: "writing".
    Result<privacy::Released<std::vector<Document>>>
    write(const privacy::Released<std::vector<synthesis::Sequence>> &sequences, JobControl &control) const;

private:
    /// A text of the pool; `folded` are its sentences, folded for finding phrases.
    struct Text
    {
        std::string_view text;
        std::vector<std::string_view> sentences;
        std::vector<std::string> folded;
    };
    using Texts = std::vector<Text>;
    using Taken = std::map<std::string, std::set<std::size_t>>;

    Result<std::vector<Document>> writeAll(const std::vector<synthesis::Sequence> &seeds,
                                           JobControl &control) const;
    const Texts *textsOf(const std::string &label) const;
    std::string
    fresh(const synthesis::Sequence &wanted, const Texts &texts, std::set<std::size_t> &taken) const;
    std::string varied(const synthesis::Sequence &wanted, const Texts &texts) const;

    std::shared_ptr<const TextPool> m_pool; ///< that the views below are of
    std::shared_ptr<const std::map<std::string, Texts>> m_byLabel;
};

} // namespace core::writing

template<>
inline constexpr bool core::isPublic<core::writing::PublicTextWriter> = true;
