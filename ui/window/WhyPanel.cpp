#include "ui/window/WhyPanel.h"

#include "ui/theme/Theme.h"
#include "ui/window/GuideLink.h"
#include "ui/window/HelpPicture.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

WhyPanel::WhyPanel(const std::filesystem::path &guideDir, QWidget *parent)
    : QFrame(parent)
    , m_topics(helpTopics())
    , m_picture(new HelpPicture(this))
    , m_text(new QTextBrowser(this))
    , m_guide(new GuideLink(guideDir, this))
{
    setObjectName(QStringLiteral("whyPanel"));
    setFixedWidth(panelWidth);
    m_text->setObjectName(QStringLiteral("whyText"));
    m_text->setAccessibleName(tr("Why? Help for this page"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(0);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *close = new QToolButton(this);
    close->setObjectName(QStringLiteral("closeHelp"));
    close->setProperty("look", QStringLiteral("flat"));
    close->setText(QStringLiteral("×"));
    close->setAccessibleName(tr("Fold the help away"));
    close->setToolTip(tr("Fold the help away (F1)"));
    connect(close, &QToolButton::clicked, this, &WhyPanel::closeRequested);

    auto *all = new QVBoxLayout(this);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    all->setContentsMargins(isMirrored ? 12 : 16, 16, isMirrored ? 16 : 12, 12);
    all->setSpacing(10);
    all->addWidget(m_text, 1);
    all->addWidget(m_picture);
    all->addWidget(m_guide);
    close->setParent(this);
    close->setFixedSize(26, 26);
    close->move(layoutDirection() == Qt::RightToLeft ? 6 : panelWidth - 32, 10);
    close->raise();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
}

void WhyPanel::setPageTopic(const QString &topic)
{
    m_pageTopic = topic;
    follow(QApplication::focusWidget());
}

void WhyPanel::follow(QWidget *focused)
{
    if (focused && (focused == this || isAncestorOf(focused)))
        return; // reading the help does not change it
    for (const QWidget *widget = focused; widget; widget = widget->parentWidget()) {
        if (const QString topic = helpOf(widget); m_topics.contains(topic)) {
            show(topic);
            return;
        }
    }
    show(m_pageTopic);
}

void WhyPanel::show(const QString &topic)
{
    m_topic = topic;
    m_picture->setTopic(topic);
    m_guide->setTopic(topic);
    const HelpText help = m_topics.value(topic, {tr("Help"), tr("<p>There is nothing to explain here.</p>")});
    const theme::Roles roles = theme::roles();
    m_text->document()->setDefaultStyleSheet(
        QStringLiteral("p, li { color: %1; margin: 0 0 9px 0; line-height: 128%; }"
                       "p.head { color: %2; margin: 5px 0 4px 0; }")
            .arg(roles.muted.name(), roles.text.name()));
    m_text->document()->setDefaultFont(theme::font(theme::sizes().caption));
    // The first heading leaves room for the button that folds the panel away.
    const QString title = QStringLiteral("<p class=\"head\" style=\"margin-%2:24px\"><b>%1</b></p>");
    QString html = help.body;
    // Headings of the size of the text: the panel is narrow.
    html.replace(QLatin1String("<h3>"), QLatin1String("<p class=\"head\"><b>"));
    html.replace(QLatin1String("</h3>"), QLatin1String("</b></p>"));
    m_text->setHtml(
        title.arg(help.title.toHtmlEscaped(),
                  layoutDirection() == Qt::RightToLeft ? QStringLiteral("left") : QStringLiteral("right"))
        + html);
}

void WhyPanel::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_topic.isEmpty())
        show(m_topic);
}

} // namespace ui
