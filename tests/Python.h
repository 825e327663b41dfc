#pragma once

#include <QString>

namespace tests {

/// The Python of the system, whose packages the tests need. Another one may come first on the path.
inline const QString python = QStringLiteral("/usr/bin/python3");

} // namespace tests
