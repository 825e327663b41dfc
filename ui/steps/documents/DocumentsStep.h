#pragma once

#include "ui/steps/Step.h"

class QPushButton;

namespace ui {

class PhrasesPart;
class WritingPart;

/// Draws the phrases and has the documents written: free, as often as the steward likes. The two parts stand
/// side by side where there is room for both, else below each other; then the phrases are folded away as long
/// as nothing has to be done with them.
class DocumentsStep final : public Step
{
    Q_OBJECT

public:
    explicit DocumentsStep(ProjectSession &session, QWidget *parent = nullptr);

    QString title() const override { return tr("Make documents"); }
    QString question() const override;
    QString helpTopic() const override { return QStringLiteral("documents"); }
    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    bool isPrivateZone() const override { return false; }
    void initializePage() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void followWidth();
    void refresh();
    void setPhrasesFolded(bool folded);
    void nameFold();

    QPushButton *m_fold; ///< of the phrases
    PhrasesPart *m_phrases;
    WritingPart *m_writing;
    bool m_followsWidth = true; ///< until a person folds the phrases, or shows them
};

} // namespace ui
