#pragma once

#include <QString>
#include <QStringList>

#include <memory>

class QSettings;
class QWidget;

namespace ui {

/// Asks the person for a file or folder. Tests put their own in its place.
class FileChooser
{
public:
    virtual ~FileChooser() = default;

    /// All answer an empty string when the person cancels. `filter` as in QFileDialog.
    virtual QString openFile(QWidget *parent, const QString &title, const QString &filter) = 0;
    /// Several at once; none when the person cancels.
    virtual QStringList openFiles(QWidget *parent, const QString &title, const QString &filter)
    {
        const QString one = openFile(parent, title, filter);
        return one.isEmpty() ? QStringList() : QStringList{one};
    }
    /// `suggestion` is a file name, or a path where the file has a folder of its own.
    virtual QString
    saveFile(QWidget *parent, const QString &title, const QString &suggestion, const QString &filter) = 0;
    virtual QString folder(QWidget *parent, const QString &title) = 0;
};

/// The system's dialogs; remembers the last folders in `settings`, which must outlive it: one for what is
/// opened, such as records, and one for what is saved.
std::unique_ptr<FileChooser> makeFileChooser(QSettings &settings);

} // namespace ui
