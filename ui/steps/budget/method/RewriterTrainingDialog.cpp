#include "ui/steps/budget/method/RewriterTrainingDialog.h"

#include "core/rewriter/RewriterProcess.h"
#include "ui/steps/budget/method/TrainingCurve.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/CardColumns.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/FocusKeeper.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/ProgressRow.h"
#include "ui/widgets/TabOrder.h"
#include "ui/widgets/WheelGuard.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QThread>
#include <QVBoxLayout>

#include <chrono>

namespace ui {

namespace {

using core::rewriter::ModelForm;
using core::rewriter::TrainingProgress;
using core::rewriter::TrainingRequest;

constexpr std::chrono::hours longestSilence{24}; // between two looks at held-out texts
constexpr QSize usualSize(780, 800);
constexpr int prunings = 5; // as published

} // namespace

RewriterTrainingDialog::RewriterTrainingDialog(FileChooser &files, QWidget *parent)
    : QDialog(parent)
    , m_files(files)
    , m_choices(new QWidget(this))
    , m_named(makeLabel({}, "caption", this))
    , m_isPublic(new QCheckBox(tr("All of these &texts are public"), this))
    , m_form(new QComboBox(this))
    , m_noise(new QSpinBox(this))
    , m_steps(new QSpinBox(this))
    , m_error(new ErrorBox(this))
    , m_progress(new ProgressRow(this))
    , m_curve(new TrainingCurve(files, this))
    , m_why(makeLabel({}, "caption", this))
{
    setObjectName(QStringLiteral("rewriterTraining"));
    setWindowTitle(tr("Train a rewriting model"));
    setHelp(this, QStringLiteral("method.rewriterTraining"));
    m_why->setObjectName(QStringLiteral("trainingWhy"));
    new FocusKeeper(*this);
    m_progress->setObjectName(QStringLiteral("rewriterTrainingProgress"));
    auto *choices = new QVBoxLayout(m_choices);
    choices->setContentsMargins(0, 0, 0, 0);
    choices->setSpacing(12);
    choices->addWidget(makeTexts());
    choices->addWidget(makeForm());
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(24, 18, 24, 18);
    all->setSpacing(12);
    all->addWidget(makeLabel(tr("Train a rewriting model"), "heading", this));
    all->addWidget(m_error);
    all->addWidget(makeContent(), 1);
    all->addWidget(m_progress);
    all->addWidget(makeFoot());
    connectParts();
    const QSize room = parent ? parent->window()->size() - QSize(16, 40) : usualSize;
    resize(room.boundedTo(usualSize));
    tabAsLaidOut(*this);
    refresh();
}

QWidget *RewriterTrainingDialog::makeContent()
{
    QScrollArea *area = makeScrolling({m_choices, m_curve}, 12, this);
    connect(m_curve, &TrainingCurve::grown, area, [this, area] { area->ensureWidgetVisible(m_curve); });
    return area;
}

QWidget *RewriterTrainingDialog::makeTexts()
{
    auto *card = new Card(tr("Public texts, one a line"), m_choices);
    QPushButton *choose = makeButton(tr("&Choose files..."), "chooseTrainingTexts", "", card);
    m_named->setObjectName(QStringLiteral("trainingTexts"));
    m_isPublic->setObjectName(QStringLiteral("trainingTextsArePublic"));
    m_isPublic->setAccessibleName(tr("All of these texts are public"));
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(choose);
    row->addWidget(m_named, 1);
    card->body()->addLayout(row);
    card->body()->addWidget(m_isPublic);
    card->body()->addWidget(
        makeLabel(tr("What a model learns is not protected: its texts must not come from the records of this "
                     "organisation, de-identified or not. About ten thousand short sentences of the field "
                     "are enough for a small model."),
                  "caption",
                  card));
    connect(choose, &QPushButton::clicked, this, &RewriterTrainingDialog::chooseTexts);
    return card;
}

QLineEdit *RewriterTrainingDialog::makeFolder(const char *name,
                                              const QString &spoken,
                                              const QString &title,
                                              QWidget *row)
{
    auto *field = new QLineEdit(row);
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(spoken);
    QPushButton *browse = makeButton(tr("Browse..."), "", "", row);
    browse->setObjectName(QLatin1String(name) + QLatin1String("Browse"));
    browse->setAccessibleName(title);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(field, 1);
    line->addWidget(browse);
    connect(field, &QLineEdit::textChanged, this, &RewriterTrainingDialog::refresh);
    connect(browse, &QPushButton::clicked, this, [this, field, title] {
        if (const QString folder = m_files.folder(this, title); !folder.isEmpty())
            field->setText(folder);
    });
    return field;
}

QWidget *RewriterTrainingDialog::makeForm()
{
    auto *card = new Card(tr("The model"), m_choices);
    m_form->setObjectName(QStringLiteral("trainingForm"));
    m_form->addItem(tr("a small BART, new"), New);
    m_form->addItem(tr("a BART that is there, pruned (PR)"), Pruned);
    m_form->addItem(tr("a pruned BART, trained on with noise (PR+)"), WithNoise);
    m_form->addItem(tr("ADePT, new"), Adept);
    m_fromRow = new QWidget(card);
    m_from = makeFolder(
        "trainingFrom", tr("Folder of the model to begin with"), tr("Choose the model"), m_fromRow);
    m_noise->setObjectName(QStringLiteral("trainingNoise"));
    m_noise->setRange(10, 4000);
    m_noise->setValue(2500);
    m_steps->setObjectName(QStringLiteral("trainingSteps"));
    m_steps->setRange(10, 1'000'000);
    m_steps->setValue(usualSteps());
    auto *outRow = new QWidget(card);
    m_out =
        makeFolder("trainingOut", tr("Folder for the model"), tr("Choose a folder for the model"), outRow);
    m_fields = new QFormLayout;
    m_fields->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto add = [&](const QString &text, QWidget *field, QWidget *buddy) {
        auto *label = makeLabelFor(buddy, text, "", card);
        if (buddy->accessibleName().isEmpty())
            buddy->setAccessibleName(spokenText(text));
        m_fields->addRow(label, field);
    };
    add(tr("&What is made"), m_form, m_form);
    add(tr("&Begin with"), m_fromRow, m_from);
    add(tr("&Epsilon of the noise, of a row"), m_noise, m_noise);
    add(tr("&Steps at most"), m_steps, m_steps);
    add(tr("&Folder for the model"), outRow, m_out);
    for (QWidget *field :
         {static_cast<QWidget *>(m_form), static_cast<QWidget *>(m_noise), static_cast<QWidget *>(m_steps)})
        WheelGuard::protect(field);
    card->body()->addLayout(m_fields);
    card->body()->addWidget(makeLabel(tr("Training ends early if held-out texts are no longer reproduced "
                                         "better. An interrupted training continues in the same folder."),
                                      "caption",
                                      card));
    return card;
}

QWidget *RewriterTrainingDialog::makeFoot()
{
    auto *foot = new QWidget(this);
    QPushButton *close = makeButton(tr("C&lose"), "trainingClose", "", foot);
    m_train = makeButton(tr("T&rain"), "trainingBegin", "primary", foot);
    m_train->setDefault(true);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(m_why, 1);
    row->addWidget(close);
    row->addWidget(m_train);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_train, &QPushButton::clicked, this, &RewriterTrainingDialog::train);
    return foot;
}

