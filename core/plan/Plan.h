#pragma once

#include "core/base/Result.h"
#include "core/base/Settings.h"
#include "core/preparation/Preparation.h"
#include "core/records/Source.h"
#include "core/vocabulary/Exclusion.h"
#include "core/writing/Need.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::plan {

/// The values of the label column for each declared name. A name without an entry stands for the value of the
/// same name.
using LabelValues = std::map<std::string, std::vector<std::string>>;

/// Every public choice of a release and nothing private; the window edits it and the command line runs it.
/// Numbers are kept as the steward gave them, and checked later. The tables of Sections.h define the keys of
/// a file and the checks of each part.
struct Plan
{
    std::string project = "keyseed-project";

    /// The records and the meaning of their columns; empty fields are recognised from the file.
    struct Records
    {
        std::string source;                       ///< public, see sourceName()
        std::vector<std::filesystem::path> files; ///< from the plan's folder until `load` resolves them
        std::optional<std::string> format;        ///< a name of core/records/Format.h
        std::optional<std::string> profile;       ///< what filled the rest in, see Profile.h
        std::optional<std::string> table;         ///< a sheet, a table or a view
        records::DatabaseSource database;         ///< instead of files
        std::string
            language; ///< of the texts, declared: a title or a code of core/languages; empty = unknown
        std::string textColumn;
        std::optional<std::string> labelColumn;
        std::optional<std::string> personColumn;
        std::optional<std::string> delimiter; ///< of csv: one ASCII character
        std::optional<std::string> quoting;   ///< of csv and tsv: a name of core/records/csv/Quoting.h
        std::optional<int> headerRow;         ///< the line or the row that names the columns, from 1
        std::optional<std::string> encoding;  ///< a name ICU knows
        std::string labelPattern;             ///< see records::Source
        std::string personPattern;
        records::Join join;           ///< labels in other files
        records::Withdrawn withdrawn; ///< records that are left out
        std::string recordElement;    ///< element of a record in XML, see records::Source
        std::string labelSeparator;   ///< between several labels in a cell, see records::Source
        std::string severalLabels;    ///< "first" or "each", see LabelMap.h; empty = "first"

        // The rules for what counts of a text, see core/preparation. By default all of it.
        std::vector<std::string> sections; ///< of preparation::sectionNames(), that are kept
        std::string negation;              ///< by the words of which language: "English"
        std::string copies;                ///< "once", where persons are the unit

        /// A field beside the text. Its values are declared and public: they are never found in the records.
        /// A cell with no declared value is the value "missing".
        struct Field
        {
            std::string name;                ///< in the package: a column of corpus.csv
            std::string column;              ///< of the records; empty = the name
            std::filesystem::path file = {}; ///< another file that has the column, joined by a key
            std::string on = {};             ///< key column of the records; empty = the person
            std::string key = {};            ///< key column of that file; empty = the same name
            std::string kind = "category";   ///< category, flag, codes, number or date
            std::string of = "patient";      ///< patient or note: what a value belongs to
            std::vector<std::string> values; ///< of a category and of codes
            LabelValues spellings; ///< values of the column that a declared value stands for, as of labels
            std::optional<double> low;   ///< of a number: the lowest value
            std::optional<double> high;  ///< of a number: the end of the range
            std::optional<double> width; ///< of a number: the width of a bin
            std::string unit;            ///< of a number: "years"
            std::string first;           ///< of a date: the first month or year, "2019-01"
            std::string last;            ///< of a date: the last
            std::string step;      ///< of a date: month, year, or days since the first note; empty = month
            std::string omop = {}; ///< the meaning in the OMOP tables, see PublishedPlan.h; empty = none

            friend bool operator==(const Field &, const Field &) = default;
        };
        std::vector<Field> fields; ///< see FieldMap.h
        bool omopTables = false;   ///< OMOP person, visit and note tables in the package, of the fields

