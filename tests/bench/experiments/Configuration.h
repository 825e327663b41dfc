#pragma once

#include "core/base/Result.h"
#include "core/plan/Plan.h"
#include "core/recipient/Choices.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Tables of papers, made again: each from one small JSON file (README.md has its keys).
namespace experiments {

/// A way from the records to a corpus, as one row of a table.
struct System
{
    std::string name; ///< as the table calls it
    std::string method;
    /// What each part of the budget gets: a number, or a share of what the numbers leave of the epsilon.
    std::map<std::string, double> fixed;
    std::map<std::string, double> shares;
    core::Settings settings;
    std::optional<int> perLabel;
    double delta = 0.0;
    /// The epsilons of the table that it is run for; empty: all of them.
    std::vector<double> epsilons;
    bool fewShot = false; ///< the prompts of its writer show the few-shot texts
};

/// What is trained on a corpus, as one line beneath a row.
struct Learner
{
    std::string name;
    core::recipient::ClassifierKind classifier = core::recipient::ClassifierKind::Network;
    core::recipient::FeatureKind features = core::recipient::FeatureKind::Vectors;
    bool adapts = false;
    bool fewShot = false; ///< learns from the few-shot texts beside those of the corpus
};

/// A few texts with labels that cost no epsilon: public ones, and none that is tested on.
struct FewShot
{
    std::filesystem::path file; ///< empty: so many of each label of the texts to adapt to
    int perLabel = 0;           ///< 0: those of the file
};

struct Configuration
{
    std::string name;
    std::string source;    ///< where the corpus can be had, in words
    core::plan::Plan plan; ///< with records, labels left empty
    std::filesystem::path test;
    /// Unlabelled texts to adapt to. Empty: half of the test texts, and the other half is tested on, by all.
    std::filesystem::path adapt;
    FewShot fewShot;
    std::vector<System> systems;
    std::vector<Learner> learners;
    std::vector<double> epsilons;
    std::vector<std::uint64_t> seeds; ///< of the networks
    int draws = 1;                    ///< of the noise
    bool original = true;             ///< also trained on the real texts, which no epsilon covers
    std::string published;            ///< the id of a table in published.json; empty without one
    std::vector<std::string> differs; ///< from what was published, in sentences
};

/// Paths in the file are taken from `corpora`. Errors: NotFound, Io, InvalidPlan with the key and what was
/// expected there.
core::Result<Configuration> readConfiguration(const std::filesystem::path &file,
                                              const std::filesystem::path &corpora);

/// The plan of a system for an epsilon in all. Errors: InvalidPlan (parts that do not fit the epsilon).
core::Result<core::plan::Plan>
planFor(const Configuration &configuration, const System &system, double epsilon);

} // namespace experiments
