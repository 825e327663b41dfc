#pragma once

#include "ui/models/DrawFigures.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QListView;

namespace ui {

class KeptDraw;
class PhraseDelegate;
class ProjectSession;
class SequenceListModel;
class TrialDraw;

/// Shows what the settings in the controls would draw, beside the kept draw, while they differ.
class TrialCard final : public QWidget
{
    Q_OBJECT

public:
    TrialCard(ProjectSession &session, const KeptDraw &kept, QWidget *parent = nullptr);

private:
    struct Row
    {
        QLabel *tried;
        QLabel *kept;
    };
    QWidget *makeExamples();
    Row addRow(const QString &what, const char *objectName);
    void refresh();
    void showTrial();
    void showKept();
    static QString usedText(const DrawFigures &figures);

    ProjectSession &m_session;
    const KeptDraw &m_keptDraw;
    TrialDraw *m_trial;
    QGridLayout *m_grid;
    Row m_documents;
    Row m_distinct;
    Row m_used;
    Row m_fromLearned;
    QLabel *m_state;
    SequenceListModel *m_sequences;
    PhraseDelegate *m_chips;
    QListView *m_examples;
};

} // namespace ui
