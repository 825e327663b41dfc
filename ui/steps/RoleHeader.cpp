#include "ui/steps/RoleHeader.h"

#include "ui/steps/WheelGuard.h"
#include "ui/text/HelpText.h"
#include "ui/theme/Theme.h"

#include <QComboBox>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>

namespace ui {

namespace {
constexpr int nameHeight = 26;
constexpr int chooserHeight = 32;
constexpr int margin = 6;
constexpr int textLeft = 12; // where the cells below begin
} // namespace

RoleHeader::RoleHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsMovable(false);
    setSectionsClickable(false);
    connect(this, &QHeaderView::sectionResized, this, &RoleHeader::place);
}

QComboBox *RoleHeader::makeChooser(int column, const QString &name)
{
    auto *chooser = new QComboBox(viewport());
    chooser->setObjectName(QStringLiteral("role%1").arg(column));
    //: %1: the name of a column
    chooser->setAccessibleName(tr("What the column %1 is for").arg(name));
    // In the order of ColumnRole.
    chooser->addItems({tr("ignore"), tr("text"), tr("label"), tr("person")});
    setHelp(chooser, QStringLiteral("records.roles"));
    WheelGuard::protect(chooser);
    connect(chooser, &QComboBox::activated, this, [this, column](int index) {
        emit roleChosen(column, static_cast<ColumnRole>(index));
    });
    return chooser;
}

void RoleHeader::setRoles(const ColumnRoles &roles)
{
    QStringList names;
    for (const std::string &column : roles.columns())
        names.append(QString::fromStdString(column));
    if (names != property("names").toStringList()) {
        setProperty("names", names);
        qDeleteAll(m_choosers);
        m_choosers.clear();
        for (int column = 0; column < names.size(); ++column)
            m_choosers.append(makeChooser(column, names.at(column)));
    }
    for (int column = 0; column < m_choosers.size(); ++column) {
        const QSignalBlocker quiet(m_choosers.at(column));
        m_choosers.at(column)->setCurrentIndex(
            static_cast<int>(roles.role(static_cast<std::size_t>(column))));
    }
    place();
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

void RoleHeader::place()
{
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
