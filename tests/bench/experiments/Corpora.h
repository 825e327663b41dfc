#pragma once

#include "core/base/Result.h"

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace experiments {

/// How much of a corpus is used. Numbers of texts are per label, as the publications state them; 0: all.
struct Size
{
    std::string name; ///< "small" or "published"
    int train = 0;    ///< private texts
    int test = 0;     ///< texts to test on
    double share =
        1.0;       ///< of the synthetic texts that a configuration asks for, and of the texts to adapt to
    int seeds = 1; ///< of networks
    int draws = 1; ///< of the noise
    bool isPublished() const { return name == "published"; }
};

/// A public input that the publication used, and the input that stands in where it is not at hand: a section
/// of a plan, as JSON text.
struct PublicInput
{
    std::string published; ///< paths in it are below the folder of models; empty: as `standIn`
    std::string standIn;
    std::string title; ///< of the published input
};

/// A corpus: where its files lie below the folder of corpora, and how labels are read from them.
struct Corpus
{
    std::string name;
    std::string title;  ///< as published.json calls it
    std::string source; ///< where the corpus can be had, in words
    std::vector<std::string> train;
    std::vector<std::string> test; ///< empty: a share of the texts of `train` is set aside
    double testShare = 0.25;
    std::string header; ///< line with the names of the columns, for files without one
    std::string textColumn;
    std::string labelColumn;
    /// Files with a text a line, and with its label on the same line of `labelFile` beside it; empty: none.
    std::string labelFile;
    /// Names of the labels with the values that stand for them; "*" stands for every other value. Empty: the
    /// values are the names.
    std::vector<std::pair<std::string, std::vector<std::string>>> labels;
    bool isDistinct = false; ///< whether equal texts count once, under the first label of `labels`
    bool isPlain = false;    ///< whether texts are set in lower case, without punctuation
    bool isBalanced = false; ///< whether each label has as many texts as the smallest
    std::string documentType;
    PublicInput vocabulary;
    PublicInput vectors;
    std::string encoder;      ///< folder of the publication's encoder below the folder of models
    int original = 0;         ///< texts of each label in the row of the original data; 0: all
    int adapt = 0;            ///< texts to adapt to, for each label on average; taken from the test texts
    int fewShot = 0;          ///< example texts in all, taken from the test texts, of the labels in turn
    std::string standIn;      ///< name of the corpus that is used where this one is not at hand; may be empty
    std::string standInWords; ///< what it is, for a row that was made with it
    bool standsInWhenSmall = false; ///< whether it stands in at the size "small" alone
    std::vector<Size> sizes;

    /// Null if there is none of that name.
    const Size *size(const std::string &name) const;
    /// Returns whether all files are in the folder of corpora.
    bool isIn(const std::filesystem::path &folder) const;
};

/// Reads corpora.json. Errors: NotFound, Io, InvalidPlan with the key and what was expected there.
core::Result<std::vector<Corpus>> readCorpora(const std::filesystem::path &file);

/// Null if there is none of that name.
const Corpus *findCorpus(const std::vector<Corpus> &corpora, const std::string &name);

} // namespace experiments
