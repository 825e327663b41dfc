#pragma once

#include <QWidget>

class QComboBox;
class QGridLayout;

namespace ui {

class ProjectSession;

/// How the records file is read: format, delimiter and encoding as recognised, or as the steward says.
class RecordsReading final : public QWidget
{
    Q_OBJECT

public:
    explicit RecordsReading(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    QComboBox *addChooser(const QString &text, const char *objectName);
    void connectChoosers();

    ProjectSession &m_session;
    QGridLayout *m_grid;
    QComboBox *m_format;
    QComboBox *m_delimiter;
    QComboBox *m_encoding;
};

} // namespace ui
