#include "ui/window/ElsewhereNotice.h"

#include "ui/session/ProjectSession.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

ElsewhereNotice::ElsewhereNotice(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_again(makeButton(tr("Open it again here"), "openAgainHere", "", this))
{
    setObjectName(QStringLiteral("elsewhereNotice"));
    auto *card = new Card(tr("This project is open in another window"), this);
    card->setTitleLook("strong");
    card->addToTitle(new Badge(Badge::Kind::Weak, tr("read only"), card));
    auto *words = makeLabel(
        tr("Here it can only be read: nothing is changed, saved or spent, so that no window undoes what the "
           "other did. Close the other window, then open the project again here."),
        "",
        card);
    words->setObjectName(QStringLiteral("elsewhereWords"));
    card->body()->addWidget(words);
    card->body()->addWidget(m_again, 0, Qt::AlignLeft);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 14); // apart from the heading of the page
    all->addWidget(card);
    connect(m_again, &QPushButton::clicked, this, [this] { m_session.load(m_session.projectPath()); });
    connect(&session, &ProjectSession::projectChanged, this, &ElsewhereNotice::refresh);
    connect(&session.jobs(), &Jobs::busyChanged, this, &ElsewhereNotice::refresh);
    refresh();
}

void ElsewhereNotice::refresh()
{
    setVisible(m_session.isOpenElsewhere());
    m_again->setEnabled(!m_session.jobs().isBusy());
}

} // namespace ui
