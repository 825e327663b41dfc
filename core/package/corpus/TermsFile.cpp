#include "core/package/corpus/TermsFile.h"

#include "core/learning/Learnt.h"

#include <utility>

namespace core::package {

vocabulary::LearntOrigin packagedOrigin(const std::optional<vocabulary::LearntOrigin> &learntFrom)
{
    if (!learntFrom)
        return {.origin = "a list of terms",
                .licence = "that of the package",
                .language = "und",
                .files = {},
                .terminology = {},
                .passages = 1};
    vocabulary::LearntOrigin origin = *learntFrom;
    for (vocabulary::LearntOrigin::File &file : origin.files)
        file.name.clear();
    return origin;
}

Result<std::string> termsText(const Contents &contents)
{
    const TravellingVocabulary &travelling = *contents.travelling;
    const auto learnt = learning::learntOf(contents.vocabulary,
                                           travelling.vectors,
                                           travelling.associations ? &*travelling.associations : nullptr,
                                           packagedOrigin(contents.learntFrom));
    return learning::fileBytes(learnt);
}

std::uint64_t termsBytes(const vocabulary::Vocabulary &vocabulary, const TravellingVocabulary &travelling)
{
    constexpr std::uint64_t ofTerm = 37; // weight, concept, kind, contribution, prior, passages, offsets
    constexpr std::uint64_t ofForm = 8;
    constexpr std::uint64_t ofAssociation = 4;
    std::uint64_t bytes = vocabulary.size() * (ofTerm + 2 * travelling.vectors.dimension());
    for (std::size_t form = 0; form < vocabulary.formCount(); ++form)
        bytes += ofForm + vocabulary.form(form).size();
    if (travelling.associations)
        for (vocabulary::TermId term = 0; term < travelling.associations->size(); ++term)
            bytes += ofAssociation * travelling.associations->row(term).terms.size();
    return bytes;
}

} // namespace core::package
