#include "core/records/fhir/Documents.h"

#include "core/records/Columns.h"
#include "core/records/documents/DocumentText.h"
#include "core/records/fhir/Values.h"

#include <algorithm>
#include <array>
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

/// The content of a `data:` address.
struct InlineData
{
    std::string contentType;
    std::string bytes;
};

/// Returns the content of a `data:` address (RFC 2397); empty for any other, or if it is no base64.
std::optional<InlineData> inlineData(std::string_view url)
{
    constexpr std::string_view scheme = "data:";
    const std::size_t comma = url.find(',');
    if (lowered(url.substr(0, scheme.size())) != scheme || comma == std::string_view::npos)
        return std::nullopt;
    std::string_view type = url.substr(scheme.size(), comma - scheme.size());
    constexpr std::string_view base64 = ";base64";
    const bool isBase64 = lowered(type).ends_with(base64);
    type.remove_suffix(isBase64 ? base64.size() : 0);
    auto bytes = withoutEscapes(url.substr(comma + 1));
    if (isBase64) {
        auto decoded = fromBase64(bytes);
        if (!decoded)
            return std::nullopt;
        bytes = std::move(*decoded);
    }
    return InlineData{.contentType = std::string(type), .bytes = std::move(bytes)};
}

/// An attachment with what it says of itself, and the content that its address names, once that was looked
/// for.
class Rendition final
{
public:
    Rendition(const Attachment &attachment, const Json &resource, Binaries &binaries)
        : m_path(attachment.path)
        , m_contentType(stringOf(memberOf(*attachment.json, "contentType")))
        , m_url(stringOf(memberOf(*attachment.json, "url")))
        , m_data(memberOf(*attachment.json, "data"))
    {
        const bool mayBeRead =
            saysNoKind(mediaTypeOf(m_contentType)) || attachedKind(mediaTypeOf(m_contentType));
        if (m_data.is_null() && !m_url.empty() && mayBeRead)
            lookUp(resource, binaries);
        m_isFound = m_isFound || !mayBeRead;
        if (!m_bytes && !m_data.is_null())
            decode(m_data);
        if (m_bytes && saysNoKind(mediaTypeOf(m_contentType)))
            m_kind = kindOfBytes(*m_bytes);
        else
            m_kind = attachedKind(mediaTypeOf(m_contentType));
    }

    std::optional<AttachedKind> kind() const { return m_kind; }
    bool hasData() const { return !m_data.is_null() || !m_url.empty(); }
    bool isOutside() const { return m_data.is_null() && !m_isFound; }

    std::string whyOutside() const
    {
        return m_path + ".url: "
               + (m_url.starts_with('#') ? "the resource contains no Binary of that name; export it again"
                  : Binaries::canHold(m_url)
                      ? "its Binary is neither in this file nor in one named Binary*.ndjson beside it, and "
                        "nothing is fetched; put the Binary resources beside it, unpacked and in UTF-8"
                  : m_url.find(':') == std::string::npos
                      ? "the file that it names is not below the folder of this file; put it there"
                      : "it leads out of the export, and nothing is fetched; export the documents with it");
    }

    std::string whyUnreadable() const
    {
        const std::string_view type = mediaTypeOf(m_contentType);
        return m_path + ".contentType: unreadable kind of attachment ("
               + (type.empty()       ? "none is named, and it is no text"
                  : saysNoKind(type) ? "octet-stream, and it is no text"
                                     : std::string(unreadableKind(type)))
               + "); plain text, HTML, RTF, CDA, PDF, Word and OpenDocument documents and mails are read";
    }

    /// Returns the text, of a kind that is read and not outside of the files.
    Text text() const
    {
        const std::string place = m_path + (m_data.is_null() ? ".url: the data of the Binary" : ".data");
        if (!m_bytes)
            return m_hasNoData ? Text(std::string())
                               : Text(fail({.what = place
                                                    + ": not base64; it may be cut off: export the "
                                                      "resource again"}));
        auto text = attachedText(*m_kind, *m_bytes, charsetOf(m_contentType));
        if (!text && m_kind == AttachedKind::Cda)
            return fail({.what = place + ": an XML document that is none of CDA; export its text",
                         .leftOut = LeftOutReason::UnreadableKind});
        if (!text && namesItsEncoding(*m_kind))
            return fail(
                {.what = place + ": the document is damaged, encrypted or without a text; export its text",
                 .leftOut = LeftOutReason::UnreadableKind});
        if (!text)
            return fail({.what = place
                                 + ": not in the charset that contentType names, which is UTF-8 where it "
                                   "names none; name the one it is in"});
        return std::move(*text);
    }

private:
    void lookUp(const Json &resource, Binaries &binaries)
    {
        if (auto data = inlineData(m_url)) {
            takeType(data->contentType);
            m_bytes = std::move(data->bytes);
        } else if (m_url.starts_with('#')) {
            takeBinary(containedBinary(resource));
        } else if (const auto binary = binaries.find(m_url)) {
            takeBinary(*binary);
        } else if (auto bytes = binaries.fileNamed(m_url)) {
            m_bytes = std::move(*bytes);
        }
        m_isFound = m_isFound || m_bytes.has_value();
    }

