#pragma once

#include "ui/session/ProjectSession.h"
#include "ui/steps/Step.h"

#include <string>

namespace ui {

class ErrorBox;
class LearnCard;
class ProgressRow;
class VocabularyChoices;
class VocabularySearch;

/// Which public list of phrases is looked for in the records.
class VocabularyStep final : public Step
{
    Q_OBJECT

public:
    explicit VocabularyStep(ProjectSession &session, QWidget *parent = nullptr);

    QString title() const override { return tr("Vocabulary"); }
    QString question() const override { return tr("Which phrases are looked for in the notes?"); }
    QString helpTopic() const override { return QStringLiteral("vocabulary"); }
    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    bool isPrivateZone() const override { return true; }
    void initializePage() override;

private:
    QWidget *makeNote();
    void connectSession();
    void refresh();
    /// Opens the vocabulary of the plan, once for each choice.
    void open();

    ErrorBox *m_error;
    VocabularyChoices *m_choices;
    LearnCard *m_learn;
    ProgressRow *m_progress;
    VocabularySearch *m_search;
    bool m_isShown = false;
    core::plan::Plan::Vocabulary m_unusable; ///< the source that could not be opened
};

} // namespace ui
