#pragma once

#include "core/evaluation/TrainingTexts.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/recipient/DocumentVectors.h"
#include "tests/bench/experiments/Configuration.h"
#include "tests/bench/experiments/Cut.h"
#include "tests/bench/experiments/Results.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace experiments {

/// The places of a run.
struct Environment
{
    std::filesystem::path corpora;
    std::filesystem::path models; ///< encoders, word lists, rewriting models; empty: none
    std::filesystem::path output; ///< the cache of every step, and the tables
    std::string writer;           ///< section "writer" of a plan, as JSON, with a language model; empty: none
    using Encoders = std::map<std::filesystem::path, std::shared_ptr<core::recipient::DocumentVectors>>;
    /// Encoders that were opened, by their folder, with the vectors of all texts so far. Copies share them:
    /// tables test on the same texts.
    std::shared_ptr<Encoders> encoders = std::make_shared<Encoders>();
};

/// A corpus and all that is trained on it.
struct Trial
{
    const System *system = nullptr; ///< null: the original texts
    Budget budget;
    int draw = 1;

    std::string name() const { return system == nullptr ? "original data" : system->name; }
};

/// The numbers of steps that are not in the cache yet.
struct Work
{
    std::size_t corpora = 0;  ///< to release, or to rewrite
    std::size_t texts = 0;    ///< to write in these
    std::size_t requests = 0; ///< of them by a language model
    std::size_t trainings = 0;
    std::size_t encoded = 0; ///< texts that an encoder sees, at most
    double minutes = 0;      ///< a rough estimate on two cores, without the time of a language model
};

/// A configuration of one size with its public inputs opened.
class Bench final
{
public:
    /// Cuts the corpus, or its stand-in where it is not at hand, and opens vocabulary and vectors. Errors:
    /// those of cutCorpus() and openPublicInputs(); InvalidPlan where the corpus has no such size.
    static core::Result<Bench> open(Configuration configuration,
                                    const std::vector<Corpus> &corpora,
                                    const std::string &size,
                                    Environment environment);

    const Configuration &configuration() const { return m_configuration; }
    const Cut &cut() const { return m_cut; }
    const Size &size() const { return m_size; }

    /// Returns the trials that can be run here, in the order of the table.
    std::vector<Trial> trials() const;
    /// Returns why a system cannot be run here; empty if it can.
    std::string whyNot(const System &system) const;
    /// Returns where the corpus that is used can be had, and the number of its texts.
    std::string corpusInWords() const;
    /// Returns the sentences on what stands in for what was published, in a place of the table.
    std::vector<std::string> standIns(const System *system, const Learner *learner) const;

    /// Returns the plan of a trial with a release.
    core::Result<core::plan::Plan> planOf(const Trial &trial) const;
    /// Returns the number of synthetic texts of each label.
    int perLabel(const System &system) const;
    /// Makes the corpus, trains and tests every learner that `results` does not have, and adds them. Errors:
    /// those of the pipeline, of rewriting and of training.
    core::Result<void> run(const Trial &trial, Results &results) const;
    /// Returns the keys of the results of a place, one for each seed.
    core::Result<std::vector<std::string>> keysOf(const Trial &trial, const Learner &learner) const;
    /// Returns the key of the results of a trial that are of no learner.
    core::Result<std::string> keyOf(const Trial &trial) const;
    core::Result<Work> workLeft(const Results &results) const;

private:
    using Texts = core::evaluation::TrainingTexts;

    core::Result<Texts> texts(const Trial &trial, bool asSequences) const;
    core::Result<std::filesystem::path> package(const Trial &trial) const;
    core::Result<std::filesystem::path> rewritten(const Trial &trial) const;
    /// The phrases of the public vocabulary in a text, in its order, as many as a sequence has; no noise.
    std::vector<std::string> phrasesOf(const std::string &text) const;
    core::Result<std::filesystem::path> asSequences(const std::filesystem::path &file) const;
    core::Result<Measured>
    measure(const Trial &trial, const Learner &learner, std::uint64_t seed, const std::string &key) const;
    bool isMade(const Trial &trial) const;
    std::filesystem::path madeAt(const Trial &trial) const;
    bool asksModel(const System &system) const;

    Configuration m_configuration;
    Environment m_environment;
    Corpus m_corpus;      ///< the one that is used
    std::string m_wanted; ///< title of the one that was published
    Size m_size;
    Cut m_cut;
    Texts m_fewShot;
    std::vector<std::string> m_inputStandIns; ///< sentences
    std::string m_encoderStandIn;             ///< the same, where a learner encodes texts
    std::filesystem::path m_encoderFolder;
    std::shared_ptr<const core::pipeline::PublicInputs> m_inputs;
    std::shared_ptr<core::recipient::DocumentVectors> m_documents; ///< null: no learner encodes texts
};

} // namespace experiments
