#pragma once

#include "core/base/Result.h"
#include "ui/text/Languages.h"

#include <QList>
#include <QString>

namespace guide {

/// Writes the folder of the guide, beside a folder for each language: the recipient's guide, pictures and
/// drawings, and the first page last, so that its presence means that the rest is there. `source` is
/// resources/guide.
core::Result<void>
writeShared(const QString &folder, const QString &source, const QList<ui::Language> &languages);

/// `folder`/CODE/index.html: the guide in the language that is spoken. `languages`: those it comes in.
core::Result<void>
writeGuide(const QString &folder, const QString &code, const QList<ui::Language> &languages);

} // namespace guide
