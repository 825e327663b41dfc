#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class MethodPart;
class ProjectSession;

/// Names the method of the plan, and holds the other ones folded away: they are for research. It unfolds by
/// itself where another method is chosen, or a choice for it is missing.
class MethodCard final : public QWidget
{
    Q_OBJECT

public:
    explicit MethodCard(ProjectSession &session, QWidget *parent = nullptr);

    void initializePage();
    /// Returns what is missing, in words; empty if the choices are complete.
    QString whyIncomplete() const;

signals:
    void completeChanged();

private:
    void setUnfolded(bool unfolded);
    void refresh();

    QLabel *m_chosen;
    QPushButton *m_link;
    MethodPart *m_method; ///< after the link, as Tab goes
};

} // namespace ui
