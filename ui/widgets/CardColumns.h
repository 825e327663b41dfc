#pragma once

#include <QLayout>
#include <QList>

#include <vector>

class QScrollArea;

namespace ui {

/// Cards below each other; beside each other in two columns, in the order of reading, where there is room for
/// both. Hidden cards take no room.
class CardColumns final : public QLayout
{
public:
    explicit CardColumns(QWidget *parent = nullptr, int spacing = 14);
    ~CardColumns() override;

    /// A card that takes the whole width (a table, a chart, a preview): columns end above it and begin again
    /// below it.
    void addAcross(QWidget *card);

    void addItem(QLayoutItem *item) override { m_cards.push_back({item, false}); }
    int count() const override { return static_cast<int>(m_cards.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    struct Placed
    {
        QLayoutItem *item = nullptr;
        bool isAcross = false;
    };
    using Items = std::vector<QLayoutItem *>;

    int columnWidth(const Items &items, int width) const;
    int arrange(const QRect &rect, bool place) const;
    int placeGroup(const Items &items, const QRect &area, bool place) const;
    int placeColumn(const Items &items, const QRect &column, bool place) const;
    int heightOf(const Items &items, int width) const;
    std::size_t leftOf(const Items &items, int width) const;

    std::vector<Placed> m_cards;
};

/// Makes a scroll area without a frame that holds the parts below each other, for a dialog that may be higher
/// than the screen.
QScrollArea *makeScrolling(const std::vector<QWidget *> &parts, int spacing, QWidget *parent);

} // namespace ui
