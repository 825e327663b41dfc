#include "ui/steps/records/ProfileRow.h"

#include "ui/session/ProjectSession.h"
#include "ui/steps/records/ProfileChoice.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProfileText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace ui {

ProfileRow::ProfileRow(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_badge(new Badge(Badge::Kind::Neutral, {}, this))
    , m_why(makeLabel({}, "caption", this))
    //: takes what is known of a kind of export out of the choices below
    , m_toggle(makeButton(tr("Take it off"), "toggleProfile", "", this))
{
    m_why->setObjectName(QStringLiteral("profileWhy"));
    m_badge->setObjectName(QStringLiteral("profileBadge"));
    setHelp(m_toggle, QStringLiteral("records.profile"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(m_badge);
    row->addWidget(m_why, 1);
    row->addWidget(m_toggle);
    connect(m_toggle, &QPushButton::clicked, this, &ProfileRow::toggle);
    refresh();
}

void ProfileRow::toggle()
{
    const RecordsFacts &facts = m_session.records().facts();
    m_session.edit([&](core::plan::Plan &plan) {
        if (plan.records.profile)
            profiles::takeOff(plan, facts);
        else
            profiles::fillFrom(plan, facts);
    });
}

void ProfileRow::refresh()
{
    const core::plan::Plan &plan = m_session.plan();
    const RecordsFacts &facts = m_session.records().facts();
    const bool isInForce = plan.records.profile.has_value();
    const core::records::Profile *profile = isInForce ? profiles::inForce(plan) : facts.profile;
    setVisible(isInForce || profile);
    if (!isInForce && !profile)
        return;
    m_badge->set(isInForce ? Badge::Kind::Done : Badge::Kind::Neutral,
                 profile ? profileTitle(*profile) : profileTitle(*plan.records.profile));
    const QString reason = profile ? profileReason(*profile) : tr("A profile of the house.");
    m_why->setText(isInForce
                       ? reason + QLatin1Char(' ') + tr("What the columns hold is filled in below; check it.")
                       : reason);
    m_toggle->setText(isInForce ? tr("Take it off") : tr("Fill in what it says"));
    m_toggle->setAccessibleName(isInForce ? tr("Take off what the profile filled in")
                                          : tr("Fill in what the profile says of the columns"));
}

} // namespace ui
