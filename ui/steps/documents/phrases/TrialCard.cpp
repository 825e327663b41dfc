#include "ui/steps/documents/phrases/TrialCard.h"

#include "ui/models/CoverageModel.h"
#include "ui/models/SequenceListModel.h"
#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/documents/phrases/KeptDraw.h"
#include "ui/steps/documents/phrases/TrialDraw.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PhraseDelegate.h"
#include "ui/widgets/WheelGuard.h"

#include <QGridLayout>
#include <QLabel>
#include <QListView>
#include <QLocale>

#include <algorithm>

namespace ui {

namespace {

constexpr std::size_t exampleCount = 3;

QString countText(std::size_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

} // namespace

TrialCard::TrialCard(ProjectSession &session, const KeptDraw &kept, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_keptDraw(kept)
    , m_trial(new TrialDraw(session, this))
    , m_grid(new QGridLayout)
    , m_documents(addRow(tr("Documents"), "trialDocuments"))
    , m_distinct(addRow(tr("Different phrases"), "trialDistinct"))
    , m_used(addRow(tr("Learned phrases that occur"), "trialUsed"))
    , m_fromLearned(addRow(tr("Drawn from what was learned"), "trialFromLearned"))
    , m_state(makeLabel({}, "small", this))
    , m_sequences(new SequenceListModel(this))
    , m_chips(new PhraseDelegate(true, this))
    , m_examples(new QListView(this))
{
    m_state->setObjectName(QStringLiteral("trialState"));
    auto *card = new Card(tr("What these settings would give"), this);
    card->addToTitle(new Badge(Badge::Kind::Free, {}, card));
    m_grid->setHorizontalSpacing(20);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(0, 1);
    const auto head = [this](const QString &text, int column) {
        QLabel *label = makeLabel(text, "captionStrong", this);
        label->setWordWrap(false);
        m_grid->addWidget(label, 0, column, Qt::AlignRight);
    };
    //: heads of columns: figures of a trial with new settings, and of the sequences that are kept
    head(tr("tried"), 1);
    head(tr("kept"), 2);
    card->body()->addLayout(m_grid);
    card->body()->addWidget(m_state);
    card->body()->addWidget(makeExamples());
    setHelp(this, QStringLiteral("phrases.trial"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_trial, &TrialDraw::changed, this, &TrialCard::refresh);
    connect(&m_keptDraw, &KeptDraw::changed, this, &TrialCard::refresh);
    refresh();
}

QWidget *TrialCard::makeExamples()
{
    m_examples->setObjectName(QStringLiteral("trialExamples"));
    m_examples->setAccessibleName(tr("Example sequences of the trial"));
    m_examples->setModel(m_sequences);
    WheelGuard::passOn(m_examples);
    m_examples->setItemDelegate(m_chips);
    m_examples->setSelectionMode(QAbstractItemView::NoSelection);
    m_examples->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_examples->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_examples->setProperty("look", QStringLiteral("plain"));
    return m_examples;
}

TrialCard::Row TrialCard::addRow(const QString &what, const char *objectName)
{
    Row row{makeLabel({}, "strong", this), makeLabel({}, "", this)};
    row.tried->setObjectName(QLatin1String(objectName));
    row.kept->setObjectName(QLatin1String(objectName) + QStringLiteral("Kept"));
    const int at = m_grid->rowCount();
    m_grid->addWidget(makeLabel(what, "", this), at, 0);
    int column = 1;
    for (QLabel *value : {row.tried, row.kept}) {
        value->setWordWrap(false);
        m_grid->addWidget(value, at, column++, Qt::AlignRight | Qt::AlignTop);
    }
    return row;
}

QString TrialCard::usedText(const DrawFigures &figures)
{
    //: so many of so many, both numbers
    return tr("%1 of %2").arg(QLocale().toString(figures.all.used), QLocale().toString(figures.all.learned));
}

void TrialCard::refresh()
{
    setVisible(m_trial->isWanted() && !makesDocuments(m_session.plan()));
    showKept();
    showTrial();
    const auto &trial = m_trial->trial();
    if (m_trial->isPending())
        m_state->setText(tr("Trying these settings ..."));
    else if (!trial)
        m_state->setText(tr("These settings could not be tried."));
    else if (std::max(trial->documents, m_session.sequences() ? (*m_session.sequences())->size() : 0)
             > TrialDraw::mostTried)
        m_state->setText(tr("Phrases are counted over the first %1 documents in both cases. Three examples "
                            "of the trial, which is discarded:")
                             .arg(countText(TrialDraw::mostTried)));
    else
        m_state->setText(tr("Three examples of the trial, which is discarded:"));
}

void TrialCard::showKept()
{
    const auto &counted = m_keptDraw.counted();
    const QString unknown = QStringLiteral("–");
    m_documents.kept->setText(counted ? countText(counted->drawn->documents()) : unknown);
    m_distinct.kept->setText(counted ? QLocale().toString(counted->tried.all.distinct) : unknown);
    m_used.kept->setText(counted ? usedText(counted->tried) : unknown);
    m_fromLearned.kept->setText(counted ? percentText(counted->tried.all.fromLearned) : unknown);
}

void TrialCard::showTrial()
{
    const auto &trial = m_trial->trial();
    const QString unknown = QStringLiteral("–");
    m_documents.tried->setText(trial ? countText(trial->documents) : unknown);
    m_distinct.tried->setText(trial ? QLocale().toString(trial->figures.all.distinct) : unknown);
    m_used.tried->setText(trial ? usedText(trial->figures) : unknown);
    m_fromLearned.tried->setText(trial ? percentText(trial->figures.all.fromLearned) : unknown);
    if (!trial && m_trial->isPending())
        return; // the examples of before stay until there are others
    m_sequences->setSequences(trial ? trial->sequences : nullptr, exampleCount);
    if (trial && !(*trial->sequences)->empty())
        m_chips->setPhrases((*trial->sequences)->front().keyphrases.size());
    const int rows = m_sequences->rowCount();
    const int height = rows > 0 ? m_examples->sizeHintForRow(0) : 0;
    m_examples->setFixedHeight(rows * height + 2 * m_examples->frameWidth());
    m_examples->setVisible(rows > 0);
}

} // namespace ui
