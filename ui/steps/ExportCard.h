#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class ProjectSession;

/// Where the package goes, and the button that writes it.
class ExportCard final : public QWidget
{
    Q_OBJECT

public:
    explicit ExportCard(ProjectSession &session, QWidget *parent = nullptr);

    /// A fresh suggestion, unless the person named a place already.
    void suggest();
    void refresh();
    QString path() const;

private:
    void choose();
    void write();
    QString note() const;

    ProjectSession &m_session;
    QLineEdit *m_path;
    QPushButton *m_choose;
    QPushButton *m_export;
    QLabel *m_note;
    QString m_suggested;
};

} // namespace ui
