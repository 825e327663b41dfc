#include "core/learning/Learn.h"

#include "core/base/Result.h"
#include "core/learning/Languages.h"
#include "core/learning/LearntTerms.h"
#include "core/learning/PairCounts.h"
#include "core/learning/PhraseFilter.h"
#include "core/learning/PhrasesInPassages.h"
#include "core/learning/TermKinds.h"
#include "core/learning/Topicality.h"

#include <algorithm>
#include <cmath>

namespace core::learning {

namespace {

Result<void> check(std::span<const records::Source> files, const LearnOptions &options)
{
    const auto refused = [](std::string what) { return fail(ErrorCode::InvalidParameter, std::move(what)); };
    if (files.empty())
        return refused("no file to learn from; name at least one with public text");
    if (!options.isDeclaredPublic)
        return refused(
            "the texts are not declared to be public; what is learnt goes out with every release, so "
            "learn from public texts only, and declare them so");
    if (options.origin.empty() || options.licence.empty())
        return refused(
            "origin and licence of the texts are missing; say where they come from and under which "
            "licence they may be used");
    if (!options.language.empty() && findLanguage(options.language) == nullptr)
        return refused("the language " + options.language
                       + " is not known; leave it out, or name und for one that " + "is not offered");
    return {};
}

std::uint64_t bytesOf(std::span<const records::Source> files)
{
    std::uint64_t bytes = 0;
    for (const records::Source &file : files)
        bytes += bytesIn(file);
    return bytes;
}

Result<const Language *> languageOf(PublicTexts &texts, const LearnOptions &options)
{
    if (!options.language.empty())
        return findLanguage(options.language);
    constexpr std::size_t enough = std::size_t{1} << 16;
    std::string beginning;
    std::string_view piece;
    while (beginning.size() < enough) {
        KEYSEED_ASSIGN(const auto isThere, texts.next(piece));
        if (!isThere)
            break;
        beginning += piece.substr(0, enough);
        beginning += '\n';
    }
    return &guessLanguage(beginning);
}

/// One run of learning: what all its stages need.
class Learning final
{
public:
    Learning(std::span<const records::Source> files,
             const LearnOptions &options,
             const Language &language,
             PublicTexts &texts,
             JobControl &control)
        : m_files(files)
        , m_options(options)
        , m_language(language)
        , m_texts(texts)
        , m_boilerplate(bytesOf(files))
        , m_control(control)
    {}

    Result<Learnt> run(const std::filesystem::path &resources)
    {
        KEYSEED_ASSIGN(const auto general,
                       GeneralWords::forLanguage(m_language, resources, m_options.generalWords));
        m_origin.hasGeneralWords = !general.isEmpty();
        KEYSEED_ASSIGN(auto words, readWords());
        KEYSEED_ASSIGN(const auto phrases, readPhrases(words, general));
        KEYSEED_ASSIGN(auto chosen, choose(words, phrases));
        KEYSEED_ASSIGN(Learnt learnt, readTerms(words, std::move(chosen)));
        KEYSEED_TRY(addKinds(learnt, resources));
        return learnt;
    }

private:
    Reading reading() { return {m_texts, m_language, m_boilerplate}; }

    // The texts are read several times, and must stay what they are.
    Result<void> checkDigests()
    {
        if (m_digests.empty())
            m_digests = m_texts.digests();
        for (std::size_t i = 0; i < m_files.size(); ++i)
            if (m_texts.digests()[i] != m_digests[i])
                return fail(ErrorCode::Io,
                            m_files[i].file().string() + ": it changed while it was read; learn again");
        return {};
    }

    Result<WordList> readWords()
    {
        WordCounts counts(m_language);
        const auto read = forEachPassage(
            reading(),
            counts,
            Stage(m_control, "words", 0.0, 0.2),
            [&](const Passage &passage) { counts.add(passage); },
            [&] { counts.prune(); });
        KEYSEED_TRY(read);
        KEYSEED_TRY(checkDigests());
        m_origin.documents = m_texts.documents();
        m_origin.words = counts.words();
        m_origin.repeatedWords = m_boilerplate.repeatedWords();
        m_origin.passages = counts.passages();
        constexpr double leastShare = 2e-4;
        const double shared = leastShare * static_cast<double>(m_origin.passages);
        m_leastPassages = std::max(m_options.leastPassages, static_cast<std::uint32_t>(std::lround(shared)));
        return counts.frequentWords(m_leastPassages);
    }

    Result<std::vector<Phrase>> readPhrases(WordList &words, const GeneralWords &general)
    {
        WordUses uses(words, general.mostFrequent());
        KEYSEED_ASSIGN(const auto candidates,
                       countCandidates(reading(), words, Stage(m_control, "phrases", 0.2, 0.45), &uses));
        const WordClasses classes(uses, m_language, general);
        KEYSEED_TRY(checkDigests());
        m_origin.candidates = static_cast<std::uint64_t>(std::ranges::count_if(
            candidates.ngrams(), [&](const Ngram &each) { return each.passages >= m_leastPassages; }));
        const auto &terminology = m_options.terminology;
        const KnownTerms known = terminology ? KnownTerms(*terminology, m_language, words) : KnownTerms();
        return filterPhrases(candidates,
                             {words, general, classes, m_language},
                             known,
                             {.passages = m_origin.passages,
                              .runningWords = m_origin.words,
                              .leastPassages = m_leastPassages,
                              .mostPhrases = m_options.mostPhrases});
    }

