#include "ui/steps/review/ReviewStep.h"

#include "ui/session/ProjectSession.h"
#include "ui/steps/review/DocumentsTab.h"
#include "ui/steps/review/InternalTab.h"
#include "ui/text/HelpText.h"

#include <QStackedWidget>
#include <QTabBar>

#include <utility>

namespace ui {

ReviewStep::ReviewStep(ProjectSession &session, QWidget *parent, UsefulnessCheck check)
    : Step(session, parent)
    , m_tabs(new QTabBar(this))
    , m_views(new QStackedWidget(this))
    , m_documents(new DocumentsTab(session, this))
    , m_internal(new InternalTab(session, std::move(check), this))
{
    setObjectName(QStringLiteral("reviewStep"));
    m_tabs->setObjectName(QStringLiteral("reviewTabs"));
    m_tabs->setAccessibleName(tr("Parts of the review"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->addTab(tr("&Documents"));
    m_tabs->addTab(tr("&Internal, does not leave"));
    setHelp(m_tabs, QStringLiteral("review.tabs"));
    m_views->addWidget(m_documents);
    m_views->addWidget(m_internal);
    column()->addWidget(m_tabs);
    column()->addWidget(m_views, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_views->setCurrentIndex(tab);
        if (tab == Internal)
            m_internal->refresh();
        emit completeChanged(); // the strip over the page says in which zone it is
    });
    connect(m_documents, &DocumentsTab::changed, this, &Step::completeChanged);
}

// Private figures are shown on demand, not to passers-by.
void ReviewStep::initializePage()
{
    m_tabs->setCurrentIndex(Documents);
    m_documents->start();
}

const core::review::Findings *ReviewStep::findings() const
{
    return m_documents->findings();
}

bool ReviewStep::isPrivateZone() const
{
    return m_tabs->currentIndex() == Internal;
}

bool ReviewStep::isComplete() const
{
    return session().documentsToRelease() > 0;
}

QString ReviewStep::whyIncomplete() const
{
    if (session().documents() && !(*session().documents())->empty())
        return tr("Every document is left out: take some back in.");
    return tr("Write the documents first, one page back.");
}

QString ReviewStep::hint() const
{
    if (isPrivateZone())
        return tr("The content of this tab is not saved and does not go into a package.");
    return tr("Reading costs nothing. To change a text, go back and write again.");
}

} // namespace ui
