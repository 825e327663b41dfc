#pragma once

#include "core/base/Result.h"
#include "core/records/Source.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::project {

/// By declared name: the values of the label column that it stands for. A name that is not here stands for
/// the value of the same name.
using LabelValues = std::map<std::string, std::vector<std::string>>;

/// Every public choice of a release and nothing private; what the wizard edits and the command line runs.
/// Numbers are kept as the steward gave them and validated by `validate`.
struct Plan
{
    std::string project = "keyseed-project";
    records::Source records;         ///< `path` is relative to the plan's folder until `load` resolves it
    std::vector<std::string> labels; ///< declared, public; empty = one unlabelled class
    LabelValues labelValues;         ///< public as well; of names in `labels` only (see LabelMap.h)

    struct Vocabulary
    {
        std::string source; ///< builtin:medical, builtin:english or file:PATH; no default
    } vocabulary;

    struct Embedding
    {
        std::string source = "builtin";
    } embedding;

    struct Privacy
    {
        std::optional<double> epsilonVocabulary; ///< no default: a decision of the steward
        double epsilonSequences = 0.0; ///< for which phrases go together: kernel sums, pairs of clusters
        double epsilonLabels = 0.0;    ///< for the number of units of each label; 0 = not released
        double delta = 0.0;            ///< 0: pure; above 0: Gaussian noise, (epsilon, delta) in all
        std::optional<double> cap;     ///< sets the cap of a data source that has none yet
    } privacy;

    struct Sequences
    {
        std::string method = "histogram";
        int length = 10;
        int perLabel = 300; ///< on average over the labels
        std::vector<double>
            shares; ///< declared share of each label, in their order; empty = the same for all
        /// Variety against faithfulness when phrases are drawn: higher brings more of the typical ones, lower
        /// more variety. Empty = the method's own (`defaultSharpness`).
        std::optional<double> sharpness;
        /// Of the kernel methods: S and N of the privatised vocabulary, m (0 = by rule), sizes (empty = by
        /// rule).
        int phrasesPerUnit = 10;
        int selectedPhrases = 1000;
        int featurePairs = 0;
        std::vector<int> prefixSizes;

        friend bool operator==(const Sequences &, const Sequences &) = default;
    } sequences;

    /// Who writes the documents. What the chosen kind does not need stays as it is, so that a change of mind
    /// loses nothing. Never holds a key, only the name of the environment variable that does.
    struct Writer
    {
        std::string kind = "template"; ///< template, chat or promptPack
        std::string documentType = "medical record";

        // Of chat and promptPack: what the model is told. All of it public.
        std::string promptTemplate; ///< "template": a built-in name or a file; empty = by documentType
        std::string language = "English";
        std::string length = "about 200 words";
        std::vector<std::string> examples; ///< documents given by the recipient
        bool examplesArePublic = false;    ///< declared: not taken from the records
        std::string model;                 ///< as the server calls it; of Azure the deployment
        std::optional<double> temperature; ///< empty = the server's own
        int maxTokens = 1024;              ///< of one answer
        std::optional<std::int64_t> seed;

        // Of chat: where it is asked, and how fast and how far.
        std::string server = "openai"; ///< the protocol: openai, azure, ollama, anthropic
        std::string baseUrl;
        std::string apiVersion; ///< of Azure
        std::string keyEnvironment;
        std::string caFile;        ///< empty = the system's certificates
        std::string proxy;         ///< empty = that of the environment
        std::string plainHttpHost; ///< besides this computer
        int inFlight = 8;
        int requestsPerMinute = 0; ///< 0 = no limit
        int tokensPerMinute = 0;   ///< 0 = no limit
        int tries = 6;             ///< of one document
        std::optional<int> maxRequests;
        std::optional<double> maxMoney;
        double promptPrice = 0.0;     ///< money for a million tokens, as the steward entered it
        double completionPrice = 0.0; ///< the same

        /// What becomes of an answer with a flaw: keep, retry or mark.
        struct Flaws
        {
            std::string empty = "retry";
            std::string cutOff = "mark";
            std::string withheld = "retry";
            std::string refused = "retry";
            std::string phrasesMissing = "mark";

            friend bool operator==(const Flaws &, const Flaws &) = default;
        } flaws;
    } writer;

    /// Answers of the first page; go into the datasheet.
    struct About
    {
        std::string purpose;
        std::string recipient;
        std::string title;
        std::string licence;
        std::string contact;
        bool recordCountPublic = false;
        std::optional<int> approximateRecords; ///< declared public by the steward, for forecasts only
    } about;
};

namespace limits {
inline constexpr double maximumEpsilon = 50.0;
inline constexpr std::size_t maximumLabels = 1000;
/// Of a declared name or value: enough for any label, too little for a note that was taken for one.
inline constexpr int maximumLabelLength = 200;
inline constexpr int maximumLength = 100;
inline constexpr int maximumPerLabel = 100'000;
inline constexpr int maximumDocuments = 1'000'000;
inline constexpr double minimumSharpness = 0.1;
inline constexpr double maximumSharpness = 10.0;
inline constexpr int maximumPhrasesPerUnit = 1000;
inline constexpr int maximumSelectedPhrases = 100'000;
inline constexpr int maximumFeaturePairs = 8192;
inline constexpr int maximumAnswerTokens = 32'768;
inline constexpr int maximumInFlight = 256;
inline constexpr int maximumTries = 100;
inline constexpr std::size_t maximumExamples = 20;
inline constexpr int maximumExampleLength = 20'000;
} // namespace limits

/// Whether the template of a writer is given as a file: with a folder or an extension, which no built-in name
/// has.
bool isTemplateFile(std::string_view promptTemplate);

/// Reads a plan; the paths in it are taken from its folder. Errors: NotFound, Io, InvalidPlan naming the
/// file, the line of a syntax error or the field ("privacy.epsilonVocabulary"), what was expected, and for an
/// unknown key the nearest known one.
Result<Plan> loadPlan(const std::filesystem::path &path);
/// As loadPlan for text; `name` stands in errors. Paths in the plan are left as they are.
Result<Plan> parsePlan(std::string_view json, const std::string &name);
/// Pretty-printed JSON with the fixed keys of the schema; parsePlan reads it back equal.
std::string toJson(const Plan &plan);

/// The first thing that keeps the plan from running, if any: InvalidPlan with the field.
/// The wizard asks the same function which page is incomplete.
Result<void> validate(const Plan &plan);
/// The same for one part: project, records, labels, vocabulary, embedding, privacy, sequences, writer, about.
Result<void> validatePart(const Plan &plan, std::string_view part);

} // namespace core::project