    Result<ChosenPhrases> choose(WordList &words, const std::vector<Phrase> &phrases)
    {
        if (phrases.empty())
            return tooLittle();
        KEYSEED_ASSIGN(const auto bags,
                       findPhrases(reading(), words, phrases, Stage(m_control, "passages", 0.45, 0.6)));
        KEYSEED_TRY(checkDigests());
        const Stage vectorStage(m_control, "vectors", 0.6, 0.7);
        KEYSEED_ASSIGN(const auto pairs, countPairs(bags, phrases.size(), {.least = 2}, vectorStage));
        Eigen::MatrixXf vectors = phraseVectors(pairs);
        const auto passagesOf = bags.passagesOf(phrases.size());
        std::vector<double> inverse;
        for (const std::uint32_t passages : passagesOf)
            inverse.push_back(inverseFrequency(passages, m_origin.passages));
        KEYSEED_ASSIGN(const auto divergence,
                       topicality(bags, vectors, inverse, Stage(m_control, "topics", 0.7, 0.8)));
        return choosePhrases(
            phrases,
            vectors,
            {.passages = m_origin.passages, .passagesOf = passagesOf, .divergence = divergence},
            {.leastPassages = m_leastPassages, .mostTerms = m_options.mostTerms});
    }

    Result<Learnt> readTerms(WordList &words, ChosenPhrases chosen)
    {
        if (chosen.phrases.empty())
            return tooLittle();
        SurfaceForms forms(chosen.phrases.size(), m_language);
        const auto bags =
            findPhrases(reading(),
                        words,
                        chosen.phrases,
                        Stage(m_control, "terms", 0.8, 0.95),
                        [&](std::uint16_t phrase, auto text, const Token &first, const Token &last) {
                            forms.add(phrase, text, first, last);
                        });
        KEYSEED_TRY(bags);
        KEYSEED_TRY(checkDigests());
        m_origin.origin = m_options.origin;
        m_origin.licence = m_options.licence;
        m_origin.language = m_language.code;
        m_origin.terminology = m_options.terminology ? m_options.terminologyName : "";
        for (std::size_t i = 0; i < m_files.size(); ++i)
            m_origin.files.push_back({nameOf(m_files[i].file()), toHex(m_digests[i])});
        return makeTerms(chosen, *bags, forms, m_origin, Stage(m_control, "associations", 0.95, 1.0));
    }

    // Gives kinds to the terms that the terminology does not know.
    Result<void> addKinds(Learnt &learnt, const std::filesystem::path &resources) const
    {
        std::vector<std::string> terms;
        std::ranges::transform(
            learnt.terms, std::back_inserter(terms), [](const auto &each) { return each.term; });
        KEYSEED_ASSIGN(const auto builtIn, TermKinds::builtIn(m_language, resources));
        const auto &terminology = m_options.terminology;
        const TermKinds united = terminology ? TermKinds(*terminology, m_language) : TermKinds();
        for (const TermKinds *kinds : {&united, &builtIn}) {
            if (!kinds->areOfField(terms))
                continue;
            for (auto &term : learnt.terms)
                if (term.kind == vocabulary::Kind::Other)
                    term.kind = kinds->of(term.term);
        }
        return {};
    }

    tl::unexpected<Error> tooLittle() const
    {
        return fail(
            ErrorCode::InvalidParameter,
            "no phrase stands in " + std::to_string(m_leastPassages) + " of the "
                + std::to_string(m_origin.passages)
                + " passages and belongs to the field; learn from more text, 20 MB or more are advised");
    }

    std::span<const records::Source> m_files;
    const LearnOptions &m_options;
    const Language &m_language;
    PublicTexts &m_texts;
    Boilerplate m_boilerplate;
    JobControl &m_control;
    std::vector<Digest> m_digests;
    vocabulary::LearntOrigin m_origin;
    std::uint32_t m_leastPassages = 0;
};

} // namespace

std::string learningAdvice(const vocabulary::LearntOrigin &origin)
{
    std::string advice;
    if (!origin.hasGeneralWords.value_or(true))
        advice = "There is no list of general words for this language: common words may stand among the "
                 "phrases; give a list of words and frequencies.";
    if (origin.words < fewWords)
        advice += std::string(advice.empty() ? "" : "\n")
                  + "That is little text: about 20 MB or more make a good vocabulary.";
    return advice;
}

Result<Learnt> learn(std::span<const records::Source> files,
                     const LearnOptions &options,
                     const std::filesystem::path &resources,
                     JobControl &control)
{
    KEYSEED_TRY(check(files, options));
    PublicTexts texts(files);
    KEYSEED_ASSIGN(const auto language, languageOf(texts, options));
    return Learning(files, options, *language, texts, control).run(resources);
}

} // namespace core::learning
