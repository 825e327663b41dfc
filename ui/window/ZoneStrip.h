#pragma once

#include <QWidget>

namespace ui {

/// Says on which side of the line a page is: colour, icon and word.
class ZoneStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit ZoneStrip(QWidget *parent = nullptr);

    void setPrivate(bool isPrivate);
    bool isPrivate() const { return m_private; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString words() const;

    bool m_private = true;
};

} // namespace ui
