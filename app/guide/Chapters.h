#pragma once

#include "core/base/Result.h"

#include <QString>

namespace guide {

/// What the guide is made of, as XHTML: introduction, contents, a chapter for each page of the wizard with
/// its pictures and all of its help topics, those of the frame, command line, promise. In the language that
/// is spoken.
///
/// A topic stands in `<dt id="TOPIC">` and `<dd>`, a chapter in `<section id="chapter-NAME">`. Fails when a
/// topic would be told twice or belongs nowhere.
core::Result<QString> makeChapters();

} // namespace guide
