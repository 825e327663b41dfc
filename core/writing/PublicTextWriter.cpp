#include "core/writing/PublicTextWriter.h"

#include "core/base/Digest.h"
#include "core/synthesis/keyphrases/Draft.h"
#include "core/vocabulary/Folding.h"
#include "core/writing/TextPool.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace core::writing {

namespace {

using synthesis::Sequence;

// So many are compared for each that is taken. Of sentences, 64 told phrases better than 8 on one corpus of
// clinical notes; of texts, 64 took the few that have many phrases for every label.
constexpr int textsLooked = 8;
constexpr int sentencesLooked = 64;
constexpr std::size_t textsPerReport = 64;

// Public: it starts from what is wanted, so that the same is written again.
std::mt19937_64 generatorFor(const Sequence &wanted)
{
    Sha256 hash;
    for (const std::string *part : {&wanted.id, &wanted.label, &wanted.draft})
        hash.add(std::to_string(part->size()) + ":" + *part);
    const Digest digest = hash.finish();
    std::seed_seq seed(digest.begin(), digest.end());
    return std::mt19937_64(seed);
}

std::vector<std::string> foldedAll(const std::vector<std::string> &phrases)
{
    std::vector<std::string> all;
    for (const std::string &phrase : phrases)
        all.push_back(vocabulary::folded(phrase));
    return all;
}

std::size_t below(std::size_t size, std::mt19937_64 &random)
{
    return std::uniform_int_distribution<std::size_t>(0, size - 1)(random);
}

std::ptrdiff_t phrasesIn(std::string_view sentence, const std::vector<std::string> &phrases)
{
    return std::ranges::count_if(
        phrases, [&](const std::string &phrase) { return sentence.find(phrase) != std::string_view::npos; });
}

std::ptrdiff_t phrasesIn(const std::vector<std::string> &sentences, const std::vector<std::string> &phrases)
{
    return std::ranges::count_if(phrases, [&](const std::string &phrase) {
        return std::ranges::any_of(
            sentences, [&](const std::string &each) { return each.find(phrase) != std::string::npos; });
    });
}

// Returns the sentences of a text to exchange: as large a part of them as words are hidden, but at least one.
std::vector<std::size_t> exchanged(std::size_t sentences, double share, std::mt19937_64 &random)
{
    std::vector<std::size_t> places(sentences);
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::ranges::shuffle(places, random);
    const auto count = std::lround(share * static_cast<double>(sentences));
    places.resize(std::clamp<std::size_t>(static_cast<std::size_t>(count), 1, sentences));
    return places;
}

} // namespace

PublicTextWriter::PublicTextWriter(std::shared_ptr<const TextPool> pool)
    : m_pool(std::move(pool))
{
    std::map<std::string, Texts> byLabel;
    for (const PublicText &each : m_pool->texts) {
        Text text{.text = each.text, .sentences = sentencesOf(each.text), .folded = {}};
        for (const std::string_view sentence : text.sentences)
            text.folded.push_back(vocabulary::folded(sentence));
        byLabel[m_pool->hasLabels ? each.label : std::string()].push_back(std::move(text));
    }
    m_byLabel = std::make_shared<const std::map<std::string, Texts>>(std::move(byLabel));
}

const PublicTextWriter::Texts *PublicTextWriter::textsOf(const std::string &label) const
{
    const auto found = m_byLabel->find(m_pool->hasLabels ? label : std::string());
    return found == m_byLabel->end() ? nullptr : &found->second;
}

Result<privacy::Released<std::vector<Document>>>
PublicTextWriter::write(const privacy::Released<std::vector<Sequence>> &sequences, JobControl &control) const
{
    return sequences.tryDerive([](const std::vector<Sequence> &seeds,
                                  const PublicTextWriter &writer,
                                  JobControl &watched) { return writer.writeAll(seeds, watched); },
                               *this,
                               control);
}

Result<std::vector<Document>> PublicTextWriter::writeAll(const std::vector<Sequence> &seeds,
                                                         JobControl &control) const
{
    std::vector<Document> written;
    written.reserve(seeds.size());
    Taken taken;
    for (const Sequence &seed : seeds) {
        if (control.isCancelled())
            return cancelled();
        if (written.size() % textsPerReport == 0)
            control.report(static_cast<double>(written.size()) / static_cast<double>(seeds.size()),
                           "writing");
        const Texts *texts = textsOf(seed.label);
        if (!texts)
            return fail(ErrorCode::InvalidPlan,
                        "writer.texts.files: no text has the label \"" + seed.label
                            + "\"; add some, or leave writer.texts.label out");
        written.push_back(
            {.seed = seed,
             .text = seed.draft.empty() ? fresh(seed, *texts, taken[seed.label]) : varied(seed, *texts)});
    }
    control.report(1.0, "writing");
    return written;
}

std::string
PublicTextWriter::fresh(const Sequence &wanted, const Texts &texts, std::set<std::size_t> &taken) const
{
    if (taken.size() == texts.size())
        taken.clear();
    std::mt19937_64 random = generatorFor(wanted);
    const auto phrases = foldedAll(wanted.keyphrases);
    std::size_t best = texts.size();
    std::ptrdiff_t most = -1;
    for (int draw = 0; draw < textsLooked; ++draw) {
        std::size_t at = below(texts.size(), random);
        while (taken.contains(at))
            at = (at + 1) % texts.size();
        if (const auto here = phrasesIn(texts[at].folded, phrases); here > most) {
            best = at;
            most = here;
        }
    }
    taken.insert(best);
    return std::string(texts[best].text);
}

// A sentence makes way for one from about the same place of another text, so that a text keeps its course.
std::string PublicTextWriter::varied(const Sequence &wanted, const Texts &texts) const
{
    const std::string parent = synthesis::whole(wanted.draft);
    const std::vector<std::string_view> own = sentencesOf(parent);
    if (own.empty())
        return parent;
    std::mt19937_64 random = generatorFor(wanted);
    const auto phrases = foldedAll(wanted.keyphrases);
    std::vector<std::string_view> sentences = own;
    for (const std::size_t place : exchanged(own.size(), synthesis::hiddenShare(wanted.draft), random)) {
        std::ptrdiff_t most = -1;
        for (int draw = 0; draw < sentencesLooked; ++draw) {
            const Text &other = texts[below(texts.size(), random)];
            const std::size_t at = place * other.sentences.size() / own.size();
            const auto here = phrasesIn(other.folded[at], phrases);
            if (here > most && trimmed(other.sentences[at]) != trimmed(own[place])) {
                sentences[place] = other.sentences[at];
                most = here;
            }
        }
    }
    std::string text;
    for (std::size_t place = 0; place < own.size(); ++place) {
        text += trimmed(sentences[place]);
        const std::size_t end = own[place].find_last_not_of(" \n\t\r");
        text += end == std::string_view::npos ? own[place] : own[place].substr(end + 1);
    }
    return text;
}

} // namespace core::writing
