#include "core/records/fhir/Documents.h"

#include "core/records/Columns.h"
#include "core/records/documents/DocumentText.h"
#include "core/records/fhir/Values.h"

#include <optional>
#include <utility>
#include <vector>

namespace core::records::fhir {

namespace {

using Json = nlohmann::json;
using Text = ReadResult<std::string>;

/// "text/plain; charset=utf-8"
std::string_view mediaTypeOf(std::string_view contentType)
{
    return trimmed(contentType.substr(0, contentType.find(';')));
}

std::string charsetOf(std::string_view contentType)
{
    constexpr std::string_view name = "charset=";
    while (true) {
        const std::size_t end = contentType.find(';');
        if (end == std::string_view::npos)
            return "UTF-8";
        contentType.remove_prefix(end + 1);
        std::string_view parameter = trimmed(contentType.substr(0, contentType.find(';')));
        if (!lowered(parameter.substr(0, name.size())).starts_with(name))
            continue;
        parameter = trimmed(parameter.substr(name.size()));
        if (parameter.size() > 1 && parameter.front() == '"' && parameter.back() == '"')
            parameter = parameter.substr(1, parameter.size() - 2);
        return parameter.empty() ? "UTF-8" : std::string(parameter);
    }
}

/// An attachment with what it says of itself, and the Binary that it names, once that was looked for.
class Rendition final
{
public:
    Rendition(const Attachment &attachment, Binaries &binaries)
        : m_path(attachment.path)
        , m_contentType(stringOf(memberOf(*attachment.json, "contentType")))
        , m_url(stringOf(memberOf(*attachment.json, "url")))
        , m_data(memberOf(*attachment.json, "data"))
        , m_binaries(binaries)
    {
        // Without a content type, that of the Binary holds.
        if (m_contentType.empty() && m_data.is_null() && !m_url.empty() && lookUp())
            m_contentType = stringOf(memberOf(*m_binary, "contentType"));
    }

    std::optional<AttachedKind> kind() const { return attachedKind(mediaTypeOf(m_contentType)); }
    bool hasData() const { return !m_data.is_null() || !m_url.empty(); }
    bool isOutside() { return m_data.is_null() && !lookUp(); }

    std::string whyOutside() const
    {
        return m_path + ".url: "
               + (Binaries::canHold(m_url)
                      ? "its Binary is neither in this file nor in one named Binary*.ndjson beside it, and "
                        "nothing is fetched; put the Binary resources beside it, unpacked and in UTF-8"
                      : "it leads out of the export, and nothing is fetched; export the documents with it");
    }

    std::string whyUnreadable() const
    {
        return m_path + ".contentType: unreadable kind of attachment ("
               + (m_contentType.empty() ? "none is named"
                                        : std::string(unreadableKind(mediaTypeOf(m_contentType))))
               + "); text/plain, text/html and application/rtf are read";
    }

    /// Returns the text, of a kind that is read and not outside of the files.
    Text text()
    {
        const Json &data = m_data.is_null() ? memberOf(*m_binary, "data") : m_data;
        const std::string place = m_path + (m_data.is_null() ? ".url: the data of the Binary" : ".data");
        if (data.is_null())
            return std::string();
        const auto bytes = data.is_string() ? fromBase64(data.get_ref<const std::string &>()) : std::nullopt;
        if (!bytes)
            return fail({.what = place + ": not base64; it may be cut off: export the resource again"});
        auto text = attachedText(*kind(), *bytes, charsetOf(m_contentType));
        if (!text)
            return fail({.what = place
                                 + ": not in the charset that contentType names, which is UTF-8 where it "
                                   "names none; name the one it is in"});
        return std::move(*text);
    }

private:
    bool lookUp()
    {
        if (!std::exchange(m_isLookedUp, true))
            m_binary = m_binaries.find(m_url);
        return m_binary.has_value();
    }

    std::string m_path;
    std::string m_contentType;
    std::string m_url;
    const Json &m_data;
    Binaries &m_binaries;
    bool m_isLookedUp = false;
    std::optional<Json> m_binary;
};

/// Joins the texts of one kind. `trouble` is why one of them is missing.
Text joined(std::vector<Rendition> &renditions, AttachedKind kind, std::string &trouble)
{
    std::string all;
    for (Rendition &rendition : renditions) {
        if (rendition.kind() != kind || !rendition.hasData())
            continue;
        if (rendition.isOutside()) {
            trouble = trouble.empty() ? rendition.whyOutside() : trouble;
            continue;
        }
        const Text text = rendition.text();
        if (!text)
            return text;
        if (!trimmed(*text).empty())
            all += (all.empty() ? "" : "\n\n") + *text;
    }
    return all;
}

} // namespace

Text textOf(const std::vector<Attachment> &attachments, Binaries &binaries)
{
    std::vector<Rendition> renditions;
    for (const Attachment &attachment : attachments)
        if (attachment.json->is_object())
            renditions.emplace_back(attachment, binaries);
    std::string trouble;
    for (const AttachedKind kind : {AttachedKind::Plain, AttachedKind::Html, AttachedKind::Rtf})
        if (Text text = joined(renditions, kind, trouble); !text || !text->empty())
            return text;
    for (const Rendition &rendition : renditions)
        if (trouble.empty() && !rendition.kind() && rendition.hasData())
            trouble = rendition.whyUnreadable();
    if (!trouble.empty())
        return fail({.what = trouble});
    return std::string();
}

namespace {

constexpr std::string_view documentType = "DocumentReference";
constexpr std::string_view reportType = "DiagnosticReport";

/// Returns the encounter: in R4 it is a list in `context`, in STU3 a member of it; in R5 `context` is a list
/// of encounters and other references.
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

ReadResult<std::optional<Document>> documentOf(const Json &resource, Binaries &binaries)
{
    if (isInError(resource))
        return std::nullopt;
    const std::string type = stringOf(memberOf(resource, "resourceType"));
    const bool isReport = type == reportType;
    auto text = textOf(attachmentsOf(resource, isReport), binaries);
    std::string conclusion = isReport ? stringOf(memberOf(resource, "conclusion")) : std::string();
    if (!text && conclusion.empty())
        return fail(text.error());
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
