#include "ui/steps/vocabulary/EmbeddingCard.h"

#include "core/embedding/Sources.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/vocabulary/Source.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/vocabulary/EmbeddingNeighbours.h"
#include "ui/steps/vocabulary/EmbeddingServer.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace ui {

namespace {

using core::embedding::VectorFacts;
using core::embedding::VectorOrigin;
using Embedding = core::plan::Plan::Embedding;

// "*.bin *.txt ..." of all sources.
QString endings()
{
    QStringList patterns;
    for (const auto *source : core::embedding::sources())
        for (const std::string_view ending : source->endings()) {
            const QString pattern =
                QLatin1Char('*') + QString::fromUtf8(ending.data(), static_cast<qsizetype>(ending.size()));
            if (!patterns.contains(pattern))
                patterns << pattern;
        }
    return patterns.join(QLatin1Char(' '));
}

QString count(std::uint64_t number)
{
    return QLocale().toString(static_cast<qulonglong>(number));
}

bool isServer(const Embedding &embedding)
{
    return !core::vocabulary::textOf(embeddingSettings(embedding), "baseUrl").empty();
}

} // namespace

EmbeddingCard::EmbeddingCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_card(new Card(tr("Which phrases are similar"), this))
    , m_builtIn(new QRadioButton(tr("Built in (WordNet), or learnt with the vocabulary"), this))
    , m_encoder(new QRadioButton(tr("An encoder of English texts (all-MiniLM-L6-v2, installed)"), this))
    , m_file(new QRadioButton(tr("A file of word vectors"), this))
    , m_byServer(new QRadioButton(tr("A server that gives vectors"), this))
    , m_chooseFile(makeButton(tr("Choose file..."), "chooseVectors", "", this))
    , m_fileName(makeLabel({}, "caption", this))
    , m_server(new EmbeddingServer(session, this))
    , m_error(new ErrorBox(this))
    , m_facts(makeLabel({}, "", this))
    , m_near(new EmbeddingNeighbours(session, this))
    , m_seen(session.plan().embedding)
{
    m_card->setTitleLook("strong");
    m_builtIn->setObjectName(QStringLiteral("builtInVectors"));
    m_encoder->setObjectName(QStringLiteral("encoderVectors"));
    m_file->setObjectName(QStringLiteral("fileVectors"));
    m_byServer->setObjectName(QStringLiteral("serverVectors"));
    m_error->setObjectName(QStringLiteral("vectorsError"));
    m_facts->setObjectName(QStringLiteral("vectorsFacts"));
    m_facts->setTextFormat(Qt::PlainText);
    m_card->body()->addWidget(
        makeLabel(tr("Where the budget is too small for every phrase, similar phrases are counted together. "
                     "The similarity comes from public texts only."),
                  "caption",
                  m_card));
    for (QRadioButton *each : {m_builtIn, m_encoder, m_file, m_byServer}) {
        setHelp(each, QStringLiteral("vocabulary.vectors"));
        m_card->body()->addWidget(each);
        if (each == m_file)
            m_card->body()->addWidget(makeFileRow());
    }
    m_card->body()->addWidget(m_server);
    m_card->body()->addWidget(m_error);
    m_card->body()->addWidget(m_facts);
    m_card->body()->addWidget(m_near);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_card);

    connect(m_builtIn, &QRadioButton::clicked, this, [this] { choose({}); });
    connect(
        m_encoder, &QRadioButton::clicked, this, [this] { choose({.source = "encoder", .settings = {}}); });
    connect(m_file, &QRadioButton::clicked, this, &EmbeddingCard::chooseFile);
    connect(m_chooseFile, &QPushButton::clicked, this, &EmbeddingCard::chooseFile);
    connect(m_byServer, &QRadioButton::clicked, this, [this] {
        m_wantsServer = true;
        refresh();
    });
    connect(m_server, &EmbeddingServer::answered, this, &EmbeddingCard::choose);
    connect(&m_session, &ProjectSession::planChanged, this, &EmbeddingCard::follow);
    connect(&m_session, &ProjectSession::inputsChanged, this, &EmbeddingCard::refresh);
    connect(&m_session, &ProjectSession::modelChanged, this, &EmbeddingCard::refresh);
    connect(&m_session, &ProjectSession::projectChanged, this, [this] {
        m_wantsServer = false;
        m_seen = m_session.plan().embedding;
        m_error->hide();
        refresh();
    });
    refresh();
}