void RewriterTrainingDialog::connectParts()
{
    connect(m_isPublic, &QCheckBox::toggled, this, &RewriterTrainingDialog::refresh);
    connect(m_form, &QComboBox::currentIndexChanged, this, [this] {
        m_steps->setValue(usualSteps());
        refresh();
    });
    connect(m_progress, &ProgressRow::cancelRequested, &m_runner, &JobRunner::cancel);
    connect(&m_runner, &JobRunner::progressed, m_progress, [this](double fraction) {
        m_progress->setProgress(fraction, QStringLiteral("training.rewriter"));
    });
}

RewriterTrainingDialog::Form RewriterTrainingDialog::form() const
{
    return static_cast<Form>(m_form->currentData().toInt());
}

// Returns the steps of tests/bench/rewriting.sh, for models of some ten thousand short texts.
int RewriterTrainingDialog::usualSteps() const
{
    switch (form()) {
    case Pruned:
        return 120; // of each pruning
    case WithNoise:
        return 1000;
    default:
        return 2500;
    }
}

QString RewriterTrainingDialog::trained() const
{
    return QDir::cleanPath(m_out->text().trimmed());
}

void RewriterTrainingDialog::chooseTexts()
{
    const QStringList texts =
        m_files.openFiles(this, tr("Choose public texts, one a line"), tr("Texts (*.txt);;All files (*)"));
    if (!texts.isEmpty())
        m_texts = texts;
    refresh();
}

