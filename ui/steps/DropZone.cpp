#include "ui/steps/DropZone.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Labels.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace ui {

namespace {
constexpr int iconSize = 32;
constexpr int leastHeight = 170;
constexpr int iconTop = 22;
} // namespace

DropZone::DropZone(const QString &invitation, QPushButton *button, QWidget *parent)
    : QFrame(parent)
{
    setAcceptDrops(true);
    setMinimumHeight(leastHeight);
    QLabel *words = makeLabel(invitation, "question", this);
    words->setAlignment(Qt::AlignCenter);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(16, iconTop + iconSize + 10, 16, 20);
    all->setSpacing(10);
    all->addWidget(words);
    all->addWidget(button, 0, Qt::AlignCenter);
}

QString draggedFile(const QDropEvent &event)
{
    const QList<QUrl> urls = event.mimeData()->urls();
    if (urls.size() != 1 || !urls.first().isLocalFile())
        return {};
    const QString path = urls.first().toLocalFile();
    return QFileInfo(path).isFile() ? path : QString();
}

void DropZone::setHovered(bool hovered)
{
    m_hovered = hovered;
    update();
}

void DropZone::dragEnterEvent(QDragEnterEvent *event)
{
    if (draggedFile(*event).isEmpty())
        return;
    setHovered(true);
    event->acceptProposedAction();
}

void DropZone::dragLeaveEvent(QDragLeaveEvent *)
{
    setHovered(false);
}

void DropZone::dropEvent(QDropEvent *event)
{
    setHovered(false);
    if (const QString path = draggedFile(*event); !path.isEmpty()) {
        event->acceptProposedAction();
        emit fileDropped(path);
    }
}

void DropZone::paintEvent(QPaintEvent *)
{
    const theme::Roles roles = theme::roles();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_hovered ? roles.accent : roles.fieldLine, 1.5, Qt::DashLine));
    painter.setBrush(m_hovered ? roles.accentSoft : roles.ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    theme::icon(QStringLiteral("drop"), roles.accent)
        .paint(&painter, (width() - iconSize) / 2, iconTop, iconSize, iconSize);
}

} // namespace ui
