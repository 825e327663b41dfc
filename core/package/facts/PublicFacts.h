#pragma once

#include "core/package/contents/Contents.h"

#include <string>

/// What the documents for experts say of things that are public, and of the ledger of the data source.
namespace core::package {

/// What is in the package without noise, since it does not come from the records, as a Markdown list.
std::string publicThings(const Contents &contents);

/// What the vocabulary was learnt from, as Markdown in some sentences; empty of one that was not.
std::string learntInWords(const Contents &contents);

/// What public texts the documents are made of, as Markdown in some sentences; empty where they are not.
std::string publicTextsInWords(const Contents &contents);

/// What became of a record of which several labels are true, in a sentence; empty where the plan does not
/// say.
std::string severalLabelsInWords(const Contents &contents);

/// What of each record was read, by the rules of the plan, as Markdown in some sentences; empty where all of
/// it was.
std::string countedInWords(const Contents &contents);

/// What the ledger says of the data source, in a sentence or two; that it is not at hand, where it is not.
std::string historyInWords(const Contents &contents);

} // namespace core::package
