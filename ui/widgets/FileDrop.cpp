#include "ui/widgets/FileDrop.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Labels.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QUrl>
#include <QVBoxLayout>

namespace ui {

namespace {

/// Lies over the part of the page that is in sight while something is dragged over it.
class DropSign final : public QWidget
{
public:
    explicit DropSign(QWidget *page)
        : QWidget(page)
    {
        setObjectName(QStringLiteral("dropSign"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

    void lieOver(const QString &words)
    {
        m_words = words;
        const QRect sight = parentWidget()->visibleRegion().boundingRect();
        setGeometry(sight.isEmpty() ? parentWidget()->rect() : sight);
        setAccessibleName(words);
        show();
        raise();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const theme::Roles roles = theme::roles();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor veil = roles.ground;
        veil.setAlphaF(0.8F);
        painter.setBrush(veil);
        painter.setPen(QPen(roles.accent, 2, Qt::DashLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
        painter.setFont(theme::font(theme::sizes().heading, true));
        painter.setPen(roles.accent);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, m_words);
    }

private:
    QString m_words;
};

QWidget *scrollAround(const QWidget &page)
{
    for (QWidget *each = page.parentWidget(); each; each = each->parentWidget())
        if (auto *scroll = qobject_cast<QScrollArea *>(each))
            return scroll->viewport();
    return nullptr;
}

} // namespace

FileDrop::FileDrop(QWidget &page, Kind kind)
    : QObject(&page)
    , m_page(page)
    , m_kind(kind)
    , m_sign(new DropSign(&page))
{
    page.setAcceptDrops(true);
    page.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject *watched, QEvent *event)
{
    // The surrounding widget has other pages as well.
    if (watched != &m_page && !m_page.isVisible())
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Hide:
        if (watched == &m_page)
            followPage(event->type() == QEvent::Show);
        break;
    case QEvent::DragEnter: {
        auto *drag = static_cast<QDragEnterEvent *>(event);
        if (!drag->mimeData()->hasUrls())
            break;
        // Items that cannot be taken are accepted as well: otherwise nobody would learn why they are refused.
        drag->acceptProposedAction();
        static_cast<DropSign *>(m_sign)->lieOver(invitation());
        return true;
    }
    case QEvent::DragMove:
        static_cast<QDragMoveEvent *>(event)->acceptProposedAction();
        return true;
    case QEvent::DragLeave:
        m_sign->hide();
        return true;
    case QEvent::Drop:
        m_sign->hide();
        take(*static_cast<QDropEvent *>(event));
        return true;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void FileDrop::followPage(bool shown)
{
    QWidget *around = scrollAround(m_page);
    if (shown && around && around != m_around) {
        m_around = around;
        around->installEventFilter(this);
    }
    if (m_around)
        m_around->setAcceptDrops(shown); // other pages lie in the same one
    m_sign->hide();
}

QString FileDrop::invitation() const
{
    return m_kind == Kind::Records ? tr("Drop files or a folder with the records here")
                                   : tr("Drop the file with the answers here");
}

QString FileDrop::notHere() const
{
    return m_kind == Kind::Records
               ? tr("This is not a file on this computer. Save the records to a file first.")
               : tr("This is not a file on this computer. Save the answers to a file first.");
}

QString FileDrop::refusalOf(const QList<QUrl> &urls) const
{
    if (urls.isEmpty())
        return notHere();
    if (m_kind == Kind::Answers && urls.size() > 1)
        return tr(
            "%Ln file(s) were dropped. Drop one after the other.", nullptr, static_cast<int>(urls.size()));
    for (const QUrl &url : urls)
        if (const QString refusal = refusalOf(url); !refusal.isEmpty())
            return refusal;
    return {};
}

QString FileDrop::refusalOf(const QUrl &url) const
{
    if (!url.isLocalFile())
        return notHere();
    const QFileInfo file(url.toLocalFile());
    if (file.isDir() && m_kind == Kind::Answers)
        return tr("This is a folder. Drop the file in it that holds the answers.");
    if (!file.isFile() && !file.isDir())
        return tr("The file does not exist any more, or it is not a regular file.");
    return {};
}

void FileDrop::take(QDropEvent &event)
{
    event.acceptProposedAction();
    const QList<QUrl> urls = event.mimeData()->urls();
    if (const QString refusal = refusalOf(urls); !refusal.isEmpty())
        return emit refused(refusal);
    QStringList paths;
    for (const QUrl &url : urls)
        paths.append(QFileInfo(url.toLocalFile()).filePath());
    emit dropped(paths);
}

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
