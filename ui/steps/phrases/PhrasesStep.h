#pragma once

#include "ui/steps/Step.h"

namespace ui {

class JobFeedback;
class KeptDraw;
class SequenceControls;

/// The sequences of phrases that will seed the documents: drawn from what was released, free.
class PhrasesStep final : public Step
{
    Q_OBJECT

public:
    explicit PhrasesStep(ProjectSession &session, QWidget *parent = nullptr);

    QString title() const override { return tr("Phrases"); }
    QString question() const override;
    QString helpTopic() const override { return QStringLiteral("phrases"); }
    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    bool isPrivateZone() const override { return false; }
    void initializePage() override;

private:
    void refresh();

    KeptDraw *m_kept;
    SequenceControls *m_controls;
    JobFeedback *m_feedback;
};

} // namespace ui
