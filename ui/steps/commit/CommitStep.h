#pragma once

#include "core/pipeline/ReleaseProducts.h"
#include "ui/steps/Step.h"

#include <optional>

class QLabel;
class QPushButton;

namespace ui {

class Card;
class CommitChecklist;
class JobFeedback;
class NoisyHistogram;
class RoundsCard;

/// The only step that spends: shows the cost and its parts, then the released counts.
class CommitStep final : public Step
{
    Q_OBJECT

public:
    explicit CommitStep(ProjectSession &session, QWidget *parent = nullptr);

    QString title() const override { return tr("Commit"); }
    QString heading() const override;
    QString question() const override;
    QString helpTopic() const override;
    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    bool isPrivateZone() const override { return !isComplete(); }
    bool isCommit() const override { return true; }
    void initializePage() override;

private:
    void makeBefore();
    void makeAfter();
    void connectSession();
    void refresh();
    void refreshBefore();
    void refreshAfter();
    void showPhrases();
    void sayWhatIsSpent();
    QString learnedText() const;
    QString learnedTexts() const;
    QString whatWouldFit() const;

    Card *m_plan;
    QLabel *m_sentence;
    CommitChecklist *m_checklist;
    QPushButton *m_spend;
    JobFeedback *m_learning;
    RoundsCard *m_rounds;
    JobFeedback *m_opening;
    Card *m_learned;
    NoisyHistogram *m_histogram;
    QLabel *m_summary;
    QPushButton *m_again;
    const core::pipeline::Model *m_shownModel = nullptr;
    int m_keptItems = 0;                  ///< of the shown model, under any label
    std::optional<core::Error> m_refusal; ///< of the budget, while the plan is the same
};

} // namespace ui
