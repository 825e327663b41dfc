#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QString>

namespace guide {

core::Result<QByteArray> read(const QString &path);

/// Makes the folder, too.
core::Result<void> write(const QString &path, const QByteArray &bytes);

} // namespace guide
