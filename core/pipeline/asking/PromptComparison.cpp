#include "core/pipeline/asking/PromptComparison.h"

#include "core/base/Result.h"
#include "core/package/archive/OutputFile.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/writing/Language.h"
#include "core/writing/SentencePool.h"
#include "core/writing/checks/TextParts.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <random>

namespace core::pipeline {

namespace {

/// A part of the progress of all prompts.
class PromptControl final : public JobControl
{
public:
    PromptControl(JobControl &whole, std::size_t prompt, std::size_t prompts)
        : m_whole(whole)
        , m_from(static_cast<double>(prompt) / static_cast<double>(prompts))
        , m_share(1.0 / static_cast<double>(prompts))
    {}

    bool isCancelled() const override { return m_whole.isCancelled(); }
    void report(double fraction, std::string_view stage) override
    {
        m_whole.report(m_from + fraction * m_share, stage);
    }
    void waiting(std::chrono::seconds pause, std::string_view words) override
    {
        m_whole.waiting(pause, words);
    }

private:
    JobControl &m_whole;
    double m_from;
    double m_share;
};

// Returns the code of the language that the name ends with ("plain-sentence-de": "de"); empty for English.
std::string_view languageOfPrompt(std::string_view name)
{
    for (const writing::Language *each : writing::languages())
        if (each != &writing::english && name.ends_with("-" + std::string(each->code)))
            return each->code;
    return {};
}

std::vector<synthesis::Sequence>
drawnByChance(const privacy::Nothing &, const plan::Plan &plan, const PublicInputs &inputs)
{
    std::mt19937_64 random(1);
    std::vector<synthesis::Sequence> sequences;
    for (std::size_t at = 0; at < comparedDocuments; ++at) {
        synthesis::Sequence &each = sequences.emplace_back();
        each.id = "TRIAL-" + std::to_string(at + 1);
        if (!plan.labels.empty())
            each.label = plan.labels[at % plan.labels.size()];
        for (int phrase = 0; phrase < plan.sampling.length; ++phrase)
            each.keyphrases.emplace_back(
                inputs.vocabulary.term(static_cast<vocabulary::TermId>(random() % inputs.vocabulary.size())));
    }
    return sequences;
}

std::vector<synthesis::Sequence> firstOf(const std::vector<synthesis::Sequence> &all)
{
    std::vector<synthesis::Sequence> first(
        all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(comparedDocuments, all.size())));
    return first;
}

void measure(PromptFigures &figures, std::size_t mostPhrases)
{
    std::size_t words = 0;
    std::size_t asked = 0;
    std::size_t used = 0;
    for (const writing::Document &each : *figures.texts) {
        const auto text = writing::wordsIn(each.text);
        words += text.size();
        for (const std::string &phrase : chat::phrasesIn(each.seed, mostPhrases)) {
            ++asked;
            used += writing::holdsPhrase(text, writing::wordsIn(phrase)) ? 1 : 0;
        }
    }
    figures.documents = figures.texts->size() + figures.failed;
    const auto documents = static_cast<double>(std::max<std::size_t>(figures.texts->size(), 1));
    figures.words = static_cast<double>(words) / documents;
    figures.phrasesUsed = asked == 0 ? 0 : static_cast<double>(used) / static_cast<double>(asked);
    figures.seconds /= static_cast<double>(std::max<std::size_t>(figures.documents, 1));
}

} // namespace

std::vector<std::string> comparedPrompts(const plan::Plan &plan)
{
    const plan::Plan::Writer &writer = plan.writer;
    const writing::Language *language = writing::findLanguage(writer.language);
    std::vector<std::string> names;
    for (const chat::BuiltInPrompt &each : chat::builtInPrompts()) {
        const std::string_view own = languageOfPrompt(each.name);
        const bool isPlain = each.name.starts_with("plain-sentence");
        const bool isOfLanguage = language != nullptr && language->code == own;
        if ((each.documentType.empty() || each.documentType == writer.documentType)
            && (own.empty() ? !isPlain || language == nullptr || language == &writing::english
                            : isOfLanguage))
            names.emplace_back(each.name);
    }
    if (!writer.promptTemplate.empty() && std::ranges::find(names, writer.promptTemplate) == names.end())
        names.insert(names.begin(), writer.promptTemplate);
    return names;
}

Sequences publicSequences(const plan::Plan &plan, const PublicInputs &inputs)
{
    return privacy::Nothing::released().derive(drawnByChance, plan, inputs);
}

Result<std::vector<PromptFigures>> comparePrompts(const plan::Plan &plan,
                                                  std::span<const std::string> prompts,
                                                  const Sequences &sequences,
                                                  const chat::ServerKeys &keys,
                                                  JobControl &control)
{
    if (!plan.writer.needs(writing::Need::Server))
        return fail(ErrorCode::InvalidPlan,
                    "writer.kind: \"chat\" was expected, because prompts are compared by what a server "
                    "answers to them");
    const Sequences first = sequences.derive(firstOf);
    std::vector<PromptFigures> all;
    for (std::size_t at = 0; at < prompts.size(); ++at) {
        plan::Plan with = plan;
        with.writer.promptTemplate = prompts[at];
        with.writer.checks.failed.clear();
        KEYSEED_ASSIGN(const auto checked, plan::check(with, {"writer"}));
        KEYSEED_ASSIGN(
            const auto folder,
            package::TemporaryFolder::beside(std::filesystem::temp_directory_path() / "keyseed-prompts"));
        const std::filesystem::path answers = folder.path() / "answers.keyseed";
        chat::WritingWatch nobody;
        PromptControl part(control, at, prompts.size());
        const auto begin = std::chrono::steady_clock::now();
        KEYSEED_TRY(askModel(checked, first, answers, keys, nobody, part));
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        KEYSEED_ASSIGN(auto documents, modelDocuments(with, first, answers));
        PromptFigures figures{.prompt = prompts[at],
                              .failed = documents.checks.leftOut,
                              .seconds = took.count(),
                              .checks = std::move(documents.checks),
                              .texts = std::move(documents.documents)};
        const int most = with.writer.promptPhrases.value_or(with.sampling.length);
        measure(figures, static_cast<std::size_t>(most));
        all.push_back(std::move(figures));
    }
    return all;
}

} // namespace core::pipeline