        /// The first, or the name of the database; empty while none is named.
        std::filesystem::path file() const
        {
            if (!database.connection.empty())
                return nameOf(database, table);
            return files.empty() ? std::filesystem::path() : files.front();
        }

        friend bool operator==(const Records &, const Records &) = default;
    } records;

    std::vector<std::string> labels; ///< declared, public; empty = one unlabelled class
    LabelValues labelValues;         ///< public as well; of names in `labels` only (see LabelMap.h)
    /// A public description of a label in words, for a name that says little; of names in `labels` only.
    std::map<std::string, std::string> labelDescriptions;

    /// The source of the phrases. The settings are those of the source (core/vocabulary/Source.h); settings
    /// that it does not read stay unchanged.
    struct Vocabulary
    {
        std::string source; ///< a name of core/sources/Sources.h; no default
        Settings settings;
        core::vocabulary::Exclusion exclude = {}; ///< of what the source holds

        friend bool operator==(const Vocabulary &, const Vocabulary &) = default;
    } vocabulary;

    /// The source of the vectors. The settings are those of the source (core/embedding/Source.h), kept like
    /// those of a vocabulary.
    struct Embedding
    {
        std::string source = "builtin"; ///< a name of core/embedding/Sources.h
        Settings settings;

        friend bool operator==(const Embedding &, const Embedding &) = default;
    } embedding;

    struct Privacy
    {
        double delta = 0.0;             ///< 0: pure; above 0: Gaussian noise, (epsilon, delta) in all
        std::optional<double> cap;      ///< sets the cap of a data source that has none yet
        std::optional<double> capDelta; ///< the same for its delta

        friend bool operator==(const Privacy &, const Privacy &) = default;
    } privacy;

    /// The method and its budget. The parts and the settings are those of the method (see Budget.h); a
    /// missing part has no default and costs nothing.
    struct Synthesis
    {
        std::string method = "histogram";
        std::map<std::string, double, std::less<>> epsilon; ///< by part: a decision of the steward
        Settings settings;

        friend bool operator==(const Synthesis &, const Synthesis &) = default;
    } synthesis;

    /// How sequences of phrases are drawn from what was learned; free.
    struct Sampling
    {
        int length = 10;
        int perLabel = 300;         ///< on average over the labels
        std::vector<double> shares; ///< declared share of each label, in their order; empty = by `division`
        /// The division of the documents among the labels without declared shares: bySize or equal. Empty =
        /// bySize.
        std::string division;
        /// Variety against faithfulness when phrases are drawn: higher brings more of the typical ones, lower
        /// more variety. Empty = the method's own (`defaultSharpness`).
        std::optional<double> sharpness;
        /// How strongly phrases that occur together in public texts attract each other, if the vocabulary was
        /// learnt from some: off, gentle or strong. Empty = gentle.
        std::string association;

        friend bool operator==(const Sampling &, const Sampling &) = default;
    } sampling;

    /// The writer of the documents. Settings that the chosen kind does not need stay unchanged, so that
    /// switching back loses nothing. Never holds a key, only the name of the environment variable that does.
    struct Writer
    {
        std::string kind = "template"; ///< name of a writer (core/writing/Writer.h)
        /// Returns whether a language model writes, asked here or elsewhere.
        bool isModel() const { return writing::isLanguageModel(kind); }
        bool needs(writing::Need need) const { return writing::writerNeeds(kind, need); }
        std::string documentType = "medical record";

        /// Read from plans of release 0.2 and not used.
        std::optional<int> formerSentences;

        /// One of Writer::languages(), where the writer has a list of them. A vocabulary that was learnt from
        /// texts in another of these languages has its own instead of English.
        std::string language = "English";

