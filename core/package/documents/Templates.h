#pragma once

#include "core/package/text/JsonText.h"

#include <string>
#include <string_view>

namespace core::package {

/// A document of a package: its Mustache template (resources/documents, compiled in) with the facts in it.
/// `name`: that of the file in the package, or of a part that documents share ("conditions.md"). A fact is a
/// text, true or false, or a list of objects; a text that is empty counts as missing. Values stand in the
/// document as they are, so that whoever makes the facts escapes what people wrote (Prose.h).
std::string documentText(std::string_view name, const Json &facts);

} // namespace core::package
