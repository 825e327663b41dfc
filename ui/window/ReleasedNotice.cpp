#include "ui/window/ReleasedNotice.h"

#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Labels.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

ReleasedNotice::ReleasedNotice(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_words(makeLabel({}, "strong", this))
    , m_again(makeButton(tr("New release from the same model (free)"), "newReleaseAbove", "", this))
{
    setObjectName(QStringLiteral("releasedNotice"));
    m_words->setObjectName(QStringLiteral("releasedWords"));
    setHelp(m_again, QStringLiteral("release.again"));
    auto *sheet = new QFrame(this);
    sheet->setObjectName(QStringLiteral("releasedSheet"));
    auto *free = makeLabel(tr("A new release costs no budget: it uses the same model and phrases and starts "
                              "from the page Make documents."),
                           "caption",
                           sheet);
    auto *lines = new QVBoxLayout(sheet);
    lines->setContentsMargins(16, 12, 16, 12);
    lines->setSpacing(6);
    lines->addWidget(m_words);
    lines->addWidget(free);
    lines->addWidget(m_again, 0, Qt::AlignLeft);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 14); // apart from the heading of the page
    all->addWidget(sheet);
    connect(m_again, &QPushButton::clicked, &session.release(), &ReleaseDesk::beginNewRelease);
    connect(&session.release(), &ReleaseDesk::closedChanged, this, &ReleasedNotice::refresh);
    connect(&session.jobs(), &Jobs::busyChanged, this, &ReleasedNotice::refresh);
    refresh();
}

void ReleasedNotice::refresh()
{
    const auto &release = m_session.release().closed();
    setVisible(release.has_value());
    m_again->setEnabled(!m_session.jobs().isBusy());
    if (!release)
        return;
    //: %1: a day and a time
    m_words->setText(tr("Released on %1: this plan is read-only.").arg(localTimeText(release->exportedAt)));
    setAccessibleName(m_words->text());
}

} // namespace ui
