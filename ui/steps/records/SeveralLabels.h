#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace ui {

class ProjectSession;

/// What stands between several labels in a cell, and, where a record can have several, what becomes of it:
/// it stands under the first declared one, or under each.
class SeveralLabels final : public QWidget
{
    Q_OBJECT

public:
    explicit SeveralLabels(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void makeParts();

    ProjectSession &m_session;
    QLineEdit *m_separator;
    QWidget *m_choice;
    QComboBox *m_rule;
    QLabel *m_words;
};

} // namespace ui
