#include "core/pipeline/asking/CandidateTexts.h"

#include "core/base/Result.h"
#include "core/pipeline/PublicTextPool.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/pipeline/asking/RoundPrompts.h"
#include "core/writing/PublicTextWriter.h"

#include <memory>
#include <utility>

namespace core::pipeline {

namespace {

using Texts = privacy::Released<std::vector<std::string>>;

std::vector<std::string> textsOf(const std::vector<writing::Document> &documents)
{
    std::vector<std::string> texts;
    for (const writing::Document &each : documents)
        texts.push_back(each.text);
    return texts;
}

/// A writer that is at hand: the built-in sentences, or public texts.
template<typename Writer>
class WrittenCandidates final : public synthesis::CandidateSource
{
public:
    WrittenCandidates(Writer writer, bool takesPhrasesAsHints)
        : m_writer(std::move(writer))
        , m_takesPhrasesAsHints(takesPhrasesAsHints)
    {}

    Result<Texts> write(const Sequences &wanted, JobControl &control) const override
    {
        const auto documents = m_writer.write(wanted, control);
        return documents ? Result<Texts>(documents->derive(textsOf)) : fail(documents.error());
    }
    bool takesPhrasesAsHints() const override { return m_takesPhrasesAsHints; }

private:
    Writer m_writer;
    bool m_takesPhrasesAsHints;
};

class ModelCandidates final : public synthesis::CandidateSource
{
public:
    ModelCandidates(const Plan &plan, std::filesystem::path projectFile, const CommitOptions &options)
        : m_plan(plan)
        , m_projectFile(std::move(projectFile))
        , m_options(options)
    {}

    Result<Texts> write(const Sequences &wanted, JobControl &control) const override
    {
        chat::WritingWatch nobody;
        KEYSEED_ASSIGN(const auto asked,
                       askModel(m_plan,
                                wanted,
                                m_projectFile,
                                m_options.keys,
                                m_options.watch == nullptr ? nobody : *m_options.watch,
                                control));
        // What was given up leaves a text empty; a cap leaves most of them so.
        if (asked.end == chat::WritingEnd::Cap)
            return fail(ErrorCode::InvalidPlan,
                        "writer: the cap of requests or of money was reached between two rounds; raise it "
                        "and run the "
                        "same again: what was paid for stays, and nothing is asked for twice");
        return modelTexts(m_plan, wanted, m_projectFile);
    }

private:
    Plan m_plan;
    std::filesystem::path m_projectFile;
    CommitOptions m_options;
};

using Source = std::shared_ptr<const synthesis::CandidateSource>;

Result<Source> publicTexts(const Plan &plan, JobControl &control)
{
    KEYSEED_ASSIGN(auto pool, openTextPool(plan, control));
    return std::make_shared<const WrittenCandidates<writing::PublicTextWriter>>(
        writing::PublicTextWriter(std::move(pool)), true);
}

Result<Source> sourceOf(const Plan &plan,
                        const synthesis::PublicInputs &inputs,
                        const std::filesystem::path &projectFile,
                        const CommitOptions &options,
                        JobControl &control)
{
    const std::string &kind = plan.writer.kind;
    if (kind == "template")
        return std::make_shared<const WrittenCandidates<writing::TemplateWriter>>(templateOf(plan, inputs),
                                                                                  false);
    if (kind == "publicTexts")
        return publicTexts(plan, control);
    if (kind == "chat")
        return std::make_shared<const ModelCandidates>(plan, projectFile, options);
    return packCandidates(plan, projectFile);
}

} // namespace

Result<synthesis::CandidateWriting> candidateWriting(const Plan &plan,
                                                     const synthesis::PublicInputs &inputs,
                                                     const std::filesystem::path &projectFile,
                                                     const CommitOptions &options,
                                                     JobControl &control)
{
    KEYSEED_ASSIGN(auto source, sourceOf(plan, inputs, projectFile, options, control));
    return synthesis::CandidateWriting{.labels =
                                           plan.labels.empty() ? std::vector<std::string>{""} : plan.labels,
                                       .source = std::move(source)};
}

} // namespace core::pipeline
