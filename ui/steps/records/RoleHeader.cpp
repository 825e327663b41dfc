#include "ui/steps/records/RoleHeader.h"

#include "core/records/parts/Part.h"
#include "ui/text/FormatText.h"
#include "ui/text/HelpText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QPainter>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyle>
#include <QTimer>

#include <algorithm>

namespace ui {

namespace {
constexpr int nameHeight = 26;
constexpr int chooserHeight = 32;
constexpr int margin = 6;
constexpr int textLeft = 12;       // where the cells below begin
constexpr int choosersAtOnce = 20; // more would hold the window up
} // namespace

RoleHeader::RoleHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsMovable(false);
    setSectionsClickable(false);
    connect(this, &QHeaderView::sectionResized, this, &RoleHeader::placeSoon);
}

QComboBox *RoleHeader::makeChooser(int column, const std::string &name)
{
    auto *chooser = new QComboBox(viewport());
    chooser->setObjectName(QStringLiteral("role%1").arg(column));
    //: %1: the name of a column
    chooser->setAccessibleName(tr("What the column %1 is for").arg(columnText(name)));
    // In the order of ColumnRole.
    chooser->addItems({tr("ignore"), tr("text"), tr("label"), tr("person")});
    if (core::records::findFileColumn(name))
        if (auto *items = qobject_cast<QStandardItemModel *>(chooser->model()))
            items->item(static_cast<int>(ColumnRole::Text))->setEnabled(false);
    setHelp(chooser, QStringLiteral("records.roles"));
    WheelGuard::protect(chooser);
    connect(chooser, &QComboBox::activated, this, [this, column](int index) {
        emit roleChosen(column, static_cast<ColumnRole>(index));
    });
    return chooser;
}

void RoleHeader::setRoles(const ColumnRoles &roles)
{
    const bool otherColumns = roles.columns() != m_roles.columns();
    m_roles = roles;
    if (otherColumns) {
        qDeleteAll(m_choosers);
        m_choosers.clear();
        addChoosers();
    }
    for (int column = 0; column < m_choosers.size(); ++column) {
        const QSignalBlocker quiet(m_choosers.at(column));
        m_choosers.at(column)->setCurrentIndex(
            static_cast<int>(roles.role(static_cast<std::size_t>(column))));
    }
    place();
}

void RoleHeader::addChoosers()
{
    const auto columns = static_cast<int>(m_roles.columns().size());
    const int until = std::min(columns, static_cast<int>(m_choosers.size()) + choosersAtOnce);
    if (m_choosers.size() >= until)
        return;
    const auto first = static_cast<int>(m_choosers.size());
    for (int column = first; column < until; ++column) {
        const auto place = static_cast<std::size_t>(column);
        m_choosers.append(makeChooser(column, m_roles.columns()[place]));
        const QSignalBlocker quiet(m_choosers.last());
        m_choosers.last()->setCurrentIndex(static_cast<int>(m_roles.role(place)));
    }
    placeSoon();
    emit choosersAdded(first);
    if (until < columns)
        QTimer::singleShot(0, this, &RoleHeader::addChoosers);
}

QSize RoleHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), nameHeight + chooserHeight + margin};
}

void RoleHeader::updateGeometries()
{
    QHeaderView::updateGeometries();
    place();
}

/// Once for all columns that change their width together.
void RoleHeader::placeSoon()
{
    if (m_isPlacing)
        return;
    m_isPlacing = true;
    QTimer::singleShot(0, this, &RoleHeader::place);
}

void RoleHeader::place()
{
    m_isPlacing = false;
    for (int column = 0; column < m_choosers.size() && column < count(); ++column) {
        QComboBox *chooser = m_choosers.at(column);
        chooser->setGeometry(sectionViewportPosition(column) + margin,
                             nameHeight,
                             sectionSize(column) - 2 * margin,
                             chooserHeight);
        chooser->show();
    }
}

void RoleHeader::paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const
{
    const theme::Roles roles = theme::roles();
    painter->save();
    painter->fillRect(rect, roles.surface);
    painter->setPen(roles.line);
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->setFont(theme::font(theme::sizes().caption, true));
    painter->setPen(roles.text);
    const QRect place = QStyle::visualRect(
        layoutDirection(),
        rect,
        QRect(rect.left() + textLeft, rect.top(), rect.width() - textLeft - margin, nameHeight));
    const QString name = model()->headerData(logicalIndex, Qt::Horizontal).toString().simplified();
    painter->drawText(place,
                      Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(name, Qt::ElideRight, place.width()));
    painter->restore();
}

} // namespace ui
