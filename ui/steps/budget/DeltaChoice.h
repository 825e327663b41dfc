#pragma once

#include <QWidget>

class QComboBox;
class QLabel;

namespace ui {

class ProjectSession;

/// Pure epsilon with Laplace noise, or a small delta with Gaussian noise.
class DeltaChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit DeltaChoice(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    int rowOf(double delta);

    ProjectSession &m_session;
    QComboBox *m_delta;
    QLabel *m_words;
};

} // namespace ui
