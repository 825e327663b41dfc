#pragma once

#include <QString>

namespace ui {

/// A built-in prompt template as people read it; another name is returned as it is.
QString promptName(const QString &name);

} // namespace ui
