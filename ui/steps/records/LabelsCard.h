#pragma once

#include "core/plan/Plan.h"

#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;

namespace ui {

class DeclareQuestion;
class LabelModel;
class LabelTable;
class ProjectSession;
class SeveralLabels;

/// The declared list of labels. What is found in the records is proposed; nothing is declared until the
/// steward says so, because the list is public. A declared label may have another name than in the records,
/// or stand for several values, or for all that fall under a rule. How many records have a label is shown on
/// demand only, and to declare all that is shown asks first.
class LabelsCard final : public QWidget
{
    Q_OBJECT

public:
    explicit LabelsCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();
    /// Returns whether it asks if labels may become public; no page goes on before the answer.
    bool isAsking() const;

signals:
    void askingChanged();

private:
    void makeParts();
    QHBoxLayout *makeProfileRow();
    QHBoxLayout *makeFilterRow();
    QLayout *makeButtonRow();
    QHBoxLayout *makeAddRow();
    void connectParts();
    void refreshWords();
    void refreshButtons();
    void showValues(const QList<int> &chosen);
    void showCounts(bool shown);

    /// Takes the change over when the labels can run with it; else says why not. False then.
    bool change(const std::function<void(core::plan::Plan &)> &edit);
    void declareRow(int row, bool declared);
    void toggleChosen();
    void askToDeclareShown();
    void declareShown();
    /// Returns the rows that are shown and not declared yet.
    QList<int> undeclaredRows() const;
    void nameRow(int row, const QString &name);
    void setValuesOfRow(int row, const QString &values);
    void useProfileLabels();
    /// The values of the label column that were found.
    std::vector<std::string> knownValues() const;
    void groupChosen();
    void ungroupChosen();
    void removeChosen();
    void addByHand();
    std::vector<std::string> declaredNames(const QList<int> &rows) const;
    std::vector<std::string> valuesOf(const QList<int> &rows) const;

    ProjectSession &m_session;
    LabelModel *m_model;
    bool m_hasFound = false;
    QLabel *m_words;
    QLabel *m_proposal;
    QPushButton *m_useLabels;
    SeveralLabels *m_several;
    QLineEdit *m_filter;
    QCheckBox *m_counts;
    QLabel *m_countsWords;
    LabelTable *m_table;
    QLabel *m_rules;
    QLabel *m_stands;
    QLabel *m_cut;
    QPushButton *m_shown;
    DeclareQuestion *m_question;
    QPushButton *m_none;
    QPushButton *m_rename;
    QPushButton *m_group;
    QPushButton *m_ungroup;
    QPushButton *m_remove;
    QLineEdit *m_label;
    QPushButton *m_add;
    QLabel *m_refusal;
};

} // namespace ui
