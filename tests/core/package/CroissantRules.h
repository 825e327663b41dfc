#pragma once

#include <QString>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// Rules that the specification of MLCommons Croissant 1.1 and its RAI vocabulary 1.0 state for a
/// description, by the section they stand in. Each answers what is wrong.
namespace tests::croissant {

using Value = nlohmann::json;
using Problems = std::vector<std::string>;

inline std::vector<Value> listOf(const Value &value)
{
    return value.is_array() ? std::vector<Value>(value.begin(), value.end()) : std::vector<Value>{value};
}

inline void eachObject(const Value &value, const std::function<void(const Value &)> &visit)
{
    if (value.is_object())
        visit(value);
    if (value.is_structured())
        for (const auto &item : value)
            eachObject(item, visit);
}

inline bool isDay(const Value &value)
{
    static const std::regex day("[0-9]{4}-[0-9]{2}-[0-9]{2}(T.*)?");
    return value.is_string() && std::regex_match(value.get<std::string>(), day);
}

inline bool isPersonOrOrganization(const Value &value)
{
    if (!value.is_object() || !value.contains("@type") || !value.contains("name"))
        return false;
    const std::string type = value.at("@type");
    return (type == "sc:Person" || type == "sc:Organization") && !value.at("name").get<std::string>().empty();
}

inline bool isLicence(const Value &value)
{
    if (value.is_string())
        return value.get<std::string>().starts_with("http");
    return value.is_object() && value.value("@type", "") == "sc:CreativeWork"
           && !value.value("name", "").empty();
}

/// "Dataset-level Information", Required; "Namespaces"; "Version".
inline Problems datasetProblems(const Value &root)
{
    Problems problems;
    const auto want = [&](bool holds, const char *what) {
        if (!holds)
            problems.emplace_back(what);
    };
    const auto text = [&](const char *key) {
        return root.contains(key) && root.at(key).is_string() && !root.at(key).get<std::string>().empty();
    };
    want(root.value("@type", "") == "sc:Dataset", "@type");
    const auto versions = listOf(root.value("conformsTo", Value()));
    const auto conforms = [&](const char *url) {
        return std::find(versions.begin(), versions.end(), url) != versions.end();
    };
    want(conforms("http://mlcommons.org/croissant/1.1"), "conformsTo Croissant 1.1");
    want(conforms("http://mlcommons.org/croissant/RAI/1.0"), "conformsTo RAI 1.0");
    for (const char *key : {"name", "description", "url", "version"})
        want(text(key), key);
    want(root.contains("license") && isLicence(root.at("license")), "license");
    want(root.contains("creator") && isPersonOrOrganization(root.at("creator")), "creator");
    want(!root.contains("publisher") || isPersonOrOrganization(root.at("publisher")), "publisher");
    want(root.contains("datePublished") && isDay(root.at("datePublished")), "datePublished");
    want(!root.contains("dateCreated") || isDay(root.at("dateCreated")), "dateCreated");
    static const std::regex semantic("[0-9]+\\.[0-9]+\\.[0-9]+");
    want(text("version") && std::regex_match(root.at("version").get<std::string>(), semantic), "version");
    want(root.contains("isLiveDataset") && root.at("isLiveDataset") == false, "isLiveDataset");
    return problems;
}

/// "Appendix 1: JSON-LD context": what it maps, and that every key in use is mapped or one of schema.org's.
inline Problems contextProblems(const Value &root)
{
    Problems problems;
    const Value &context = root.at("@context");
    const std::map<std::string, Value> prefixes{{"@language", "en"},
                                                {"@vocab", "http://schema.org/"},
                                                {"sc", "http://schema.org/"},
                                                {"cr", "http://mlcommons.org/croissant/"},
                                                {"rai", "http://mlcommons.org/croissant/RAI/"},
                                                {"dct", "http://purl.org/dc/terms/"},
                                                {"conformsTo", "dct:conformsTo"},
                                                {"data", {{"@id", "cr:data"}, {"@type", "@json"}}},
                                                {"dataType", {{"@id", "cr:dataType"}, {"@type", "@vocab"}}},
                                                {"examples", {{"@id", "cr:examples"}, {"@type", "@json"}}}};
    for (const auto &[key, value] : prefixes)
        if (!context.contains(key) || context.at(key) != value)
            problems.push_back("@context: " + key);
    for (const auto &[key, value] : context.items())
        if (!prefixes.contains(key) && value != "cr:" + key)
            problems.push_back("@context: " + key + " is not cr:" + key);
    if (context.size() != 41)
        problems.push_back("@context: " + std::to_string(context.size()) + " terms instead of 41");
    static const std::set<std::string> ofSchemaOrg{"name",
                                                   "alternateName",
                                                   "description",
                                                   "license",
                                                   "url",
                                                   "creator",
                                                   "publisher",
                                                   "datePublished",
                                                   "dateCreated",
                                                   "version",
                                                   "keywords",
                                                   "inLanguage",
                                                   "distribution",
                                                   "contentUrl",
                                                   "contentSize",
                                                   "encodingFormat",
                                                   "sha256",
                                                   "sameAs",
                                                   "email"};
    Value body = root;
    body.erase("@context");
    for (auto &set : body["recordSet"])
        set.erase("data"); // JSON as it is: its keys are no terms
    eachObject(body, [&](const Value &object) {
        for (const auto &[key, value] : object.items())
            if (key.front() != '@' && key.find(':') == std::string::npos && !context.contains(key)
                && !ofSchemaOrg.contains(key))
                problems.push_back("no term: " + key);
    });
    return problems;
}

/// "ID and Reference Mechanism": an object of @id alone refers, any other defines.
inline Problems idProblems(const Value &root)
{
    Problems problems;
    std::set<std::string> defined;
    std::vector<std::string> referred;
    Value body = root;
    body.erase("@context");
    eachObject(body, [&](const Value &object) {
        if (!object.contains("@id"))
            return;
        const std::string id = object.at("@id");
        if (object.size() == 1)
            referred.push_back(id);
        else if (!defined.insert(id).second)
            problems.push_back("twice: " + id);
    });
    for (const std::string &id : referred)
        if (!defined.contains(id))
            problems.push_back("refers to nothing: " + id);
    if (referred.empty())
        problems.emplace_back("nothing refers to anything");
    return problems;
}

struct RealFile
{
    std::string sha256;
    std::string bytes;
    std::vector<std::string> columns;
};
using RealFiles = std::map<std::string, RealFile>;

/// "FileObject" and "FileSet"; the local reading of contentUrl, so that nothing has to be fetched.
inline Problems distributionProblems(const Value &root, const RealFiles &files)
{
    Problems problems;
    std::set<std::string> described;
    for (const Value &resource : root.at("distribution")) {
        const std::string id = resource.at("@id");
        const std::string type = resource.at("@type");
        if (resource.value("name", "").empty() || resource.value("encodingFormat", "").empty())
            problems.push_back(id + ": name or encodingFormat");
        if (type == "cr:FileSet") {
            if (resource.value("includes", "").empty())
                problems.push_back(id + ": includes");
            continue;
        }
        if (type != "cr:FileObject")
            problems.push_back(id + ": @type");
        const std::string url = resource.value("contentUrl", "");
        const auto file = files.find(url);
        if (file == files.end()) {
            problems.push_back(id + ": contentUrl is no file: " + url);
            continue;
        }
        described.insert(url);
        if (resource.value("sha256", "") != file->second.sha256)
            problems.push_back(id + ": sha256");
        if (resource.value("contentSize", "") != file->second.bytes + " B")
            problems.push_back(id + ": contentSize");
        const std::string wanted = url.ends_with(".csv") ? "text/csv" : "application/jsonlines";
        if (resource.value("encodingFormat", "") != wanted)
            problems.push_back(id + ": encodingFormat");
    }
    for (const auto &[name, file] : files)
        if (!described.contains(name))
            problems.push_back("not described: " + name);
    return problems;
}

/// "Field", "DataType", "Extract", "Label Data".
inline Problems fieldProblems(const Value &field, const RealFiles &files)
{
    static const std::set<std::string> atomic{
        "sc:Boolean", "sc:Date", "sc:Time", "sc:DateTime", "sc:Float", "sc:Integer", "sc:Text"};
    Problems problems;
    const std::string id = field.at("@id");
    if (field.value("@type", "") != "cr:Field" || field.value("name", "").empty())
        problems.push_back(id + ": @type or name");
    const auto types = listOf(field.value("dataType", Value("")));
    if (std::none_of(types.begin(), types.end(), [](const Value &type) { return atomic.contains(type); }))
        problems.push_back(id + ": no atomic dataType");
    if (field.contains("arrayShape") && field.value("isArray", false) == false)
        problems.push_back(id + ": arrayShape without isArray");
    if (!field.contains("source"))
        return problems;
    const auto file = files.find(field.at("source").at("fileObject").at("@id").get<std::string>());
    const std::string column = field.at("source").at("extract").at("column");
    if (file == files.end()
        || std::find(file->second.columns.begin(), file->second.columns.end(), column)
               == file->second.columns.end())
        problems.push_back(id + ": its column is not in the file");
    return problems;
}

/// "RecordSet", "Embedding data", "Categorical Data".
inline Problems recordSetProblems(const Value &root, const RealFiles &files)
{
    Problems problems;
    for (const Value &set : root.at("recordSet")) {
        const std::string id = set.at("@id");
        if (set.value("@type", "") != "cr:RecordSet" || !set.contains("key") || set.at("field").empty())
            problems.push_back(id + ": @type, key or field");
        std::set<std::string> ids;
        for (const Value &field : set.at("field")) {
            ids.insert(field.at("@id"));
            if (!field.at("@id").get<std::string>().starts_with(id + "/"))
                problems.push_back(id + ": a field's @id does not begin with it");
            for (const std::string &problem : fieldProblems(field, files))
                problems.push_back(problem);
            if (!field.contains("source") && !set.contains("data"))
                problems.push_back(id + ": a field without source or data");
        }
        for (const Value &key : listOf(set.at("key")))
            if (!ids.contains(key.at("@id")))
                problems.push_back(id + ": its key is none of its fields");
        if (set.value("dataType", "") == "sc:Enumeration" && !ids.contains(id + "/name"))
            problems.push_back(id + ": an enumeration without a name");
        if (set.contains("data") && set.at("data").empty())
            problems.push_back(id + ": data is empty");
        for (const Value &row : set.value("data", Value::array())) {
            std::set<std::string> keys;
            for (const auto &[key, value] : row.items())
                keys.insert(key);
            if (keys != ids)
                problems.push_back(id + ": a row of data has other keys than the fields");
        }
    }
    return problems;
}

/// "RAI property information": names, and what may be a list.
inline Problems useProblems(const Value &root)
{
    static const std::map<std::string, bool> mayBeList{{"dataCollection", false},
                                                       {"dataCollectionType", true},
                                                       {"dataCollectionMissingData", false},
                                                       {"dataCollectionRawData", false},
                                                       {"dataCollectionTimeframe", true},
                                                       {"dataImputationProtocol", false},
                                                       {"dataManipulationProtocol", false},
                                                       {"dataPreprocessingProtocol", true},
                                                       {"dataAnnotationProtocol", false},
                                                       {"dataAnnotationPlatform", true},
                                                       {"dataAnnotationAnalysis", true},
                                                       {"dataReleaseMaintenancePlan", true},
                                                       {"personalSensitiveInformation", true},
                                                       {"dataSocialImpact", false},
                                                       {"dataBiases", true},
                                                       {"dataLimitations", true},
                                                       {"dataUseCases", true},
                                                       {"annotationsPerItem", false},
                                                       {"annotatorDemographics", true},
                                                       {"machineAnnotationTools", true}};
    Problems problems;
    for (const auto &[key, value] : root.items()) {
        if (!key.starts_with("rai:"))
            continue;
        const auto known = mayBeList.find(key.substr(4));
        if (known == mayBeList.end() || (value.is_array() && !known->second))
            problems.push_back(key);
        for (const Value &item : listOf(value))
            if (!item.is_string() || item.get<std::string>().empty())
                problems.push_back(key + " is no text");
    }
    for (const char *wanted : {"rai:dataCollection",
                               "rai:dataLimitations",
                               "rai:personalSensitiveInformation",
                               "rai:dataBiases",
                               "rai:dataUseCases",
                               "rai:dataReleaseMaintenancePlan"})
        if (!root.contains(wanted))
            problems.push_back(std::string("without ") + wanted);
    return problems;
}

inline Problems problemsOf(const Value &root, const RealFiles &files)
{
    Problems all;
    for (const Problems &part : {datasetProblems(root),
                                 contextProblems(root),
                                 idProblems(root),
                                 distributionProblems(root, files),
                                 recordSetProblems(root, files),
                                 useProblems(root)})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace tests::croissant
