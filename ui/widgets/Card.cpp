#include "ui/widgets/Card.h"

#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/theme/Roles.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <utility>

namespace ui {

Card::Card(const QString &title, QWidget *parent)
    : QFrame(parent)
    , m_head(new QHBoxLayout)
    , m_title(makeLabel(title, "cardTitle", this))
    , m_body(new QVBoxLayout)
{
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(16, 14, 16, 16);
    all->setSpacing(8);
    m_head->setSpacing(8);
    m_head->addWidget(m_title);
    m_head->addStretch(1);
    m_body->setSpacing(8);
    all->addLayout(m_head);
    all->addLayout(m_body, 1);
    setTitle(title);
}

void Card::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    name();
}

void Card::setTitleLook(const char *look)
{
    setLook(m_title, look);
}

void Card::addToTitle(QWidget *widget)
{
    m_head->insertWidget(m_head->count() - 1, widget);
}

void Card::setClickable(bool clickable)
{
    m_clickable = clickable;
    setFocusPolicy(clickable ? Qt::StrongFocus : Qt::NoFocus);
    if (clickable)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    name();
}

void Card::setChosen(bool chosen)
{
    m_chosen = chosen;
    setProperty("chosen", chosen);
    style()->unpolish(this);
    style()->polish(this);
    name();
    update();
}

void Card::name()
{
    setAccessibleName(m_chosen ? tr("%1, chosen").arg(m_title->text()) : m_title->text());
}

void Card::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_clickable && isEnabled() && event->button() == Qt::LeftButton
        && rect().contains(event->position().toPoint()))
        emit clicked();
    QFrame::mouseReleaseEvent(event);
}

void Card::keyPressEvent(QKeyEvent *event)
{
    const bool press =
        event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_clickable && press)
        emit clicked();
    else
        QFrame::keyPressEvent(event);
}

void Card::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    if (!m_clickable || !hasFocus())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::roles().focus, 1.5, Qt::DotLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(4.5, 4.5, -4.5, -4.5), 5, 5);
}

Fold::Fold(Words words, const char *objectName, const char *help, QWidget *content, QWidget *parent)
    : QWidget(parent)
    , m_words(std::move(words))
    , m_link(makeButton({}, objectName, "link", this))
    , m_content(content)
{
    setHelp(m_link, QLatin1String(help));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_link, 0, Qt::AlignLeft);
    column->addWidget(m_content);
    connect(m_link, &QPushButton::clicked, this, [this] { setUnfolded(m_content->isHidden()); });
    setUnfolded(false);
}

void Fold::setUnfolded(bool unfolded)
{
    m_content->setVisible(unfolded);
    m_link->setText(unfolded ? m_words.hide : m_words.show);
    m_link->setAccessibleName(spokenText(m_link->text()));
}

void Fold::setLinkVisible(bool visible)
{
    m_link->setVisible(visible);
}

} // namespace ui
