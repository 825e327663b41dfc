#include "ui/steps/documents/DocumentsStep.h"

#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/documents/phrases/PhrasesPart.h"
#include "ui/steps/documents/writing/WritingPart.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/CardColumns.h"
#include "ui/widgets/Labels.h"

#include <QPushButton>

namespace ui {

namespace {

constexpr int enoughForBoth = 860; // pixels of the page, for two columns of cards
constexpr int widthOfScrollBar = 40;
constexpr int betweenParts = 20;

} // namespace

DocumentsStep::DocumentsStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_fold(makeButton({}, "foldPhrases", "link", this))
    , m_phrases(new PhrasesPart(session, this))
    , m_writing(new WritingPart(session, this))
{
    setObjectName(QStringLiteral("documentsStep"));
    setHelp(m_fold, QStringLiteral("phrases"));
    arrange();
    connect(m_fold, &QPushButton::clicked, this, [this] {
        m_followsWidth = false;
        setPhrasesFolded(!m_phrases->isHidden());
    });
    connect(m_phrases, &StepPart::completeChanged, this, &DocumentsStep::refresh);
    connect(m_writing, &StepPart::completeChanged, this, &DocumentsStep::refresh);
    setPhrasesFolded(false);
    refresh();
}

void DocumentsStep::arrange()
{
    auto *phrases = new QWidget(this);
    auto *left = new QVBoxLayout(phrases);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(8);
    left->addWidget(m_fold, 0, Qt::AlignLeft);
    left->addWidget(m_phrases);
    left->addStretch(1);
    auto *parts = new CardColumns(nullptr, betweenParts);
    parts->addWidget(phrases);
    parts->addWidget(m_writing);
    column()->addLayout(parts);
    column()->addStretch(1);
}

void DocumentsStep::initializePage()
{
    m_phrases->initializePage();
    m_writing->initializePage();
    m_followsWidth = true;
    followWidth();
    refresh();
}

void DocumentsStep::resizeEvent(QResizeEvent *event)
{
    if (m_followsWidth)
        followWidth();
    Step::resizeEvent(event);
}

// Between the two limits everything stays: a scroll bar that comes and goes with the height changes the
// width.
void DocumentsStep::followWidth()
{
    if (width() >= enoughForBoth)
        setPhrasesFolded(false);
    else if (width() < enoughForBoth - widthOfScrollBar
             && (session().jobs().isBusy() || m_phrases->isComplete()))
        setPhrasesFolded(true);
}

void DocumentsStep::refresh()
{
    if (!session().jobs().isBusy() && !m_phrases->isComplete())
        setPhrasesFolded(false); // what is to be done there is to be seen
    nameFold();
    emit completeChanged();
}

void DocumentsStep::setPhrasesFolded(bool folded)
{
    m_phrases->setVisible(!folded);
    nameFold();
}

void DocumentsStep::nameFold()
{
    const auto &drawn = session().sequences();
    const int count = drawn ? static_cast<int>((*drawn)->size()) : 0;
    m_fold->setText(m_phrases->isHidden() ? tr("Phrases of %Ln document(s): show", nullptr, count)
                                          : tr("Phrases of %Ln document(s): hide", nullptr, count));
    m_fold->setAccessibleName(m_fold->text());
}

QString DocumentsStep::question() const
{
    return makesDocuments(session().plan())
               ? tr("How many of the rewritten rows become documents?")
               : tr("From which phrases are the documents written, and who writes them?");
}

bool DocumentsStep::isComplete() const
{
    return m_phrases->isComplete() && m_writing->isComplete();
}

QString DocumentsStep::whyIncomplete() const
{
    return m_phrases->isComplete() ? m_writing->whyIncomplete() : m_phrases->whyIncomplete();
}

QString DocumentsStep::hint() const
{
    return m_writing->hint();
}

} // namespace ui
