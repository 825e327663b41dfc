#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace ui {

class ProjectSession;

/// Chooses the separator of several labels in a cell, and, if a record can have several, how it counts: under
/// the first declared one, or under each.
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
