#include "core/package/archive/PackageFiles.h"
#include "core/package/documents/Documents.h"
#include "core/package/documents/Parts.h"
#include "core/package/facts/PlanFacts.h"
#include "core/package/facts/PublicFacts.h"
#include "core/package/text/JsonText.h"
#include "core/package/text/Prose.h"

#include <sstream>

namespace core::package {

std::map<std::string, std::string> registryAnswers(const Contents &contents)
{
    constexpr std::string_view heading = "## ";
    std::map<std::string, std::string> answers;
    std::string *answer = nullptr;
    std::istringstream lines(documentText("registry-answers.md", documentFacts(contents)));
    // No line begins with words of people: words of the template precede them on the same line.
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(heading))
            answer = &answers[line.substr(heading.size())];
        else if (answer)
            answer->append(line).append("\n");
    }
    for (auto &[key, text] : answers)
        text.erase(text.find_last_not_of('\n') + 1).append("\n");
    return answers;
}

namespace {

constexpr const char *remarks =
    "# A draft for the OpenDP Deployments Registry, made from the plan and the released model.\n"
    "# What these do not know has to be added before it is handed in: data_curator_type (Government, "
    "Industry or\n"
    "# Nonprofit), data_product_sector, and whatever is \"not stated\" below.\n";

std::string orNotStated(const std::string &text)
{
    const std::string line = oneLine(text);
    return line.empty() ? notStated : line;
}

using Answers = std::map<std::string, std::string>;

Json basic(const Contents &contents, const Answers &answers)
{
    const Description &about = contents.description;
    return {{"name", titleOf(about)},
            {"data_curators", Json::array({{{"data_curator_name", orNotStated(about.contact)}}})},
            {"description", answers.at("description")},
            {"intended_use", orNotStated(about.purpose)},
            {"data_product_type", "Synthetic data"},
            {"data_product_region", notStated},
            {"publication_date", about.madeOn.text()}};
}

Json privacyLoss(const Contents &contents, const Answers &answers)
{
    const privacy::Spend &spend = contents.budget.spend;
    const bool isPerson = contents.budget.unitIsPerson;
    Json json{{"privacy_unit", isPerson ? "Patient-level" : "Record-level"},
              {"privacy_unit_details", answers.at("privacy_unit_details")}};
    const PlanFacts plan = planFactsOf(contents.description);
    // Records are the units only where persons are not.
    if (!isPerson && plan.recordCountPublic && plan.approximateRecords)
        json["number_of_privacy_units"] = *plan.approximateRecords;
    json["privacy_parameters"]["epsilon"] = spend.epsilon();
    if (!spend.isPure())
        json["privacy_parameters"]["delta"] = spend.delta();
    if (contents.budget.picoDeltaOfLabels == 0) // else it holds but for an event, as the details say
        json["privacy_parameters"]["rho"] = spend.rho();
    json["privacy_parameters_details"] = answers.at("privacy_parameters_details");
    return json;
}

Json deploymentModel(const Answers &answers)
{
    return {{"model_name", "Central"},
            {"model_name_details", answers.at("model_name_details")},
            {"trust_assumptions", answers.at("trust_assumptions")},
            {"actors", answers.at("actors")},
            {"release_type", "One release"},
            {"release_type_details", answers.at("release_type_details")},
            {"data_source_type", "Static"},
            {"data_source_type_details", answers.at("data_source_type_details")},
            {"access_type", "Non-interactive"},
            {"access_type_details", answers.at("access_type_details")}};
}

Json implementation(const Answers &answers)
{
    Json json;
    for (const char *key : {"preprocessing_and_hyperparameter_tuning",
                            "mechanisms",
                            "composition",
                            "post_processing",
                            "justification",
                            "utility",
                            "additional_information"})
        json[key] = answers.at(key);
    return json;
}

Json recordJson(const Contents &contents)
{
    const Description &about = contents.description;
    const Answers answers = registryAnswers(contents);
    const std::string year = about.madeOn.year();
    const Json variant{{"variant_name", contents.budget.spend.isPure() ? "Pure DP" : "Approximate DP"},
                       {"data_domain", answers.at("data_domain")},
                       {"unprotected_quantities", publicThings(contents)}};
    const Json administrative{{"status", "Draft"},
                              {"registry_authors",
                               Json::array({"Made by Keyseed " + oneLine(about.programVersion)
                                            + " from the plan; contact: " + orNotStated(about.contact)})},
                              {"tier", 3}};
    return {{"url_slug", identifierOf(titleOf(about) + " " + year)},
            {"deployment",
             {{"basic", basic(contents, answers)},
              {"dp_variant", variant},
              {"privacy_loss", privacyLoss(contents, answers)},
              {"deployment_model", deploymentModel(answers)},
              {"implementation", implementation(answers)},
              {"administrative", administrative}}}};
}

} // namespace

Result<std::string> registryText(const Contents &contents)
{
    const Json record = recordJson(contents);
    // The YAML library would replace invalid characters.
    if (const auto checked = jsonLine(record); !checked)
        return fail(inPlace(std::string(files::registry), checked.error()));
    return remarks + yamlText(record);
}

} // namespace core::package
