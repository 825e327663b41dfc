#pragma once

#include "core/base/Settings.h"
#include "ui/widgets/FileChooser.h"

#include <QWidget>

#include <vector>

class QListWidget;
class QPushButton;

namespace ui {

/// A setting that is a list of vocabularies: what they are, in their order, to be added and removed.
class PartsField final : public QWidget
{
    Q_OBJECT

public:
    PartsField(const QString &title, FileChooser &files, QWidget *parent = nullptr);

    /// Null: there are none.
    void setValue(const core::Setting *value);

signals:
    void edited(const core::Setting &value);

private:
    using Parts = std::vector<core::SettingsObject>;

    void addFile();
    void addBuiltin();
    void removeChosen();
    void set(Parts parts);

    QString m_title;
    FileChooser &m_files;
    QListWidget *m_list;
    QPushButton *m_builtin;
    QPushButton *m_remove;
    Parts m_parts;
};

} // namespace ui
