#include "ui/steps/records/ProfileRow.h"

#include "ui/session/ProjectSession.h"
#include "ui/steps/records/ProfileChoice.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/text/ProfileText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

ProfileRow::ProfileRow(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_badge(new Badge(Badge::Kind::Neutral, {}, this))
    , m_why(makeLabel({}, "caption", this))
    //: takes what is known of a kind of export out of the choices below
    , m_toggle(makeButton(tr("Take it off"), "toggleProfile", "", this))
    //: takes a profile (what is known of a kind of export) from a file of the house
    , m_fromFile(makeButton(tr("From a file..."), "profileFromFile", "", this))
    , m_refusal(makeLabel({}, "weak", this))
{
    m_why->setObjectName(QStringLiteral("profileWhy"));
    m_badge->setObjectName(QStringLiteral("profileBadge"));
    m_refusal->setObjectName(QStringLiteral("profileRefusal"));
    m_refusal->setTextFormat(Qt::PlainText);
    m_refusal->hide();
    m_fromFile->setAccessibleName(tr("Choose the file of your own profile"));
    for (QPushButton *button : {m_toggle, m_fromFile})
        setHelp(button, QStringLiteral("records.profile"));
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(m_badge);
    row->addWidget(m_why, 1);
    row->addWidget(m_toggle);
    row->addWidget(m_fromFile);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addLayout(row);
    all->addWidget(m_refusal);
    connect(m_toggle, &QPushButton::clicked, this, &ProfileRow::toggle);
    connect(m_fromFile, &QPushButton::clicked, this, &ProfileRow::choose);
    refresh();
}

void ProfileRow::toggle()
{
    RecordsView &records = m_session.records();
    const bool isTakenOff = m_session.plan().records.profile.has_value();
    m_session.edit([&](core::plan::Plan &plan) {
        if (isTakenOff)
            profiles::takeOff(plan, records.facts());
        else
            profiles::fillFrom(plan, records.facts());
    });
    if (!isTakenOff || !records.facts().house)
        return;
    m_tried.clear();
    records.setHouseProfile({}); // what was recognised is offered again
}

void ProfileRow::choose()
{
    const QString path = m_session.environment().files->openFile(this,
                                                                 tr("Choose a profile of your organisation"),
                                                                 //: of a file dialog
                                                                 tr("Profiles (*.json);;All files (*)"));
    if (!path.isEmpty())
        read(path.toStdString(), true);
}

void ProfileRow::read(const std::string &path, bool isChosen)
{
    const auto &preview = m_session.records().preview();
    if (m_reader.isRunning() || !preview)
        return;
    m_tried = path;
    m_refusal->hide();
    m_fromFile->setEnabled(false);
    const auto &files = m_session.plan().records.files;
    m_reader.start(
        [path, files, shown = *preview](core::JobControl &) { return readHouseProfile(path, files, shown); },
        this,
        [this, files, isChosen](const core::Result<HouseProfile> &house) { take(files, house, isChosen); });
}

void ProfileRow::take(const std::vector<std::filesystem::path> &files,
                      const core::Result<HouseProfile> &house,
                      bool isChosen)
{
    m_fromFile->setEnabled(true);
    if (files != m_session.plan().records.files || !m_session.records().preview()) {
        m_tried.clear(); // other records were chosen meanwhile
        return;
    }
    m_refusal->setVisible(!house);
    if (!house) {
        //: of a kind of export, described in a file
        m_refusal->setText(tr("This profile cannot be used.") + QLatin1Char('\n')
                           + errorDetail(house.error()));
        return;
    }
    m_session.records().setHouseProfile(*house);
    if (isChosen)
        m_session.edit([&](core::plan::Plan &plan) { profiles::useHouse(plan, *house); });
}

void ProfileRow::refresh()
{
    const core::plan::Plan &plan = m_session.plan();
    const RecordsFacts &facts = m_session.records().facts();
    const bool hasRows = m_session.records().preview().has_value();
    setVisible(hasRows || plan.records.profile);
    m_fromFile->setVisible(hasRows);
    if (!hasRows) {
        m_tried.clear();
        m_refusal->hide();
    } else if (profiles::isUnread(plan, facts) && m_tried != *plan.records.profile) {
        read(*plan.records.profile, false);
    }
    refreshWords();
}

void ProfileRow::refreshWords()
{
    const core::plan::Plan &plan = m_session.plan();
    const RecordsFacts &facts = m_session.records().facts();
    const bool isInForce = plan.records.profile.has_value();
    const core::records::Profile *profile = isInForce ? profiles::inForce(plan, facts) : facts.profile;
    m_badge->setVisible(isInForce || profile);
    m_toggle->setVisible(isInForce || profile);
    m_toggle->setText(isInForce ? tr("Take it off") : tr("Fill in what it says"));
    m_toggle->setAccessibleName(isInForce ? tr("Remove the settings of the profile")
                                          : tr("Fill in the columns from the profile"));
    if (!isInForce && !profile) {
        m_why->setText(tr("No known kind of export. Your organisation can describe its own in a file."));
        return;
    }
    m_badge->set(isInForce ? Badge::Kind::Done : Badge::Kind::Neutral,
                 profile ? profileTitle(*profile) : profileTitle(*plan.records.profile));
    const bool isHouse = profile && facts.house && profile == &facts.house->profile;
    const QString reason = isHouse   ? ownProfileReason(*profile)
                           : profile ? profileReason(*profile)
                                     : tr("A profile of the house.");
    m_why->setText(isInForce
                       ? reason + QLatin1Char(' ') + tr("What the columns hold is filled in above; check it.")
                       : reason);
}

} // namespace ui
