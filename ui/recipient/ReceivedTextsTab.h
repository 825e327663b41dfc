#pragma once

#include "ui/jobs/LatestJob.h"
#include "ui/recipient/ReceivedDesk.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace ui {

class ReceivedCountsCard;
class ReceivedTextModel;
class ReceivedTextView;
class SaveTextsBar;

/// The documents of a package: to search, to read and to save in part; and the noisy counts behind them.
class ReceivedTextsTab final : public QWidget
{
    Q_OBJECT

public:
    explicit ReceivedTextsTab(ReceivedDesk &desk, QWidget *parent = nullptr);

private:
    QWidget *makeFilter();
    QWidget *makeReading();
    void connectParts();
    void refresh();
    void search();
    void take(std::vector<std::size_t> found);
    void showChosen();

    ReceivedDesk &m_desk;
    QComboBox *m_label = nullptr;
    QLineEdit *m_words = nullptr;
    ReceivedTextModel *m_model;
    QTableView *m_table = nullptr;
    QLabel *m_count = nullptr;
    ReceivedTextView *m_view = nullptr;
    SaveTextsBar *m_save = nullptr;
    ReceivedCountsCard *m_counts = nullptr;
    DelayedJob m_search; ///< last, so that it is gone before what it reports to
};

} // namespace ui
