#include "core/pipeline/asking/CandidateTexts.h"

#include "core/pipeline/PublicTextPool.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/pipeline/asking/RoundPrompts.h"

#include <utility>

namespace core::pipeline {

namespace {

using writing::ReleasedTexts;
using writing::Written;

/// Serves the writer of a plan.
class PlanServices final : public writing::WriterServices
{
public:
    PlanServices(const CheckedPlan &plan,
                 const PublicInputs *inputs,
                 std::filesystem::path projectFile,
                 const CommitOptions &options)
        : m_plan(plan)
        , m_inputs(inputs)
        , m_projectFile(std::move(projectFile))
        , m_options(options)
    {}

    Result<std::shared_ptr<const writing::TextPool>> publicTexts(JobControl &control) const override
    {
        return openTextPool(m_plan, control);
    }

    Documents withFoundPhrases(const Documents &documents) const override
    {
        return pipeline::withFoundPhrases(documents, *m_inputs);
    }

    std::vector<writing::Span> identifiersIn(std::string_view text) const override
    {
        return pipeline::identifiersIn(text);
    }

    Result<Written> storedAnswers(const Sequences &sequences) const override
    {
        KEYSEED_ASSIGN(auto stored, modelDocuments(m_plan, sequences, m_projectFile));
        return Written{.documents = std::move(stored.documents),
                       .missing = std::move(stored.missing),
                       .checks = std::move(stored.checks)};
    }

    Result<ReleasedTexts> askServer(const Sequences &sequences, JobControl &control) const override
    {
        chat::WritingWatch nobody;
        KEYSEED_ASSIGN(const auto asked,
                       askModel(m_plan,
                                sequences,
                                m_projectFile,
                                m_options.keys,
                                m_options.watch == nullptr ? nobody : *m_options.watch,
                                control));
        // A document that was given up leaves a text empty; a cap leaves most of them empty.
        if (asked.end == chat::WritingEnd::Cap)
            return fail(ErrorCode::InvalidPlan,
                        "writer: the cap of requests or of money was reached between two rounds; raise it "
                        "and run the "
                        "same again: what was paid for stays, and nothing is asked for twice");
        return modelTexts(m_plan, sequences, m_projectFile);
    }

    Result<ReleasedTexts> carriedAnswers(const Sequences &sequences, JobControl &) const override
    {
        return carriedTexts(m_plan, sequences, m_projectFile);
    }

    Result<ReleasedTexts> methodTexts(const Sequences &, JobControl &) const override
    {
        return fail(ErrorCode::Internal, "writer: this method makes no texts");
    }

private:
    CheckedPlan m_plan;
    const PublicInputs *m_inputs;
    std::filesystem::path m_projectFile;
    CommitOptions m_options;
};

struct ServedWriter
{
    PlanServices services;
    std::shared_ptr<const writing::OpenWriter> writer;
};

} // namespace

writing::WriterInputs writerInputs(const Plan &plan, const PublicInputs *inputs)
{
    writing::WriterInputs made{.documentType = plan.writer.documentType, .language = plan.writer.language};
    made.sentenceUses = plan.writer.texts.sentenceUses.value_or(writing::defaultSentenceUses);
    if (inputs == nullptr)
        return made;
    made.vocabulary = inputs->vocabulary;
    if (inputs->learntFrom)
        made.vocabularyLanguage = inputs->learntFrom->language;
    return made;
}

Result<std::shared_ptr<const writing::OpenWriter>> openWriter(const CheckedPlan &plan,
                                                              const PublicInputs *inputs,
                                                              const std::filesystem::path &projectFile,
                                                              const CommitOptions &options,
                                                              JobControl &control)
{
    const writing::Writer *writer = writing::findWriter(plan->writer.kind);
    if (writer == nullptr)
        return fail(ErrorCode::InvalidPlan, "writer.kind: this version knows no such writer");
    const auto served =
        std::make_shared<ServedWriter>(PlanServices(plan, inputs, projectFile, options), nullptr);
    writing::WriterInputs with = writerInputs(plan, inputs);
    with.services = &served->services;
    KEYSEED_ASSIGN(served->writer, writer->open(with, control));
    return std::shared_ptr<const writing::OpenWriter>(served, served->writer.get());
}

Result<synthesis::CandidateWriting> candidateWriting(const CheckedPlan &plan,
                                                     const PublicInputs &inputs,
                                                     const std::filesystem::path &projectFile,
                                                     const CommitOptions &options,
                                                     JobControl &control)
{
    KEYSEED_ASSIGN(auto source, openWriter(plan, &inputs, projectFile, options, control));
    return synthesis::CandidateWriting{.labels =
                                           plan->labels.empty() ? std::vector<std::string>{""} : plan->labels,
                                       .source = std::move(source)};
}

} // namespace core::pipeline
