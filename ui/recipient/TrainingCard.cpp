#include "ui/recipient/TrainingCard.h"

#include "ui/recipient/OwnTextsCard.h"
#include "ui/recipient/VectorsChoice.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/ProgressRow.h"
#include "ui/widgets/TabOrder.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

using core::recipient::ClassifierKind;
using core::recipient::FeatureKind;

QString classifierTitle(ClassifierKind kind)
{
    switch (kind) {
    case ClassifierKind::Network:
        return TrainingCard::tr("a network of three layers");
    case ClassifierKind::Regression:
        return TrainingCard::tr("logistic regression");
    }
    return {};
}

QString featureTitle(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Phrases:
        return TrainingCard::tr("which phrases stand in a text");
    case FeatureKind::Vectors:
        return TrainingCard::tr("what it means (vectors)");
    case FeatureKind::Both:
        return TrainingCard::tr("both");
    }
    return {};
}

QComboBox *makeKindChoice(const char *name, const QString &spoken, QWidget *parent)
{
    auto *choice = new QComboBox(parent);
    choice->setObjectName(QLatin1String(name));
    choice->setAccessibleName(spoken);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setHelp(choice, QStringLiteral("recipient.classifier"));
    return choice;
}

} // namespace

TrainingCard::TrainingCard(TrainingDesk &desk, const OwnTextsCard &own, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_own(own)
{
    auto *card = new Card(tr("2. Train on the texts of the package"), this);
    card->setTitleLook("strong");
    m_note = makeLabel({}, "caption", card);
    m_note->setObjectName(QStringLiteral("trainingNote"));
    m_train = makeButton(tr("T&rain"), "train", "primary", card);
    setHelp(m_train, QStringLiteral("recipient.training"));
    m_progress = new ProgressRow(card);
    m_progress->setObjectName(QStringLiteral("trainingProgress"));
    m_error = new ErrorBox(card);
    m_error->setObjectName(QStringLiteral("trainingError"));
    card->body()->addWidget(makeChoices());
    card->body()->addWidget(m_vectors);
    card->body()->addWidget(m_adapts);
    card->body()->addWidget(makeVocabulary());
    card->body()->addWidget(m_note);
    card->body()->addWidget(m_train, 0, Qt::AlignLeft);
    card->body()->addWidget(m_progress);
    card->body()->addWidget(m_error);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    tabAsLaidOut(*this);
    connectDesk();
    if (m_desk.isBusy()) // for a window that was there before
        m_progress->begin(m_desk.doing(), m_desk.elapsedMs());
    refresh();
}

QWidget *TrainingCard::makeChoices()
{
    auto *choices = new QWidget(this);
    m_classifier = makeKindChoice("classifier", tr("Classifier"), choices);
    m_features = makeKindChoice("features", tr("What the classifier looks at"), choices);
    for (const auto &each : core::recipient::classifierChoices())
        m_classifier->addItem(classifierTitle(each.kind), static_cast<int>(each.kind));
    for (const auto &each : core::recipient::featureChoices())
        m_features->addItem(featureTitle(each.kind), static_cast<int>(each.kind));
    const core::recipient::TrainingChoices usual;
    m_classifier->setCurrentIndex(m_classifier->findData(static_cast<int>(usual.classifier)));
    m_features->setCurrentIndex(m_features->findData(static_cast<int>(usual.features)));
    m_adapts =
        new QCheckBox(tr("Also a&dapt it to the style of my texts, without looking at their labels"), this);
    m_adapts->setObjectName(QStringLiteral("adapts"));
    setHelp(m_adapts, QStringLiteral("recipient.adapt"));
    auto *flow = new FlowLayout(nullptr, 16);
    m_seed = new QSpinBox(choices);
    m_seed->setObjectName(QStringLiteral("trainingSeed"));
    m_seed->setAccessibleName(tr("Seed of the training"));
    m_seed->setRange(0, 999'999'999);
    m_seed->setValue(static_cast<int>(usual.seed));
    setHelp(m_seed, QStringLiteral("recipient.classifier"));
    const auto add = [&](const QString &words, QWidget *choice) {
        QLabel *label = makeLabelFor(choice, words, "", choices);
        auto *pair = new QHBoxLayout;
        pair->setSpacing(8);
        pair->addWidget(label);
        pair->addWidget(choice);
        flow->addLayout(pair);
    };
    add(tr("Class&ifier:"), m_classifier);
    add(tr("It loo&ks at:"), m_features);
    m_vectors = new VectorsChoice(m_desk, this);
    add(tr("Vectors &from:"), &m_vectors->kinds());
    //: the number that decides how a network begins
    add(tr("Seed:"), m_seed);
    connect(m_classifier, &QComboBox::currentIndexChanged, this, &TrainingCard::refresh);
    connect(m_features, &QComboBox::currentIndexChanged, this, &TrainingCard::refresh);
    connect(m_vectors, &VectorsChoice::changed, this, &TrainingCard::refresh);
    choices->setLayout(flow);
    flow->setContentsMargins(0, 0, 0, 0);
    connect(m_adapts, &QCheckBox::toggled, this, &TrainingCard::refresh);
    return choices;
}

QWidget *TrainingCard::makeVocabulary()
{
    m_vocabularyRow = new QWidget(this);
    auto *choose =
        makeButton(tr("Choose the &vocabulary..."), "chooseReceivedVocabulary", "", m_vocabularyRow);
    setHelp(choose, QStringLiteral("recipient.vocabulary"));
    m_vocabulary = makeLabel({}, "caption", m_vocabularyRow);
    m_vocabulary->setObjectName(QStringLiteral("receivedVocabulary"));
    m_vocabulary->setTextFormat(Qt::PlainText);
    auto *row = new QHBoxLayout(m_vocabularyRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(choose);
    row->addWidget(m_vocabulary, 1);
    connect(choose, &QPushButton::clicked, this, &TrainingCard::chooseVocabulary);
    return m_vocabularyRow;
}

void TrainingCard::connectDesk()
{
    connect(m_train, &QPushButton::clicked, this, &TrainingCard::train);
    connect(&m_own, &OwnTextsCard::changed, this, &TrainingCard::refresh);
    connect(&m_desk, &TrainingDesk::modelsChanged, this, &TrainingCard::refresh);
    connect(&m_desk, &TrainingDesk::begun, this, [this] {
        m_wasTraining = m_train->hasFocus();
        m_error->hide();
        m_progress->begin(m_desk.doing());
        refresh();
    });
    connect(&m_desk, &TrainingDesk::progressed, m_progress, &ProgressRow::setProgress);
    connect(m_progress, &ProgressRow::cancelRequested, &m_desk, &TrainingDesk::cancel);
    connect(&m_desk, &TrainingDesk::ended, this, [this] {
        m_progress->end();
        refresh();
        if (std::exchange(m_wasTraining, false)) // back to where it was before the button was disabled
            m_train->setFocus();
    });
    connect(&m_desk, &TrainingDesk::failed, this, &TrainingCard::showError);
}

void TrainingCard::chooseVocabulary()
{
    const QString path = m_desk.received().environment().files->openFile(
        this, tr("The vocabulary that the package was made with"), tr("All files (*)"));
    if (!path.isEmpty())
        m_desk.setVocabulary(path.toStdString());
}

void TrainingCard::showError(const core::Error &error)
{
    if (error.code == core::ErrorCode::Network) // nothing else here asks a server
        m_error->showError(tr("The server gave no vectors"),
                           tr("Check its address, its model and its key, and that it is running; then try "
                              "again. The models that you have are as they were."),
                           errorDetail(error));
    else
        m_error->showError(error);
}

QString TrainingCard::note() const
{
    if (const QString missing = m_vectors->missing(); !missing.isEmpty())
        return missing;
    if (m_desk.needsVocabulary() && m_desk.vocabulary().empty())
        return tr("The package was made with a vocabulary of its own. Ask the sender for that file.");
    if (!m_own.texts())
        return tr("Without your own texts, the classifier cannot be adapted or tested.");
    if (m_adapts->isEnabled() && m_adapts->isChecked() && m_own.hasLabels())
        return tr("Both are trained, with and without adapting. One half of your texts is used for adapting; "
                  "both are tested on the other half.");
    if (m_adapts->isEnabled() && m_adapts->isChecked())
        return tr("Both are trained, with and without adapting. An adapted model depends on your texts: "
                  "protect it as you protect them.");
    if (m_own.hasLabels())
        return tr("It is trained on the package only and tested on all of your texts.");
    return tr("It is trained on the package only. Your texts have no labels to test it.");
}

void TrainingCard::refresh()
{
    const auto kind = static_cast<ClassifierKind>(m_classifier->currentData().toInt());
    m_adapts->setEnabled(core::recipient::choiceOf(kind).canAdapt && m_own.texts().has_value());
    m_vectors->setUsed(
        core::recipient::choiceOf(static_cast<FeatureKind>(m_features->currentData().toInt())).hasVectors);
    m_seed->setEnabled(kind == ClassifierKind::Network);
    m_vocabularyRow->setVisible(m_desk.needsVocabulary());
    m_vocabulary->setText(fileNameText(QString::fromStdString(m_desk.vocabulary().string())));
    m_note->setText(note());
    const bool canRead = !m_desk.needsVocabulary() || !m_desk.vocabulary().empty();
    m_train->setEnabled(!m_desk.isBusy() && m_desk.received().contents() && canRead
                        && m_vectors->missing().isEmpty());
}

void TrainingCard::train()
{
    m_desk.train({.classifier = static_cast<ClassifierKind>(m_classifier->currentData().toInt()),
                  .features = static_cast<FeatureKind>(m_features->currentData().toInt()),
                  .seed = static_cast<std::uint64_t>(m_seed->value())},
                 m_own.texts(),
                 m_adapts->isEnabled() && m_adapts->isChecked());
}

} // namespace ui
