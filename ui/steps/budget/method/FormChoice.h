#pragma once

#include <QWidget>

#include <vector>

class QButtonGroup;
class QLabel;
class QRadioButton;
class QVBoxLayout;

namespace core::synthesis {
class Synthesizer;
}

namespace ui {

class Fold;
class ProjectSession;

/// Chooses the method of a family: the first, and folded away the others.
class FormChoice final : public QWidget
{
    Q_OBJECT

public:
    /// At least two methods.
    FormChoice(ProjectSession &session,
               const std::vector<const core::synthesis::Synthesizer *> &methods,
               QWidget *parent = nullptr);

private:
    struct Form
    {
        const core::synthesis::Synthesizer *method;
        QRadioButton *button;
        QLabel *explained;
    };
    void addMethod(QVBoxLayout &column, const core::synthesis::Synthesizer &method);
    void refresh();

    ProjectSession &m_session;
    QButtonGroup *m_methods;
    std::vector<Form> m_forms;
    Fold *m_others = nullptr;
};

} // namespace ui
