#pragma once

#include "core/package/contents/Contents.h"

#include <string>

/// Sentences of the documents for experts about public things, and about the ledger of the data source.
namespace core::package {

/// Returns the parts of the package without noise, because they do not come from the records, as a Markdown
/// list.
std::string publicThings(const Contents &contents);

/// Returns the origin of a learnt vocabulary, as Markdown in some sentences; empty for others.
std::string learntInWords(const Contents &contents);

/// Returns the public texts that the documents are made of, as Markdown in some sentences; empty if there are
/// none.
std::string publicTextsInWords(const Contents &contents);

/// Returns how records with several labels were counted, in a sentence; empty if the plan does not say.
std::string severalLabelsInWords(const Contents &contents);

/// Returns which part of each record was read, by the rules of the plan, as Markdown in some sentences; empty
/// if all of it was.
std::string countedInWords(const Contents &contents);

/// Returns the history of the data source in the ledger, in a sentence or two, or that the ledger is not
/// available.
std::string historyInWords(const Contents &contents);

} // namespace core::package
