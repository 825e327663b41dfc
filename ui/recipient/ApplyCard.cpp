#include "ui/recipient/ApplyCard.h"

#include "ui/recipient/OwnTextsCard.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace ui {

ApplyCard::ApplyCard(TrainingDesk &desk, const OwnTextsCard &own, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_own(own)
    , m_model(new QComboBox(this))
    , m_predict(makeButton(tr("Save predictions..."), "savePredictions", "primary", this))
    , m_save(makeButton(tr("Sa&ve the model..."), "saveModel", "", this))
    , m_load(makeButton(tr("&Load a model..."), "loadModel", "", this))
    , m_note(makeLabel({}, "caption", this))
    , m_done(makeLabel({}, "good", this))
    , m_error(new ErrorBox(this))
{
    m_model->setObjectName(QStringLiteral("appliedModel"));
    m_model->setAccessibleName(tr("Model that is applied or saved"));
    m_model->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setHelp(m_model, QStringLiteral("recipient.apply"));
    for (QPushButton *button : {m_predict, m_save, m_load})
        setHelp(button, QStringLiteral("recipient.apply"));
    m_note->setObjectName(QStringLiteral("applyNote"));
    m_done->setObjectName(QStringLiteral("applyDone"));
    m_done->setTextFormat(Qt::PlainText);
    m_error->setObjectName(QStringLiteral("applyError"));
    auto *card = new Card(tr("3. Apply it"), this);
    card->setTitleLook("strong");
    QLabel *label = makeLabelFor(m_model, tr("Mod&el:"), "", card);
    auto *pair = new QHBoxLayout;
    pair->setSpacing(8);
    pair->addWidget(label);
    pair->addWidget(m_model);
    auto *flow = new FlowLayout(nullptr, 8);
    flow->addLayout(pair);
    for (QPushButton *button : {m_predict, m_save, m_load})
        flow->addWidget(button);
    card->body()->addLayout(flow);
    for (QWidget *part : std::initializer_list<QWidget *>{m_note, m_done, m_error})
        card->body()->addWidget(part);
    m_done->hide();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connectParts();
    showModels(); // of a desk that was there before the window
}

void ApplyCard::showModels()
{
    const QSignalBlocker quiet(m_model);
    m_model->clear();
    for (const TrainingDesk::Which which : TrainingDesk::all)
        if (m_desk.model(which))
            m_model->addItem(modelTitle(which), static_cast<int>(which));
    m_model->setCurrentIndex(m_model->count() - 1);
    refresh();
}

void ApplyCard::connectParts()
{
    connect(m_predict, &QPushButton::clicked, this, &ApplyCard::predict);
    connect(m_save, &QPushButton::clicked, this, &ApplyCard::save);
    connect(m_load, &QPushButton::clicked, this, &ApplyCard::load);
    connect(m_model, &QComboBox::currentIndexChanged, this, &ApplyCard::refresh);
    connect(&m_own, &OwnTextsCard::changed, this, &ApplyCard::refresh);
    connect(&m_desk, &TrainingDesk::ended, this, [this] {
        refresh();
        if (std::exchange(m_wasPredicting, false)) // back to where it was before the button was disabled
            m_predict->setFocus();
    });
    connect(&m_desk, &TrainingDesk::begun, this, [this] {
        m_wasPredicting = m_predict->hasFocus();
        m_done->hide();
        m_error->hide();
        refresh();
    });
    connect(&m_desk, &TrainingDesk::modelsChanged, this, &ApplyCard::showModels);
    connect(&m_desk, &TrainingDesk::agreementChanged, this, &ApplyCard::refresh);
    connect(
        &m_desk, &TrainingDesk::serverNotAgreed, this, [this](const core::recipient::DocumentServer &server) {
            m_error->showError(
                tr("This model asks a server about your texts"),
                //: %1: the name of a model on a server, %2: its protocol
                tr("It was trained with vectors of whole texts by the model %1 (%2). Under 2., take "
                   "vectors from a server, name the same one as then, agree to what is sent, and load "
                   "the model again. Nothing was sent.")
                    .arg(shownText(server.model), shownText(server.protocol)));
        });
    connect(&m_desk,
            &TrainingDesk::predicted,
            this,
            [this](const core::recipient::Predicted &predicted, const QString &path) {
                QString words = tr("%Ln prediction(s) saved: %1",
                                   nullptr,
                                   static_cast<int>(predicted.texts - predicted.withoutText))
                                    .arg(QDir::toNativeSeparators(path));
                if (predicted.withoutText > 0)
                    words += QLatin1String(". ")
                             + tr("%Ln row(s) have no text and no prediction.",
                                  nullptr,
                                  static_cast<int>(predicted.withoutText));
                tell(words);
            });
}

std::optional<TrainingDesk::Which> ApplyCard::chosen() const
{
    if (m_model->currentIndex() < 0)
        return std::nullopt;
    return static_cast<TrainingDesk::Which>(m_model->currentData().toInt());
}

void ApplyCard::refresh()
{
    const bool hasModel = chosen().has_value();
    m_model->setEnabled(m_model->count() > 1);
    const bool mayAsk = hasModel && m_desk.mayAsk(*chosen());
    m_predict->setEnabled(mayAsk && m_own.texts() && !m_desk.isBusy());
    m_save->setEnabled(hasModel && !m_desk.isBusy());
    m_load->setEnabled(!m_desk.isBusy());
    if (!hasModel)
        m_note->setText(tr("Train first, or load a model that was saved."));
    else if (!m_own.texts())
        m_note->setText(tr("Choose your own texts above to apply the model to them."));
    else if (!mayAsk)
        m_note->setText(tr("This model asks the server that it was trained with about your texts. Under 2., "
                           "name that server and agree to what is sent."));
    else if (m_desk.model(*chosen())->model->facts().isAdapted)
        m_note->setText(tr("The predictions are a CSV file: the columns of your texts, and prediction and "
                           "probability. This model was adapted to your texts: keep its file as you keep "
                           "these."));
    else
        m_note->setText(tr("The predictions are a CSV file: the columns of your texts, and prediction and "
                           "probability."));
}

QString ApplyCard::ownName() const
{
    return QFileInfo(QString::fromStdString(m_own.texts()->source.file().string())).completeBaseName();
}

void ApplyCard::predict()
{
    if (!chosen() || !m_own.texts() || m_desk.isBusy())
        return;
    const QString path = m_desk.received().environment().files->saveFile(
        this,
        tr("Save the predictions"),
        //: part of the name of a file: "notes-predictions.csv"
        ownName() + QLatin1Char('-') + tr("predictions") + QStringLiteral(".csv"),
        tr("CSV (*.csv)"));
    if (!path.isEmpty())
        m_desk.predict(*chosen(), *m_own.texts(), path.toStdString());
}

void ApplyCard::save()
{
    if (!chosen() || m_desk.isBusy())
        return;
    m_error->hide();
    m_done->hide();
    const QString path = m_desk.received().environment().files->saveFile(this,
                                                                         tr("Save the model"),
                                                                         m_desk.received().fileName()
                                                                             + QStringLiteral(".model"),
                                                                         tr("Models (*.model)"));
    if (path.isEmpty())
        return;
    if (const auto saved = m_desk.save(*chosen(), path.toStdString()); !saved)
        m_error->showError(saved.error());
    else
        //: %1: path of a file
        tell(tr("Model saved: %1").arg(QDir::toNativeSeparators(path)));
}

void ApplyCard::load()
{
    const QString path = m_desk.received().environment().files->openFile(
        this, tr("Load a model"), tr("Models (*.model);;All files (*)"));
    if (!path.isEmpty())
        m_desk.load(path.toStdString(), m_own.texts());
}

void ApplyCard::tell(const QString &words)
{
    m_done->setText(words);
    m_done->show();
}

} // namespace ui
