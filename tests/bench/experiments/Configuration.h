#pragma once

#include "core/base/Result.h"
#include "core/plan/Plan.h"
#include "core/recipient/Choices.h"
#include "tests/bench/experiments/Published.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Tables of papers, made again: each from one small JSON file (README.md has its keys).
namespace experiments {

/// The way from the records to a corpus.
enum class Kind {
    Release,   ///< a release of Keyseed, packed
    Rewriting, ///< each text rewritten by itself, with its label, as local privacy has it
};

/// An epsilon of a row, and the parts that it is made of.
struct Budget
{
    double epsilon = 0; ///< all parts together; infinite: rewritten without noise
    std::map<std::string, double, std::less<>> parts;
    std::optional<double> published; ///< the epsilon under which the row is printed, where it is another
};

/// A row of a table.
struct System
{
    std::string name;
    std::string published; ///< `system` of the published numbers; empty: nothing was published of it
    std::optional<int> publishedTexts;
    Kind kind = Kind::Release;
    std::string method;
    std::vector<Budget> budgets;
    core::Settings settings;
    int perLabel = 0; ///< synthetic texts of each label, before Size::share; 0: those of the plan
    double delta = 0.0;
    std::string model;        ///< of rewriting: the folder below the folder of models
    bool fewShot = false;     ///< whether the prompts of its writer show the few-shot texts
    bool labelAlone = false;  ///< whether its prompts name the label and nothing else
    bool exactShares = false; ///< whether the labels have their exact, private shares
    bool needsModel = false;  ///< whether it says nothing without a language model
    std::string missing;      ///< the reason why the row cannot be run; empty: it can
};

/// What is trained on a corpus, as a line beneath a row.
struct Learner
{
    std::string name;
    std::string published; ///< `learner` of the published numbers; empty: nothing was published of it
    core::recipient::ClassifierKind classifier = core::recipient::ClassifierKind::Network;
    core::recipient::FeatureKind features = core::recipient::FeatureKind::Vectors;
    bool encodes = false;        ///< whether vectors are of whole texts, by the corpus' encoder
    bool adapts = false;         ///< to the texts of the recipient, by Deep CORAL
    bool fewShot = false;        ///< whether it learns from the few-shot texts, too
    bool readsSequences = false; ///< whether it sees sequences of phrases in place of texts
};

struct Configuration
{
    std::string name;
    std::string title; ///< for people
    std::string paper; ///< the published table; empty: nothing was published
    std::string table;
    std::string publishedCorpus;
    std::string corpus;    ///< name of a corpus of corpora.json
    core::plan::Plan plan; ///< without records, labels, vocabulary and embedding
    std::string prompt;    ///< template of a writer that names none; empty: the default of the writer
    std::vector<System> systems;
    std::vector<Learner> learners;
    std::vector<std::string> measures; ///< names of Published.h
    bool original = true;              ///< whether learners are trained on the original texts, too
    std::string originalPublished = "original data";
    std::vector<std::string> counted; ///< corpora of which only the texts are counted
    std::vector<std::string> differs; ///< from what was published, in sentences

    /// Returns the key of the number that was printed for a place, if any can have been.
    std::optional<PublishedKey> keyOf(const System *system,
                                      const Budget &budget,
                                      const Learner *learner,
                                      const std::string &measure) const;
};

/// Errors: NotFound, Io, InvalidPlan with the key and what was expected there.
core::Result<Configuration> readConfiguration(const std::filesystem::path &file);

} // namespace experiments
