#pragma once

#include "core/base/Result.h"
#include "core/package/archive/Sums.h"
#include "core/package/contents/Contents.h"
#include "core/package/text/JsonText.h"
#include "core/print/Flow.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// The words of a document for a fact that the plan does not state.
inline constexpr const char *notStated = "not stated";

/// Renders a document of a package from its Mustache template (resources/documents, compiled in) and the
/// facts. `name` is that of the file in the package, or of a part that documents share ("conditions.md"). A
/// fact is a text, true or false, or a list of objects; an empty text counts as missing. Values are inserted
/// unchanged, so the caller escapes the words of people (Prose.h).
std::string documentText(std::string_view name, const Json &facts);

/// Returns the facts for the templates: values and phrases that differ between packages, with the words of
/// people escaped for Markdown. `written` has the files whose sums are stated.
Json documentFacts(const Contents &contents, const std::vector<FileEntry> &written = {});

/// The content of a column of a file.
enum class ColumnType { Text, TextList, Integer, Number, Date };

/// A column of a CSV file of a package, or a key of the objects of a JSON Lines file.
struct FileColumn
{
    std::string_view file;
    std::string_view name;
    ColumnType type = ColumnType::Text;
    std::string description;
    std::string values;   ///< allowed values, if they can be listed or bounded
    bool isEmpty = false; ///< in every row
};

/// Returns all columns of the files with rows, in the order of the files and of their columns.
std::vector<FileColumn> columnsOf(const Contents &contents);

/// Returns a title as an identifier for catalogues: lower-case ASCII letters and digits with single hyphens
/// between, at most 80 characters. Other scripts are transliterated. Returns "synthetic-corpus" if no
/// character remains.
std::string identifierOf(std::string_view title);

/// A licence as a person wrote it, and its names in catalogues.
struct Licence
{
    std::string words; ///< as given, on one line; empty if none was
    std::string spdx;  ///< identifier of the SPDX list, for common licences of data sets
    std::string hub;   ///< its name in dataset cards: "cc-by-4.0"
    std::string url;   ///< of its text: as given, or that of the SPDX list
};

/// Recognises a licence: "CC BY 4.0", "cc-by-4.0" and "https://creativecommons.org/licenses/by/4.0/" are the
/// same.
Licence licenceOf(std::string_view given);

/// Returns the answers in prose of registry.yaml, by key: Markdown of one or more lines, each ended by a line
/// break. They are the parts of resources/documents/registry-answers.md.mustache below its headings ("##
/// actors").
std::map<std::string, std::string> registryAnswers(const Contents &contents);

/// Returns "@context" of the specification of Croissant 1.1 (appendix 1): the short names of its terms.
Json croissantContext();

/// Returns "distribution": the files with rows, each with its sum and size, and the folder of texts if there
/// is one. Errors: Internal (a file is not among `files`).
Result<Json> croissantDistribution(const Contents &contents, const std::vector<FileEntry> &files);

/// Returns "recordSet": the declared labels as an enumeration, and a record set with its fields for each
/// file. corpus.jsonl has the same content as corpus.csv and no record set.
Json croissantRecordSets(const Contents &contents);

/// Returns the origin, purpose and limits of the texts: the properties of the Croissant vocabulary for
/// responsible AI (RAI 1.0), for croissant.json.
Json croissantUse(const Contents &contents);

/// Adds the largest noisy counts, with the noise and the threshold.
void addCountsChart(print::Flow &flow, const Contents &contents);
/// Shows the share of each mechanism in the whole cost.
void addBudgetChart(print::Flow &flow, const Contents &contents);
/// Shows the history of the data source in the ledger.
void addLedgerChart(print::Flow &flow, const Contents &contents);

/// Returns whether the plan declares labels. A plan without labels has one class without a name.
bool hasLabels(const synthesis::ReleasedModel &model);

/// Adds every table with its cells, sensitivities and exact noise.
void addMechanisms(print::Flow &flow, const Contents &contents);
void addPublicThings(print::Flow &flow, const Contents &contents);
void addLimits(print::Flow &flow, const Contents &contents);
/// Adds the number of texts, their writer and the number of excluded texts.
void addTexts(print::Flow &flow, const Contents &contents);

} // namespace core::package
