#include "ui/findings/ReleaseFilesModel.h"

#include <QLocale>

namespace ui {

ReleaseFilesModel::ReleaseFilesModel(QObject *parent)
    : TableOf(ToolTips::Texts, parent)
{
    setColumns(
        {{.title = tr("File"), .text = [](const Row &file) { return QString::fromStdString(file.name); }},
         {.title = tr("SHA-256"),
          .text = [](const Row &file) { return QString::fromStdString(file.sha256); }},
         {.title = tr("Size"),
          .text =
              [](const Row &file) {
                  return QLocale().formattedDataSize(
                      static_cast<qint64>(file.bytes), 1, QLocale::DataSizeTraditionalFormat);
              },
          .isNumber = true}});
}

} // namespace ui
