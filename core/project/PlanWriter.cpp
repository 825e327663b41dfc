#include "core/project/Plan.h"
#include "core/project/WriterFields.h"

#include <nlohmann/json.hpp>

namespace core::project {
namespace {

using Json = nlohmann::ordered_json;

template<typename T>
Json orNull(const std::optional<T> &value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json recordsJson(const records::Source &source)
{
    const bool isTsv = source.format == records::Format::Csv && source.delimiter == '\t';
    Json json;
    json["path"] = source.path.string();
    json["format"] = nullptr;
    if (source.format)
        json["format"] = isTsv ? "tsv" : *source.format == records::Format::Csv ? "csv" : "jsonl";
    json["text"] = source.textColumn;
    json["label"] = orNull(source.labelColumn);
    json["person"] = orNull(source.personColumn);
    if (source.delimiter && !isTsv)
        json["delimiter"] = std::string(1, *source.delimiter);
    if (source.encoding)
        json["encoding"] = *source.encoding;
    return json;
}

Json labelsJson(const Plan &plan)
{
    Json json = Json::array();
    for (const std::string &name : plan.labels) {
        const auto values = plan.labelValues.find(name);
        if (values == plan.labelValues.end())
            json.push_back(name);
        else
            json.push_back({{"name", name}, {"values", values->second}});
    }
    return json;
}

Json privacyJson(const Plan::Privacy &privacy)
{
    Json json;
    json["epsilonVocabulary"] = orNull(privacy.epsilonVocabulary);
    json["epsilonSequences"] = privacy.epsilonSequences;
    if (privacy.epsilonLabels > 0)
        json["epsilonLabels"] = privacy.epsilonLabels;
    json["delta"] = privacy.delta;
    if (privacy.cap)
        json["cap"] = *privacy.cap;
    return json;
}

// The kernel methods' own settings stand only where they count.
Json sequencesJson(const Plan::Sequences &sequences)
{
    Json json;
    json["method"] = sequences.method;
    json["length"] = sequences.length;
    json["perLabel"] = sequences.perLabel;
    if (!sequences.shares.empty())
        json["shares"] = sequences.shares;
    if (sequences.sharpness)
        json["sharpness"] = *sequences.sharpness;
    if (sequences.method == "histogram")
        return json;
    json["phrasesPerUnit"] = sequences.phrasesPerUnit;
    json["selectedPhrases"] = sequences.selectedPhrases;
    if (sequences.featurePairs > 0)
        json["featurePairs"] = sequences.featurePairs;
    if (!sequences.prefixSizes.empty())
        json["prefixSizes"] = sequences.prefixSizes;
    return json;
}

template<typename T>
Json orNull(const T &value)
{
    return Json(value);
}

Json allOf(const Plan::Writer &writer)
{
    Json json;
    eachWriterField(writer, [&](const char *key, const auto &value) { json[key] = orNull(value); });
    eachFlaw(writer.flaws, [&](const char *key, const std::string &value) { json["flaws"][key] = value; });
    return json;
}

bool isNothing(const Json &value)
{
    return value.is_null() || value == "" || (value.is_array() && value.empty());
}

// A default stands only where it counts: not for the template, which asks no model, nor when it is nothing.
Json writerJson(const Plan::Writer &writer)
{
    const Json given = allOf(writer);
    const Json untouched = allOf({});
    const bool asksNoModel = writer.kind == "template";
    Json json;
    for (const auto &entry : given.items()) {
        const std::string &key = entry.key();
        const bool isNeeded = key == "kind" || key == "documentType";
        const bool isUntouched = entry.value() == untouched[key];
        if (isNeeded || !isUntouched || (!asksNoModel && !isNothing(entry.value())))
            json[key] = entry.value();
    }
    return json;
}

Json aboutJson(const Plan::About &about)
{
    Json json;
    json["purpose"] = about.purpose;
    json["recipient"] = about.recipient;
    json["title"] = about.title;
    json["licence"] = about.licence;
    json["contact"] = about.contact;
    json["recordCountPublic"] = about.recordCountPublic;
    if (about.approximateRecords)
        json["approximateRecords"] = *about.approximateRecords;
    return json;
}

} // namespace

std::string toJson(const Plan &plan)
{
    Json json;
    json["schema"] = "keyseed-plan/1";
    json["project"] = plan.project;
    json["records"] = recordsJson(plan.records);
    json["labels"] = labelsJson(plan);
    json["vocabulary"]["source"] = plan.vocabulary.source;
    json["embedding"]["source"] = plan.embedding.source;
    json["privacy"] = privacyJson(plan.privacy);
    json["sequences"] = sequencesJson(plan.sequences);
    json["writer"] = writerJson(plan.writer);
    json["about"] = aboutJson(plan.about);
    // A file name need not be UTF-8; writing it approximately is better than failing.
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace core::project
