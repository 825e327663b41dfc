#include "ui/steps/SourceNotice.h"

#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

SourceNotice::SourceNotice(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_words(makeLabel({}, "weak", this))
    , m_use(makeButton(tr("Use that so&urce"), "useOtherSource", "", this))
    , m_areNew(new QCheckBox(tr("These are &other records, of other persons"), this))
{
    m_words->setObjectName(QStringLiteral("sourceAdvice"));
    m_words->setTextFormat(Qt::PlainText); // names come from elsewhere
    m_areNew->setObjectName(QStringLiteral("areRecordsNew"));
    m_areNew->setAccessibleName(tr("These are other records, of other persons"));
    auto *card = new Card(tr("Used before?"), this);
    card->addToTitle(new Badge(Badge::Kind::Weak, tr("to be answered"), card));
    card->body()->addWidget(m_words);
    card->body()->addWidget(m_use, 0, Qt::AlignLeft);
    card->body()->addWidget(m_areNew);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    setHelp(this, QStringLiteral("records.source"));
    connect(m_use, &QPushButton::clicked, this, &SourceNotice::useOther);
    connect(
        m_areNew, &QCheckBox::clicked, this, [this](bool areNew) { m_session.declareRecordsNew(areNew); });
    connect(&m_session, &ProjectSession::ledgerChanged, this, &SourceNotice::refresh);
    connect(&m_session, &ProjectSession::planChanged, this, &SourceNotice::refresh);
    connect(&m_session, &ProjectSession::modelChanged, this, &SourceNotice::refresh);
    refresh();
}

void SourceNotice::useOther()
{
    if (m_session.ledger().otherNames.empty())
        return;
    const std::string name = m_session.ledger().otherNames.front();
    m_session.edit([&](core::plan::Plan &plan) { plan.records.source = name; });
}

void SourceNotice::refresh()
{
    QStringList names;
    for (const std::string &name : m_session.ledger().otherNames)
        //: a name in quotation marks
        names.append(tr("“%1”").arg(QString::fromStdString(name)));
    const bool isOpen = m_session.isSourceOpen();
    setVisible(!m_session.isDecided() && (!names.isEmpty() || isOpen));
    m_use->setVisible(!names.isEmpty());
    m_areNew->setChecked(m_session.areRecordsNew());
    if (names.isEmpty())
        m_words->setText(openSourceText(m_session));
    else
        //: %1: names of data sources
        m_words->setText(tr("These records were already used under the name %1. Spent budget adds up only "
                            "under the same name.")
                             .arg(names.join(QStringLiteral(", "))));
}

QString openSourceText(const ProjectSession &session)
{
    return session.isSourceOpen()
               ? SourceNotice::tr("Answer on the Records page whether these are the records of an earlier "
                                  "project. Spent budget adds up only under the same name.")
               : QString();
}

} // namespace ui
