#include "ui/findings/ConfusionTable.h"

#include "ui/findings/ScoreModels.h"
#include "ui/theme/Roles.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace ui {

namespace {

constexpr int narrowestCell = 56;
constexpr int widestCell = 160;
constexpr int mostRows = 14;
constexpr double lightestInk = 0.5; ///< from this share on the shade is dark enough to turn the ink round

QColor between(const QColor &from, const QColor &to, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(a + share * (b - a)); };
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

/// Shade, number and frame.
class ShadedCell final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const theme::Roles roles = theme::roles();
        const double share = index.data(ConfusionModel::ShareRole).toDouble();
        const bool isRight = index.row() == index.column();
        painter->save();
        painter->fillRect(option.rect, between(roles.surface, roles.accent, share));
        if (isRight) {
            painter->setPen(QPen(roles.text, 1));
            painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
        }
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(roles.text, 2, Qt::DashLine));
            painter->drawRect(option.rect.adjusted(4, 4, -5, -5));
        }
        QFont font = option.font;
        font.setBold(isRight);
        painter->setFont(font);
        painter->setPen(share >= lightestInk ? roles.onAccent : roles.text);
        painter->drawText(option.rect, Qt::AlignCenter, index.data().toString());
        painter->restore();
    }
};

} // namespace

ConfusionTable::ConfusionTable(ConfusionModel &model, QWidget *parent)
    : PrivateTable(parent)
{
    setModel(&model);
    setItemDelegate(new ShadedCell(this));
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (QHeaderView *header : {horizontalHeader(), verticalHeader()}) {
        header->setHighlightSections(true);
        header->setTextElideMode(Qt::ElideRight);
        header->setSectionResizeMode(QHeaderView::Fixed);
    }
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 14);
}

void ConfusionTable::fit()
{
    const int rows = model()->rowCount();
    int longest = 0;
    for (int label = 0; label < rows; ++label)
        longest = std::max(longest, horizontalHeader()->sectionSizeHint(label));
    horizontalHeader()->setDefaultSectionSize(std::clamp(longest, narrowestCell, widestCell));
    const int shown = std::clamp(rows, 1, mostRows);
    setFixedHeight(horizontalHeader()->sizeHint().height() + shown * verticalHeader()->defaultSectionSize()
                   + 2 * frameWidth() + 16);
}

} // namespace ui
