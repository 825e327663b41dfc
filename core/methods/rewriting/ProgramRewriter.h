#pragma once

#include "core/rewriter/RewriterProcess.h"
#include "core/rewriter/RowSplitter.h"
#include "core/synthesis/PublicInputs.h"

#include <filesystem>
#include <memory>
#include <string>

namespace core::synthesis {

/// A model in a folder, and the program that computes with it. The program runs for one call at a time,
/// started by the thread that asks, with whose end it ends too; texts go to it in memory.
class ProgramRewriter final : public TextRewriter
{
public:
    /// Reads the model's facts and what its files are; the program is not started yet. Errors: those of
    /// factsOfModel(), RowSplitter::open() and digestOfModel(); Cancelled. Stage: "rewriting".
    static Result<std::shared_ptr<const ProgramRewriter>>
    open(const std::filesystem::path &folder, const std::string &program, JobControl &control);

    const rewriter::ModelFacts &facts() const override { return m_facts; }
    const Digest &weights() const override { return m_weights; }
    std::vector<std::string> rowsOf(std::string_view text) const override { return m_splitter.rowsOf(text); }
    Result<std::vector<float>> encode(std::span<const std::string> rows, JobControl &control) const override;
    Result<std::vector<std::string>> decode(std::span<const float> numbers,
                                            JobControl &control) const override;

private:
    using Process = std::unique_ptr<rewriter::RewriterProcess>;

    ProgramRewriter(std::filesystem::path folder,
                    std::string program,
                    const rewriter::ModelFacts &facts,
                    const Digest &weights,
                    rewriter::RowSplitter splitter)
        : m_folder(std::move(folder))
        , m_program(std::move(program))
        , m_facts(facts)
        , m_weights(weights)
        , m_splitter(std::move(splitter))
    {}
    /// A program with the model open. Errors: those of RewriterProcess; InvalidPlan where it has another
    /// model there than open() found.
    Result<Process> started(const JobControl &control) const;

    std::filesystem::path m_folder;
    std::string m_program;
    rewriter::ModelFacts m_facts;
    Digest m_weights;
    rewriter::RowSplitter m_splitter;
};

} // namespace core::synthesis
