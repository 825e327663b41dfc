#include "core/package/documents/RegistryRecord.h"

#include "core/package/archive/PackageFiles.h"
#include "core/package/documents/Identifier.h"
#include "core/package/documents/RegistryAnswers.h"
#include "core/package/facts/PlanFacts.h"
#include "core/package/facts/PublicFacts.h"
#include "core/package/facts/Statement.h"
#include "core/package/text/JsonText.h"
#include "core/package/text/Prose.h"
#include "core/package/text/YamlText.h"

namespace core::package {

namespace {

constexpr const char *notStated = "not stated";

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

Json basic(const Contents &contents)
{
    const Description &about = contents.description;
    return {{"name", titleOf(about)},
            {"data_curators", Json::array({{{"data_curator_name", orNotStated(about.contact)}}})},
            {"description",
             "Synthetic texts (" + markdown(about.documentType) + ") with labels, "
                 + std::to_string(contents.documents->size())
                 + " of them, made by a machine around keyphrases that are " + promise(contents.budget)
                 + ".\n"},
            {"intended_use", orNotStated(about.purpose)},
            {"data_product_type", "Synthetic data"},
            {"data_product_region", notStated},
            {"publication_date", about.madeOn.text()}};
}

Json privacyLoss(const Contents &contents)
{
    const privacy::Spend &spend = contents.budget.spend;
    const bool isPerson = contents.budget.unitIsPerson;
    Json json{{"privacy_unit", isPerson ? "Patient-level" : "Record-level"},
              {"privacy_unit_details", registry::unit(contents)}};
    const PlanFacts plan = planFactsOf(contents.description);
    // Records are the units only where persons are not.
    if (!isPerson && plan.recordCountPublic && plan.approximateRecords)
        json["number_of_privacy_units"] = *plan.approximateRecords;
    json["privacy_parameters"]["epsilon"] = spend.epsilon();
    if (!spend.isPure())
        json["privacy_parameters"]["delta"] = spend.delta();
    if (contents.budget.picoDeltaOfLabels == 0) // else it holds but for an event, as the details say
        json["privacy_parameters"]["rho"] = spend.rho();
    json["privacy_parameters_details"] = registry::parameters(contents);
    return json;
}

Json deploymentModel(const Contents &contents)
{
    return {
        {"model_name", "Central"},
        {"model_name_details",
         "Whoever ran the program had the records. Noise was added there, before anything was handed on.\n"},
        {"trust_assumptions",
         "The steward, the computer with the records and the program are trusted; nobody else is.\n"},
        {"actors", registry::actors(contents)},
        {"release_type", "One release"},
        {"release_type_details", registry::releases(contents)},
        {"data_source_type", "Static"},
        {"data_source_type_details", "The records as they were at the time of the commit.\n"},
        {"access_type", "Non-interactive"},
        {"access_type_details", "Recipients get files and can ask nothing of the records.\n"}};
}

Json implementation(const Contents &contents)
{
    return {{"preprocessing_and_hyperparameter_tuning", registry::preprocessing(contents)},
            {"mechanisms", registry::mechanisms(contents)},
            {"composition", registry::composition(contents)},
            {"post_processing", registry::postProcessing(contents)},
            {"justification", registry::justification(contents)},
            {"utility", registry::utility(contents)},
            {"additional_information",
             "Licence: " + markdown(contents.description.licence)
                 + ". The package has a statement (README.md), a datasheet and a manifest with the same "
                   "facts.\n"}};
}

Json recordJson(const Contents &contents)
{
    const Description &about = contents.description;
    const std::string year = about.madeOn.year();
    const Json variant{{"variant_name", contents.budget.spend.isPure() ? "Pure DP" : "Approximate DP"},
                       {"data_domain", registry::dataDomain(contents)},
                       {"unprotected_quantities", publicThings(contents)}};
    const Json administrative{{"status", "Draft"},
                              {"registry_authors",
                               Json::array({"Made by Keyseed " + oneLine(about.programVersion)
                                            + " from the plan; contact: " + orNotStated(about.contact)})},
                              {"tier", 3}};
    return {{"url_slug", identifierOf(titleOf(about) + " " + year)},
            {"deployment",
             {{"basic", basic(contents)},
              {"dp_variant", variant},
              {"privacy_loss", privacyLoss(contents)},
              {"deployment_model", deploymentModel(contents)},
              {"implementation", implementation(contents)},
              {"administrative", administrative}}}};
}

} // namespace

Result<std::string> registryText(const Contents &contents)
{
    const Json record = recordJson(contents);
    // YAML would be written with other characters in the place of what is no text.
    if (const auto checked = jsonLine(record); !checked)
        return fail(checked.error().code, std::string(files::registry) + ": " + checked.error().detail);
    return remarks + yamlText(record);
}

} // namespace core::package
