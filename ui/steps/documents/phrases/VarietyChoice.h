#pragma once

#include "ui/widgets/SliderRow.h"

class QPushButton;

namespace ui {

class ProjectSession;

/// Between more typical phrases and more varied ones: the sharpness of the drawing, in steps round the
/// method's own.
class VarietyChoice final : public SliderRow
{
    Q_OBJECT

public:
    explicit VarietyChoice(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void choose(int place);

    ProjectSession &m_session;
    QPushButton *m_reset;
};

} // namespace ui
