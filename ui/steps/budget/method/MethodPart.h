#pragma once

#include "core/synthesis/Synthesizer.h"
#include "ui/steps/StepPart.h"

namespace ui {

class FamilyCards;
class RewritingChoice;
class TextsWriter;

/// Chooses how the corpus is made, and who writes texts for it if that has to be known before the budget is
/// spent.
class MethodPart final : public StepPart
{
    Q_OBJECT

public:
    explicit MethodPart(ProjectSession &session, QWidget *parent = nullptr);

    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    void initializePage() override { refresh(); }
    /// Returns whether the method of the plan is of the recommended family.
    bool isRecommended() const;

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
