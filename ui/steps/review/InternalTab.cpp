#include "ui/steps/review/InternalTab.h"

#include "ui/map/MapCard.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/review/AttackCard.h"
#include "ui/steps/review/InternalReportWork.h"
#include "ui/steps/review/PrivateCountsCard.h"
#include "ui/steps/review/RecordsWork.h"
#include "ui/steps/review/UsefulnessCard.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"

#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace ui {

InternalTab::InternalTab(ProjectSession &session, UsefulnessCheck check, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_show(makeButton(tr("Show &exact figures"), "showExactFigures", "", this))
    , m_gateError(new ErrorBox(this))
    , m_counts(new PrivateCountsCard(session, this))
    , m_usefulness(new UsefulnessCard(session, std::move(check), this))
    , m_map(makeMap())
    , m_attack(new AttackCard(session, this))
    , m_save(makeButton(tr("&Save internal report..."), "saveInternalReport", "", this))
    , m_saved(makeLabel({}, "good", this))
    , m_error(new ErrorBox(this))
{
    setObjectName(QStringLiteral("internalTab"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    column->addWidget(makeNotice());
    column->addWidget(makeGate());
    column->addWidget(makeFigures());
    column->addStretch();
    connect(m_show, &QPushButton::clicked, this, &InternalTab::askForFigures);
    connect(&m_session, &ProjectSession::projectChanged, this, &InternalTab::forgetAsking);
    connect(m_save, &QPushButton::clicked, this, &InternalTab::saveReport);
    connect(&m_session, &ProjectSession::modelChanged, this, &InternalTab::refresh);
    connect(&m_session.writing(), &WritingDesk::documentsChanged, this, &InternalTab::refresh);
    connect(&m_session, &ProjectSession::modelChanged, m_saved, &QWidget::hide);
    refresh();
}

QWidget *InternalTab::makeNotice()
{
    auto *notice = makeLabel(tr("These figures were computed from the records without noise. No epsilon "
                                "covers them: they stay with the records and do not go into a package."),
                             "question",
                             this);
    notice->setObjectName(QStringLiteral("internalNotice"));
    return notice;
}

QWidget *InternalTab::makeGate()
{
    auto *card = new Card(tr("Exact figures are kept back"), this);
    m_gateError->setObjectName(QStringLiteral("exactFiguresError"));
    setHelp(m_show, QStringLiteral("review.exact"));
    card->body()->addWidget(makeLabel(
        tr("If you use exact figures to choose another draw, other settings, or whether to release at all, "
           "your choice reveals information about the records. No epsilon covers this. The project records "
           "how often exact figures were shown, and the privacy statement of the next package states it."),
        "caption",
        card));
    card->body()->addWidget(m_show, 0, Qt::AlignLeft);
    card->body()->addWidget(m_gateError);
    m_gate = card;
    return card;
}

QWidget *InternalTab::makeFigures()
{
    m_figures = new QWidget(this);
    auto *column = new QVBoxLayout(m_figures);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    column->addWidget(m_counts);
    column->addWidget(m_usefulness);
    column->addWidget(m_map);
    column->addWidget(m_attack);
    column->addWidget(makeReport());
    return m_figures;
}

// Kept in the project first: what is on the screen was counted.
void InternalTab::askForFigures()
{
    if (m_asking.isRunning() || !m_session.isOpen())
        return;
    m_gateError->hide();
    m_asking.start(
        [project = m_session.projectPath()](core::JobControl &) { return noteExactFigures(project); },
        this,
        [this, project = m_session.projectPath()](const core::Result<void> &noted) {
            if (!noted)
                m_gateError->showError(noted.error());
            m_isAskedFor = noted.has_value() && project == m_session.projectPath();
            refresh();
        });
    refresh();
}

void InternalTab::forgetAsking()
{
    m_isAskedFor = false;
    m_gateError->hide();
    refresh();
}

MapCard *InternalTab::makeMap()
{
    auto *map = new MapCard(
        *m_session.environment().files,
        [this](const core::evaluation::MapSettings &settings) -> MapWork {
            if (!m_session.model() || m_session.documentsToRelease() == 0)
                return {};
            return RecordsMapWork{.project = m_session.projectPath(),
                                  .labels = (*m_session.model())->labels,
                                  .records = recordsSource(m_session.plan().records),
                                  .pipeline = m_session.release().copy(),
                                  .writer = m_session.plan().writer,
                                  .settings = settings};
        },
        tr("internal, does not leave"),
        tr("Records and documents with similar phrases are close to each other (t-SNE), up to 5,000 of each. "
           "The points of the records are exact and no epsilon covers them. They leave this window only if "
           "you save a picture. Keep it with the records."),
        QStringLiteral("review.map"),
        this);
    connect(&m_session, &ProjectSession::projectChanged, map, &MapCard::forget);
    connect(&m_session, &ProjectSession::modelChanged, map, &MapCard::forget);
    connect(&m_session.writing(), &WritingDesk::documentsChanged, map, &MapCard::forget);
    connect(&m_session, &ProjectSession::exclusionsChanged, map, &MapCard::forget);
    return map;
}

QWidget *InternalTab::makeReport()
{
    auto *card = new Card(tr("On paper, for your own files"), this);
    card->addToTitle(new Badge(Badge::Kind::Private, tr("internal, does not leave"), card));
    m_saved->setObjectName(QStringLiteral("internalReportSaved"));
    m_saved->setTextFormat(Qt::PlainText);
    m_saved->hide();
    m_error->setObjectName(QStringLiteral("internalReportError"));
    setHelp(m_save, QStringLiteral("review.report"));
    card->body()->addWidget(makeLabel(tr("A PDF with the content of this tab, marked as internal on every "
                                         "page. Keep it with the records, not beside a package."),
                                      "caption",
                                      card));
    card->body()->addWidget(m_save, 0, Qt::AlignLeft);
    card->body()->addWidget(m_saved);
    card->body()->addWidget(m_error);
    return card;
}

void InternalTab::refresh()
{
    m_gate->setVisible(!m_isAskedFor);
    m_figures->setVisible(m_isAskedFor);
    m_show->setEnabled(m_session.isCommitted() && !m_asking.isRunning());
    m_counts->refresh();
    m_usefulness->refresh();
    m_map->setReason(m_session.documentsToRelease() > 0 ? QString() : tr("There is no document to show."));
    m_attack->refresh();
    m_save->setEnabled(m_session.isCommitted() && !m_runner.isRunning());
}

void InternalTab::saveReport()
{
    const QString name =
        QString::fromStdString((m_session.environment().projectsDir / "Internal reports").string())
        + QLatin1Char('/') + QString::fromStdString(m_session.plan().project)
        + QStringLiteral("_internal.pdf");
    const QString chosen = m_session.environment().files->saveFile(
        this, tr("Save the internal report"), name, tr("PDF (*.pdf)"));
    if (chosen.isEmpty() || m_runner.isRunning() || !m_session.model())
        return;
    m_saved->hide();
    m_error->hide();
    InternalReportWork work{.project = m_session.plan().project,
                            .programVersion = m_session.environment().version.toStdString(),
                            .labels = (*m_session.model())->labels,
                            .spend = m_session.spend(),
                            .unitIsPerson = (*m_session.model())->unitIsPerson,
                            .counts = m_session.records().counts(),
                            .usefulness = m_usefulness->usefulness(),
                            .file = chosen.toStdString()};
    work.others.project(m_session.projectPath()).ledger(m_session.ledgerPath()).planned(m_session.plan());
    m_runner.start(std::move(work), this, [this, chosen](const core::Result<void> &result) {
        refresh();
        if (!result) {
            m_error->showError(result.error());
            return;
        }
        //: %1: path of a file
        m_saved->setText(tr("Saved as %1").arg(QDir::toNativeSeparators(chosen)));
        m_saved->show();
    });
    refresh();
}

} // namespace ui
