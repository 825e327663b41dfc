#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QTableView;

namespace ui {

class ProjectSession;
class TermListModel;

/// A look into the chosen vocabulary: search, and the phrases that match.
class VocabularySearch final : public QWidget
{
    Q_OBJECT

public:
    explicit VocabularySearch(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void makeTable();
    void search(const QString &text);

    ProjectSession &m_session;
    TermListModel *m_model;
    QLineEdit *m_field;
    QTableView *m_table;
    QLabel *m_words;
};

} // namespace ui
