#include "core/review/LeftOut.h"

#include "core/synthesis/keyphrases/SequenceIds.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace core::review {

using package::Exclusion;
using package::ExclusionReason;

namespace {

bool comesBefore(const Exclusion &one, const Exclusion &other)
{
    return synthesis::idComesBefore(one.id, other.id);
}

} // namespace

ExclusionReason guessedReason(const DocumentFindings &findings, const writing::Document &document)
{
    if (!findings.lookAlikes.empty())
        return ExclusionReason::LookAlike;
    if (findings.like >= 0)
        return ExclusionReason::Duplicate;
    using writing::Flaw;
    const bool lacks =
        std::find(document.flaws.begin(), document.flaws.end(), Flaw::PhrasesMissing) != document.flaws.end();
    return lacks || !findings.missing.empty() ? ExclusionReason::MissingPhrases : ExclusionReason::Unsuitable;
}

std::optional<ExclusionReason> reasonOf(const Exclusions &exclusions, const std::string &id)
{
    const auto place = std::lower_bound(exclusions.begin(), exclusions.end(), Exclusion{id}, comesBefore);
    return place != exclusions.end() && place->id == id ? std::optional(place->reason) : std::nullopt;
}

Exclusions with(const Exclusions &exclusions, const Exclusions &more)
{
    Exclusions sorted = more;
    std::stable_sort(sorted.begin(), sorted.end(), comesBefore);
    Exclusions all;
    // of two with one id, that of the first range is taken
    std::set_union(sorted.begin(),
                   sorted.end(),
                   exclusions.begin(),
                   exclusions.end(),
                   std::back_inserter(all),
                   comesBefore);
    return all;
}

Exclusions without(const Exclusions &exclusions, const std::vector<std::string> &ids)
{
    Exclusions gone;
    for (const std::string &id : ids)
        gone.push_back({id});
    std::sort(gone.begin(), gone.end(), comesBefore);
    Exclusions rest;
    std::set_difference(exclusions.begin(),
                        exclusions.end(),
                        gone.begin(),
                        gone.end(),
                        std::back_inserter(rest),
                        comesBefore);
    return rest;
}

std::vector<std::string> emptiedLabels(const writing::Documents &documents, const Exclusions &exclusions)
{
    std::vector<std::string> emptied;
    if (exclusions.empty())
        return emptied;
    std::map<std::string, bool> hasSome;
    for (const writing::Document &document : *documents) {
        bool &some = hasSome[document.seed.label];
        some = some || !reasonOf(exclusions, document.seed.id);
    }
    for (const auto &[label, some] : hasSome)
        if (!some)
            emptied.push_back(label);
    return emptied;
}

} // namespace core::review
