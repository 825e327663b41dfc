#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace ui {

class Fold;
class ProjectSession;
class SectionModel;

/// Chooses the sections of a note that count: the choice in a sentence, and a list of all sections with a
/// search, folded away while nothing is chosen. Each tick can be undone.
class SectionChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit SectionChoice(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    QWidget *makeList();
    void keep(const std::string &name, bool isKept);
    void keepAll();
    /// All headings of the row that is chosen: the list has room for the first.
    void showHeadings();

    ProjectSession &m_session;
    SectionModel *m_model;
    QLabel *m_chosen;
    QLineEdit *m_filter;
    QTableView *m_table;
    QLabel *m_headings;
    QPushButton *m_all;
    Fold *m_fold;
    bool m_hadAny = false;
};

} // namespace ui
