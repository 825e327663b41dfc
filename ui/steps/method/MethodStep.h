#pragma once

#include "core/synthesis/Synthesizer.h"
#include "ui/steps/Step.h"

namespace ui {

class FamilyCards;
class RewritingChoice;
class TextsWriter;

/// Chooses how the corpus is made, and who writes texts for it if that has to be known before the budget is
/// spent.
class MethodStep final : public Step
{
    Q_OBJECT

public:
    explicit MethodStep(ProjectSession &session, QWidget *parent = nullptr);

    QString title() const override { return tr("Method"); }
    QString question() const override { return tr("How should the corpus be made?"); }
    QString helpTopic() const override { return QStringLiteral("method"); }
    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    bool isPrivateZone() const override { return true; }
    void initializePage() override { refresh(); }

private:
    void refresh();

    /// Returns whether the method of the plan needs that resource, for which a card is shown.
    bool needs(core::synthesis::Resource resource) const;
    QString whyNoWriter() const;

    FamilyCards *m_families;
    TextsWriter *m_writer;
    RewritingChoice *m_rewriting;
};

} // namespace ui
