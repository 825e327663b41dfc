#include "ui/steps/budget/MethodCard.h"

#include "ui/steps/budget/method/MethodPart.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

MethodCard::MethodCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_chosen(makeLabel({}, "", this))
    , m_link(makeButton({}, "otherMethods", "link", this))
    , m_method(new MethodPart(session, this))
{
    m_chosen->setObjectName(QStringLiteral("chosenMethod"));
    setHelp(this, QStringLiteral("method"));
    auto *card = new Card(tr("Method"), this);
    card->body()->addWidget(m_chosen);
    card->body()->addWidget(m_link, 0, Qt::AlignLeft);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(14);
    all->addWidget(card);
    all->addWidget(m_method);
    connect(m_link, &QPushButton::clicked, this, [this] { setUnfolded(m_method->isHidden()); });
    connect(m_method, &MethodPart::completeChanged, this, &MethodCard::refresh);
    initializePage();
}

void MethodCard::setUnfolded(bool unfolded)
{
    m_method->setVisible(unfolded);
    m_link->setText(unfolded ? tr("Other methods (for research): hide")
                             : tr("Other methods (for research): show"));
    m_link->setAccessibleName(m_link->text());
}

void MethodCard::initializePage()
{
    m_method->initializePage();
    setUnfolded(!m_method->isRecommended());
    refresh();
}

void MethodCard::refresh()
{
    m_chosen->setText(m_method->hint());
    if (!m_method->isComplete())
        setUnfolded(true); // what is missing is to be seen
    emit completeChanged();
}

QString MethodCard::whyIncomplete() const
{
    return m_method->whyIncomplete();
}

} // namespace ui
