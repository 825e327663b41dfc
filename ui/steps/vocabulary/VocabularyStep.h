#pragma once

#include "ui/session/ProjectSession.h"
#include "ui/steps/Step.h"

#include <QTimer>

#include <string>

class QPushButton;

namespace ui {

class ErrorBox;
class LearnCard;
class ProgressRow;
class SourceForm;
class VocabularyChoices;
class VocabularyContents;

/// Chooses the public list of phrases that is searched for in the records.
class VocabularyStep final : public Step
{
    Q_OBJECT

public:
    explicit VocabularyStep(ProjectSession &session, QWidget *parent = nullptr);

    QString title() const override { return tr("Vocabulary"); }
    QString question() const override { return tr("Which phrases are counted in the notes?"); }
    QString helpTopic() const override { return QStringLiteral("vocabulary"); }
    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    bool isPrivateZone() const override { return true; }
    void initializePage() override;

private:
    QWidget *makeNote();
    void connectSession();
    void connectProgress();
    void refresh();
    /// Opens the vocabulary of the plan, once for each choice.
    void open();

    ErrorBox *m_error;
    VocabularyChoices *m_choices;
    LearnCard *m_learn;
    ProgressRow *m_progress;
    SourceForm *m_form;
    QPushButton *m_open; ///< again, after a cancellation
    VocabularyContents *m_contents;
    QTimer m_slow; ///< what opens at once shows no progress
    bool m_isShown = false;
    core::plan::Plan::Vocabulary m_unusable; ///< the source that could not be opened
};

} // namespace ui
