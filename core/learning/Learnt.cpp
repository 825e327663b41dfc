#include "core/learning/Learnt.h"

#include "core/base/Result.h"
#include "core/embedding/Embedding.h"
#include "core/embedding/VectorFile.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/LexiconFile.h"
#include "core/vocabulary/Sections.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace core::learning {

namespace {

using vocabulary::appendSection;
using vocabulary::TermId;

std::vector<vocabulary::LexiconTerm> termsOf(const vocabulary::Vocabulary &known)
{
    std::vector<vocabulary::LexiconTerm> terms;
    for (TermId id = 0; id < known.size(); ++id)
        terms.push_back({std::string(known.term(id)),
                         known.weight(id),
                         known.kind(id),
                         known.conceptOf(id),
                         {},
                         known.contribution(id),
                         known.prior(id)});
    for (std::size_t form = known.size(); form < known.formCount(); ++form)
        terms[known.termOfForm(form)].forms.emplace_back(known.form(form));
    return terms;
}

} // namespace

namespace {

struct LaidOut
{
    vocabulary::ResourceCounts counts = {};
    std::string payload;
};

Result<LaidOut> layOut(const Learnt &learnt)
{
    KEYSEED_ASSIGN(const auto lexicon, vocabulary::layOutLexicon(learnt.terms));
    KEYSEED_ASSIGN(const auto vectors, embedding::layOutVectors(learnt.vectors));
    const std::string origin = vocabulary::originText(learnt.origin);
    LaidOut laidOut{
        .counts = {learnt.terms.size(), static_cast<std::uint64_t>(learnt.vectors.cols()), origin.size()},
        .payload = {}};
    std::string &payload = laidOut.payload;
    const std::vector<std::uint64_t> numbers = {lexicon.counts.forms,
                                                lexicon.counts.textBytes,
                                                lexicon.bytes.size(),
                                                learnt.origin.passages,
                                                learnt.columns.size(),
                                                0};
    appendSection(payload, numbers);
    for (const std::string *part : {&lexicon.bytes, &vectors}) {
        vocabulary::alignSection(payload);
        payload += *part;
    }
    appendSection(payload, learnt.passagesOf);
    appendSection(payload, learnt.offsets);
    appendSection(payload, learnt.columns);
    appendSection(payload, learnt.logCounts);
    vocabulary::alignSection(payload);
    payload += origin;
    return laidOut;
}

} // namespace

Learnt learntOf(const vocabulary::Vocabulary &known,
                const embedding::Embedding &vectors,
                const vocabulary::Associations *associations,
                vocabulary::LearntOrigin origin)
{
    Learnt learnt;
    learnt.terms = termsOf(known);
    std::vector<TermId> every(learnt.terms.size());
    std::iota(every.begin(), every.end(), TermId{0});
    learnt.vectors = embedding::rowsOf(vectors, every);
    learnt.origin = std::move(origin);
    learnt.offsets.push_back(0);
    if (associations == nullptr) {
        learnt.origin.passages = 1;
        learnt.passagesOf.assign(every.size(), 1);
        learnt.offsets.assign(every.size() + 1, 0);
        return learnt;
    }
    learnt.origin.passages = associations->passages();
    for (const TermId term : every) {
        const bool isKnown = term < associations->size();
        const auto row = isKnown ? associations->row(term) : vocabulary::Associations::Row();
        learnt.passagesOf.push_back(isKnown ? associations->passagesOf(term) : 1);
        learnt.columns.insert(learnt.columns.end(), row.terms.begin(), row.terms.end());
        learnt.logCounts.insert(learnt.logCounts.end(), row.logCounts.begin(), row.logCounts.end());
        learnt.offsets.push_back(learnt.columns.size());
    }
    return learnt;
}

Result<std::string> fileBytes(const Learnt &learnt)
{
    KEYSEED_ASSIGN(const auto laidOut, layOut(learnt));
    return vocabulary::resourceBytes(vocabulary::learntMagic, laidOut.counts, laidOut.payload);
}

Result<void> save(const Learnt &learnt, const std::filesystem::path &path)
{
    const auto laidOut = layOut(learnt);
    if (!laidOut)
        return fail(inPlace(path.string(), laidOut.error()));
    return vocabulary::writeResource(path, vocabulary::learntMagic, laidOut->counts, laidOut->payload);
}

Result<Learnt> load(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto file, vocabulary::LearntFile::open(path));
    return learntOf(
        file.vocabulary(), embedding::Embedding::ofLearnt(file), &file.associations(), file.origin());
}

Result<Learnt> without(const Learnt &learnt, std::span<const TermId> leftOut)
{
    constexpr std::uint16_t gone = std::numeric_limits<std::uint16_t>::max();
    std::vector<bool> isKept(learnt.terms.size(), true);
    for (const TermId term : leftOut) {
        if (term >= isKept.size())
            return fail(ErrorCode::InvalidParameter,
                        "term " + std::to_string(term) + " is not in the vocabulary, which has "
                            + std::to_string(isKept.size()));
        isKept[term] = false;
    }
    std::vector<Eigen::Index> kept;
    std::vector<std::uint16_t> newId(learnt.terms.size(), gone);
    for (std::size_t term = 0; term < isKept.size(); ++term) {
        if (!isKept[term])
            continue;
        newId[term] = static_cast<std::uint16_t>(kept.size());
        kept.push_back(static_cast<Eigen::Index>(term));
    }
    if (kept.empty())
        return fail(ErrorCode::InvalidParameter, "every term would be left out; keep at least one");

    Learnt rest;
    rest.origin = learnt.origin;
    rest.origin.leftOut += learnt.terms.size() - kept.size();
    rest.vectors = learnt.vectors(kept, Eigen::all);
    rest.offsets.push_back(0);
    for (const Eigen::Index index : kept) {
        const auto term = static_cast<std::size_t>(index);
        rest.terms.push_back(learnt.terms[term]);
        rest.terms.back().concept_ = static_cast<std::uint32_t>(rest.terms.size() - 1);
        rest.passagesOf.push_back(learnt.passagesOf[term]);
        for (std::uint64_t i = learnt.offsets[term]; i < learnt.offsets[term + 1]; ++i) {
            if (!isKept[learnt.columns[i]])
                continue;
            rest.columns.push_back(newId[learnt.columns[i]]);
            rest.logCounts.push_back(learnt.logCounts[i]);
        }
        rest.offsets.push_back(rest.columns.size());
    }
    return rest;
}

} // namespace core::learning
