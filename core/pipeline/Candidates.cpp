#include "core/pipeline/Candidates.h"

#include "core/pipeline/ModelWriting.h"
#include "core/pipeline/Stages.h"

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

class TemplateCandidates final : public synthesis::CandidateSource
{
public:
    explicit TemplateCandidates(writing::TemplateWriter writer)
        : m_writer(std::move(writer))
    {}

    Result<Texts> write(const Sequences &wanted, JobControl &control) const override
    {
        const auto documents = m_writer.write(wanted, control);
        return documents ? Result<Texts>(documents->derive(textsOf)) : fail(documents.error());
    }

private:
    writing::TemplateWriter m_writer;
};

class ModelCandidates final : public synthesis::CandidateSource
{
public:
    ModelCandidates(const Plan &plan, std::filesystem::path projectFile, const Asking &asking)
        : m_plan(plan)
        , m_projectFile(std::move(projectFile))
        , m_asking(asking)
    {}

    Result<Texts> write(const Sequences &wanted, JobControl &control) const override
    {
        chat::WritingWatch nobody;
        const auto asked = askModel(m_plan,
                                    wanted,
                                    m_projectFile,
                                    m_asking.key,
                                    m_asking.watch == nullptr ? nobody : *m_asking.watch,
                                    control);
        if (!asked)
            return fail(asked.error());
        // What was given up leaves a text empty; a cap leaves most of them so.
        if (asked->end == chat::WritingEnd::Cap)
            return fail(ErrorCode::InvalidPlan,
                        "writer: the cap of requests or of money was reached between two rounds; raise it "
                        "and run the "
                        "same again: what was paid for stays, and nothing is asked for twice");
        return modelTexts(m_plan, wanted, m_projectFile);
    }

private:
    Plan m_plan;
    std::filesystem::path m_projectFile;
    Asking m_asking;
};

} // namespace

Result<synthesis::CandidateWriting> candidateWriting(const Plan &plan,
                                                     const synthesis::PublicInputs &inputs,
                                                     const std::filesystem::path &projectFile,
                                                     const Asking &asking)
{
    synthesis::CandidateWriting made{.labels =
                                         plan.labels.empty() ? std::vector<std::string>{""} : plan.labels};
    if (plan.writer.kind == "template")
        made.source = std::make_shared<const TemplateCandidates>(templateOf(plan, inputs));
    else if (plan.writer.kind == "chat")
        made.source = std::make_shared<const ModelCandidates>(plan, projectFile, asking);
    else
        return fail(ErrorCode::InvalidPlan,
                    "writer.kind: the texts that the records vote on are written round by round; choose "
                    "\"chat\" or \"template\"");
    return made;
}

} // namespace core::pipeline
