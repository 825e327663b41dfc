#pragma once

#include "core/vocabulary/Vocabulary.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace ui {

class Card;
class ProjectSession;
class TermListModel;

/// A look into the chosen vocabulary: search, the phrases that match, and which of them are omitted.
class VocabularySearch final : public QWidget
{
    Q_OBJECT

public:
    explicit VocabularySearch(ProjectSession &session, QWidget *parent = nullptr);

    /// All of it, with what the plan leaves out.
    void show(const std::optional<core::vocabulary::Vocabulary> &whole);

private:
    void makeTable();
    void addButtons(Card &card);
    void search(const QString &text);
    /// Returns the selected rows that are excluded by name, or those that are not.
    std::vector<std::string> chosen(bool isLeftOut) const;
    void offerActions();

    ProjectSession &m_session;
    TermListModel *m_model;
    QLineEdit *m_field;
    QTableView *m_table;
    QLabel *m_words;
    QPushButton *m_leaveOut;
    QPushButton *m_takeIn;
    core::Digest m_shown = {};
};

} // namespace ui
