#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace ui {

class Badge;
class Card;
class ProjectSession;
class ReleaseFilesModel;

/// The package that was written: its files, whether it verifies, and the way to it.
class PackageCard final : public QWidget
{
    Q_OBJECT

public:
    explicit PackageCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void showVerification();
    void openFolder();
    void copyPath();

    ProjectSession &m_session;
    Card *m_card;
    Badge *m_state;
    QLabel *m_path;
    ReleaseFilesModel *m_files;
    QTableView *m_table;
    QLabel *m_verdict;
    QPlainTextEdit *m_differences;
    QPushButton *m_open;
    QPushButton *m_copy;
};

} // namespace ui