        // For chat and promptPack: the instructions for the model. All of it is public.
        std::string promptTemplate; ///< "template": a built-in name or a file; empty = by documentType
        std::string length = "about 200 words";
        std::vector<std::string> examples;       ///< documents given by the recipient
        bool examplesArePublic = false;          ///< declared: not taken from the records
        std::vector<std::string> examplePhrases; ///< of each example, with commas between; may be shorter
        std::string exampleTurns;                ///< one or several; empty = one
        std::optional<int> promptPhrases;  ///< the first phrases of a sequence in its prompt; empty = all
        std::string model;                 ///< as the server calls it; of Azure the deployment
        std::optional<double> temperature; ///< empty = the server's own
        int maxTokens = 1024;              ///< of one answer
        std::optional<std::int64_t> seed;

        // For chat: the server, its pace and the limits. With several servers, these are used and not the
        // server of the keys below; each has its own pace and gets documents by its weight.
        /// The servers, if there are several: then these are used and not the server of the keys below. Each
        /// has a pace of its own and gets documents by its weight.
        struct Endpoint
        {
            std::string server = "openai"; ///< the protocol, as below
            std::string baseUrl;
            std::string model; ///< empty = the writer's
            std::string apiVersion;
            std::string keyEnvironment;
            std::string plainHttpHost;
            int weight = 1; ///< of documents, beside the weights of the others
            int inFlight = 8;
            int requestsPerMinute = 0; ///< 0 = no limit
            int tokensPerMinute = 0;   ///< 0 = no limit

            friend bool operator==(const Endpoint &, const Endpoint &) = default;
        };
        std::vector<Endpoint> servers;
        /// A GGUF file: `llama-server` is started with it on this computer, and none of the servers is asked.
        std::string modelFile;
        std::optional<int> silence;    ///< seconds without a word that end an answer; empty = 120
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

        /// For sentences and publicTexts: the texts from which documents are written.
        struct Texts
        {
            std::vector<std::filesystem::path> files; ///< each as learning::openTextInput() takes it
            std::string textColumn = "text";
            std::optional<std::string> labelColumn; ///< with the values of records; empty = of every label
            bool arePublic = false;                 ///< declared: not taken from the records
            std::string origin;                     ///< where they come from; recipients see it
            std::string licence;                    ///< under which they may be used; the same
            std::optional<int> sentenceUses;        ///< of one sentence, at most; empty = 3

            friend bool operator==(const Texts &, const Texts &) = default;
        } texts;

        /// The treatment of an answer with a flaw: keep, retry or mark.
        struct Flaws
        {
            std::string empty = "retry";
            std::string cutOff = "mark";
            std::string withheld = "retry";
            std::string refused = "retry";
            std::string phrasesMissing = "mark";

            friend bool operator==(const Flaws &, const Flaws &) = default;
        } flaws;

        /// The checks of what a model wrote (core/writing/checks). All are made, unless they are named here.
        struct Checks
        {
            std::vector<std::string> off; ///< names of checks that are not made
            std::optional<int> askings;   ///< times that a document is asked for again; empty = 2
            std::string failed;           ///< leaveOut or keep; empty = leaveOut

            bool leavesOut() const { return failed != "keep"; }

            friend bool operator==(const Checks &, const Checks &) = default;
        } checks;

        friend bool operator==(const Writer &, const Writer &) = default;
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

        friend bool operator==(const About &, const About &) = default;
    } about;

    friend bool operator==(const Plan &, const Plan &) = default;
};

/// Under which name the ledger adds up what is spent on these records: the declared one, else the project's.
const std::string &sourceName(const Plan &plan);
/// Returns the source of the records.
records::Source recordsSource(const Plan::Records &records);

