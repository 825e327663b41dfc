#include "ui/steps/Section.h"

#include "ui/text/HelpText.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

Section::Section(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_title(makeLabel(title, "strong", this))
    , m_summary(makeLabel({}, "caption", this))
    , m_link(makeButton({}, "", "link", this))
    , m_content(new QWidget(this))
    , m_body(new QVBoxLayout(m_content))
{
    m_title->setWordWrap(false);
    m_summary->hide();
    m_link->hide();
    m_link->setAccessibleName(title);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(14);
    auto *head = new QHBoxLayout;
    head->setSpacing(10);
    head->addWidget(m_title, 0, Qt::AlignTop);
    head->addWidget(m_link, 0, Qt::AlignTop);
    head->addWidget(m_summary, 1, Qt::AlignTop);
    head->addStretch();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 6, 0, 0);
    all->setSpacing(8);
    all->addLayout(head);
    all->addWidget(m_content);
}

void Section::setSummary(const QString &summary)
{
    m_summary->setText(summary);
    m_summary->setVisible(!summary.isEmpty());
}

void Section::makeFoldable(const char *objectName, const char *help)
{
    m_link->setObjectName(QLatin1String(objectName));
    m_content->setObjectName(QLatin1String(objectName) + QLatin1String("Content"));
    setHelp(m_link, QLatin1String(help));
    m_link->show();
    connect(m_link, &QPushButton::clicked, this, [this] { setUnfolded(m_content->isHidden()); });
    setUnfolded(false);
}

void Section::setUnfolded(bool unfolded)
{
    m_content->setVisible(unfolded);
    m_link->setText(unfolded ? tr("Hide") : tr("Show"));
    //: a link; %1: heading of a part of a page, %2: "Show" or "Hide"
    m_link->setAccessibleName(tr("%1: %2").arg(m_title->text(), m_link->text()));
}

} // namespace ui
