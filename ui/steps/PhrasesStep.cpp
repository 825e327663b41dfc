#include "ui/steps/PhrasesStep.h"

#include "ui/models/CoverageModel.h"
#include "ui/models/ProjectSession.h"
#include "ui/models/ReleaseText.h"
#include "ui/models/SequenceListModel.h"
#include "ui/steps/JobFeedback.h"
#include "ui/steps/PhraseDelegate.h"
#include "ui/steps/SequenceControls.h"
#include "ui/steps/TableLook.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableView>

#include <algorithm>

namespace ui {

using Job = ProjectSession::Job;

PhrasesStep::PhrasesStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_controls(new SequenceControls(session, this))
    , m_feedback(new JobFeedback(session, Job::Sample, tr("Drawing phrases"), this))
    , m_sequences(new SequenceListModel(this))
    , m_chips(new PhraseDelegate(true, this))
    , m_coverage(new CoverageModel(this))
{
    setObjectName(QStringLiteral("phrasesStep"));
    column()->addWidget(m_controls);
    column()->addWidget(m_feedback);
    column()->addWidget(makeList(), 1);
    column()->addWidget(makeCoverage());
    column()->addStretch();
    connectSession();
    offerLabels();
    refresh();
}

QWidget *PhrasesStep::makeList()
{
    m_listCard = new Card(tr("Sequences"), this);
    m_label = new QComboBox(m_listCard);
    m_label->setObjectName(QStringLiteral("sequenceLabel"));
    m_label->setAccessibleName(tr("Label whose sequences are shown"));
    m_label->setMinimumWidth(190);
    m_count = makeLabel({}, "caption", m_listCard);
    m_count->setObjectName(QStringLiteral("sequenceCount"));
    m_count->setWordWrap(false);
    m_list = new QListView(m_listCard);
    m_list->setObjectName(QStringLiteral("sequenceList"));
    m_list->setAccessibleName(tr("Drawn sequences"));
    m_list->setModel(m_sequences);
    m_list->setItemDelegate(m_chips);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMinimumHeight(270);
    m_list->setProperty("look", QStringLiteral("plain"));
    setHelp(m_list, QStringLiteral("phrases.sequences"));
    setHelp(m_label, QStringLiteral("phrases.sequences"));
    auto *label = makeLabel(tr("Label:"), "", m_listCard);
    label->setWordWrap(false);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_label);
    row->addStretch();
    row->addWidget(m_count);
    m_listCard->body()->addLayout(row);
    m_listCard->body()->addWidget(m_list, 1);
    return m_listCard;
}

QWidget *PhrasesStep::makeCoverage()
{
    m_coverageCard = new Card(tr("How much of what was learned is used"), this);
    m_coverageTable = new QTableView(m_coverageCard);
    m_coverageTable->setObjectName(QStringLiteral("coverageTable"));
    m_coverageTable->setAccessibleName(tr("Coverage by label"));
    m_coverageTable->setModel(m_coverage);
    makePlainTable(*m_coverageTable, CoverageModel::Label);
    setHelp(m_coverageTable, QStringLiteral("phrases.coverage"));
    m_coverageCard->body()->addWidget(m_coverageTable);
    return m_coverageCard;
}

void PhrasesStep::connectSession()
{
    connect(&session(), &ProjectSession::planChanged, this, &PhrasesStep::refresh);
    connect(&session(), &ProjectSession::busyChanged, this, &PhrasesStep::refresh);
    connect(&session(), &ProjectSession::modelChanged, this, [this] {
        offerLabels();
        refresh();
    });
    connect(&session(), &ProjectSession::sequencesChanged, this, [this] {
        showSequences();
        refresh();
    });
    connect(&session(), &ProjectSession::inputsChanged, this, &PhrasesStep::showCoverage);
    connect(m_label, &QComboBox::currentIndexChanged, this, [this](int index) {
        const bool isAll = index <= 0 || !session().model();
        m_sequences->setLabel(
            isAll ? std::nullopt
                  : std::optional((*session().model())->labels.at(static_cast<std::size_t>(index - 1))));
        refresh();
    });
}

void PhrasesStep::initializePage()
{
    // Drawing is free: the page need not be empty at first.
    const bool canDraw = core::project::validatePart(session().plan(), "sequences").has_value();
    if (session().isCommitted() && !session().sequences() && canDraw)
        session().sample();
    refresh();
}

void PhrasesStep::offerLabels()
{
    const QSignalBlocker quiet(m_label);
    m_label->clear();
    m_sequences->setLabel(std::nullopt);
    m_label->addItem(tr("all labels"));
    if (!session().model())
        return;
    for (const std::string &label : (*session().model())->labels)
        m_label->addItem(labelName(label));
    m_label->setEnabled((*session().model())->labels.size() > 1);
}

void PhrasesStep::showSequences()
{
    const auto sequences = session().sequences();
    if (sequences && !(*sequences)->empty()) {
        const auto length = static_cast<int>((*sequences)->front().keyphrases.size());
        m_chips->setLines(std::clamp((length + 3) / 4, 1, 3)); // about four fit on a line
    }
    m_sequences->setSequences(sequences);
    m_list->verticalScrollBar()->setValue(0);
    showCoverage();
}

void PhrasesStep::showCoverage()
{
    m_coverage->set(session().sequences(), session().model(), session().inputs());
    fitToRows(*m_coverageTable, 8);
    m_coverageCard->setVisible(m_coverage->rowCount() > 0);
}

void PhrasesStep::refresh()
{
    m_controls->refresh();
    m_listCard->setVisible(session().sequences() != nullptr);
    m_coverageCard->setVisible(m_coverage->rowCount() > 0);
    m_count->setText(tr("%Ln sequence(s)", nullptr, m_sequences->rowCount()));
    emit completeChanged();
}

bool PhrasesStep::isComplete() const
{
    return core::project::validatePart(session().plan(), "sequences").has_value()
           && sequencesFollowPlan(session()) && !session().isRunning(Job::Sample);
}

QString PhrasesStep::whyIncomplete() const
{
    if (session().isRunning(Job::Sample))
        return tr("The phrases are being drawn.");
    if (const auto valid = core::project::validatePart(session().plan(), "sequences"); !valid)
        return QString::fromStdString(valid.error().detail);
    return session().sequences() ? tr("Draw again with the numbers above.")
                                 : tr("Draw the phrases to go on.");
}

QString PhrasesStep::hint() const
{
    return tr("Nothing of this page costs budget.");
}

} // namespace ui
