#include "ui/widgets/DropZone.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {
constexpr int iconSize = 32;
constexpr int leastHeight = 170;
constexpr int iconTop = 22;
} // namespace

DropZone::DropZone(const QString &invitation, std::initializer_list<QPushButton *> buttons, QWidget *parent)
    : QFrame(parent)
{
    setMinimumHeight(leastHeight);
    QLabel *words = makeLabel(invitation, "question", this);
    words->setAlignment(Qt::AlignCenter);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(16, iconTop + iconSize + 10, 16, 20);
    all->setSpacing(10);
    all->addWidget(words);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addStretch();
    for (QPushButton *button : buttons)
        row->addWidget(button);
    row->addStretch();
    all->addLayout(row);
}

void DropZone::paintEvent(QPaintEvent *)
{
    const theme::Roles roles = theme::roles();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(roles.fieldLine, 1.5, Qt::DashLine));
    painter.setBrush(roles.ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    theme::icon(QStringLiteral("drop"), roles.accent)
        .paint(&painter, (width() - iconSize) / 2, iconTop, iconSize, iconSize);
}

} // namespace ui
