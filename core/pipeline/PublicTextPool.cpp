#include "core/pipeline/PublicTextPool.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/learning/TextInput.h"
#include "core/pipeline/PathRoles.h"
#include "core/plan/LabelMap.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/keyphrases/UnitPhrases.h"
#include "core/writing/TextPool.h"

#include <algorithm>
#include <utility>

namespace core::pipeline {

namespace {

using writing::TextPool;

/// Fills a pool, text by text.
class PoolFilling
{
public:
    explicit PoolFilling(const Plan &plan)
        : m_plan(plan)
        , m_labels(plan)
    {
        const auto &texts = plan.writer.texts;
        m_pool.hasLabels = texts.labelColumn && !plan.labels.empty();
        m_pool.origin = {.origin = texts.origin, .licence = texts.licence, .sha256 = {}, .texts = 0};
    }

    Result<void> take(const records::Source &source, double begin, double share, JobControl &control)
    {
        KEYSEED_ASSIGN(const auto input, learning::openTextInput(source));
        for (;;) {
            if (control.isCancelled())
                return cancelled();
            KEYSEED_ASSIGN(const auto piece, input->next());
            if (!piece)
                break;
            KEYSEED_TRY(add(*piece));
            control.report(begin + share * input->fractionRead(), "texts");
        }
        m_pool.origin.sha256.push_back(toHex(input->digest()));
        return {};
    }

    Result<TextPool> pool() &&
    {
        if (m_pool.texts.empty())
            return fail(ErrorCode::InvalidPlan,
                        "writer.texts.files: no text was found in them"
                            + std::string(m_pool.hasLabels ? " that has a declared label" : "")
                            + "; name files or folders with public texts");
        if (m_pool.hasLabels)
            for (const std::string &label : m_plan.labels)
                if (std::ranges::find(m_pool.texts, label, &writing::PublicText::label) == m_pool.texts.end())
                    return fail(ErrorCode::InvalidPlan,
                                "writer.texts.files: no text has the label \"" + printable(label)
                                    + "\" in the column of writer.texts.label; add some, or leave that "
                                      "column out: then every text is of every label");
        return std::move(m_pool);
    }

private:
    Result<void> add(const learning::TextInput::Piece &piece)
    {
        const auto label =
            m_pool.hasLabels ? m_labels.labelOf(std::string(piece.label)) : std::optional<std::uint32_t>(0);
        m_pool.origin.texts += piece.beginsDocument ? 1 : 0;
        if (!label)
            return {};
        const std::string plain = plainText(piece.text);
        for (std::string_view rest = plain; !rest.empty();) {
            const std::string_view part = writing::wholeSentences(rest, TextPool::longestText);
            rest.remove_prefix(part.size());
            if (const std::string_view text = trimmed(part); !text.empty())
                m_pool.texts.push_back(
                    {m_pool.hasLabels ? m_plan.labels[*label] : std::string(), std::string(text)});
        }
        m_bytes += plain.size();
        if (m_bytes <= TextPool::mostBytes)
            return {};
        return fail(ErrorCode::InvalidPlan,
                    "writer.texts.files: at most " + std::to_string(TextPool::mostBytes >> 20)
                        + " MB of text were expected; name a part of them");
    }

    const Plan &m_plan;
    plan::LabelMap m_labels;
    TextPool m_pool;
    std::size_t m_bytes = 0;
};

std::vector<writing::Document> found(std::vector<writing::Document> documents, const PublicInputs &inputs)
{
    for (writing::Document &document : documents) {
        std::vector<std::string> &phrases = document.seed.keyphrases;
        const auto telling = synthesis::informativePhrases(inputs, document.text, phrases.size());
        phrases.clear();
        for (const vocabulary::TermId phrase : telling)
            phrases.emplace_back(inputs.vocabulary.term(phrase));
    }
    return documents;
}

} // namespace

Result<std::shared_ptr<const TextPool>> openTextPool(const CheckedPlan &plan, JobControl &control)
{
    PoolFilling filling(plan);
    const auto sources = plan::textSources(plan->writer);
    const double share = 1.0 / static_cast<double>(std::max<std::size_t>(sources.size(), 1));
    for (std::size_t at = 0; at < sources.size(); ++at)
        KEYSEED_TRY(filling.take(sources[at], static_cast<double>(at) * share, share, control));
    KEYSEED_ASSIGN(auto pool, std::move(filling).pool());
    return std::make_shared<const TextPool>(std::move(pool));
}

void findExamplePhrases(Plan &plan, const PublicInputs &inputs)
{
    Plan::Writer &writer = plan.writer;
    if (!writer.isModel())
        return;
    const int most = std::min(writer.promptPhrases.value_or(plan.sampling.length), plan.sampling.length);
    for (std::size_t at = writer.examplePhrases.size(); at < writer.examples.size(); ++at) {
        std::string phrases;
        for (const vocabulary::TermId phrase :
             synthesis::informativePhrases(inputs, writer.examples[at], static_cast<std::size_t>(most)))
            phrases.append(phrases.empty() ? "" : ", ").append(inputs.vocabulary.term(phrase));
        writer.examplePhrases.push_back(std::move(phrases));
    }
}

Documents withFoundPhrases(const Documents &documents, const PublicInputs &inputs)
{
    return documents.derive(found, inputs);
}

} // namespace core::pipeline
