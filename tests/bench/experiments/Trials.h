#pragma once

#include "core/evaluation/TrainingTexts.h"
#include "tests/bench/experiments/CorpusTexts.h"
#include "tests/bench/experiments/Results.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace experiments {

/// One corpus and all that is trained on it: what a core works on at a time.
struct Trial
{
    const System *system = nullptr; ///< null: the real texts
    double epsilon = 0;
    int draw = 0;

    std::string name() const { return system == nullptr ? "original data" : system->name; }
};

/// In the order of the table.
std::vector<Trial> trialsOf(const Configuration &configuration);

/// Public inputs and labels, which all trials share. Opened once.
class Bench final
{
public:
    /// `output`: packages are made in "packages" there, and one that is there already is not made again.
    /// Errors: those of openPublicInputs, records::Reader and fewShotTexts.
    static core::Result<Bench> open(Configuration configuration, const std::filesystem::path &output);

    const Configuration &configuration() const { return m_configuration; }

    /// Of a trial with a system. Errors: those of planFor.
    core::Result<core::plan::Plan> planOf(const Trial &trial) const;
    /// Makes the corpus, trains and tests every learner that `results` has no figure of, and adds the
    /// figures. On one thread. May be called from several. Errors: those of the pipeline and of training.
    core::Result<void> run(const Trial &trial, Results &results) const;
    /// Whether nothing is left to do of it.
    bool isDone(const Trial &trial, const Results &results) const;

private:
    core::Result<core::evaluation::TrainingTexts> texts(const Trial &trial) const;
    core::Result<std::filesystem::path> package(const Trial &trial) const;
    core::Result<Measured>
    measure(const core::evaluation::TrainingTexts &texts, const Learner &learner, const Cell &cell) const;
    std::vector<std::pair<const Learner *, Cell>> open(const Trial &trial, const Results &results) const;

    Configuration m_configuration;
    FewShotTexts m_fewShot;
    std::filesystem::path m_output;
    std::shared_ptr<const core::pipeline::PublicInputs> m_inputs;
};

} // namespace experiments
