#pragma once

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QTableView;

namespace ui {

class LabelShares;
class ProjectSession;

/// How documents are spread over the labels: by the noisy sizes of the labels, evenly, by declared shares, or
/// by noisy counts that cost budget.
class ProportionsChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit ProportionsChoice(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    enum Proportions { Same, Declared, Counted, BySize };

    QWidget *makeCounted();
    QWidget *makeDeclared();
    void connectControls();
    void choose(int proportions);
    Proportions chosen() const;

    ProjectSession &m_session;
    QComboBox *m_proportions;
    LabelShares *m_shares;
    QTableView *m_table;
    QDoubleSpinBox *m_epsilon;
    QWidget *m_declared;
    QWidget *m_counted;
    QLabel *m_words;
};

} // namespace ui
