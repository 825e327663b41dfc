#include "ui/steps/release/RequestDialog.h"

#include "core/base/Date.h"
#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/release/KeyFilePanel.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/CardColumns.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ui {

namespace {

namespace approvals = core::package;

core::Result<approvals::ApprovalRequest> readRequestFile(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto text, core::readWholeFile(path, approvals::mostRequestBytes));
    return approvals::readRequest(text);
}

core::Result<std::filesystem::path>
signAnswer(approvals::ApprovalFacts facts, const SharedKey &key, const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto given, approvals::approve(std::move(facts), *key));
    KEYSEED_ASSIGN(const auto answer, approvals::answerText(given));
    KEYSEED_TRY(core::writeNewFile(path, answer));
    return path;
}

} // namespace

RequestDialog::RequestDialog(ProjectSession &session, const std::filesystem::path &path, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_path(path)
    , m_error(new ErrorBox(this))
{
    setObjectName(QStringLiteral("requestDialog"));
    setWindowTitle(tr("Approve a release"));
    QScrollArea *area = makeScrolling({makeRequest(), makeForm()}, 14, this);
    m_missing = makeLabel({}, "question", this);
    m_missing->setObjectName(QStringLiteral("requestMissing"));
    m_approve = makeButton(tr("&Approve and save the answer"), "requestApprove", "primary", this);
    auto *close = makeButton(tr("Close"), "requestClose", "", this);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_missing, 1);
    buttons->addWidget(close);
    buttons->addWidget(m_approve);
    auto *all = new QVBoxLayout(this);
    all->addWidget(m_error);
    all->addWidget(area, 1);
    all->addLayout(buttons);
    setHelp(this, QStringLiteral("release.approval"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_approve, &QPushButton::clicked, this, &RequestDialog::approve);
    resize(720, 600);
    refresh();
    m_worker.start([path](core::JobControl &) { return readRequestFile(path); },
                   [this](const core::Result<approvals::ApprovalRequest> &read) { showRequest(read); });
}

QWidget *RequestDialog::makeRequest()
{
    auto *card = new Card(tr("The request"), this);
    m_facts = new QGridLayout;
    m_facts->setHorizontalSpacing(12);
    m_facts->setVerticalSpacing(6);
    m_facts->setColumnStretch(1, 1);
    card->body()->addLayout(m_facts);
    m_plan = new QPlainTextEdit(card);
    m_plan->setObjectName(QStringLiteral("requestPlan"));
    m_plan->setAccessibleName(tr("The plan of the release"));
    m_plan->setReadOnly(true);
    m_plan->setTabChangesFocus(true);
    m_plan->setMinimumHeight(120);
    card->body()->addWidget(m_plan);
    card->body()->addWidget(makeLabel(
        tr("You approve exactly these texts, this budget, purpose, recipient and plan: the answer holds "
           "their checksums. Ask for the texts themselves if you want to read them before."),
        "caption",
        card));
    return card;
}

QLineEdit *RequestDialog::addField(QGridLayout &grid, const QString &text, const char *objectName)
{
    constexpr int longestText = 400;
    auto *field = new QLineEdit(this);
    field->setObjectName(QLatin1String(objectName));
    field->setMaxLength(longestText);
    field->setAccessibleName(spokenText(text));
    const int row = grid.rowCount();
    grid.addWidget(makeLabelFor(field, text, "", this), row, 0);
    grid.addWidget(field, row, 1);
    connect(field, &QLineEdit::textEdited, this, &RequestDialog::refresh);
    return field;
}

QWidget *RequestDialog::makeForm()
{
    auto *card = new Card(tr("Your approval"), this);
    auto *grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    m_name = addField(*grid, tr("Na&me"), "requestName");
    m_reason = addField(*grid, tr("&Reason"), "requestReason");
    card->body()->addLayout(grid);
    card->body()->addWidget(makeLabel(
        tr("Name, reason and day are stated in the package for every recipient."), "caption", card));
    m_key = new KeyFilePanel(
        m_session, {.name = "request", .hasMnemonics = false, .mayMakeAnywhere = true}, card);
    m_key->setPath(QString::fromStdString(m_session.environment().signingKeyPath.string()));
    card->body()->addWidget(makeLabel(tr("Your key"), "captionStrong", card));
    card->body()->addWidget(m_key);
    m_saved = makeLabel({}, "good", card);
    m_saved->setObjectName(QStringLiteral("requestSaved"));
    m_saved->setTextFormat(Qt::PlainText);
    m_saved->hide();
    card->body()->addWidget(m_saved);
    connect(m_key, &KeyFilePanel::changed, this, &RequestDialog::refresh);
    connect(m_key, &KeyFilePanel::submitted, this, &RequestDialog::approve);
    return card;
}

void RequestDialog::showRequest(const core::Result<core::package::ApprovalRequest> &request)
{
    if (!request) {
        m_error->showError(tr("The request cannot be approved"),
                           tr("It is damaged or no request of Keyseed: ask for a new one."),
                           QString::fromStdString(request.error().detail));
        return;
    }
    m_request = *request;
    const core::package::ApprovedRelease &release = m_request->release;
    const QString none = tr("not given");
    const auto add = [&](const QString &name, const std::string &value, const char *objectName) {
        const int row = m_facts->rowCount();
        auto *words = makeLabel(value.empty() ? none : QString::fromStdString(value), "", this);
        words->setObjectName(QLatin1String(objectName));
        words->setTextFormat(Qt::PlainText);
        words->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_facts->addWidget(makeLabel(name, "caption", this), row, 0, Qt::AlignTop);
        m_facts->addWidget(words, row, 1);
    };
    add(tr("Project"), release.project, "requestProject");
    add(tr("Guarantee"), release.epsilon, "requestBudget");
    add(tr("Documents"), QLocale().toString(m_request->texts).toStdString(), "requestTexts");
    add(tr("Purpose"), release.purpose, "requestPurpose");
    add(tr("Recipient"), release.recipient, "requestRecipient");
    m_plan->setPlainText(QString::fromStdString(m_request->plan));
    refresh();
}

void RequestDialog::approve()
{
    if (m_approve->isEnabled())
        m_key->open([this](const SharedKey &key) { saveAnswer(key); });
}

void RequestDialog::saveAnswer(const SharedKey &key)
{
    const QFileInfo request(QString::fromStdString(m_path.string()));
    const QString path = m_session.environment().files->saveFile(
        this,
        tr("Save the answer"),
        request.absolutePath() + QLatin1Char('/') + request.completeBaseName()
            + QString::fromLatin1(approvals::answerEnding.data(), approvals::answerEnding.size()),
        tr("Answers to a request (*.approval)"));
    if (path.isEmpty())
        return;
    m_error->hide();
    m_saved->hide();
    approvals::ApprovalFacts facts{.name = m_name->text().trimmed().toStdString(),
                                   .reason = m_reason->text().trimmed().toStdString(),
                                   .approvedAt = core::utcNow(),
                                   .key = key->publicKey(),
                                   .release = m_request->release};
    m_worker.start(
        [facts = std::move(facts), key, path = std::filesystem::path(path.toStdString())](
            core::JobControl &) { return signAnswer(facts, key, path); },
        [this](const core::Result<std::filesystem::path> &saved) {
            if (!saved) {
                m_error->showError(saved.error());
                return;
            }
            //: %1: the path of a file
            m_saved->setText(
                tr("The answer is in %1. Send it back.").arg(QString::fromStdString(saved->string())));
            m_saved->show();
        });
}

QString RequestDialog::whyNot() const
{
    if (!m_request)
        return tr("The request is being read.");
    if (m_name->text().trimmed().isEmpty() || m_reason->text().trimmed().isEmpty())
        return tr("An approval needs a name and a reason.");
    return m_key->isThere() ? QString() : tr("An approval needs the key of the person who approves.");
}

void RequestDialog::refresh()
{
    const QString missing = m_error->isVisible() ? QString() : whyNot();
    m_missing->setText(missing);
    m_approve->setEnabled(whyNot().isEmpty() && !m_key->isBusy());
}

} // namespace ui
