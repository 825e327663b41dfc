#pragma once

#include "ui/steps/StepPart.h"

namespace ui {

class JobFeedback;
class KeptDraw;
class SequenceControls;

/// Draws the sequences of phrases that will seed the documents, from released values: free.
class PhrasesPart final : public StepPart
{
    Q_OBJECT

public:
    explicit PhrasesPart(ProjectSession &session, QWidget *parent = nullptr);

    bool isComplete() const override;
    QString whyIncomplete() const override;
    void initializePage() override;

private:
    void refresh();

    KeptDraw *m_kept;
    SequenceControls *m_controls;
    JobFeedback *m_feedback;
};

} // namespace ui
