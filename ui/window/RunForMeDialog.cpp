#include "ui/window/RunForMeDialog.h"

#include "core/package/facts/Statement.h"
#include "core/privacy/Spend.h"
#include "ui/models/PlanText.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/text/PlanIssueText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <cmath>

namespace ui {

namespace {

// Returns how sure somebody can become at most, in whole per cent, rounded up.
int surestPercent(double epsilon)
{
    const core::privacy::Spend spend{
        .microEpsilon = std::llround(epsilon * 1e6), .picoRho = 0, .picoDelta = 0};
    return static_cast<int>(std::ceil(100.0 * core::package::largestSureness(spend) - 1e-9));
}

QRadioButton *
radio(const QString &text, const QString &objectName, QButtonGroup &group, int id, QWidget *parent)
{
    auto *button = new QRadioButton(text, parent);
    button->setObjectName(objectName);
    group.addButton(button, id);
    return button;
}

} // namespace

RunForMeDialog::RunForMeDialog(ProjectSession &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_subject(new QButtonGroup(this))
    , m_budget(new QButtonGroup(this))
    , m_grid(new QGridLayout)
    , m_missing(makeLabel({}, "weak", this))
    , m_commit(makeButton(tr("Go to the &commit"), "runForMeCommit", "primary", this))
{
    setObjectName(QStringLiteral("runForMeDialog"));
    setWindowTitle(tr("Run it for me"));
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setSpacing(14);
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(content);
    makeQuestions();
    auto *summary = new Card(tr("All choices"), content);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(1, 1);
    summary->body()->addLayout(m_grid);
    column->addWidget(summary);
    column->addStretch();
    addLine(tr("Records"), "sumRecords", "records");
    addLine(tr("What is protected"), "sumUnit", "records");
    addLine(tr("Labels"), "sumLabels", "records");
    addLine(tr("Vocabulary"), "sumVocabulary", "vocabulary");
    addLine(tr("Budget"), "sumBudget", "budget");
    addLine(tr("Method"), "sumMethod", "budget");
    m_missing->setObjectName(QStringLiteral("runForMeMissing"));
    auto *cancel = makeButton(tr("Cancel"), "runForMeCancel", "", this);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_commit, &QPushButton::clicked, this, [this] { take({}); });
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_missing, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_commit);
    auto *all = new QVBoxLayout(this);
    all->addWidget(area, 1);
    all->addLayout(buttons);
    resize(700, 620);
    m_commit->setDefault(true);
    refresh();
}

void RunForMeDialog::makeQuestions()
{
    QVBoxLayout *column = qobject_cast<QVBoxLayout *>(findChild<QScrollArea *>()->widget()->layout());
    auto *subject = new Card(tr("What are the records about?"), this);
    subject->body()->addWidget(
        radio(tr("&Medicine"), QStringLiteral("subjectMedical"), *m_subject, int(Subject::Medical), subject));
    subject->body()->addWidget(radio(
        tr("&Something else"), QStringLiteral("subjectOther"), *m_subject, int(Subject::Other), subject));
    m_subject->button(int(Subject::Medical))->setChecked(true);
    column->addWidget(subject);
    const bool unitIsPerson = m_session.plan().records.personColumn.has_value();
    auto *budget =
        new Card(unitIsPerson ? tr("How sure may somebody become that a patient is among the records?")
                              : tr("How sure may somebody become that a record is among the records?"),
                 this);
    for (std::size_t offer = 0; offer < offeredEpsilons.size(); ++offer) {
        const double epsilon = offeredEpsilons[offer];
        budget->body()->addWidget(
            //: %1: a whole percentage; %2: an epsilon
            radio(tr("at most %1 % sure, who was 50 % sure before (epsilon %2)")
                      .arg(QLocale().toString(surestPercent(epsilon)), epsilonText(epsilon)),
                  QStringLiteral("offer%1").arg(offer + 1),
                  *m_budget,
                  static_cast<int>(offer),
                  budget));
    }
    budget->body()->addWidget(makeLabel(
        tr("The lower, the stronger the protection and the vaguer the documents."), "caption", budget));
    column->addWidget(budget);
    setHelp(this, QStringLiteral("budget.odds"));
    for (QButtonGroup *group : {m_subject, m_budget})
        connect(group, &QButtonGroup::idToggled, this, &RunForMeDialog::refresh);
}

void RunForMeDialog::addLine(const QString &what, const char *objectName, const char *topic)
{
    const int row = m_grid->rowCount();
    QLabel *name = makeLabel(what, "caption", this);
    name->setWordWrap(false);
    QLabel *value = makeLabel({}, "", this);
    value->setObjectName(QLatin1String(objectName));
    value->setTextFormat(Qt::PlainText); // names come from elsewhere
    //: goes to the page of a choice
    auto *change = makeButton(tr("Change"), (QByteArray(objectName) + "Change").constData(), "link", this);
    //: %1: the name of a choice, "Vocabulary"
    change->setAccessibleName(tr("Change: %1").arg(what));
    connect(change, &QPushButton::clicked, this, [this, page = QString::fromLatin1(topic)] { take(page); });
    m_grid->addWidget(name, row, 0, Qt::AlignTop);
    m_grid->addWidget(value, row, 1, Qt::AlignTop);
    m_grid->addWidget(change, row, 2, Qt::AlignTop);
    m_lines.append({what, value});
}

core::plan::Plan RunForMeDialog::chosen() const
{
    const int offer = m_budget->checkedId();
    const auto epsilon = offer < 0 ? totalEpsilon(m_session.plan())
                                   : std::optional(offeredEpsilons.at(static_cast<std::size_t>(offer)));
    return withRecommended(m_session.plan(), static_cast<Subject>(m_subject->checkedId()), epsilon);
}

QString RunForMeDialog::missing(const core::plan::Plan &plan) const
{
    if (plan.records.language.empty())
        return tr("Choose the language of the records on the Records page.");
    if (plan.vocabulary.source.empty())
        return tr("There is no built-in vocabulary for this language and subject: choose or learn one on the "
                  "Vocabulary page.");
    if (!totalEpsilon(plan))
        return tr("Choose how sure somebody may become.");
    return planIssueText(plan);
}

void RunForMeDialog::refresh()
{
    const core::plan::Plan plan = chosen();
    const auto epsilon = totalEpsilon(plan);
    const QStringList values{
        recordsText(plan),
        unitText(plan),
        labelsText(plan),
        plan.vocabulary.source.empty() ? tr("not chosen") : vocabularyText(plan),
        epsilon ? epsilonPerUnitText(*epsilon, plan.privacy.delta, plan.records.personColumn.has_value())
                : tr("not chosen"),
        learningText(plan).join(QStringLiteral("; "))};
    for (qsizetype line = 0; line < m_lines.size(); ++line)
        m_lines[line].value->setText(values[line]);
    const QString reason = missing(plan);
    m_missing->setText(reason);
    m_commit->setEnabled(reason.isEmpty());
}

void RunForMeDialog::take(const QString &topic)
{
    m_session.setPlan(chosen());
    accept();
    emit pageWanted(topic);
}

} // namespace ui
