#include "core/package/documents/CroissantContext.h"

#include <array>
#include <string>

namespace core::package {

namespace {

constexpr std::array vocabularyTerms{
    "annotation", "arrayShape",  "citeAs",    "column",        "containedIn", "equivalentProperty",
    "excludes",   "extract",     "field",     "fileProperty",  "fileObject",  "fileSet",
    "format",     "includes",    "isArray",   "isLiveDataset", "jsonPath",    "key",
    "md5",        "parentField", "recordSet", "references",    "regex",       "readLines",
    "sdVersion",  "separator",   "source",    "subField",      "transform",   "unArchive",
    "value"};

} // namespace

Json croissantContext()
{
    Json context{{"@language", "en"},
                 {"@vocab", "http://schema.org/"},
                 {"sc", "http://schema.org/"},
                 {"cr", "http://mlcommons.org/croissant/"},
                 {"rai", "http://mlcommons.org/croissant/RAI/"},
                 {"dct", "http://purl.org/dc/terms/"},
                 {"conformsTo", "dct:conformsTo"},
                 {"data", {{"@id", "cr:data"}, {"@type", "@json"}}},
                 {"dataType", {{"@id", "cr:dataType"}, {"@type", "@vocab"}}},
                 {"examples", {{"@id", "cr:examples"}, {"@type", "@json"}}}};
    for (const char *term : vocabularyTerms)
        context[term] = std::string("cr:") + term;
    return context;
}

} // namespace core::package
