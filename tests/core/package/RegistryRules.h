#pragma once

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>
#include <yaml-cpp/yaml.h>

/// Rules of the OpenDP Deployments Registry for a record: schemas/deployments-schema.yaml and
/// scripts/check.py of github.com/opendp/deployments-registry-data, at commit 057e5d8. Each answers what is
/// wrong.
namespace tests::registry {

using Problems = std::vector<std::string>;

/// By path: the values a property may have (none = any text), and whether it must be there.
struct Property
{
    bool isRequired = false;
    std::set<std::string> values = {};
};

/// additionalProperties: False everywhere, so what is not listed may not be there. Numbers are checked apart.
inline const std::map<std::string, Property> &properties()
{
    static const std::map<std::string, Property> all{
        {"url_slug", {true}},
        {"deployment/basic/name", {true}},
        {"deployment/basic/data_curators", {true}},
        {"deployment/basic/description", {true}},
        {"deployment/basic/intended_use", {true}},
        {"deployment/basic/data_product_type",
         {true,
          {"Summary statistics",
           "Machine learning model",
           "Dataset",
           "Synthetic data",
           "Interactive API",
           "SQL queries"}}},
        {"deployment/basic/data_product_region", {true}},
        {"deployment/basic/data_product_sector",
         {false, {"Technology", "Healthcare", "Education", "Government", "Energy", "Finance"}}},
        {"deployment/basic/publication_date", {true}},
        {"deployment/dp_variant/variant_name",
         {false, {"Pure DP", "Approximate DP", "Zero-concentrated DP", "Renyi DP", "Custom"}}},
        {"deployment/dp_variant/data_domain", {}},
        {"deployment/dp_variant/unprotected_quantities", {}},
        {"deployment/privacy_loss/privacy_unit", {}},
        {"deployment/privacy_loss/privacy_unit_details", {}},
        {"deployment/privacy_loss/number_of_privacy_units", {}},
        {"deployment/privacy_loss/privacy_parameters/epsilon", {}},
        {"deployment/privacy_loss/privacy_parameters/delta", {}},
        {"deployment/privacy_loss/privacy_parameters/rho", {}},
        {"deployment/privacy_loss/privacy_parameters_details", {}},
        {"deployment/deployment_model/model_name",
         {false, {"Local", "Central", "Shuffle", "Federated", "Varies"}}},
        {"deployment/deployment_model/model_name_details", {}},
        {"deployment/deployment_model/trust_assumptions", {}},
        {"deployment/deployment_model/actors", {}},
        {"deployment/deployment_model/release_type", {false, {"One release", "Many releases"}}},
        {"deployment/deployment_model/release_type_details", {}},
        {"deployment/deployment_model/data_source_type", {false, {"Static", "Dynamic"}}},
        {"deployment/deployment_model/data_source_type_details", {}},
        {"deployment/deployment_model/access_type", {false, {"Interactive", "Non-interactive"}}},
        {"deployment/deployment_model/access_type_details", {}},
        {"deployment/implementation/preprocessing_and_hyperparameter_tuning", {}},
        {"deployment/implementation/mechanisms", {}},
        {"deployment/implementation/composition", {}},
        {"deployment/implementation/post_processing", {}},
        {"deployment/implementation/justification", {}},
        {"deployment/implementation/utility", {}},
        {"deployment/implementation/additional_information", {}},
        {"deployment/administrative/evidence_sources", {}},
        {"deployment/administrative/status",
         {true,
          {"Converted",
           "Draft",
           "Pending",
           "Changes Required",
           "Approved",
           "Approved (Update Requested)",
           "Approved (Pending)"}}},
        {"deployment/administrative/registry_authors", {true}},
        {"deployment/administrative/tier", {true, {"1", "2", "3"}}}};
    return all;
}

/// What stands at the ends of the paths, lists included.
using Leaves = std::map<std::string, YAML::Node>;

inline void collect(const YAML::Node &node, const std::string &path, Leaves &leaves)
{
    if (!node.IsMap()) {
        leaves[path] = node;
        return;
    }
    for (const auto &item : node)
        collect(item.second, (path.empty() ? "" : path + "/") + item.first.as<std::string>(), leaves);
}

inline Leaves leavesOf(const YAML::Node &record)
{
    Leaves leaves;
    collect(record, "", leaves);
    return leaves;
}

/// A quoted scalar has the tag "!", a plain one "?".
inline bool isQuoted(const YAML::Node &node)
{
    return node.IsScalar() && node.Tag() == "!";
}

inline Problems valueProblems(const Leaves &leaves)
{
    Problems problems;
    for (const auto &[path, node] : leaves) {
        const auto property = properties().find(path);
        if (property == properties().end()) {
            problems.push_back("additional property: " + path);
            continue;
        }
        if (!node.IsScalar())
            continue;
        const auto &values = property->second.values;
        if (!values.empty() && !values.contains(node.as<std::string>()))
            problems.push_back(path + ": " + node.as<std::string>() + " is not one of the values");
        if (node.as<std::string>().empty())
            problems.push_back(path + ": is empty");
    }
    for (const auto &[path, property] : properties())
        if (property.isRequired && !leaves.contains(path))
            problems.push_back(path + ": is a required property");
    return problems;
}

/// An unquoted day is a date and not the text that the schema wants.
inline Problems dateProblems(const Leaves &leaves)
{
    const YAML::Node date = leaves.at("deployment/basic/publication_date");
    static const std::regex day("[0-9]{4}-(0[1-9]|1[0-2])-([0-2][0-9]|3[01])");
    if (!isQuoted(date) || !std::regex_match(date.as<std::string>(), day))
        return {"publication_date: is no date in quotes"};
    return {};
}

inline Problems numberProblems(const Leaves &leaves)
{
    Problems problems;
    // A number by YAML 1.1: with a point wherever there is an exponent.
    static const std::regex number("[0-9]+(\\.[0-9]+(e[-+][0-9]+)?)?");
    for (const char *name : {"epsilon", "delta", "rho"}) {
        const auto leaf = leaves.find(std::string("deployment/privacy_loss/privacy_parameters/") + name);
        if (leaf != leaves.end()
            && (isQuoted(leaf->second) || !std::regex_match(leaf->second.as<std::string>(), number)))
            problems.push_back(std::string(name) + ": is no number");
    }
    return problems;
}

/// data_curators and registry_authors: at least one item each; a curator has a name and a type.
inline Problems listProblems(const Leaves &leaves)
{
    Problems problems;
    const YAML::Node curators = leaves.at("deployment/basic/data_curators");
    const YAML::Node authors = leaves.at("deployment/administrative/registry_authors");
    if (!curators.IsSequence() || curators.size() == 0 || !authors.IsSequence() || authors.size() == 0)
        problems.emplace_back("a list is empty");
    for (const auto &curator : curators) {
        static const std::set<std::string> types{"Government", "Industry", "Nonprofit"};
        if (!curator["data_curator_name"])
            problems.emplace_back("data_curator_name: is a required property");
        if (!curator["data_curator_type"])
            problems.emplace_back("data_curator_type: is a required property");
        else if (!types.contains(curator["data_curator_type"].as<std::string>()))
            problems.emplace_back("data_curator_type: is not one of the values");
    }
    return problems;
}

/// check_quoting: of the styles of scalars, the folded one (">") is not allowed.
inline Problems styleProblems(const std::string &text)
{
    static const std::regex folded(":\\s*>[-+0-9]*\\s*\n");
    return std::regex_search(text, folded) ? Problems{"a folded scalar"} : Problems{};
}

/// The answers that a record of tier 3 has beside those of the lower tiers; "tier" in the schema is guidance.
inline Problems tierProblems(const Leaves &leaves)
{
    Problems problems;
    for (const char *path : {"dp_variant/variant_name",
                             "dp_variant/data_domain",
                             "dp_variant/unprotected_quantities",
                             "privacy_loss/privacy_unit",
                             "privacy_loss/privacy_unit_details",
                             "privacy_loss/privacy_parameters/epsilon",
                             "privacy_loss/privacy_parameters_details",
                             "deployment_model/model_name",
                             "deployment_model/trust_assumptions",
                             "deployment_model/actors",
                             "deployment_model/release_type",
                             "deployment_model/data_source_type",
                             "deployment_model/access_type",
                             "deployment_model/access_type_details",
                             "implementation/preprocessing_and_hyperparameter_tuning",
                             "implementation/mechanisms",
                             "implementation/composition",
                             "implementation/post_processing",
                             "implementation/justification",
                             "implementation/utility"})
        if (!leaves.contains(std::string("deployment/") + path))
            problems.push_back(std::string("tier 3: ") + path);
    return problems;
}

inline Problems problemsOf(const std::string &text)
{
    const Leaves leaves = leavesOf(YAML::Load(text));
    Problems all = valueProblems(leaves);
    for (const Problems &part : {dateProblems(leaves),
                                 numberProblems(leaves),
                                 listProblems(leaves),
                                 styleProblems(text),
                                 tierProblems(leaves)})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace tests::registry
