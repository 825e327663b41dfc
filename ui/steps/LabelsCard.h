#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace ui {

class LabelModel;
class ProjectSession;

/// The declared list of labels. What is found in the records is proposed; nothing is declared until the
/// steward ticks it, because the list is public.
class LabelsCard final : public QWidget
{
    Q_OBJECT

public:
    explicit LabelsCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void makeTable();
    void declare(const std::string &label, bool declared);
    void declareAll();
    void declareNone();
    void addByHand();
    void removeSelected();

    ProjectSession &m_session;
    LabelModel *m_model;
    QTableView *m_table;
    QLabel *m_words;
    QPushButton *m_all;
    QPushButton *m_none;
    QPushButton *m_remove;
    QLineEdit *m_label;
    QPushButton *m_add;
};

} // namespace ui
