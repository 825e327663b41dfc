#pragma once

#include "core/base/Result.h"

#include <QString>

namespace guide {

/// Makes the guide as XHTML: introduction, contents, a chapter for each page of the wizard with its pictures
/// and all of its help topics, those of the frame, command line, promise. In the current language.
///
/// A topic is in `<dt id="TOPIC">` and `<dd>`, a chapter in `<section id="chapter-NAME">`. Fails if a topic
/// occurs twice or belongs to no chapter.
core::Result<QString> makeChapters();

} // namespace guide
