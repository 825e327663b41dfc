#include "ui/steps/release/StatementCard.h"

#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/documents/Documents.h"
#include "core/package/facts/Statement.h"
#include "core/privacy/accounting/Accounting.h"
#include "ui/models/PlanText.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/OddsCard.h"

#include <QDesktopServices>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr double weakFrom = 8.0;

// Returns the code of the language of the window, if there is a privacy statement in it beside the English.
std::string windowLanguage()
{
    const std::string code = QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString();
    return core::package::statementLanguage(code) ? code : std::string();
}

/// Writes the privacy statement of what would be released, in the language of this code.
core::Result<std::filesystem::path>
writeStatement(core::pipeline::Pipeline &pipeline, const std::filesystem::path &path, const std::string &code)
{
    KEYSEED_ASSIGN(const auto candidate, pipeline.candidate());
    const auto *language = core::package::statementLanguage(code);
    KEYSEED_ASSIGN(const auto pdf,
                   language ? core::package::translatedStatementPdf(candidate.contents, *language)
                            : core::package::statementPdf(candidate.contents));
    KEYSEED_TRY(core::writeNewFile(path, pdf));
    return path;
}

} // namespace

StatementCard::StatementCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_ownPromise(makeLabel({}, "strong", this))
    , m_promise(makeLabel({}, "strong", this))
    , m_unit(makeLabel({}, "caption", this))
    , m_odds(makeLabel({}, "caption", this))
    , m_count(makeLabel({}, "caption", this))
    , m_pdf(makeButton(tr("Show the privacy statement (PDF)"), "showStatement", "link", this))
    , m_ownPdf(
          makeButton(tr("Show it in the language of this window (PDF)"), "showOwnStatement", "link", this))
    , m_error(new ErrorBox(this))
{
    m_promise->setObjectName(QStringLiteral("statementPromise"));
    m_unit->setObjectName(QStringLiteral("statementUnit"));
    m_odds->setObjectName(QStringLiteral("statementOdds"));
    m_count->setObjectName(QStringLiteral("statementCount"));
    m_ownPromise->setObjectName(QStringLiteral("statementOwnPromise"));
    const std::string own = windowLanguage();
    m_ownPromise->setVisible(!own.empty());
    m_ownPdf->setVisible(!own.empty());
    if (!own.empty())
        setLook(m_promise, "caption");
    for (QLabel *label : {m_ownPromise, m_promise, m_unit, m_odds, m_count}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto *card =
        new Card(tr("The guarantee of the package (the documents of a package are in English)"), this);
    card->body()->addWidget(m_ownPromise);
    card->body()->addWidget(m_promise);
    card->body()->addWidget(m_unit);
    card->body()->addWidget(m_odds);
    card->body()->addWidget(m_count);
    card->body()->addWidget(m_pdf, 0, Qt::AlignLeft);
    card->body()->addWidget(m_ownPdf, 0, Qt::AlignLeft);
    card->body()->addWidget(m_error);
    setHelp(this, QStringLiteral("release.statement"));
    for (QPushButton *button : {m_pdf, m_ownPdf})
        setHelp(button, QStringLiteral("release.pdf"));
    connect(m_pdf, &QPushButton::clicked, this, [this] { showPdf({}); });
    connect(m_ownPdf, &QPushButton::clicked, this, [this, own] { showPdf(own); });
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
}

void StatementCard::refresh()
{
    setVisible(m_session.budget() && m_session.documents());
    if (isHidden())
        return;
    const core::package::BudgetStatement &budget = *m_session.budget();
    m_promise->setText(
        QStringLiteral("This package is %1.").arg(QString::fromStdString(core::package::promise(budget))));
    m_unit->setText(QString::fromStdString(core::package::unitInWords(budget)));
    const double epsilon = budget.spend.epsilon();
    m_ownPromise->setText(
        //: %1: "epsilon 2.0 per patient"
        tr("The package is differentially private with %1.")
            .arg(epsilonPerUnitText(epsilon, budget.spend.delta(), budget.unitIsPerson)));
    const QString sure = percentUpTo(core::package::largestSureness(budget.spend));
    //: how sure somebody can become; %1: a percentage, "73.2 %"
    const QString become =
        sure == percentUpTo(1.0) ? tr("as good as certain") : tr("at most %1 sure").arg(sure);
    //: %1: "at most 73.2 % sure"
    QString odds =
        (budget.unitIsPerson ? tr("As odds: someone who is 50 % sure that a given patient is in the "
                                  "data can become %1.")
                             : tr("As odds: someone who is 50 % sure that a given record is in the "
                                  "data can become %1."))
            .arg(become);
    if (!budget.spend.isPure())
        //: follows "can become at most 73.2 % sure."; %1: a number
        odds += QLatin1Char(' ')
                + tr("This is how often a guess of theirs is right, at most; delta (%1) is counted in.")
                      .arg(deltaText(budget.spend.delta()));
    if (epsilon > weakFrom)
        odds += QLatin1Char(' ') + tr("Above 8 this is weak protection.");
    setLook(m_odds, epsilon > weakFrom ? "weak" : "caption");
    m_odds->setText(odds);
    showCount();
}

void StatementCard::showPdf(const std::string &language)
{
    if (!m_session.documents())
        return;
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    m_error->hide();
    for (QPushButton *button : {m_pdf, m_ownPdf})
        button->setEnabled(false);
    const auto *translated = core::package::statementLanguage(language);
    const std::string_view name = translated ? translated->file : core::package::files::statement;
    const std::string path =
        m_folder->filePath(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())))
            .toStdString();
    m_writer.start(
        [pipeline = m_session.release().copy(), path, language](core::JobControl &) {
            return writeStatement(*pipeline, path, language);
        },
        [this](const core::Result<std::filesystem::path> &written) {
            for (QPushButton *button : {m_pdf, m_ownPdf})
                button->setEnabled(true);
            if (written)
                QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString(written->string())));
            else
                m_error->showError(written.error());
        });
}

void StatementCard::showCount()
{
    const auto released = static_cast<int>(m_session.documentsToRelease());
    const auto leftOut = static_cast<int>((*m_session.documents())->size()) - released;
    QString text = tr("It holds %Ln document(s).", nullptr, released);
    if (leftOut > 0)
        text += QLatin1Char(' ')
                + tr("%Ln document(s) were left out by hand; the manifest states which and why.",
                     nullptr,
                     leftOut);
    m_count->setText(text);
}

} // namespace ui
