#pragma once

#include "core/base/Result.h"
#include "core/package/archive/Sums.h"
#include "core/package/contents/Contents.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// Makes croissant.json, which describes the files with rows for programs that load data sets: MLCommons
/// Croissant 1.1 with the properties of its vocabulary for responsible AI (1.0). It refers to nothing that
/// has to be downloaded. `files` has sums and sizes of the files that were written before. Errors: Internal
/// (one of them is missing, a text is not UTF-8).
Result<std::string> croissantText(const Contents &contents, const std::vector<FileEntry> &files);

/// Makes data-dictionary.csv (RFC 4180): `file,column,type,description,values` for every column of the CSV
/// files, and every key of the JSON Lines files.
std::string dataDictionaryText(const Contents &contents);

/// Makes the YAML at the head of dataset-card.md that dataset hubs (Hugging Face) read, with a line break at
/// the end.
std::string datasetCardHeader(const Contents &contents);

/// Makes registry.yaml, a draft for the OpenDP Deployments Registry with the answers of all three tiers that
/// plan and model contain. Unknown answers (the kind of the curator, the region) are omitted or "not stated",
/// and a comment at the top says so. Errors: Internal (a text is not UTF-8).
Result<std::string> registryText(const Contents &contents);

/// Makes privacy-statement.pdf, the guarantee of README.md for the privacy officer who signs it: A4, with
/// charts of the noisy counts, of the budget and of the history of the data source. The same contents give
/// the same bytes. Errors: Io (a font is missing), Internal (`createdAt` is no time, or the PDF could not be
/// made).
Result<std::string> statementPdf(const Contents &contents);

/// A language of a second privacy statement, beside the English one.
struct StatementLanguage
{
    std::string_view code; ///< ISO 639-1, for Extras::statementLanguage
    std::string_view file; ///< its name in the package
};
const std::vector<StatementLanguage> &statementLanguages();
/// Returns the language of this code; null if there is no such statement.
const StatementLanguage *statementLanguage(std::string_view code);

/// Makes the privacy statement in this language: the promise, what it does not cover, the accounts, the texts
/// and the signatures in the words of privacy-statement.pdf, to which it refers for charts, mechanisms and
/// inputs. Errors: as statementPdf.
Result<std::string> translatedStatementPdf(const Contents &contents, const StatementLanguage &language);

} // namespace core::package
