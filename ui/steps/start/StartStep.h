#pragma once

#include "ui/steps/Step.h"

namespace ui {

class AboutCard;
class ErrorBox;
class NewProjectCard;
class OpenProjectCard;

/// A project to work on, and what its release is for.
class StartStep final : public Step
{
    Q_OBJECT

public:
    explicit StartStep(ProjectSession &session, QWidget *parent = nullptr);

    QString title() const override { return tr("Start"); }
    QString question() const override;
    QString helpTopic() const override { return QStringLiteral("start"); }
    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    bool isPrivateZone() const override { return true; }
    bool isForReading() const override { return true; }
    void initializePage() override;

private:
    void refresh();

    ErrorBox *m_error;
    AboutCard *m_about;
    QWidget *m_otherProject;
    NewProjectCard *m_new;
    OpenProjectCard *m_open;
};

} // namespace ui