/// Replaces the files or the database of the records by these files.
void readFiles(Plan::Records &records, std::vector<std::filesystem::path> files);
/// The rule of records.copies.
inline constexpr std::string_view copiesOnce = "once";
/// Makes each record a unit of its own: takes out the person column, and what needs one.
void takeOutPersons(Plan::Records &records);
/// Returns the public texts that a writer draws from: one source for each file.
std::vector<records::Source> textSources(const Plan::Writer &writer);
/// Returns the rules for what counts of a record.
preparation::Rules preparationRules(const Plan::Records &records);
/// Returns the code of the declared language of the records ("de"); empty where it is unknown.
std::string languageCode(const Plan::Records &records);
/// Returns why a vocabulary in the language of this code cannot be used with the records, as a message goes
/// on behind the field; empty where it can, or where one of the two languages is unknown.
std::string languageProblem(const Plan::Records &records, std::string_view vocabularyLanguage);
/// Returns the settings that the source of a vocabulary reads, without those that another source would read.
Settings vocabularySettings(const Plan::Vocabulary &vocabulary);
/// The files that it names, by the key of their setting.
std::vector<std::pair<std::string, std::filesystem::path>> filesOf(const Plan::Vocabulary &vocabulary);
/// A vocabulary as it may be named to everyone: "builtin medical", or the name of the file.
std::string publicName(const Plan::Vocabulary &vocabulary);
/// Returns the name under which a package publishes a vocabulary, see vocabulary::Source::publishedName().
std::string publishedName(const Plan::Vocabulary &vocabulary);
/// Returns whether a vocabulary depends on files, which a package does not name.
bool dependsOnFiles(const Plan::Vocabulary &vocabulary);
/// The same of the vectors, which are named to everyone without the name of a file.
Settings embeddingSettings(const Plan::Embedding &embedding);
std::vector<std::pair<std::string, std::filesystem::path>> filesOf(const Plan::Embedding &embedding);
std::string publicName(const Plan::Embedding &embedding);

namespace limits {
inline constexpr double smallestEpsilon = 1e-6; ///< the ledger counts in millionths
inline constexpr double maximumEpsilon = 50.0;  ///< of most methods, see Synthesizer::mostEpsilon
inline constexpr std::size_t maximumLabels = 1000;
/// The maximum length of a declared name or value: enough for any label, too little for a whole note given by
/// mistake.
inline constexpr int maximumLabelLength = 200;
inline constexpr int maximumDescriptionLength = 500; ///< of a label, in characters
inline constexpr int maximumLength = 100;
inline constexpr int maximumPerLabel = 100'000;
inline constexpr int maximumDocuments = 1'000'000;
inline constexpr double minimumSharpness = 0.1;
inline constexpr double maximumSharpness = 10.0;
inline constexpr int maximumAnswerTokens = 32'768;
inline constexpr int maximumInFlight = 256;
inline constexpr int maximumTries = 100;
inline constexpr std::size_t maximumServers = 64;
inline constexpr int maximumWeight = 1000;
inline constexpr int maximumSilence = 3600; ///< seconds
inline constexpr std::size_t maximumExamples = 20;
inline constexpr int maximumPromptPhrases = 100;
inline constexpr int maximumAskings = 10;
inline constexpr int maximumSentenceUses = 1000;
inline constexpr int maximumExampleLength = 20'000;
} // namespace limits

/// Returns whether the template of a writer is given as a file: with a folder or an extension, which no
/// built-in name has.
bool isTemplateFile(std::string_view promptTemplate);

/// Reads a plan of schema keyseed-plan/2; relative paths in it are resolved against its folder. Errors:
/// NotFound, Io, InvalidPlan naming the file, the line of a syntax error or the field ("privacy.delta"), what
/// was expected, and for an unknown key the nearest known one.
Result<Plan> loadPlan(const std::filesystem::path &path);
/// Reads a plan from text like loadPlan; `name` is used in errors. Paths in the plan stay unchanged.
Result<Plan> parsePlan(std::string_view json, const std::string &name);
/// Pretty-printed JSON of schema keyseed-plan/2; parsePlan reads it back equal.
std::string toJson(const Plan &plan);

/// The first thing that keeps the plan from running, if any: InvalidPlan with the field.
/// The wizard asks the same function which page is incomplete.
Result<void> validate(const Plan &plan);
/// The same for one part: project, records, labels, vocabulary, embedding, privacy, synthesis, sampling,
/// writer, about.
Result<void> validatePart(const Plan &plan, std::string_view part);

} // namespace core::plan
