#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core::records {

/// The kinds of attachments that hold a text which can be read.
enum class AttachedKind { Plain, Html, Rtf };

/// Of a media type without its parameters, in any case: text/plain, text/html, application/rtf and their
/// other names. Empty for every other.
std::optional<AttachedKind> attachedKind(std::string_view mediaType);

/// "a PDF document" and the like, for messages: what is not among those that are known is "a document of
/// another kind", so that nothing of the file is quoted.
std::string_view unreadableKind(std::string_view mediaType);

/// With or without padding; white space is passed over. Empty when it is no base64.
std::optional<std::string> fromBase64(std::string_view text);

/// `bytes` as UTF-8. Empty when they are not in the encoding, or when there is none of that name.
std::optional<std::string> decodedWholly(std::string_view bytes, const std::string &encoding);

/// The text of an attachment, UTF-8. An RTF document says itself in what encoding it is, the others are in
/// `encoding`. Empty when they are not.
std::optional<std::string>
attachedText(AttachedKind kind, std::string_view bytes, const std::string &encoding);

} // namespace core::records
