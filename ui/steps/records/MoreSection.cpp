#include "ui/steps/records/MoreSection.h"

#include "core/plan/PlanIssue.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/Section.h"
#include "ui/steps/records/CountingCard.h"
#include "ui/steps/records/FieldsCard.h"
#include "ui/steps/records/JoinCard.h"
#include "ui/steps/records/PatternRow.h"
#include "ui/steps/records/ProfileChoice.h"
#include "ui/steps/records/ProfileRow.h"
#include "ui/text/ProfileText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/CardColumns.h"
#include "ui/widgets/TabOrder.h"

#include <QLocale>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace ui {

namespace {

/// The fields of the plan that are chosen here.
constexpr std::array fieldsOfMore{"records.profile",
                                  "records.labelPattern",
                                  "records.personPattern",
                                  "records.join",
                                  "records.fields",
                                  "records.sections",
                                  "records.negation",
                                  "records.copies"};

} // namespace

MoreSection::MoreSection(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_section(new Section(tr("More"), this))
    , m_profileCard(new Card(tr("Kind of export"), this))
    , m_profile(new ProfileRow(session, m_profileCard))
    , m_patterns(new Card(tr("Part of a value that counts"), this))
    , m_personPattern(new PatternRow(session, PatternRow::Of::Person, m_patterns))
    , m_labelPattern(new PatternRow(session, PatternRow::Of::Label, m_patterns))
    , m_join(new JoinCard(session, this))
    , m_counting(new CountingCard(session, this))
{
    m_section->makeFoldable("moreRecords", "records.more");
    arrange();
    refresh();
}

void MoreSection::arrange()
{
    m_profileCard->body()->addWidget(m_profile);
    m_patterns->body()->addWidget(m_personPattern);
    m_patterns->body()->addWidget(m_labelPattern);
    auto *cards = new CardColumns;
    for (QWidget *card : std::initializer_list<QWidget *>{
             m_profileCard, m_patterns, m_join, new FieldsCard(m_session, this), m_counting})
        cards->addAcross(card);
    m_section->body()->addLayout(cards);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_section);
    tabAsLaidOut(*this);
}

void MoreSection::refresh()
{
    m_profile->refresh();
    m_personPattern->refresh();
    m_labelPattern->refresh();
    m_join->refresh();
    m_counting->refresh();
    m_profileCard->setVisible(!m_profile->isHidden());
    m_profileCard->setEnabled(!m_session.isDecided());
    m_patterns->setVisible(!m_personPattern->isHidden() || !m_labelPattern->isHidden());
    m_patterns->setEnabled(!m_session.isDecided());
    setVisible(!m_profile->isHidden() || !m_join->isHidden());
    m_section->setSummary(summary());
    if (hasIssue())
        m_section->setUnfolded(true);
}

bool MoreSection::hasIssue() const
{
    const auto issue = core::plan::issueOf(m_session.plan(), "records");
    return issue && std::ranges::any_of(fieldsOfMore, [&](const char *field) {
               return issue->field.starts_with(field);
           });
}

QString MoreSection::summary() const
{
    const core::plan::Plan::Records &records = m_session.plan().records;
    QStringList chosen;
    if (records.profile) {
        const core::records::Profile *profile =
            profiles::inForce(m_session.plan(), m_session.records().facts());
        chosen.append(profile ? profileTitle(*profile) : profileTitle(*records.profile));
    }
    if (!records.personPattern.empty() || !records.labelPattern.empty())
        chosen.append(tr("patterns"));
    if (!records.join.files.empty())
        chosen.append(tr("labels in another file"));
    if (!records.fields.empty())
        chosen.append(tr("fields beside the text"));
    if (!records.sections.empty())
        chosen.append(tr("sections"));
    if (!records.negation.empty())
        chosen.append(tr("negation"));
    if (!records.copies.empty())
        chosen.append(tr("copies"));
    return chosen.isEmpty()
               ? tr("Kind of export, labels in another file, sections, negation, copies, patterns: "
                    "nothing is chosen.")
               //: choices that were made; %1: a list of them
               : tr("Chosen: %1.").arg(QLocale().createSeparatedList(chosen));
}

} // namespace ui
