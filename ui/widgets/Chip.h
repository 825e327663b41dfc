#pragma once

#include <QString>
#include <QWidget>

namespace ui {

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
