#pragma once

#include <QString>
#include <QWidget>

class QButtonGroup;
class QVBoxLayout;

namespace core::synthesis {
class Synthesizer;
}

namespace ui {

class ProjectSession;

/// Which seeding method learns.
class MethodChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit MethodChoice(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    struct Words
    {
        QString name;
        QString explained;
        QString objectName;
    };
    static Words wordsOf(const core::synthesis::Synthesizer &method);
    void addMethod(QVBoxLayout &column, const core::synthesis::Synthesizer &method);

    ProjectSession &m_session;
    QButtonGroup *m_methods;
};

} // namespace ui
