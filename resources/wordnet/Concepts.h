#pragma once

#include "resources/wordnet/Database.h"
#include "resources/wordnet/Terms.h"

#include <vector>

namespace wordnet {

/// Makes phrases that a document can be written around of terms with forms and weights, so that each means
/// one thing and says something.
///
/// - Nouns with the same main sense become one term, named by the single word that public text has most often
///   ("knee", not "genu" or "knee joint"), of equals by the one that WordNet puts first. A word that public
///   text does not have stands behind a phrase that it has ("vitamin A", not "axerophthol"), one that is
///   mostly a verb or an adjective behind one that is not ("drainage", not "drain"). Brands ("Advil") and
///   abbreviations name a concept only where there is nothing else.
/// - A verb or an adjective becomes a form of the noun it derives from or pertains to ("treat" of
///   "treatment", "cardiac" of "heart"); without one among the terms it is left out.
/// - A noun that stands above `leastOfClass` terms or more names a class of phrases ("disease", "drug") and
///   says nothing of a document; it is left out.
///
/// The weight of what became one is that of all its occurrences in public text; what is estimated, because
/// nobody wrote it there, adds nothing. The terms stay sorted as they were.
void gatherConcepts(std::vector<Term> &terms, const Database &database);

} // namespace wordnet
