#include "core/vocabulary/Vocabulary.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/vocabulary/Exclusion.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/LexiconFile.h"
#include "core/vocabulary/ResourceFile.h"
#include "core/vocabulary/TermFile.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace core::vocabulary {

// The view looks into the mapped file, its own or one that it shares, or into the payload of a lexicon made
// in memory.
struct Vocabulary::Data
{
    ResourceFile file;
    std::shared_ptr<const void> owner;
    std::string payload;
    std::span<const std::byte> bytes; ///< the payload, wherever it lies
    LexiconView view;
    Digest digest = {};
};

namespace {

// Checks that documents may contain the forms.
Result<void> checkForms(const LexiconView &view)
{
    if (!isPlainText(view.text))
        return fail(ErrorCode::InvalidPlan,
                    "holds control characters, which no vocabulary does; make it again");
    for (std::size_t form = 0; form + 1 < view.formOffsets.size(); ++form)
        if (view.form(form).size() > longestTerm)
            return fail(ErrorCode::InvalidPlan,
                        "holds a term longer than 200 bytes; make it again without it");
    return {};
}

} // namespace

Vocabulary::Vocabulary(std::shared_ptr<const Data> data)
    : m_data(std::move(data))
{}

Result<Vocabulary> Vocabulary::openLexicon(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(auto file, openResource(path, lexiconMagic, "lexicon file"));
    const LexiconCounts counts{file.counts[0], file.counts[1], file.counts[2]};
    const auto view = viewLexicon(counts, file.payload());
    if (!view)
        return fail(inPlace(path.string(), view.error()));
    auto data = std::make_shared<Data>();
    data->digest = file.digest;
    data->file = std::move(file);
    data->bytes = data->file.payload();
    data->view = *view;
    return Vocabulary(std::move(data));
}

bool Vocabulary::isLexicon(const std::filesystem::path &path)
{
    return hasMagic(path, lexiconMagic);
}

Result<Vocabulary> Vocabulary::openSaved(const std::filesystem::path &path)
{
    if (LearntFile::isLearnt(path)) {
        const auto learnt = LearntFile::open(path);
        return learnt ? Result<Vocabulary>(learnt->vocabulary()) : fail(learnt.error());
    }
    auto saved = openLexicon(path);
    if (!saved)
        return saved;
    if (auto checked = checkForms(saved->m_data->view); !checked)
        return fail(inPlace(path.string(), checked.error()));
    return saved;
}

Result<void> Vocabulary::write(const std::filesystem::path &path) const
{
    const LexiconView &view = m_data->view;
    const auto bytes = m_data->bytes;
    const std::string_view payload(reinterpret_cast<const char *>(bytes.data()), bytes.size());
    return writeResource(
        path, lexiconMagic, {view.weights.size(), view.formOffsets.size() - 1, view.text.size()}, payload);
}

Result<Vocabulary> Vocabulary::fromTermFile(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(auto list, readTermFile(path));
    auto laidOut = layOutLexicon(list.terms);
    if (!laidOut)
        return fail(ErrorCode::InvalidPlan, path.string() + ": " + laidOut.error().detail);
    auto data = std::make_shared<Data>();
    data->digest = list.digest;
    data->payload = std::move(laidOut->bytes);
    data->bytes = std::as_bytes(std::span(data->payload));
    const auto view = viewLexicon(laidOut->counts, data->bytes);
    if (!view)
        return fail(inPlace(path.string(), view.error()));
    data->view = *view;
    return Vocabulary(std::move(data));
}

Result<Vocabulary> Vocabulary::fromTerms(const std::vector<LexiconTerm> &terms)
{
    KEYSEED_ASSIGN(auto laidOut, layOutLexicon(terms));
    const LexiconCounts counts = laidOut.counts;
    auto data = std::make_shared<Data>();
    data->payload = std::move(laidOut.bytes);
    data->digest =
        digestOfResource(lexiconMagic, {counts.terms, counts.forms, counts.textBytes}, data->payload);
    data->bytes = std::as_bytes(std::span(data->payload));
    KEYSEED_ASSIGN(const auto view, viewLexicon(counts, data->bytes));
    data->view = view;
    return Vocabulary(std::move(data));
}

Result<Vocabulary> Vocabulary::within(std::shared_ptr<const void> owner,
                                      const LexiconCounts &counts,
                                      std::span<const std::byte> payload,
                                      const Digest &digest)
{
    KEYSEED_ASSIGN(const auto view, viewLexicon(counts, payload));
    KEYSEED_TRY(checkForms(view));
    auto data = std::make_shared<Data>();
    data->owner = std::move(owner);
    data->digest = digest;
    data->bytes = payload;
    data->view = view;
    return Vocabulary(std::move(data));
}

