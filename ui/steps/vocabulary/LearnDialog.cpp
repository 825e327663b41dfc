#include "ui/steps/vocabulary/LearnDialog.h"

#include "core/learning/TextInput.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/vocabulary/LearnDeclaration.h"
#include "ui/steps/vocabulary/LearnFiles.h"
#include "ui/steps/vocabulary/LearntTerms.h"
#include "ui/text/HelpText.h"
#include "ui/text/VocabularyText.h"
#include "ui/widgets/CardColumns.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/FocusKeeper.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/ProgressRow.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ui {

namespace {

using State = LearningDesk::State;
constexpr QSize largestSize(860, 700);

// Suggests the name of the file; nothing for several.
QString suggestedName(const PublicTextChoice &choice)
{
    const QString name = choice.paths.size() == 1
                             ? QFileInfo(QString::fromStdString(core::learning::nameOf(choice.paths.front())))
                                   .completeBaseName()
                             : QString();
    return (name.isEmpty() ? QStringLiteral("public-texts") : name) + QStringLiteral(".learnt");
}

} // namespace

LearnDialog::LearnDialog(ProjectSession &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_desk(session.learning())
    , m_error(new ErrorBox(this))
    , m_pages(new QStackedWidget(this))
    , m_files(new LearnFiles(session, this))
    , m_declaration(new LearnDeclaration(session, this))
    , m_terms(new LearntTerms(session, this))
    , m_progress(new ProgressRow(this))
    , m_question(makeLabel({}, "question", this))
    , m_why(makeLabel({}, "caption", this))
    , m_back(makeButton({}, "learnBack", "", this))
    , m_close(makeButton(tr("Clos&e"), "learnClose", "", this))
    , m_next(makeButton({}, "learnNext", "primary", this))
{
    setObjectName(QStringLiteral("learnDialog"));
    setWindowTitle(tr("Learn from public texts"));
    setHelp(this, QStringLiteral("vocabulary.learn"));
    m_why->setObjectName(QStringLiteral("learnWhy"));
    m_error->setObjectName(QStringLiteral("learnError"));
    m_progress->setObjectName(QStringLiteral("learnProgress"));
    const QSize room = parent ? parent->window()->size() - QSize(16, 40) : QSize(largestSize);
    resize(room.boundedTo(largestSize));
    m_pages->addWidget(makeScrolling({m_files, m_declaration}, 14, this));
    m_pages->addWidget(m_terms);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(24, 18, 24, 18);
    all->setSpacing(12);
    all->addWidget(makeLabel(tr("Learn from public texts"), "heading", this));
    all->addWidget(m_question);
    all->addWidget(m_error);
    all->addWidget(m_pages, 1);
    all->addWidget(m_progress);
    all->addLayout(makeFoot());
    connectDesk();
    new FocusKeeper(*this); // a second press of the same key does not cancel
    m_isOnTexts = m_desk.learnt() == nullptr;
    m_files->setFocus();
    followState();
}

QLayout *LearnDialog::makeFoot()
{
    m_close->setToolTip(tr("Learning continues, and the result is kept until the program is closed."));
    auto *foot = new QHBoxLayout;
    foot->setSpacing(10);
    foot->addWidget(m_why, 1);
    foot->addWidget(m_back);
    foot->addWidget(m_close);
    foot->addWidget(m_next);
    m_next->setDefault(true);
    return foot;
}

void LearnDialog::connectDesk()
{
    connect(&m_desk, &LearningDesk::changed, this, [this] {
        if (m_desk.state() != m_shown)
            followState();
        else
            refresh();
    });
    connect(&m_desk, &LearningDesk::progressed, this, [this](double fraction, const QString &stage) {
        m_progress->setProgress(fraction, QLatin1String("learning.") + stage);
    });
    connect(&m_desk, &LearningDesk::saved, this, &QDialog::accept);
    connect(m_progress, &ProgressRow::cancelRequested, &m_desk, &LearningDesk::cancel);
    connect(m_error, &ErrorBox::dismissed, &m_desk, &LearningDesk::dismissError);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_next, &QPushButton::clicked, this, &LearnDialog::proceed);
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_isOnTexts = !m_isOnTexts;
        refresh();
    });
}

void LearnDialog::followState()
{
    const State state = m_desk.state();
    // A new result is shown for examination.
    if (state == State::Learnt && m_shown == State::Learning && !m_desk.error())
        m_isOnTexts = false;
    if (state == State::Choosing)
        m_isOnTexts = true;
    if (state == State::Learning) {
        m_progress->begin(tr("Learning the vocabulary"), m_desk.elapsedMs());
        m_progress->setProgress(m_desk.fraction(), QLatin1String("learning.") + m_desk.stage());
    } else {
        m_progress->end();
    }
    m_shown = state;
    refresh();
    if (state == State::Learnt && !m_isOnTexts)
        m_terms->setFocus();
}

QString LearnDialog::whyNot() const
{
    const PublicTextChoice &choice = m_desk.choice();
    if (choice.paths.empty())
        return tr("Add public texts.");
    if (!choice.isDeclaredPublic)
        return tr("Declare that all of the texts are public: others must not be learnt from.");
    if (choice.origin.empty())
        return tr("Say where the texts come from.");
    if (choice.licence.empty())
        return tr("Enter the licence under which they may be used.");
    return {};
}

void LearnDialog::refresh()
{
    const State state = m_desk.state();
    const bool isIdle = state == State::Choosing || state == State::Learnt;
    const bool isOnTexts = m_isOnTexts || !m_desk.learnt();
    m_pages->setCurrentIndex(isOnTexts ? 0 : 1);
    m_pages->currentWidget()->setEnabled(isIdle);
    m_question->setText(isOnTexts ? tr("Which published texts use the language of your field?")
                                  : tr("Is there anything that does not belong in this vocabulary?"));
    m_files->refresh();
    m_declaration->refresh();
    m_terms->refresh();
    const QString why = isOnTexts && isIdle ? whyNot() : QString();
    m_why->setText(state == State::Learning
                       ? tr("You can close this window and continue; learning may take some minutes.")
                       : why);
    m_next->setText(isOnTexts ? tr("&Learn") : tr("&Save and use..."));
    m_next->setAccessibleName(isOnTexts ? tr("Learn") : tr("Save and use"));
    m_next->setAccessibleDescription(why);
    m_next->setEnabled(isIdle && why.isEmpty());
    m_back->setText(isOnTexts ? tr("&Back to the phrases") : tr("&Back to the texts"));
    m_back->setAccessibleName(isOnTexts ? tr("Back to the phrases") : tr("Back to the texts"));
    m_back->setVisible(m_desk.learnt() != nullptr);
    m_back->setEnabled(isIdle);
    showError();
}

void LearnDialog::showError()
{
    const auto &error = m_desk.error();
    if (!error) {
        m_error->hide();
        return;
    }
    const LearningWords words = learningErrorWords(*error, m_desk.isErrorOfSaving());
    if (!m_error->isVisible() || m_error->title() != words.title
        || m_error->detail() != QString::fromStdString(error->detail))
        m_error->showError(words.title, words.advice, QString::fromStdString(error->detail));
}

void LearnDialog::proceed()
{
    if (m_isOnTexts || !m_desk.learnt())
        m_desk.learn();
    else
        save();
}

void LearnDialog::save()
{
    const QString path = m_session.environment().files->saveFile(
        this, tr("Save the vocabulary"), suggestedName(m_desk.choice()), tr("Learnt vocabulary (*.learnt)"));
    if (!path.isEmpty())
        m_desk.save(QFileInfo(path).absoluteFilePath().toStdString());
}

} // namespace ui
