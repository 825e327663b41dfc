#include "core/review/Exclusions.h"

#include "core/package/corpus/CorpusFiles.h"
#include "core/package/text/Prose.h"
#include "core/synthesis/keyphrases/SequenceDrawing.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace core::review {

using package::Exclusion;

namespace {

// Patients and their notes have no gaps either: a gap would show what was left out.
void numberPatients(std::vector<writing::Document> &documents)
{
    std::map<std::pair<std::uint32_t, std::uint32_t>, synthesis::Sequence *> notes;
    for (writing::Document &each : documents)
        if (each.seed.patient > 0)
            notes[{each.seed.patient, each.seed.note}] = &each.seed;
    std::uint32_t before = 0;
    std::uint32_t patient = 0;
    std::uint32_t note = 0;
    for (const auto &[place, seed] : notes) {
        note = place.first == before ? note + 1 : 1;
        patient += note == 1 ? 1 : 0;
        before = place.first;
        seed->patient = patient;
        seed->note = note;
    }
}

} // namespace

Documents withoutExcluded(const Documents &documents, const Exclusions &exclusions)
{
    return documents.derive(
        [](const std::vector<writing::Document> &all, const Exclusions &leftOut) {
            std::unordered_set<std::string_view> out;
            for (const Exclusion &each : leftOut)
                out.insert(each.id);
            std::vector<writing::Document> kept;
            kept.reserve(all.size());
            for (const package::Row row : package::byRisingId(all))
                if (!out.contains(row->seed.id)) {
                    kept.push_back(*row);
                    kept.back().seed.id = package::idOfNumber(kept.size());
                }
            numberPatients(kept);
            return kept;
        },
        exclusions);
}

Exclusions exclusionsAmong(const Documents &documents, const Exclusions &exclusions)
{
    // Most documents are not excluded, and mostly none is.
    if (exclusions.empty())
        return {};
    std::unordered_map<std::string_view, const Exclusion *> out;
    for (const Exclusion &each : exclusions)
        out.emplace(each.id, &each);
    Exclusions among;
    for (const writing::Document &each : *documents)
        if (const auto found = out.find(each.seed.id); found != out.end())
            among.push_back(*found->second);
    std::sort(among.begin(), among.end(), [](const Exclusion &a, const Exclusion &b) {
        return synthesis::idComesBefore(a.id, b.id);
    });
    return among;
}

Result<Selected> selectDocuments(const Documents &documents, const Exclusions &exclusions)
{
    Exclusions among = exclusionsAmong(documents, exclusions);
    if (!among.empty() && among.size() == documents->size())
        return fail(ErrorCode::InvalidPlan,
                    "all " + std::to_string(among.size())
                        + " documents are left out; take some of them back in, or write them again");
    return Selected{withoutExcluded(documents, among), package::ExcludedTexts::among(documents, among)};
}

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
