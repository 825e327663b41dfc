#include "ui/steps/review/UsefulnessCard.h"

#include "core/base/Result.h"
#include "ui/findings/ConfusionTable.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/FormatText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"
#include "ui/widgets/ProgressRow.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace ui {

UsefulnessCard::UsefulnessCard(ProjectSession &session, UsefulnessCheck check, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_check(std::move(check))
    , m_records(makeLabel({}, "caption", this))
    , m_choose(makeButton(tr("&Choose the records..."), "chooseTestRecords", "", this))
    , m_start(makeButton(tr("Chec&k usefulness"), "checkUsefulness", "primary", this))
    , m_progress(new ProgressRow(this))
    , m_error(new ErrorBox(this))
{
    auto *card = new Card(
        tr("Usefulness: how much of the content of the records can be learned from the documents?"), this);
    card->addToTitle(new Badge(Badge::Kind::Private, tr("internal, does not leave"), card));
    card->body()->addWidget(makeStart(card));
    card->body()->addWidget(m_progress);
    card->body()->addWidget(m_error);
    card->body()->addWidget(makeResults(card));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connectParts();
    forget();
}

QWidget *UsefulnessCard::makeStart(QWidget *parent)
{
    auto *start = new QWidget(parent);
    m_records->setObjectName(QStringLiteral("testRecords"));
    m_records->setTextFormat(Qt::PlainText);
    m_progress->setObjectName(QStringLiteral("usefulnessProgress"));
    m_error->setObjectName(QStringLiteral("usefulnessError"));
    setHelp(m_start, QStringLiteral("review.usefulness"));
    setHelp(m_choose, QStringLiteral("review.testRecords"));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_start);
    row->addWidget(m_choose);
    row->addStretch();
    auto *column = new QVBoxLayout(start);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLabel(tr("Classifiers are trained on the documents only and classify the records. "
                                   "It takes a few minutes, and the result is not saved."),
                                "caption",
                                start));
    column->addWidget(m_records);
    column->addLayout(row);
    return start;
}

void UsefulnessCard::makeTables(QWidget *parent)
{
    m_scores = new ScoreModel(this);
    m_labels = new LabelScoreModel(this);
    m_confusion = new ConfusionModel(this);
    m_scoreTable = new PrivateTable(parent);
    m_scoreTable->setObjectName(QStringLiteral("scoreTable"));
    m_scoreTable->setAccessibleName(tr("How each classifier did"));
    m_scoreTable->setModel(m_scores);
    makePlainTable(*m_scoreTable, ScoreModel::Classifier);
    setHelp(m_scoreTable, QStringLiteral("review.scores"));
    m_labelTable = new PrivateTable(parent);
    m_labelTable->setObjectName(QStringLiteral("labelScoreTable"));
    m_labelTable->setAccessibleName(tr("How each label was found"));
    m_labelTable->setModel(m_labels);
    makePlainTable(*m_labelTable, LabelScoreModel::Label);
    setHelp(m_labelTable, QStringLiteral("review.labelScores"));
    m_confusionTable = new ConfusionTable(*m_confusion, parent);
    m_confusionTable->setObjectName(QStringLiteral("confusionTable"));
    m_confusionTable->setAccessibleName(tr("Which labels are taken for which"));
    setHelp(m_confusionTable, QStringLiteral("review.confusion"));
}

QWidget *UsefulnessCard::makeResults(QWidget *parent)
{
    m_results = new QWidget(parent);
    m_results->setObjectName(QStringLiteral("usefulnessResults"));
    makeTables(m_results);
    m_stale = makeLabel(tr("The documents changed after this check: check again."), "weak", m_results);
    m_stale->setObjectName(QStringLiteral("usefulnessStale"));
    m_tested = makeLabel({}, "", m_results);
    m_tested->setObjectName(QStringLiteral("usefulnessTested"));
    m_classifier = new QComboBox(m_results);
    m_classifier->setObjectName(QStringLiteral("shownClassifier"));
    m_classifier->setAccessibleName(tr("Classifier whose answers are shown by label"));
    m_classifier->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setHelp(m_classifier, QStringLiteral("review.scores"));
    auto *which = makeLabelFor(m_classifier, tr("B&y label, for:"), "", m_results);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(which);
    row->addWidget(m_classifier);
    row->addStretch();
    auto *column = new QVBoxLayout(m_results);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(10);
    column->addWidget(m_stale);
    column->addWidget(m_tested);
    column->addWidget(m_scoreTable);
    column->addLayout(row);
    column->addWidget(m_labelTable);
    column->addWidget(
        makeLabel(tr("Records by their label (rows) and their classification (columns). Framed: classified "
                     "correctly. Darker cells have a larger share of the row."),
                  "caption",
                  m_results));
    column->addWidget(m_confusionTable);
    return m_results;
}

