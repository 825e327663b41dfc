#include "core/package/archive/PackageFiles.h"
#include "core/package/documents/Documents.h"
#include "core/package/documents/Parts.h"
#include "core/package/facts/PlanFacts.h"
#include "core/package/text/JsonText.h"

#include <array>

namespace core::package {

namespace {

// The steps that hubs sort sizes by.
std::string sizeCategory(std::size_t texts)
{
    struct Step
    {
        std::size_t below;
        const char *name;
    };
    constexpr std::array<Step, 4> steps{
        {{1'000, "n<1K"}, {10'000, "1K<n<10K"}, {100'000, "10K<n<100K"}, {1'000'000, "100K<n<1M"}}};
    for (const Step &step : steps)
        if (texts < step.below)
            return step.name;
    return "1M<n<10M";
}

void addLicence(Json &header, const Description &about)
{
    const Licence licence = licenceOf(about.licence);
    header["license"] = licence.hub.empty() ? std::string("other") : licence.hub;
    if (!licence.hub.empty())
        return;
    header["license_name"] = licence.words.empty() ? std::string("not-stated") : identifierOf(licence.words);
    if (!licence.url.empty())
        header["license_link"] = licence.url;
    else if (!licence.words.empty())
        header["license_details"] = licence.words;
}

Json configuration()
{
    const Json files{{"split", "train"}, {"path", files::corpusCsv}};
    return {{"config_name", "default"}, {"data_files", Json::array({files})}};
}

} // namespace

std::string datasetCardHeader(const Contents &contents)
{
    const Description &about = contents.description;
    Json header{{"pretty_name", titleOf(about)}};
    addLicence(header, about);
    if (const std::string code = planFactsOf(about).languageCode; !code.empty())
        header["language"] = Json::array({code});
    header["tags"] = Json::array({"synthetic", "differential-privacy"});
    header["task_categories"] = Json::array({"text-classification"});
    header["size_categories"] = Json::array({sizeCategory(contents.documents->size())});
    header["annotations_creators"] = Json::array({"machine-generated"});
    header["language_creators"] = Json::array({"machine-generated"});
    // Empty: the records behind the texts are not a data set that anyone can get.
    header["source_datasets"] = Json::array();
    header["configs"] = Json::array({configuration()});
    return yamlText(header);
}

} // namespace core::package
