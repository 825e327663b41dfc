#pragma once

#include "ui/session/BudgetSplit.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

class ProjectSession;

/// The parts of the budget: what each pays for, by the words of the method, its epsilon and, where it can be
/// chosen, its share.
class SplitCard final : public QWidget
{
    Q_OBJECT

public:
    explicit SplitCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    class Bar;
    struct Row
    {
        QWidget *sign = nullptr;
        QLabel *what = nullptr;
        QSpinBox *share = nullptr; ///< null where none can be chosen
        QLabel *value = nullptr;
    };
    void makeRows(const std::vector<PartAmount> &parts);
    Row addRow(const PartAmount &part, std::size_t place);
    QSpinBox *makeShare(const PartAmount &part);
    void showShare(QSpinBox &share, const PartAmount &part, bool isChosen);
    bool isRecommended() const;

    ProjectSession &m_session;
    Bar *m_bar;
    QWidget *m_table = nullptr;      ///< the rows of the parts
    std::vector<std::string> m_keys; ///< of the parts that have rows
    std::vector<Row> m_rows;         ///< by part
    QPushButton *m_recommended;
    QLabel *m_advice;
};

} // namespace ui