QString RewriterTrainingDialog::whyNot() const
{
    if (!core::rewriter::isRewriterInstalled())
        return tr("The program keyseed-rewriter is not installed: ask for the package of that name.");
    if (m_texts.isEmpty())
        return tr("Choose files with public texts.");
    if (!m_isPublic->isChecked())
        return tr("Declare that all of the texts are public: others must not be learnt from.");
    if (goesOn() && m_from->text().trimmed().isEmpty())
        return tr("Choose the model to begin with.");
    if (m_out->text().trimmed().isEmpty())
        return tr("Choose a folder for the model.");
    return {};
}

TrainingRequest RewriterTrainingDialog::request() const
{
    TrainingRequest request;
    for (const QString &text : m_texts)
        request.texts.emplace_back(text.toStdString());
    request.out = trained().toStdString();
    request.form = form() == Adept ? ModelForm::Adept : ModelForm::Bart;
    request.steps = m_steps->value();
    request.every = std::min(request.every, request.steps);         // a look at the end at least
    request.threads = std::max(1, QThread::idealThreadCount() - 1); // the window stays free
    if (goesOn())
        request.from = QDir::cleanPath(m_from->text().trimmed()).toStdString();
    if (form() == Pruned)
        request.rounds = prunings;
    if (form() == WithNoise)
        request.noiseEpsilon = m_noise->value();
    return request;
}

void RewriterTrainingDialog::train()
{
    m_error->hide();
    m_curve->clear();
    m_progress->begin(tr("Training the model"));
    const auto tell = [this, curve = QPointer(m_curve)](const TrainingProgress &progress) {
        QMetaObject::invokeMethod(
            this,
            [curve, progress] {
                if (curve)
                    curve->add(progress);
            },
            Qt::QueuedConnection);
    };
    m_runner.start(
        [request = request(), tell](core::JobControl &control) {
            return core::rewriter::trainRewriter(
                core::rewriter::rewriterProgram(), request, longestSilence, control, tell);
        },
        this,
        [this](const core::Result<core::rewriter::ModelFacts> &facts) { finish(facts); });
    refresh();
}

void RewriterTrainingDialog::finish(const core::Result<core::rewriter::ModelFacts> &facts)
{
    m_progress->end();
    if (facts) {
        accept();
        return;
    }
    if (facts.error().code != core::ErrorCode::Cancelled)
        m_error->showError(facts.error());
    refresh();
}

// The progress so far is in the checkpoint.
void RewriterTrainingDialog::reject()
{
    m_runner.cancel();
    QDialog::reject();
}

void RewriterTrainingDialog::refresh()
{
    const bool isBusy = m_progress->isVisibleTo(this);
    QStringList names;
    for (const QString &text : std::as_const(m_texts))
        names << QFileInfo(text).fileName();
    m_named->setText(names.isEmpty() ? tr("none chosen") : names.join(QStringLiteral(", ")));
    m_fields->setRowVisible(m_fromRow, goesOn());
    m_fields->setRowVisible(m_noise, form() == WithNoise);
    m_choices->setEnabled(!isBusy);
    const QString why = isBusy ? QString() : whyNot();
    m_why->setText(isBusy ? tr("If you close the window, the result so far is kept, and training continues "
                               "from it when you start again.")
                          : why);
    m_train->setEnabled(!isBusy && why.isEmpty());
    m_train->setAccessibleDescription(why);
}

} // namespace ui
