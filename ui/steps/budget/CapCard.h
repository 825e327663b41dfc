#pragma once

#include <QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace ui {

class Badge;
class ProjectSession;

/// The cap of the data source: of the ledger, or set here for a source that has none; and whether the plan
/// fits under it.
class CapCard final : public QWidget
{
    Q_OBJECT

public:
    explicit CapCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void makeCap();
    void connectCap();
    void refreshFit();

    ProjectSession &m_session;
    QLabel *m_words;
    QWidget *m_own;
    QCheckBox *m_hasCap;
    QDoubleSpinBox *m_cap;
    Badge *m_badge;
    QLabel *m_fit;
    QPushButton *m_useFree;
};

} // namespace ui