Vocabulary Vocabulary::only(std::span<const TermId> kept) const
{
    assert(!kept.empty() && kept.back() < size());
    LexiconPayload part = layOutPart(m_data->view, kept);
    auto data = std::make_shared<Data>();
    data->payload = std::move(part.bytes);
    data->digest = m_data->owner
                       ? digestOfPart(m_data->digest, kept)
                       : digestOfResource(lexiconMagic,
                                          {part.counts.terms, part.counts.forms, part.counts.textBytes},
                                          data->payload);
    data->bytes = std::as_bytes(std::span(data->payload));
    const auto view = viewLexicon(part.counts, data->bytes);
    assert(view); // the whole was checked
    data->view = *view;
    return Vocabulary(std::move(data));
}

Vocabulary Vocabulary::with(std::shared_ptr<const PhraseTables> tables) const
{
    Vocabulary same = *this;
    same.m_phraseTables = std::move(tables);
    return same;
}

std::size_t Vocabulary::size() const
{
    return m_data->view.weights.size();
}

std::string_view Vocabulary::term(TermId id) const
{
    assert(id < size());
    return m_data->view.form(id);
}

std::uint32_t Vocabulary::weight(TermId id) const
{
    assert(id < size());
    return m_data->view.weights[id];
}

std::optional<std::uint32_t> Vocabulary::contribution(TermId id) const
{
    assert(id < size());
    const auto &known = m_data->view.contributions;
    return known.empty() ? std::nullopt : std::optional(known[id]);
}

std::optional<float> Vocabulary::prior(TermId id) const
{
    assert(id < size());
    const auto &known = m_data->view.priors;
    return known.empty() ? std::nullopt : std::optional(known[id]);
}

Kind Vocabulary::kind(TermId id) const
{
    assert(id < size());
    return static_cast<Kind>(m_data->view.kinds[id]);
}

std::uint32_t Vocabulary::conceptOf(TermId id) const
{
    assert(id < size());
    return m_data->view.concepts[id];
}

std::size_t Vocabulary::formCount() const
{
    return m_data->view.formOffsets.size() - 1;
}

std::string_view Vocabulary::form(std::size_t index) const
{
    assert(index < formCount());
    return m_data->view.form(index);
}

TermId Vocabulary::termOfForm(std::size_t index) const
{
    assert(index < formCount());
    return index < size() ? static_cast<TermId>(index) : m_data->view.inflectionTerms[index - size()];
}

const Digest &Vocabulary::digest() const
{
    return m_data->digest;
}

namespace {

constexpr std::size_t exampleCount = 10;
constexpr std::size_t shownForms = 3;
constexpr std::array<std::string_view, kindCount> namesOfKinds = {
    "other", "disease", "symptom", "body part", "drug", "procedure", "organism", "substance"};

// Forms besides the terms themselves stand in the order of their terms.
std::size_t firstFormOf(const Vocabulary &vocabulary, TermId term)
{
    std::size_t from = vocabulary.size();
    std::size_t to = vocabulary.formCount();
    while (from < to) {
        const std::size_t middle = from + (to - from) / 2;
        if (vocabulary.termOfForm(middle) < term)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

} // namespace

std::string_view nameOf(Kind kind)
{
    return namesOfKinds[static_cast<std::size_t>(kind)];
}

std::span<const std::string_view> kindNames()
{
    return namesOfKinds;
}

Kind kindNamed(std::string_view name)
{
    const auto found = std::ranges::find(namesOfKinds, name);
    return found == namesOfKinds.end() ? Kind::Other : static_cast<Kind>(found - namesOfKinds.begin());
}

VocabularyFacts factsOf(const Vocabulary &vocabulary)
{
    VocabularyFacts facts;
    facts.forms = vocabulary.formCount() - vocabulary.size();
    for (TermId term = 0; term < vocabulary.size(); ++term)
        ++facts.terms[static_cast<std::size_t>(vocabulary.kind(term))];
    const std::size_t count = std::min(exampleCount, vocabulary.size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto term = static_cast<TermId>(i * vocabulary.size() / count);
        VocabularyFacts::Example example{.term = std::string(vocabulary.term(term)), .forms = {}};
        for (std::size_t form = firstFormOf(vocabulary, term);
             form < vocabulary.formCount() && vocabulary.termOfForm(form) == term
             && example.forms.size() < shownForms;
             ++form)
            example.forms.emplace_back(vocabulary.form(form));
        facts.examples.push_back(std::move(example));
    }
    return facts;
}

} // namespace core::vocabulary
