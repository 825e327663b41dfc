#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;
class QWidget;

namespace ui {

/// A label of plain text that wraps only when its words do not fit into one line, in one of the looks of the
/// style sheet:
/// "", "heading", "question", "cardTitle", "strong", "caption", "captionStrong", "small", "big", "weak"
/// (orange), "good" (green). Where words of our own are marked up, setTextFormat(Qt::RichText), and escape
/// what is put in between.
QLabel *makeLabel(const QString &text, const char *look = "", QWidget *parent = nullptr);

/// A label of one line beside `field`, to which its mnemonic leads.
QLabel *makeLabelFor(QWidget *field, const QString &text, const char *look = "", QWidget *parent = nullptr);

/// `look`: "", "primary" (the one thing to do next), "link". The accessible name is the text.
QPushButton *
makeButton(const QString &text, const char *objectName, const char *look = "", QWidget *parent = nullptr);

/// Changes the look of a widget that is on screen already.
void setLook(QWidget *widget, const char *look);

/// A phrase as a pill; put several into a FlowLayout.
class Chip final : public QWidget
{
    Q_OBJECT

public:
    explicit Chip(const QString &text, QWidget *parent = nullptr);

    QString text() const { return m_text; }
    /// A phrase that a text lacks: a dashed border, and said in the accessible name.
    void setMissing(bool missing);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    bool m_missing = false;
};

} // namespace ui
