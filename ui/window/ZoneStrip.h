#pragma once

#include <QWidget>

namespace ui {

/// Says on which side of the line a page is: colour, icon and word.
class ZoneStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit ZoneStrip(QWidget *parent = nullptr);

    /// `sends`: whether some of what is private goes to a server, as a person agreed.
    void setPrivate(bool isPrivate, bool sends = false);
    bool isPrivate() const { return m_private; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString words() const;

    bool m_private = true;
    bool m_sends = false;
};

} // namespace ui
