#pragma once

#include "resources/wordnet/Database.h"
#include "resources/wordnet/Terms.h"

#include <vector>

namespace wordnet {

/// Sets Term::isSeen and Term::weight of every term: its inverse document frequency in public text, in
/// thousandths.
///
/// The public text is the N glosses of WordNet (each a document) and the M tagged sentences of the semantic
/// concordances, of which only the counts per sense are known. With df = glosses that contain the term in any
/// of its forms and tags = tagged occurrences of the lemma,
///
///     idf(term) = ln((N + M) / (1 + df + tags)).
///
/// A phrase that occurs nowhere would come out as the most specific of all, whatever it is made of. It is
/// estimated from its words instead: the largest idf among them plus ln 2 for each further word (each
/// halves what is left), at most ln((N + M) / 2).
void setWeights(std::vector<Term> &terms, const Database &database);

} // namespace wordnet
