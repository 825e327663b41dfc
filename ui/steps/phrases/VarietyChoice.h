#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QSlider;

namespace ui {

class ProjectSession;

/// Between more typical phrases and more varied ones: the sharpness of the drawing, in steps round the
/// method's own.
class VarietyChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit VarietyChoice(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void choose(int place);

    ProjectSession &m_session;
    QSlider *m_slider;
    QLabel *m_words;
    QPushButton *m_reset;
};

} // namespace ui
