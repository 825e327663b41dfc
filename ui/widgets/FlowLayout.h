#pragma once

#include <QLayout>
#include <QList>

namespace ui {

/// Lays out its items like words: from left to right, wrapped into lines. Hidden ones take no room.
class FlowLayout final : public QLayout
{
public:
    explicit FlowLayout(QWidget *parent = nullptr, int spacing = 6);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override { m_items.append(item); }
    void addLayout(QLayout *layout);
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    /// Deletes every item and its widget.
    void clear();

    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    int arrange(const QRect &rect, bool place) const;
    void placeLine(const QList<QLayoutItem *> &items, const QRect &line) const;

    QList<QLayoutItem *> m_items;
};

} // namespace ui