void UsefulnessCard::connectParts()
{
    connect(m_choose, &QPushButton::clicked, this, &UsefulnessCard::chooseRecords);
    connect(m_start, &QPushButton::clicked, this, &UsefulnessCard::check);
    connect(m_progress, &ProgressRow::cancelRequested, this, [this] { m_runner.cancel(); });
    connect(&m_runner, &JobRunner::progressed, m_progress, &ProgressRow::setProgress);
    connect(m_classifier, &QComboBox::currentIndexChanged, this, &UsefulnessCard::showClassifier);
    connect(&m_session, &ProjectSession::projectChanged, this, &UsefulnessCard::forget);
    connect(&m_session, &ProjectSession::modelChanged, this, &UsefulnessCard::forget);
    connect(&m_session.writing(), &WritingDesk::documentsChanged, this, &UsefulnessCard::markStale);
    connect(&m_session, &ProjectSession::exclusionsChanged, this, &UsefulnessCard::markStale);
}

void UsefulnessCard::markStale()
{
    m_isStale = true;
    refresh();
}

void UsefulnessCard::forget()
{
    if (m_runner.isRunning())
        m_runner.cancel();
    m_usefulness.reset();
    m_chosenPath.clear();
    m_error->hide();
    showResults();
    refresh();
}

QString UsefulnessCard::recordsPath() const
{
    return m_chosenPath.isEmpty() ? QString::fromStdString(m_session.plan().records.file().string())
                                  : m_chosenPath;
}

QString UsefulnessCard::whyNot() const
{
    if (m_session.documentsToRelease() == 0)
        return tr("There is no document to learn from.");
    const core::plan::Plan::Records &records = m_session.plan().records;
    const bool hasLabels = records.labelColumn || !records.join.files.empty();
    if (!hasLabels || (*m_session.model())->labels.size() < 2)
        return tr("There is only one label: the records cannot be classified.");
    return {};
}

void UsefulnessCard::refresh()
{
    const QString path = recordsPath();
    const bool isThere = QFileInfo(path).isFile();
    const QString reason = whyNot();
    if (!reason.isEmpty())
        m_records->setText(reason);
    else if (isThere)
        //: %1: path of the file with the records
        m_records->setText(tr("The records are read again from %1").arg(QDir::toNativeSeparators(path)));
    else
        //: %1: path of the file with the records
        m_records->setText(tr("The records are no longer at %1. Choose the file that was used for the "
                              "commit: it is read on this computer and not sent.")
                               .arg(QDir::toNativeSeparators(path)));
    m_choose->setVisible(reason.isEmpty() && (!isThere || !m_chosenPath.isEmpty()));
    m_choose->setEnabled(!m_runner.isRunning());
    m_start->setEnabled(reason.isEmpty() && isThere && !m_runner.isRunning());
    m_stale->setVisible(m_isStale);
}

void UsefulnessCard::chooseRecords()
{
    const QString chosen =
        m_session.environment().files->openFile(this, tr("Choose the records"), recordsFilter());
    if (!chosen.isEmpty())
        m_chosenPath = chosen;
    refresh();
}

void UsefulnessCard::check()
{
    if (m_runner.isRunning() || !whyNot().isEmpty())
        return;
    UsefulnessWork work{
        .labels = (*m_session.model())->labels,
        .records = recordsSource(m_session.plan().records),
        .pipeline = m_session.release().copy(),
    };
    work.records.files = {recordsPath().toStdString()};
    m_error->hide();
    m_progress->begin(tr("Checking usefulness"));
    m_isStale = false;
    m_runner.start(
        [work = std::move(work), check = m_check, project = m_session.projectPath()](
            core::JobControl &control) -> core::Result<core::evaluation::Usefulness> {
            KEYSEED_TRY(noteExactFigures(project));
            return check(work, control);
        },
        this,
        [this, model = m_session.model()](core::Result<core::evaluation::Usefulness> result) {
            m_progress->end();
            if (model == m_session.model()) // else it is of a project that was left
                take(std::move(result));
            refresh();
        });
    refresh();
}

void UsefulnessCard::take(core::Result<core::evaluation::Usefulness> result)
{
    if (result) {
        m_usefulness = std::make_shared<const core::evaluation::Usefulness>(std::move(*result));
        showResults();
    } else {
        m_error->showError(result.error()); // which says nothing of a cancellation
    }
}

void UsefulnessCard::showResults()
{
    m_scores->set(m_usefulness);
    m_results->setVisible(m_usefulness != nullptr);
    m_classifier->clear();
    if (!m_usefulness)
        return;
    fitToRows(*m_scoreTable, 8);
    m_tested->setText(tr("Trained on %1 documents, tested on %2 records; %3 records without a text or a "
                         "declared label were skipped. The most frequent label is correct for %4.")
                          .arg(QLocale().toString(static_cast<qulonglong>(m_usefulness->trainedOn)),
                               QLocale().toString(static_cast<qlonglong>(m_usefulness->tested)),
                               QLocale().toString(static_cast<qlonglong>(m_usefulness->passedOver)),
                               shareText(m_usefulness->largestLabelShare)));
    for (const core::evaluation::ClassifierScore &score : m_usefulness->scores)
        m_classifier->addItem(classifierText(score));
}

void UsefulnessCard::showClassifier(int classifier)
{
    m_labels->set(m_usefulness, classifier);
    m_confusion->set(m_usefulness, classifier);
    fitToRows(*m_labelTable, 12);
    m_confusionTable->fit();
}

} // namespace ui
