#include "core/base/Result.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/documents/Documents.h"
#include "core/package/documents/Parts.h"
#include "core/package/facts/MethodFacts.h"
#include "core/package/facts/PlanFacts.h"
#include "core/package/facts/Statement.h"
#include "core/package/facts/TextNature.h"
#include "core/package/text/Prose.h"

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

namespace {

// Describes the publisher by the contact of the plan: an address, or words.
Json releaser(const Description &about)
{
    const std::string contact = oneLine(about.contact);
    Json json{{"@type", "sc:Organization"}};
    const bool isOneWord = contact.find(' ') == std::string::npos;
    const bool isMail = isOneWord && contact.find('@') != std::string::npos;
    const bool isAddress = isOneWord && (contact.starts_with("https://") || contact.starts_with("http://"));
    json["name"] = contact.empty() ? notStated : contact;
    if (isMail)
        json["email"] = contact;
    if (isAddress)
        json["url"] = contact;
    return json;
}

Json licenceJson(const Description &about)
{
    const Licence licence = licenceOf(about.licence);
    if (!licence.url.empty())
        return licence.url;
    return {{"@type", "sc:CreativeWork"}, {"name", licence.words.empty() ? notStated : licence.words}};
}

std::string descriptionText(const Contents &contents)
{
    const Description &about = contents.description;
    const std::string type = oneLine(about.documentType);
    const NatureWords &nature = wordsOf(natureOf(contents));
    const std::string texts =
        std::string(nature.label) + " (" + type + "), " + nature.made + ". " + nature.people;
    std::string text = titleOf(about) + ". " + texts + " The package is " + promise(contents.budget) + ".";
    const std::string purpose = oneLine(about.purpose);
    return purpose.empty() ? text : text + " Purpose, in the words of those who release it: " + purpose;
}

Json datasetJson(const Contents &contents)
{
    const Description &about = contents.description;
    Json json;
    json["@context"] = croissantContext();
    json["@type"] = "sc:Dataset";
    json["conformsTo"] = {"http://mlcommons.org/croissant/1.1", "http://mlcommons.org/croissant/RAI/1.0"};
    json["name"] = identifierOf(titleOf(about));
    json["alternateName"] = titleOf(about);
    json["description"] = descriptionText(contents);
    json["license"] = licenceJson(about);
    // The page of the data set is the one in the package, because it has no permanent address.
    json["url"] = files::readme;
    json["creator"] = releaser(about);
    json["publisher"] = releaser(about);
    json["datePublished"] = about.madeOn.text();
    json["dateCreated"] = about.madeOn.text();
    json["version"] = "1.0.0";
    json["isLiveDataset"] = false;
    json["keywords"] = {"synthetic", "differential privacy", "text classification"};
    if (const std::string code = planFactsOf(about).languageCode; !code.empty())
        json["inLanguage"] = code;
    return json;
}

} // namespace

Result<std::string> croissantText(const Contents &contents, const std::vector<FileEntry> &written)
{
    KEYSEED_ASSIGN(const auto distribution, croissantDistribution(contents, written));
    Json json = datasetJson(contents);
    json.update(croissantUse(contents));
    json["distribution"] = distribution;
    json["recordSet"] = croissantRecordSets(contents);
    auto text = jsonPage(json);
    if (!text)
        return fail(text.error().code, "croissant.json: " + text.error().detail);
    return text;
}

} // namespace core::package
