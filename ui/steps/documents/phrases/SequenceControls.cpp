#include "ui/steps/documents/phrases/SequenceControls.h"

#include "core/plan/Budget.h"
#include "ui/models/ReleaseText.h"
#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/documents/phrases/TogetherChoice.h"
#include "ui/steps/documents/phrases/VarietyChoice.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/text/PlanIssueText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

namespace limits = core::plan::limits;
using core::plan::Plan;

QSpinBox *makeNumber(const char *objectName, const char *help, int maximum, int step, QWidget *parent)
{
    auto *number = new QSpinBox(parent);
    number->setObjectName(QLatin1String(objectName));
    number->setRange(1, maximum);
    number->setSingleStep(step);
    number->setGroupSeparatorShown(true);
    number->setKeyboardTracking(false);
    number->setMinimumWidth(96);
    setHelp(number, QLatin1String(help));
    WheelGuard::protect(number);
    return number;
}

} // namespace

SequenceControls::SequenceControls(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_perLabel(makeNumber("perLabel", "phrases.perLabel", limits::maximumPerLabel, 10, this))
    , m_length(makeNumber("sequenceLength", "phrases.length", limits::maximumLength, 1, this))
    , m_variety(new VarietyChoice(session, this))
    , m_together(new TogetherChoice(session, this))
    , m_draw(makeButton(tr("&Draw"), "drawSequences", "primary", this))
    , m_total(makeLabel({}, "caption", this))
{
    setHelp(m_draw, QStringLiteral("phrases.draw"));
    m_total->setObjectName(QStringLiteral("sequenceTotal"));
    auto *card = m_card = new Card({}, this);
    card->addToTitle(new Badge(Badge::Kind::Free, {}, card));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    const auto add = [&](const QString &text, QSpinBox *number) {
        QLabel *label = makeLabelFor(number, text, "", card);
        number->setAccessibleName(spokenText(text));
        row->addWidget(label);
        row->addWidget(number);
        row->addSpacing(12);
        return label;
    };
    add(tr("Documents per label"), m_perLabel);
    m_lengthLabel = add(tr("Phrases in each"), m_length);
    row->addStretch();
    auto *action = new QHBoxLayout;
    action->setSpacing(12);
    action->addWidget(m_total, 1);
    action->addWidget(m_draw);
    card->body()->addLayout(row);
    card->body()->addWidget(m_variety);
    card->body()->addWidget(m_together);
    card->body()->addLayout(action);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connectControls();
}

void SequenceControls::connectControls()
{
    connect(m_perLabel, &QSpinBox::valueChanged, this, [this](int count) {
        m_session.edit([count](Plan &plan) { plan.sampling.perLabel = count; },
                       QStringLiteral("sampling.perLabel"));
    });
    connect(m_length, &QSpinBox::valueChanged, this, [this](int length) {
        m_session.edit([length](Plan &plan) { plan.sampling.length = length; },
                       QStringLiteral("sampling.length"));
    });
    connect(m_draw, &QPushButton::clicked, this, [this] { m_session.sample(); });
}

void SequenceControls::refresh()
{
    const Plan &plan = m_session.plan();
    const QSignalBlocker quiet(m_perLabel);
    const QSignalBlocker quietToo(m_length);
    const bool hasPhrases = !makesDocuments(plan);
    m_card->setTitle(hasPhrases ? tr("What to draw from the released phrases")
                                : tr("How many of the rows become documents"));
    for (QWidget *part : std::initializer_list<QWidget *>{m_length, m_lengthLabel, m_variety})
        part->setVisible(hasPhrases);
    m_perLabel->setValue(plan.sampling.perLabel);
    m_length->setValue(plan.sampling.length);
    m_variety->refresh();
    m_together->refresh();
    const auto valid = core::plan::validatePart(plan, "sampling");
    const bool isIdle = !m_session.jobs().isBusy();
    m_perLabel->setEnabled(isIdle);
    m_length->setEnabled(isIdle);
    m_variety->setEnabled(isIdle);
    m_together->setEnabled(isIdle);
    m_draw->setEnabled(valid && isIdle && m_session.isCommitted());
    m_draw->setText(m_session.sequences() ? tr("&Draw again (free)") : tr("&Draw (free)"));
    m_draw->setAccessibleName(m_session.sequences() ? tr("Draw again, free") : tr("Draw, free"));
    setLook(m_total, valid ? "caption" : "weak");
    if (!valid) {
        m_total->setText(planIssueText(plan, {"sampling"}));
        return;
    }
    const int labels = std::max<int>(static_cast<int>(plan.labels.size()), 1);
    const QString documents = tr("%Ln document(s) in all", nullptr, labels * plan.sampling.perLabel);
    //: %1: "300 documents in all"; %Ln: number of labels
    QString text = tr("%1, for %Ln label(s).", nullptr, labels).arg(documents);
    if (!plan.sampling.shares.empty())
        text += QLatin1Char(' ') + tr("Spread over them by the declared shares.");
    else if (core::plan::epsilonOf(plan, "labels") > 0.0)
        text += QLatin1Char(' ') + tr("Spread over them by the noisy counts of the records.");
    if (m_session.sequences() && !sequencesFollowPlan(m_session) && isIdle)
        text += QLatin1Char(' ') + tr("What is shown below was drawn with other settings.");
    m_total->setText(text);
}

} // namespace ui
