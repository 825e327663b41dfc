#pragma once

#include <QWidget>

class QComboBox;

namespace ui {

class FlowLayout;
class ProjectSession;

/// How the records are read: format, delimiter, quotes, encoding and, of a workbook or a database, the sheet
/// or table, as recognised or as the steward says.
class RecordsReading final : public QWidget
{
    Q_OBJECT

public:
    explicit RecordsReading(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    QComboBox *addChooser(const QString &text, const char *objectName);
    void connectChoosers();
    void refreshTables();

    ProjectSession &m_session;
    FlowLayout *m_choosers;
    QComboBox *m_format;
    QComboBox *m_delimiter;
    QComboBox *m_encoding;
    QComboBox *m_table;
    QComboBox *m_quoting;
};

} // namespace ui
