#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace ui {

class ProjectSession;

/// Chooses the public texts: files and folders, the column of those that are records, and shows whether there
/// is enough text.
class LearnFiles final : public QWidget
{
    Q_OBJECT

public:
    explicit LearnFiles(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    QWidget *makeColumn();
    void connectParts();
    void addFiles();
    void addFolder();
    void add(const QStringList &paths);
    void removeSelected();
    void chooseColumn(const QString &column);
    void showFiles();
    void showSize();

    ProjectSession &m_session;
    QListWidget *m_list;
    QPushButton *m_remove;
    QWidget *m_columnRow = nullptr;
    QComboBox *m_column;
    QLabel *m_size;
};

} // namespace ui
