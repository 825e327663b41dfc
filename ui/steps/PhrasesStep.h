#pragma once

#include "ui/steps/Step.h"

class QComboBox;
class QLabel;
class QListView;
class QTableView;

namespace ui {

class Card;
class CoverageModel;
class JobFeedback;
class PhraseDelegate;
class SequenceControls;
class SequenceListModel;

/// The sequences of phrases that will seed the documents: drawn from what was released, free.
class PhrasesStep final : public Step
{
    Q_OBJECT

public:
    explicit PhrasesStep(ProjectSession &session, QWidget *parent = nullptr);

    QString title() const override { return tr("Phrases"); }
    QString question() const override { return tr("Which phrases will the documents be written around?"); }
    QString helpTopic() const override { return QStringLiteral("phrases"); }
    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    bool isPrivateZone() const override { return false; }
    void initializePage() override;

private:
    QWidget *makeList();
    QWidget *makeCoverage();
    void connectSession();
    void refresh();
    void showSequences();
    void showCoverage();
    void offerLabels();

    SequenceControls *m_controls;
    JobFeedback *m_feedback;
    Card *m_listCard;
    QComboBox *m_label;
    QListView *m_list;
    QLabel *m_count;
    SequenceListModel *m_sequences;
    PhraseDelegate *m_chips;
    Card *m_coverageCard;
    QTableView *m_coverageTable;
    CoverageModel *m_coverage;
};

} // namespace ui