    Json containedBinary(const Json &resource) const
    {
        for (const Json &contained : memberOf(resource, "contained")) {
            std::string id = stringOf(memberOf(contained, "id"));
            if (stringOf(memberOf(contained, "resourceType")) == "Binary"
                && (id == m_url || "#" + id == m_url))
                return contained;
        }
        return {};
    }

    void takeBinary(const Json &binary)
    {
        if (!binary.is_object())
            return;
        m_isFound = true;
        takeType(stringOf(memberOf(binary, "contentType")));
        const Json &data = memberOf(binary, "data");
        decode(data.is_null() ? memberOf(binary, "content") : data); // the second in STU3
    }

    /// Takes the content type of what the address names, where the attachment names none.
    void takeType(const std::string &type)
    {
        if (saysNoKind(mediaTypeOf(m_contentType)) && !type.empty())
            m_contentType = type;
    }

    void decode(const Json &data)
    {
        m_hasNoData = data.is_null();
        if (data.is_string())
            m_bytes = fromBase64(data.get_ref<const std::string &>());
    }

    std::string m_path;
    std::string m_contentType;
    std::string m_url;
    const Json &m_data;
    bool m_isFound = false;             ///< what the address names
    bool m_hasNoData = false;           ///< it is there, and is empty
    std::optional<std::string> m_bytes; ///< empty: none, or no base64
    std::optional<AttachedKind> m_kind;
};

/// Joins the texts of one kind. `trouble` is why one of them is missing.
Text joined(const std::vector<Rendition> &renditions, AttachedKind kind, std::string &trouble)
{
    std::string all;
    for (const Rendition &rendition : renditions) {
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

Text textOf(const std::vector<Attachment> &attachments, const Json &resource, Binaries &binaries)
{
    std::vector<Rendition> renditions;
    for (const Attachment &attachment : attachments)
        if (attachment.json->is_object())
            renditions.emplace_back(attachment, resource, binaries);
    std::string missing;
    for (const AttachedKind kind : {AttachedKind::Plain,
                                    AttachedKind::Html,
                                    AttachedKind::Rtf,
                                    AttachedKind::Cda,
                                    AttachedKind::Docx,
                                    AttachedKind::Odt,
                                    AttachedKind::Mail,
                                    AttachedKind::Pdf})
        if (Text text = joined(renditions, kind, missing); !text || !text->empty())
            return text;
    for (const Rendition &rendition : renditions)
        if (missing.empty() && !rendition.kind() && rendition.hasData() && rendition.isOutside())
            missing = rendition.whyOutside();
    if (!missing.empty())
        return fail({.what = missing, .leftOut = LeftOutReason::MissingFile});
    for (const Rendition &rendition : renditions)
        if (!rendition.kind() && rendition.hasData())
            return fail({.what = rendition.whyUnreadable(), .leftOut = LeftOutReason::UnreadableKind});
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

bool isWithdrawn(const Json &resource)
{
    constexpr std::array<std::string_view, 4> withdrawn = {
        "entered-in-error", "superseded", "cancelled", "deprecated"};
    return std::ranges::any_of(std::array{"status", "docStatus"}, [&](const char *member) {
        return std::ranges::find(withdrawn, stringOf(memberOf(resource, member))) != withdrawn.end();
    });
}

} // namespace

bool isDocument(const Json &resource)
{
    const std::string type = stringOf(memberOf(resource, "resourceType"));
    return type == documentType || type == reportType;
}

ReadResult<Document> documentOf(const Json &resource, Binaries &binaries)
{
    if (isWithdrawn(resource))
        return fail({.what = "the document was withdrawn or replaced (status); it is left out",
                     .leftOut = LeftOutReason::Withdrawn});
    const std::string type = stringOf(memberOf(resource, "resourceType"));
    const bool isReport = type == reportType;
    auto text = textOf(attachmentsOf(resource, isReport), resource, binaries);
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
