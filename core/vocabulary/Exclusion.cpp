#include "core/vocabulary/Exclusion.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/vocabulary/Vocabulary.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_map>

namespace core::vocabulary {

namespace {

/// An excluded name: its place in the list, and whether the vocabulary has it.
struct Named
{
    std::size_t place = 0;
    bool isThere = false;
};
using Names = std::unordered_map<std::string_view, Named>;

Result<std::array<bool, kindCount>> kindsOf(const Exclusion &exclusion)
{
    std::array<bool, kindCount> isOut = {};
    for (std::size_t i = 0; i < exclusion.kinds.size(); ++i) {
        const auto found = std::ranges::find(kindNames(), exclusion.kinds[i]);
        if (found == kindNames().end())
            return fail(ErrorCode::InvalidPlan,
                        "vocabulary.exclude.kinds[" + std::to_string(i) + "]: no kind is called "
                            + inQuotes(exclusion.kinds[i]) + "; "
                            + suggestName(exclusion.kinds[i], kindNames()));
        isOut[static_cast<std::size_t>(found - kindNames().begin())] = true;
    }
    return isOut;
}

// Another name of a term is what one most likely meant.
std::string adviceOn(const Vocabulary &vocabulary, std::string_view name)
{
    for (std::size_t form = vocabulary.size(); form < vocabulary.formCount(); ++form)
        if (vocabulary.form(form) == name)
            return "it is another name of " + inQuotes(vocabulary.term(vocabulary.termOfForm(form)))
                   + ", name that";
    return "write it as the vocabulary does, or take it off the list";
}

Result<void> checkNames(const Vocabulary &vocabulary, const Names &names)
{
    const std::pair<const std::string_view, Named> *first = nullptr;
    for (const auto &name : names)
        if (!name.second.isThere && (first == nullptr || name.second.place < first->second.place))
            first = &name;
    if (first == nullptr)
        return {};
    return fail(ErrorCode::InvalidPlan,
                "vocabulary.exclude.terms[" + std::to_string(first->second.place)
                    + "]: " + inQuotes(first->first) + " is no term of the vocabulary; "
                    + adviceOn(vocabulary, first->first));
}

} // namespace

Result<std::vector<TermId>> keptTerms(const Vocabulary &vocabulary, const Exclusion &exclusion)
{
    KEYSEED_ASSIGN(const auto isKindOut, kindsOf(exclusion));
    Names names;
    for (std::size_t i = 0; i < exclusion.terms.size(); ++i)
        names.emplace(exclusion.terms[i], Named{.place = i});
    std::vector<TermId> kept;
    for (TermId term = 0; term < vocabulary.size(); ++term) {
        const auto named = names.empty() ? names.end() : names.find(vocabulary.term(term));
        if (named != names.end())
            named->second.isThere = true;
        else if (!(isKindOut)[static_cast<std::size_t>(vocabulary.kind(term))])
            kept.push_back(term);
    }
    KEYSEED_TRY(checkNames(vocabulary, names));
    if (kept.empty())
        return fail(ErrorCode::InvalidPlan,
                    "vocabulary.exclude: leaves out every term of the vocabulary; keep a kind or some terms");
    return kept;
}

Digest digestOfPart(const Digest &whole, std::span<const TermId> kept)
{
    Sha256 hash;
    hash.add("keyseed-some-terms/1");
    hash.add(std::as_bytes(std::span(whole)));
    hash.add(std::as_bytes(kept));
    return hash.finish();
}

} // namespace core::vocabulary
