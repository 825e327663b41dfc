#pragma once

#include "core/package/Package.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>

namespace ui {

/// The files of a release package.
class ReleaseFilesModel final : public TableOf<core::package::FileEntry>
{
    Q_DECLARE_TR_FUNCTIONS(ReleaseFilesModel)

public:
    enum Column { Name, Sum, Size };

    explicit ReleaseFilesModel(QObject *parent = nullptr);
};

} // namespace ui
