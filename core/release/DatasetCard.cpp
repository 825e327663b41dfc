#include "core/release/DatasetCard.h"

#include "core/release/Identifier.h"
#include "core/release/Licence.h"
#include "core/release/MethodWords.h"
#include "core/release/PackageFiles.h"
#include "core/release/PlanFacts.h"
#include "core/release/Prose.h"
#include "core/release/Statement.h"
#include "core/release/YamlText.h"

#include <array>
#include <map>

namespace core::release {

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

std::string header(const Contents &contents)
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
    // None of them: the records behind the texts are not a data set that anyone can get.
    header["source_datasets"] = Json::array();
    header["configs"] = Json::array({configuration()});
    return yamlText(header);
}

std::string summary(const Contents &contents)
{
    const Description &about = contents.description;
    return "# Dataset card: " + markdown(titleOf(about))
           + "\n\n**The texts were made by a machine.** They are synthetic (" + markdown(about.documentType)
           + "), and none of them is about a real person. The package is " + promise(contents.budget)
           + "; `README.md` says what that means and what it does not.\n\n";
}

std::string structure(const Contents &contents)
{
    std::map<std::string, std::size_t> texts;
    for (const writing::Document &document : *contents.documents)
        ++texts[document.seed.label];
    std::string text = "## Structure\n\n`corpus.csv` and `corpus.jsonl` have `id`, `label` and `text`;"
                       " `data-dictionary.csv` has every column of every file. "
                       + sharesInWords(contents) + "\n\n" + tableHead({"label", "texts"});
    for (const std::string &label : contents.model->labels)
        text += tableRow({label.empty() ? "(no label)" : markdown(label), std::to_string(texts[label])});
    return text + tableRow({"all", std::to_string(contents.documents->size())}) + "\n";
}

std::string making(const Contents &contents)
{
    return "## How it was made\n\n" + methodInWords(*contents.model)
           + " The texts were written around them by " + writerInWords(contents.description)
           + ", which saw no record. The label of a text is the one it was written for; nobody annotated it."
             " `datasheet.md` has the exact mechanisms.\n\n";
}

std::string useAndLimits(const Contents &contents)
{
    const Description &about = contents.description;
    return "## Uses\n\nTraining a classifier of texts by these labels, to be tested on real texts; developing"
           " programs that will handle real texts. Purpose, in the words of those who release it: "
           + markdown(about.purpose)
           + "\n\nNot for decisions on anyone's care, not for statements about how common anything is, not "
             "for"
             " linking with other data.\n\n"
             "## Limits and biases\n\n"
             "- The texts may be wrong or odd. They carry phrases and their labels over, not style, order or"
             " grammar.\n"
             "- What is rare in the records is missing, so that small groups are represented worse.\n"
             "- The biases of the records in which phrase goes with which label, and those of what wrote the"
             " texts, are carried over.\n\n"
             "## Personal and sensitive information\n\n"
           + unitInWords(contents.budget) + "\n\n" + "## Licence and contact\n\n- Licence: "
           + markdown(about.licence) + "\n- Contact: " + markdown(about.contact) + "\n- Made on "
           + markdown(about.createdAt) + " with Keyseed " + markdown(about.programVersion) + "\n";
}

} // namespace

std::string datasetCardText(const Contents &contents)
{
    return "---\n" + header(contents) + "---\n\n" + summary(contents) + structure(contents) + making(contents)
           + useAndLimits(contents);
}

} // namespace core::release
