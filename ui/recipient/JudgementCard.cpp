#include "ui/recipient/JudgementCard.h"

#include "ui/findings/ConfusionTable.h"
#include "ui/findings/ScoreModels.h"
#include "ui/recipient/CalibrationChart.h"
#include "ui/recipient/JudgementModels.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

constexpr int mostLabels = 12;

/// Names take the room that the numbers leave.
void makeFigureTable(QTableView &table)
{
    makePlain(table);
    table.horizontalHeader()->setStretchLastSection(false);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

/// Converts for the table of a confusion matrix.
SharedUsefulness asUsefulness(const core::recipient::Judgement &judgement)
{
    core::evaluation::Usefulness useful;
    for (const core::recipient::LabelFigures &each : judgement.labels)
        useful.labels.push_back(each.label);
    useful.tested = judgement.score.tested;
    useful.passedOver = judgement.passedOver;
    useful.scores = {judgement.score};
    return std::make_shared<const core::evaluation::Usefulness>(std::move(useful));
}

} // namespace

JudgementCard::JudgementCard(TrainingDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_models(new JudgementModel(this))
    , m_figures(new LabelFiguresModel(this))
    , m_confusion(new ConfusionModel(this))
{
    setObjectName(QStringLiteral("judgementCard"));
    auto *card = new Card(tr("How well it sorts your texts"), this);
    card->setTitleLook("strong");
    card->addToTitle(new Badge(Badge::Kind::Private, tr("stays on this computer"), card));
    makeTables();
    QLabel *which = makeLabelFor(m_shown, tr("I&n detail, for the model:"), "", card);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(which);
    row->addWidget(m_shown);
    row->addStretch();
    card->body()->setSpacing(10);
    card->body()->addWidget(m_words);
    card->body()->addWidget(m_modelTable);
    card->body()->addLayout(row);
    card->body()->addWidget(m_figureTable);
    card->body()->addWidget(
        makeLabel(tr("Texts by their label (rows) and their classification (columns). Framed: classified "
                     "correctly. Darker cells have a larger share of the row."),
                  "caption",
                  card));
    card->body()->addWidget(m_confusionTable);
    card->body()->addWidget(m_calibration);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_shown, &QComboBox::currentIndexChanged, this, &JudgementCard::showModel);
    connect(&desk, &TrainingDesk::modelsChanged, this, &JudgementCard::refresh);
    refresh();
}

void JudgementCard::makeTables()
{
    m_words = makeLabel({}, "", this);
    m_words->setObjectName(QStringLiteral("judgementWords"));
    m_modelTable = new PrivateTable(this);
    m_modelTable->setObjectName(QStringLiteral("judgementTable"));
    m_modelTable->setAccessibleName(tr("How each model did"));
    m_modelTable->setModel(m_models);
    makeFigureTable(*m_modelTable);
    setHelp(m_modelTable, QStringLiteral("recipient.figures"));
    m_shown = new QComboBox(this);
    m_shown->setObjectName(QStringLiteral("judgedModel"));
    m_shown->setAccessibleName(tr("Model that is shown in detail"));
    m_shown->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setHelp(m_shown, QStringLiteral("recipient.figures"));
    m_figureTable = new PrivateTable(this);
    m_figureTable->setObjectName(QStringLiteral("labelFigureTable"));
    m_figureTable->setAccessibleName(tr("How each label was found"));
    m_figureTable->setModel(m_figures);
    makeFigureTable(*m_figureTable);
    setHelp(m_figureTable, QStringLiteral("recipient.figures"));
    m_confusionTable = new ConfusionTable(*m_confusion, this);
    m_confusionTable->setObjectName(QStringLiteral("ownConfusionTable"));
    m_confusionTable->setAccessibleName(tr("Which labels are taken for which"));
    setHelp(m_confusionTable, QStringLiteral("recipient.figures"));
    m_calibration = new CalibrationChart(*m_desk.received().environment().files, this);
    setHelp(m_calibration, QStringLiteral("recipient.calibration"));
}

void JudgementCard::refresh()
{
    std::vector<JudgementModel::Row> rows;
    for (const TrainingDesk::Which which : TrainingDesk::all)
        if (const auto &model = m_desk.model(which); model && model->judgement)
            rows.push_back({modelTitle(which), model->judgement});
    {
        const QSignalBlocker quiet(m_shown);
        m_shown->clear();
        for (const JudgementModel::Row &row : rows)
            m_shown->addItem(row.name);
    }
    m_models->setRows(std::move(rows));
    setVisible(m_models->rowCount() > 0);
    if (m_models->rowCount() == 0)
        return;
    fitToRows(*m_modelTable, m_models->rowCount());
    m_shown->setCurrentIndex(m_models->rowCount() - 1);
    showModel(m_models->rowCount() - 1);
}

void JudgementCard::showModel(int row)
{
    if (row < 0 || row >= m_models->rowCount())
        return;
    const core::recipient::Judgement &judgement =
        *m_models->rows().at(static_cast<std::size_t>(row)).judgement;
    QString words = tr("Tested on %Ln of your text(s) with a label of the package.",
                       nullptr,
                       static_cast<int>(judgement.score.tested));
    if (judgement.passedOver > 0)
        words += QLatin1Char(' ')
                 + tr("%Ln were skipped: without a text, or with another label.",
                      nullptr,
                      static_cast<int>(judgement.passedOver));
    m_words->setText(words);
    m_figures->setRows(judgement.labels);
    fitToRows(*m_figureTable, mostLabels);
    m_confusion->set(asUsefulness(judgement), 0);
    m_confusionTable->fit();
    m_calibration->set(judgement.calibration);
}

} // namespace ui
