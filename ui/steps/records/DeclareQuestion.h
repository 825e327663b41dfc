#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace ui {

/// Asks, in its place on the page, whether labels may become public, before they do. Hidden until it asks;
/// Escape declines.
class DeclareQuestion final : public QFrame
{
    Q_OBJECT

public:
    explicit DeclareQuestion(QWidget *parent = nullptr);

    /// About so many labels, at least one.
    void ask(int labels);
    bool isOpen() const { return !isHidden(); }

signals:
    /// It asks, or no longer.
    void openChanged();
    void agreed();
    /// One way or the other; after agreed().
    void answered();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void answer(bool isAgreed);
    void bringIntoSight();

    QLabel *m_question;
    QLabel *m_meaning;
    QPushButton *m_agree;
    QPushButton *m_decline;
};

} // namespace ui