QWidget *EmbeddingCard::makeFileRow()
{
    auto *row = new QWidget(this);
    m_fileName->setObjectName(QStringLiteral("vectorsFile"));
    m_fileName->setTextFormat(Qt::PlainText);
    setHelp(m_chooseFile, QStringLiteral("vocabulary.vectors"));
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(24, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(m_chooseFile);
    layout->addWidget(m_fileName, 1);
    return row;
}

void EmbeddingCard::choose(const Embedding &embedding)
{
    m_wantsServer = false;
    m_error->hide();
    m_session.edit([&](core::plan::Plan &plan) { plan.embedding = embedding; });
    refresh();
    // The same server, asked for more terms: the plan is as it was.
    if (!m_session.inputs() && !m_session.plan().vocabulary.source.empty())
        m_session.loadPublicInputs();
}

void EmbeddingCard::chooseFile()
{
    const QString path =
        m_session.environment().files->openFile(this,
                                                tr("Choose a file of word vectors"),
                                                //: %1: patterns of file names
                                                tr("Word vectors (%1);;All files (*)").arg(endings()));
    const auto source = path.isEmpty() ? nullptr : core::embedding::recognisedSource(path.toStdString());
    refresh(); // the radio buttons, where nothing comes of it
    if (path.isEmpty())
        return;
    if (!source)
        return m_error->showError(source.error());
    if (*source == nullptr)
        return m_error->showError(
            tr("This file contains no supported word vectors"),
            tr("Choose a file of word2vec (text or binary), GloVe (text), fastText (.bin or .vec), or a "
               "static "
               "table of vectors (model.safetensors of model2vec, with tokenizer.json beside it)."),
            fileNameText(path));
    choose({.source = std::string((*source)->name()),
            .settings = {{"file", QFileInfo(path).absoluteFilePath().toStdString()}}});
}

void EmbeddingCard::follow()
{
    const Embedding &chosen = m_session.plan().embedding;
    if (m_seen != chosen) {
        m_seen = chosen;
        if (isVisible() && !m_session.inputs() && !m_session.plan().vocabulary.source.empty())
            m_session.loadPublicInputs();
    }
    refresh();
}

void EmbeddingCard::refresh()
{
    const Embedding &chosen = m_session.plan().embedding;
    const auto files = filesOf(chosen);
    const bool isByServer = m_wantsServer || isServer(chosen);
    const bool isEncoder = !isByServer && chosen.source == "encoder";
    const bool isFile = !isByServer && !isEncoder && !files.empty();
    m_builtIn->setChecked(!isByServer && !isEncoder && !isFile);
    m_encoder->setChecked(isEncoder);
    m_file->setChecked(isFile);
    m_byServer->setChecked(isByServer);
    const QFileInfo file(isFile ? QString::fromStdString(files.front().second.string()) : QString());
    m_fileName->setText(isFile ? fileNameText(file.fileName()) : QString());
    m_fileName->setToolTip(isFile ? file.filePath() : QString());
    const bool isFree = !m_session.isDecided();
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_builtIn, m_encoder, m_file, m_byServer, m_chooseFile, m_server})
        each->setEnabled(isFree);
    m_server->refresh(isByServer);
    showFacts();
}

void EmbeddingCard::showFacts()
{
    const auto inputs = m_session.inputs();
    m_facts->setVisible(inputs != nullptr);
    m_near->refresh();
    if (!inputs)
        return;
    const auto &vectors = inputs->embedding;
    //: %1: how many numbers a vector has
    QString text = tr("Vectors of %1 dimensions.").arg(count(vectors.dimension()));
    if (const auto &facts = vectors.facts()) {
        const std::uint64_t unknown =
            facts->of(VectorOrigin::CarriedOver) + facts->of(VectorOrigin::Invented);
        //: %1 of %2 phrases, %3: the same as "16.7 %"
        text += QLatin1Char(' ')
                + tr("No word is known of %1 of %2 phrases (%3).")
                      .arg(count(unknown),
                           count(vectors.size()),
                           QLocale().toString(100.0 * facts->unknownShare(), 'f', 1) + QChar(QChar::Nbsp)
                               + QLatin1Char('%'));
        if (facts->of(VectorOrigin::PartlyKnown) > 0)
            text += QLatin1Char(' ')
                    //: %1: how many phrases
                    + tr("Of %1 more, some words are not known.")
                          .arg(count(facts->of(VectorOrigin::PartlyKnown)));
        if (facts->of(VectorOrigin::CarriedOver) > 0)
            text += QLatin1Char(' ')
                    //: %1: how many phrases
                    + tr("%1 get their place from the built-in vectors.")
                          .arg(count(facts->of(VectorOrigin::CarriedOver)));
    }
    m_facts->setText(text);
}

} // namespace ui
