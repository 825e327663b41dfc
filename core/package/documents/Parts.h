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

/// A document of a package: its Mustache template (resources/documents, compiled in) with the facts in it.
/// `name`: that of the file in the package, or of a part that documents share ("conditions.md"). A fact is a
/// text, true or false, or a list of objects; a text that is empty counts as missing. Values stand in the
/// document as they are, so that whoever makes the facts escapes what people wrote (Prose.h).
std::string documentText(std::string_view name, const Json &facts);

/// All that the documents of a package say that is not the same in every package: values and phrases for the
/// templates (Templates.h), with what people wrote escaped for Markdown. `written` has the files whose sums
/// are told.
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
    std::string values;   ///< what it may hold, where that can be listed or bounded
    bool isEmpty = false; ///< in every row: there for the shape of the file alone
};

/// All columns of the files with rows that the package has, in the order of the files and of their columns.
std::vector<FileColumn> columnsOf(const Contents &contents);

/// A title as an identifier for catalogues: lower-case ASCII letters and digits with single hyphens between,
/// at most 80. Other scripts are transliterated. "synthetic-corpus" where nothing is left.
std::string identifierOf(std::string_view title);

/// A licence as a person wrote it, in the ways that catalogues know.
struct Licence
{
    std::string words; ///< as given, on one line; empty if none was
    std::string spdx;  ///< identifier of the SPDX list, for the ones that data sets commonly have
    std::string hub;   ///< how dataset cards call that one: "cc-by-4.0"
    std::string url;   ///< of its text: as given, or that of the SPDX list
};

/// "CC BY 4.0", "cc-by-4.0" and "https://creativecommons.org/licenses/by/4.0/" are the same licence.
Licence licenceOf(std::string_view given);

/// The answers in prose of registry.yaml, by its keys: Markdown of one or more lines, each ended by a line
/// break. They are the parts of resources/documents/registry-answers.md.mustache below its headings ("##
/// actors").
std::map<std::string, std::string> registryAnswers(const Contents &contents);

/// "@context" as the specification of Croissant 1.1 has it (appendix 1): the short names of its terms.
Json croissantContext();

/// "distribution": the files with rows, each with its sum and size, and the folder of texts where there is
/// one. Errors: Internal (a file is not among `files`).
Result<Json> croissantDistribution(const Contents &contents, const std::vector<FileEntry> &files);

/// "recordSet": the declared labels as an enumeration, and a record set with its fields for each file.
/// corpus.jsonl says the same as corpus.csv and has none of its own.
Json croissantRecordSets(const Contents &contents);

/// Returns how the texts came to be, what they are for and what is wrong with them: the properties of the
/// Croissant vocabulary for responsible AI (RAI 1.0), for croissant.json.
Json croissantUse(const Contents &contents);

/// The largest noisy counts, with the noise and the threshold.
void addCountsChart(print::Flow &flow, const Contents &contents);
/// Shows the share of each mechanism in the whole cost.
void addBudgetChart(print::Flow &flow, const Contents &contents);
/// Shows the history of the data source in the ledger.
void addLedgerChart(print::Flow &flow, const Contents &contents);

/// Returns whether any was declared: a plan without labels has one class without a name.
bool hasLabels(const synthesis::ReleasedModel &model);

/// Every table with its cells, sensitivities and exact noise.
void addMechanisms(print::Flow &flow, const Contents &contents);
void addPublicThings(print::Flow &flow, const Contents &contents);
void addLimits(print::Flow &flow, const Contents &contents);
/// Adds how many there are, who wrote them and how many a person excluded.
void addTexts(print::Flow &flow, const Contents &contents);

} // namespace core::package
