#pragma once

#include "core/base/Result.h"
#include "core/package/archive/Sums.h"
#include "core/package/contents/Contents.h"

#include <string>
#include <vector>

namespace core::package {

/// croissant.json: the files with rows and what stands in them, for programs that load data sets. MLCommons
/// Croissant 1.1 with the properties of its vocabulary for responsible AI (1.0). Nothing in it has to be
/// fetched from elsewhere. `files` has sums and sizes of the files that were written before.
/// Errors: Internal (one of them is missing, a text is not UTF-8).
Result<std::string> croissantText(const Contents &contents, const std::vector<FileEntry> &files);

/// data-dictionary.csv (RFC 4180): `file,column,type,description,values` for every column of the files with
/// rows, and every key of those with a JSON object a line.
std::string dataDictionaryText(const Contents &contents);

/// The YAML at the head of dataset-card.md that dataset hubs (Hugging Face) read, with a line break at the
/// end.
std::string datasetCardHeader(const Contents &contents);

/// registry.yaml: a draft for the OpenDP Deployments Registry with the answers of all three tiers, as far as
/// plan and model know them. What they do not know (the kind of the curator, the region) is omitted or "not
/// stated", and a comment at the top says so. Errors: Internal (a text is not UTF-8).
Result<std::string> registryText(const Contents &contents);

/// privacy-statement.pdf: what README.md promises, for the privacy officer who signs it: on A4, with pictures
/// of the noisy counts, of the budget and of what the ledger says of the data source. The same contents give
/// the same bytes. Errors: Io (a font is missing), Internal (`createdAt` is no time, or the PDF could not be
/// made).
Result<std::string> statementPdf(const Contents &contents);

} // namespace core::package
