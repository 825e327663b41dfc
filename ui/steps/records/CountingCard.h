#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace ui {

class CountedText;
class ProjectSession;
class SectionChoice;

/// Chooses what counts of a text: named sections, what is not denied,
/// copied paragraphs once. By default all of it. Public rules, tried on one of the first records.
class CountingCard final : public QWidget
{
    Q_OBJECT

public:
    explicit CountingCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();
    /// Shows one of the first rows, from 0.
    void showRecord(int row);

signals:
    void recordShown(int row); ///< chosen here

private:
    QWidget *makeChoices();
    void chooseNegation();
    void chooseCopies(bool once);
    void refreshNegation();
    void refreshCopies();

    ProjectSession &m_session;
    SectionChoice *m_sections;
    QComboBox *m_negation;
    QCheckBox *m_copies;
    QLabel *m_copiesWords;
    CountedText *m_text;
};

} // namespace ui
