#pragma once

#include <QFrame>
#include <QString>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace ui {

/// A white sheet with a title, for one thing on a page. A chosen card (one of several alternatives) has a
/// ring in the accent colour; `chosen` is also spoken, and a clickable card behaves like a button.
class Card final : public QFrame
{
    Q_OBJECT

public:
    explicit Card(const QString &title = {}, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// "strong" makes the title a heading (alternatives); the default is a grey caption.
    void setTitleLook(const char *look);
    /// Adds a badge or a small button beside the title.
    void addToTitle(QWidget *widget);
    /// Below the title: the content.
    QVBoxLayout *body() const { return m_body; }

    /// Focusable; a click, Space or Enter emits clicked.
    void setClickable(bool clickable);
    bool isChosen() const { return m_chosen; }
    void setChosen(bool chosen);

signals:
    void clicked();

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void name();

    QHBoxLayout *m_head;
    QLabel *m_title;
    QVBoxLayout *m_body;
    bool m_clickable = false;
    bool m_chosen = false;
};

} // namespace ui
