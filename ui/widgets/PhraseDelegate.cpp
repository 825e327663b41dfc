#include "ui/widgets/PhraseDelegate.h"

#include "ui/theme/Theme.h"

#include <QApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ui {

namespace {

constexpr int gap = 5;
constexpr int phrasePadding = 8;
constexpr int rowPadding = 6;

QFont chipFont()
{
    return theme::font(theme::sizes().caption);
}

int chipHeight()
{
    return QFontMetrics(chipFont()).height() + 4;
}

void paintChip(QPainter &painter, const QRect &box, const QString &text, bool isSelected, bool isFound)
{
    const theme::Roles roles = theme::roles();
    painter.setPen(isFound ? QPen(roles.text, 1.8) : QPen(roles.line, 1));
    painter.setBrush(isSelected ? roles.surface : roles.accentSoft); // which is the colour of a selection
    painter.drawRoundedRect(
        QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), box.height() / 2.0, box.height() / 2.0);
    painter.setPen(roles.text);
    const QRect inside = box.adjusted(phrasePadding, 0, -phrasePadding, 0);
    painter.drawText(inside,
                     Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, inside.width() + 1));
}

} // namespace

PhraseDelegate::PhraseDelegate(bool hasTitle, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_hasTitle(hasTitle)
{}

void PhraseDelegate::setPhrases(std::size_t count)
{
    constexpr std::size_t onALine = 4;
    constexpr int mostLines = 3;
    m_lines = std::clamp(static_cast<int>((count + onALine - 1) / onALine), 1, mostLines);
}

bool PhraseDelegate::isFound(const QString &phrase) const
{
    return !m_search.isEmpty() && phrase.contains(m_search, Qt::CaseInsensitive);
}

QSize PhraseDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    const int title = m_hasTitle ? QFontMetrics(chipFont()).height() + gap : 0;
    return {120, title + m_lines * (chipHeight() + gap) - gap + 2 * rowPadding};
}

void PhraseDelegate::paint(QPainter *painter,
                           const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QWidget *widget = option.widget;
    (widget ? widget->style() : QApplication::style())
        ->drawControl(QStyle::CE_ItemViewItem, &row, painter, widget);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(chipFont());
    QRect room = option.rect.adjusted(rowPadding, rowPadding, -rowPadding, 0);
    if (m_hasTitle) {
        painter->setPen(theme::roles().muted);
        painter->drawText(room, Qt::AlignTop | Qt::AlignLeft, index.data(Qt::DisplayRole).toString());
        room.setTop(room.top() + painter->fontMetrics().height() + gap);
    }
    paintChips(*painter,
               room,
               index.data(phrasesRole).toStringList(),
               option.state.testFlag(QStyle::State_Selected));
    painter->restore();
}

void PhraseDelegate::paintChips(QPainter &painter,
                                const QRect &room,
                                const QStringList &phrases,
                                bool isSelected) const
{
    const QFontMetrics metrics = painter.fontMetrics();
    const int moreWidth = metrics.horizontalAdvance(QStringLiteral("+99")) + 2;
    int x = room.left();
    int line = 0;
    for (qsizetype index = 0; index < phrases.size(); ++index) {
        int width = std::min(metrics.horizontalAdvance(phrases[index]) + 2 * phrasePadding, room.width());
        const bool isLastLine = line == m_lines - 1;
        const bool isLast = index + 1 == phrases.size();
        const int limit = room.right() - (isLastLine && !isLast ? moreWidth : 0);
        if (x > room.left() && x + width > limit) {
            if (isLastLine) {
                painter.setPen(theme::roles().muted);
                //: so many phrases more than there is room for
                const QString more = tr("+%1").arg(phrases.size() - index);
                const QRect place(x, room.top() + line * (chipHeight() + gap), moreWidth, chipHeight());
                painter.drawText(QStyle::visualRect(painter.layoutDirection(), room, place),
                                 Qt::AlignVCenter | Qt::AlignLeft,
                                 more);
                return;
            }
            ++line;
            x = room.left();
        }
        width = std::min(width, room.right() - x);
        const QRect place(x, room.top() + line * (chipHeight() + gap), width, chipHeight());
        paintChip(painter,
                  QStyle::visualRect(painter.layoutDirection(), room, place),
                  phrases[index],
                  isSelected,
                  isFound(phrases[index]));
        x += width + gap;
    }
}

} // namespace ui
