#pragma once

#include "core/package/archive/FileEntry.h"
#include "core/package/contents/Contents.h"
#include "core/package/text/JsonText.h"

#include <vector>

namespace core::package {

/// All that the documents of a package say that is not the same in every package: values and phrases for the
/// templates (Templates.h), with what people wrote escaped for Markdown. `written` has the files whose sums
/// are told.
Json documentFacts(const Contents &contents, const std::vector<FileEntry> &written = {});

} // namespace core::package
