#pragma once

#include <QFrame>
#include <QString>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

class QPushButton;

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

/// Choices that most people leave as they are: folded under a link that shows and hides them.
class Fold final : public QWidget
{
    Q_OBJECT

public:
    struct Words
    {
        QString show;
        QString hide;
    };

    /// `objectName` is that of the link, which explains itself by the topic `help`.
    Fold(Words words, const char *objectName, const char *help, QWidget *content, QWidget *parent = nullptr);

    void setUnfolded(bool unfolded);
    /// Shows or hides the link; with little to fold it is not needed.
    void setLinkVisible(bool visible);

private:
    Words m_words;
    QPushButton *m_link;
    QWidget *m_content;
};

} // namespace ui
