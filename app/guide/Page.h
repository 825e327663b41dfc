#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QString>

namespace guide {

/// A page as XHTML that is HTML as well: one file, its style inside, nothing to fetch from a network.
/// `content` is what stands in the body, well-formed.
QString makePage(const QString &language, const QString &title, const QString &content);

/// `<name>text</name>`; the text is escaped.
QString element(const QString &name, const QString &text);

QString link(const QString &target, const QString &text);

core::Result<QByteArray> read(const QString &path);

/// Makes the folder, too.
core::Result<void> write(const QString &path, const QByteArray &bytes);

} // namespace guide
