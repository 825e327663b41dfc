#include "ui/steps/review/AttackCard.h"

#include "ui/findings/ScoreModels.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/review/RocView.h"
#include "ui/text/FormatText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/ProgressRow.h"

#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

constexpr double fewFalseAlarms = 0.01;

} // namespace

AttackCard::AttackCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_choose(makeButton(tr("Choose other records..."), "chooseOthers", "", this))
    , m_file(makeLabel({}, "caption", this))
    , m_start(makeButton(tr("Try the attack"), "startAttack", "", this))
    , m_progress(new ProgressRow(this))
    , m_error(new ErrorBox(this))
    , m_result(new QWidget(this))
    , m_words(makeLabel({}, "", m_result))
    , m_roc(new RocView(m_result))
{
    auto *card = new Card(tr("Attack: could somebody find out who was among the records?"), this);
    card->addToTitle(new Badge(Badge::Kind::Private, tr("internal, does not leave"), card));
    m_file->setObjectName(QStringLiteral("attackOthers"));
    m_file->setTextFormat(Qt::PlainText);
    m_progress->setObjectName(QStringLiteral("attackProgress"));
    m_error->setObjectName(QStringLiteral("attackError"));
    m_result->setObjectName(QStringLiteral("attackResult"));
    m_words->setObjectName(QStringLiteral("attackWords"));
    setHelp(m_choose, QStringLiteral("review.attack"));
    setHelp(m_start, QStringLiteral("review.attack"));
    card->body()->addWidget(
        makeLabel(tr("Two classifiers use the documents to distinguish your records from others of the same "
                     "kind that are not in the data. The result is additional evidence, not a proof."),
                  "caption",
                  card));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_choose);
    row->addWidget(m_start);
    row->addStretch();
    card->body()->addLayout(row);
    card->body()->addWidget(m_file);
    card->body()->addWidget(m_progress);
    card->body()->addWidget(m_error);
    auto *results = new QVBoxLayout(m_result);
    results->setContentsMargins(0, 4, 0, 0);
    results->setSpacing(10);
    results->addWidget(m_words);
    results->addWidget(m_roc);
    card->body()->addWidget(m_result);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_choose, &QPushButton::clicked, this, &AttackCard::choose);
    connect(m_start, &QPushButton::clicked, this, &AttackCard::start);
    connect(m_progress, &ProgressRow::cancelRequested, this, [this] { m_runner.cancel(); });
    connect(&m_runner, &JobRunner::progressed, m_progress, &ProgressRow::setProgress);
    connect(&m_session, &ProjectSession::projectChanged, this, &AttackCard::forget);
    connect(&m_session, &ProjectSession::modelChanged, this, &AttackCard::forget);
    connect(&m_session.writing(), &WritingDesk::documentsChanged, this, &AttackCard::forget);
    connect(&m_session, &ProjectSession::exclusionsChanged, this, &AttackCard::forget);
    forget();
}

void AttackCard::forget()
{
    m_runner.cancel();
    m_error->hide();
    m_result->hide();
    m_roc->set({}, {});
    refresh();
}

void AttackCard::refresh()
{
    m_file->setText(m_others.isEmpty() ? tr("No file of other records is chosen.")
                                       //: %1: path of a file
                                       : tr("Others: %1").arg(QDir::toNativeSeparators(m_others)));
    m_choose->setEnabled(!m_runner.isRunning());
    m_start->setEnabled(!m_others.isEmpty() && m_session.documentsToRelease() > 0 && !m_runner.isRunning());
}

void AttackCard::choose()
{
    const QString chosen =
        m_session.environment().files->openFile(this, tr("Choose other records"), recordsFilter());
    if (!chosen.isEmpty()) {
        m_others = chosen;
        forget();
    }
}

void AttackCard::start()
{
    if (m_runner.isRunning() || !m_session.model())
        return;
    m_error->hide();
    m_result->hide();
    m_progress->begin(tr("Trying the attack"));
    m_runner.start(AttackWork{.project = m_session.projectPath(),
                              .labels = (*m_session.model())->labels,
                              .records = recordsSource(m_session.plan().records),
                              .others = m_others.toStdString(),
                              .pipeline = m_session.release().copy()},
                   this,
                   [this](core::Result<core::evaluation::MembershipAttack> result) {
                       m_progress->end();
                       take(std::move(result));
                       refresh();
                   });
    refresh();
}

void AttackCard::take(core::Result<core::evaluation::MembershipAttack> result)
{
    if (!result) {
        m_error->showError(result.error()); // which says nothing of a cancellation
        return;
    }
    const core::privacy::Spend spend = m_session.spend();
    const core::evaluation::RocCurve &first = result->attacks.front().roc;
    QStringList lines = {(result->unitIsPerson ? tr("%1 documents, %2 members, %3 others (patients).")
                                               : tr("%1 documents, %2 members, %3 others (records)."))
                             .arg(QLocale().toString(static_cast<qlonglong>(result->synthetic)),
                                  QLocale().toString(static_cast<qlonglong>(first.members)),
                                  QLocale().toString(static_cast<qlonglong>(first.others)))};
    for (const core::evaluation::AttackScore &score : result->attacks)
        //: %1: an attack, %2: a number from 0 to 1, %3: "4.5 %"
        lines << tr("%1: AUC %2 (0.5 is guessing), %3 found at 1 % false alarms")
                     .arg(attackTitle(score.kind),
                          QLocale().toString(score.roc.auc, 'f', 3),
                          shareText(score.roc.truePositivesAt(fewFalseAlarms)));
    //: %1: "epsilon", a number, %2: "2.7 %"
    lines
        << tr("Allowed by epsilon %1: on average over releases no more than %2 at 1 % false alarms, for any "
              "attack on one unit. A difference in kind between the two files is found as well.")
               .arg(QLocale().toString(spend.epsilon(), 'g', 4),
                    shareText(
                        core::evaluation::mostTruePositives(spend.epsilon(), spend.delta(), fewFalseAlarms)));
    m_words->setText(lines.join(QLatin1Char('\n')));
    m_roc->set(std::move(result->attacks), spend);
    m_result->show();
}

} // namespace ui
