#pragma once

#include "ui/widgets/SliderRow.h"

namespace ui {

class ProjectSession;
class TogetherTrial;

/// How strongly phrases are drawn together that stand together in public texts: off, gentle, strong, and what
/// that costs in variety. Where the vocabulary says nothing of it, it says so.
class TogetherChoice final : public SliderRow
{
    Q_OBJECT

public:
    explicit TogetherChoice(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void choose(int place);
    QString whyNot() const;
    QString costText(int place) const;

    ProjectSession &m_session;
    TogetherTrial *m_trial;
};

} // namespace ui
