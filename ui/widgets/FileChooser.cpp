#include "ui/widgets/FileChooser.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace ui {

namespace {

class NativeFileChooser final : public FileChooser
{
public:
    explicit NativeFileChooser(QSettings &settings)
        : m_settings(settings)
    {}

    QString openFile(QWidget *parent, const QString &title, const QString &filter) override
    {
        return remember(QFileDialog::getOpenFileName(parent, title, lastFolder(), filter));
    }

    QStringList openFiles(QWidget *parent, const QString &title, const QString &filter) override
    {
        const QStringList chosen = QFileDialog::getOpenFileNames(parent, title, lastFolder(), filter);
        if (!chosen.isEmpty())
            remember(chosen.first());
        return chosen;
    }

    QString
    saveFile(QWidget *parent, const QString &title, const QString &suggestion, const QString &filter) override
    {
        if (QFileInfo(suggestion).isAbsolute()) {
            QDir().mkpath(QFileInfo(suggestion).absolutePath());
            return QFileDialog::getSaveFileName(parent, title, suggestion, filter);
        }
        const QString folder = m_settings.value(QStringLiteral("lastSaved")).toString();
        const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        const QString chosen = QFileDialog::getSaveFileName(
            parent, title, QDir(QFileInfo(folder).isDir() ? folder : documents).filePath(suggestion), filter);
        if (!chosen.isEmpty())
            m_settings.setValue(QStringLiteral("lastSaved"), QFileInfo(chosen).absolutePath());
        return chosen;
    }

    QString folder(QWidget *parent, const QString &title) override
    {
        return remember(QFileDialog::getExistingDirectory(parent, title, lastFolder()));
    }

private:
    QString lastFolder() const
    {
        const QString folder = m_settings.value(QStringLiteral("lastFolder")).toString();
        return QFileInfo(folder).isDir() ? folder : QDir::homePath();
    }

    QString remember(const QString &chosen)
    {
        if (!chosen.isEmpty())
            m_settings.setValue(QStringLiteral("lastFolder"), QFileInfo(chosen).absolutePath());
        return chosen;
    }

    QSettings &m_settings;
};

} // namespace

std::unique_ptr<FileChooser> makeFileChooser(QSettings &settings)
{
    return std::make_unique<NativeFileChooser>(settings);
}

} // namespace ui
