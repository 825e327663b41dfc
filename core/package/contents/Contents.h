#pragma once

#include "core/base/Date.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/embedding/Embedding.h"
#include "core/package/contents/PublishedFigures.h"
#include "core/package/contents/SourceHistory.h"
#include "core/privacy/Released.h"
#include "core/privacy/Spend.h"
#include "core/signing/Key.h"
#include "core/synthesis/keyphrases/ContributionWords.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "core/vocabulary/Associations.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/Source.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/writing/Document.h"
#include "core/writing/TextPool.h"
#include "core/writing/checks/Checking.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core::package {

/// The reason for excluding a text. It is a choice and no free text, so that nothing private is written here.
enum class ExclusionReason { LookAlike, Duplicate, MissingPhrases, Unsuitable };
inline constexpr std::size_t exclusionReasons = 4;

/// A text that a person excluded.
struct Exclusion
{
    std::string id; ///< "SYN-000001"
    ExclusionReason reason = ExclusionReason::Unsuitable;

    friend bool operator==(const Exclusion &, const Exclusion &) = default;
};

/// The statement of a package about excluded texts: the number for each reason, without their ids.
class ExcludedTexts final
{
public:
    ExcludedTexts() = default;
    /// Counts the exclusions that name one of the documents.
    static ExcludedTexts among(const privacy::Released<std::vector<writing::Document>> &documents,
                               const std::vector<Exclusion> &exclusions);

    std::size_t count(ExclusionReason reason) const { return m_counts[static_cast<std::size_t>(reason)]; }
    std::size_t total() const;

private:
    std::array<std::size_t, exclusionReasons> m_counts = {};
};

using synthesis::unitWord;

/// The statement of a package about its budget: the exact cost of all of its mechanisms together, in both
/// accounts.
struct BudgetStatement
{
    privacy::Spend spend;
    bool unitIsPerson = false;
    /// The part of the delta that findings of labels cost: rho holds except for an event of that probability.
    std::int64_t picoDeltaOfLabels = 0;
};

/// Description::proportions of a model with a table of noisy counts of the labels.
inline constexpr const char *noisyProportions = "noisy counts of the labels";
/// The same where the sizes follow from the noisy counts of the phrases.
inline constexpr const char *noisySizes = "the noisy sizes of the labels";

/// A declared field beside the texts, as the plan names it.
struct PublishedField
{
    std::string name;
    bool isOfPatient = false;        ///< all notes of a synthetic patient share the value
    std::vector<std::string> values; ///< in their order; a missing value is an empty cell
    std::string unit;                ///< of a number; may be empty
    std::string omop = {};           ///< its meaning in the OMOP tables (core/plan/PublishedPlan.h)
};

/// Public facts for the documents of a package, from the plan. Its numbers have types that a count of records
/// cannot become.
struct Description
{
    std::string project;
    std::string title;
    std::string purpose;
    std::string recipient;
    std::string licence;
    std::string contact;
    std::string planJson; ///< the whole plan; exportedPlan() takes the published part
    std::string programVersion;
    Date madeOn; ///< the day on which the budget was reserved, whenever the package is written
    std::string vocabularySource = std::string(vocabulary::termList); ///< publishedName() of the plan's
    std::string embeddingSource;                                      ///< publicName() of the plan's
    std::string embeddingDigestHex;
    PublicNumber sequenceLength;
    std::vector<PublicNumber> perLabel; ///< texts asked for of each label, in the order of the model's labels
    /// How the texts are divided among the labels, for prose: "the same number for every label", "declared
    /// shares" or "noisy counts of the labels".
    std::string proportions;
    std::optional<PublicReal> sharpness; ///< of the drawing, if it is not that of the method
    std::string writerKind;              ///< name of the writer; of the method, if it makes the texts
    std::string documentType;
    std::string language = "English";        ///< of the built-in sentences
    std::string writerModel;                 ///< the language model as its server calls it; empty without one
    std::string writerPrompt;                ///< its prompt, with placeholders; empty without one
    std::vector<PublishedField> fields = {}; ///< the declared fields, in the order of the columns
    bool omopTables = false;                 ///< whether person, visit and note tables are made of them
};

/// A second person's signed agreement (Approval.h): approval.json and its signature.
struct Approval
{
    std::string text;
    std::string signature;
};

/// Optional files of a package.
struct Extras
{
    /// Whether the vocabulary travels in the package; empty: as its source allows (VocabularyTravel.h).
    std::optional<bool> vocabulary = {};
    bool noteTable = false; ///< note.csv, in the shape of OMOP's NOTE table
    bool textFiles = false; ///< texts/SYN-000001.txt and on
    /// Language of a second privacy statement, a code of statementLanguages; empty: there is the English one
    /// alone.
    std::string statementLanguage = {};
};

/// The vectors and associations of a vocabulary that travels in the package. Public.
struct TravellingVocabulary
{
    embedding::Embedding vectors; ///< a row for each phrase
    std::optional<vocabulary::Associations> associations = {};
};

/// All contents of a package. They consist of released and public values only, by type.
struct Contents
{
    const privacy::Released<synthesis::ReleasedModel> &model;
    const privacy::Released<std::vector<writing::Document>> &documents;
    const vocabulary::Vocabulary &vocabulary;
    BudgetStatement budget;
    Description description;
    ExcludedTexts excluded = {};               ///< texts that are not among `documents` any more
    std::optional<SourceHistory> history = {}; ///< empty if the ledger is not available
    /// All figures that were published for this project, of these texts or of others: their cost is part of
    /// the budget, and the figures of these texts are shown.
    std::vector<privacy::Released<PublishedUsefulness>> usefulness = {};
    /// All findings of labels of this project: their cost is part of the budget.
    std::vector<privacy::Released<LabelFinding>> labelFindings = {};
    /// All choices among draws of this project: their cost is part of the budget.
    std::vector<privacy::Released<DrawChoice>> drawChoices = {};
    /// The number of times that somebody looked at exact figures of the records, which no epsilon covers.
    PublicNumber exactComparisons = {};
    std::optional<Approval> approval = {};
    const signing::SecretKey *signer = nullptr; ///< signs SHA256SUMS; null: no signature
    Extras extras = {};
    /// The content of vocabulary.learnt beside the phrases. Empty if the package has no such file.
    std::optional<TravellingVocabulary> travelling = {};
    /// The origin of a learned vocabulary; empty for others.
    std::optional<vocabulary::LearntOrigin> learntFrom = {};
    /// The origin of the public texts that the documents are made of; empty for other documents.
    std::optional<writing::TextOrigin> writtenFrom = {};
    /// The counts of the checks of documents; of a language model.
    writing::CheckCounts checks = {};
};

/// Returns whether a package has note.csv.
inline bool hasNoteTable(const Contents &contents)
{
    return contents.extras.noteTable || contents.description.omopTables;
}

/// Checks that the contents of a package agree with each other: vocabulary, shapes of the tables, budget,
/// unit and labels. Every function that writes files relies on it. Errors: Internal.
Result<void> checkConsistency(const Contents &contents);

} // namespace core::package

/// A person chose these while reading the synthetic texts.
template<>
inline constexpr bool core::isPublic<core::package::Exclusion> = true;
