#pragma once

#include <QWidget>

#include <cstdint>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QStackedWidget;
class QTabBar;
class QTableView;

namespace ui {

class CoverageModel;
class KeptDraw;
class PairChart;
class PhraseDelegate;
class ProjectSession;
class SequenceListModel;

/// Shows the drawn sequences of a label, which phrases occur together in them, and how much of the released
/// counts they use.
class DrawnCard final : public QWidget
{
    Q_OBJECT

public:
    DrawnCard(ProjectSession &session, const KeptDraw &kept, QWidget *parent = nullptr);

private:
    enum View { Sequences, Together, Coverage };

    QWidget *makeFilters();
    QWidget *makeList();
    QWidget *makeCoverage();
    void makeViews();
    void connectParts();
    void offerLabels();
    void showSequences();
    void showCounted();
    void showPairs();
    void showCount();
    void search(const QString &words);
    std::optional<std::uint32_t> label() const;

    ProjectSession &m_session;
    const KeptDraw &m_kept;
    QTabBar *m_tabs;
    QStackedWidget *m_views;
    QWidget *m_filters = nullptr;
    QComboBox *m_label;
    QLineEdit *m_search;
    QLabel *m_count;
    QListView *m_list;
    SequenceListModel *m_sequences;
    PhraseDelegate *m_chips;
    PairChart *m_pairs;
    QTableView *m_coverageTable;
    CoverageModel *m_coverage;
};

} // namespace ui
