#include "core/records/fhir/Documents.h"

#include "core/records/fhir/Attachments.h"
#include "core/records/fhir/Values.h"

#include <utility>
#include <vector>

namespace core::records::fhir {

namespace {

using Json = nlohmann::json;

constexpr std::string_view documentType = "DocumentReference";
constexpr std::string_view reportType = "DiagnosticReport";

/// In R4 a list in `context`; in STU3 one of it; in R5 `context` itself is a list, of encounters and others.
std::string encounterOf(const Json &resource)
{
    const Json &context = memberOf(resource, "context");
    if (context.is_array())
        for (const Json &one : context)
            if (stringOf(memberOf(one, "reference")).find("Encounter/") != std::string::npos)
                return referredTo(one, resource);
    const Json &encounter = memberOf(resource, "encounter"); // of a report
    if (encounter.is_object())
        return referredTo(encounter, resource);
    const bool isReference = context.contains("reference"); // of a report in STU3
    return referredTo(isReference ? context : firstOf(memberOf(context, "encounter")), resource);
}

std::string dateOf(const Json &resource)
{
    const Json &period = memberOf(resource, "effectivePeriod");
    for (const Json *date : {&memberOf(resource, "date"),
                             &memberOf(resource, "effectiveDateTime"),
                             &memberOf(period, "start"),
                             &memberOf(resource, "issued"),
                             &memberOf(resource, "indexed")}) // of a document in STU3
        if (date->is_string())
            return stringOf(*date);
    return {};
}

std::vector<Attachment> attachmentsOf(const Json &resource, bool isReport)
{
    std::vector<Attachment> all;
    const std::string_view list = isReport ? "presentedForm" : "content";
    std::size_t number = 0;
    for (const Json &element : memberOf(resource, list)) {
        const std::string path = std::string(list) + "[" + std::to_string(number++) + "]";
        all.push_back(isReport ? Attachment{&element, path}
                               : Attachment{&memberOf(element, "attachment"), path + ".attachment"});
    }
    return all;
}

bool isInError(const Json &resource)
{
    constexpr std::string_view inError = "entered-in-error";
    return stringOf(memberOf(resource, "status")) == inError
           || stringOf(memberOf(resource, "docStatus")) == inError;
}

} // namespace

bool isDocument(const Json &resource)
{
    const std::string type = stringOf(memberOf(resource, "resourceType"));
    return type == documentType || type == reportType;
}

tl::expected<std::optional<Document>, std::string> documentOf(const Json &resource, Binaries &binaries)
{
    if (isInError(resource))
        return std::nullopt;
    const std::string type = stringOf(memberOf(resource, "resourceType"));
    const bool isReport = type == reportType;
    auto text = textOf(attachmentsOf(resource, isReport), binaries);
    std::string conclusion = isReport ? stringOf(memberOf(resource, "conclusion")) : std::string();
    if (!text && conclusion.empty())
        return tl::unexpected(text.error());
    const bool hasText = text && !text->empty();
    const Json &kind = memberOf(resource, isReport ? "code" : "type");
    const Json &category =
        firstOf(memberOf(resource, isReport || resource.contains("category") ? "category" : "class"));
    return Document{hasText ? std::move(*text) : std::move(conclusion),
                    stringOf(memberOf(resource, "id")),
                    type,
                    stringOf(memberOf(resource, "status")),
                    wordsOf(kind),
                    codeOf(kind),
                    wordsOf(category),
                    referredTo(memberOf(resource, "subject"), resource),
                    encounterOf(resource),
                    dateOf(resource)};
}

} // namespace core::records::fhir
