#include "core/records/fhir/Values.h"

#include <charconv>
#include <nlohmann/json.hpp>

namespace core::records::fhir {

namespace {

using Json = nlohmann::json;

const Json &nothing()
{
    static const Json null;
    return null;
}

std::string containedIdentifier(const Json &resource, std::string_view id)
{
    for (const Json &contained : memberOf(resource, "contained"))
        if (stringOf(memberOf(contained, "id")) == id)
            return stringOf(memberOf(firstOf(memberOf(contained, "identifier")), "value"));
    return {};
}

/// Returns the id in a reference that is not to a contained resource.
std::string_view idIn(std::string_view reference)
{
    const auto behindLast = [](std::string_view text, std::string_view characters) {
        const std::size_t last = text.find_last_of(characters);
        return last == std::string_view::npos ? text : text.substr(last + 1);
    };
    if (reference.starts_with("urn:"))
        return behindLast(reference, ":");
    if (const std::size_t search = reference.find('?'); search != std::string_view::npos)
        return behindLast(reference.substr(search), "|=");
    reference = reference.substr(0, reference.find("/_history/"));
    return behindLast(reference.substr(0, reference.find('#')), "/");
}

} // namespace

const Json &memberOf(const Json &value, std::string_view name)
{
    if (!value.is_object())
        return nothing();
    const auto found = value.find(std::string(name));
    return found == value.end() ? nothing() : *found;
}

const Json &firstOf(const Json &value)
{
    if (!value.is_array())
        return value;
    return value.empty() ? nothing() : value.front();
}

std::string stringOf(const Json &value)
{
    return value.is_string() ? value.get_ref<const std::string &>() : std::string();
}

std::string withoutEscapes(std::string_view url)
{
    std::string text;
    for (std::size_t at = 0; at < url.size(); ++at) {
        unsigned byte = 0;
        const char *const digits = url.data() + at + 1;
        if (url[at] == '%' && at + 2 < url.size()
            && std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2) {
            text += static_cast<char>(byte);
            at += 2;
        } else {
            text += url[at];
        }
    }
    return text;
}

std::string wordsOf(const Json &coded)
{
    std::string text = stringOf(memberOf(coded, "text"));
    return text.empty() ? stringOf(memberOf(firstOf(memberOf(coded, "coding")), "display")) : text;
}

std::string codeOf(const Json &coded)
{
    return stringOf(memberOf(firstOf(memberOf(coded, "coding")), "code"));
}

std::string referredTo(const Json &reference, const Json &resource)
{
    const std::string written = stringOf(memberOf(reference, "reference"));
    const std::string id = written.starts_with('#') ? containedIdentifier(resource, written.substr(1))
                                                    : std::string(idIn(written));
    return id.empty() ? stringOf(memberOf(memberOf(reference, "identifier"), "value")) : id;
}

} // namespace core::records::fhir
