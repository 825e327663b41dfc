#include "ui/steps/release/ApprovalCard.h"

#include "core/package/corpus/ApprovalRequest.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/JobFeedback.h"
#include "ui/steps/Step.h"
#include "ui/steps/release/KeyFilePanel.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

using Job = Jobs::Job;

namespace {

constexpr int longestText = 400;

QLineEdit *makeField(const char *objectName, QWidget *parent)
{
    auto *field = new QLineEdit(parent);
    field->setObjectName(QLatin1String(objectName));
    field->setMaxLength(longestText);
    setHelp(field, QStringLiteral("release.approval"));
    return field;
}

} // namespace

ApprovalCard::ApprovalCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_given(makeLabel({}, "", this))
    , m_standing(makeLabel({}, "caption", this))
    , m_takeOut(makeButton(tr("Take the approval out"), "takeOutApproval", "", this))
    , m_fold(new Fold({.show = tr("Have a second person approve"), .hide = tr("Not now")},
                      "showApproval",
                      "release.approval",
                      makeForm(),
                      this))
    , m_approving(new JobFeedback(session, Job::Approve, tr("Approving the texts"), this))
    , m_savingRequest(new JobFeedback(session, Job::SaveRequest, tr("Saving the request"), this))
    , m_takingAnswer(new JobFeedback(session, Job::TakeApproval, tr("Loading the answer"), this))
    , m_takingOut(new JobFeedback(session, Job::TakeOutApproval, tr("Taking the approval out"), this))
{
    m_given->setObjectName(QStringLiteral("approvalGiven"));
    m_given->setTextFormat(Qt::PlainText);
    m_given->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_standing->setObjectName(QStringLiteral("approvalStanding"));
    setHelp(m_takeOut, QStringLiteral("release.approval"));
    auto *changes = new QWidget(this);
    auto *lines = new QVBoxLayout(changes);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(8);
    lines->addWidget(m_takeOut, 0, Qt::AlignLeft);
    lines->addWidget(m_fold);
    lockWithRelease(*changes);
    auto *card = new Card(tr("A second person (optional)"), this);
    card->body()->addWidget(m_given);
    card->body()->addWidget(m_standing);
    card->body()->addWidget(changes);
    card->body()->addWidget(m_approving);
    card->body()->addWidget(m_savingRequest);
    card->body()->addWidget(m_takingAnswer);
    card->body()->addWidget(m_takingOut);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_takeOut, &QPushButton::clicked, &m_session.release(), &ReleaseDesk::takeOutApproval);
    for (const auto signal : {&ReleaseDesk::approvalChanged, &ReleaseDesk::closedChanged})
        connect(&session.release(), signal, this, &ApprovalCard::refresh);
    connect(&session.writing(), &WritingDesk::documentsChanged, this, &ApprovalCard::refresh);
    connect(&session.jobs(), &Jobs::busyChanged, this, &ApprovalCard::refresh);
    connect(&session.jobs(), &Jobs::finished, this, [this](Job job) {
        if (job == Job::Approve || job == Job::TakeApproval)
            m_fold->setUnfolded(false);
    });
    refresh();
}

QWidget *ApprovalCard::makeForm()
{
    auto *form = new QWidget(this);
    m_name = makeField("approverName", form);
    m_reason = makeField("approvalReason", form);
    m_key = new KeyFilePanel(
        m_session, {.name = "approver", .hasMnemonics = false, .mayMakeAnywhere = true}, form);
    m_sameKey = makeLabel(
        tr("This key also signs the package. The same key twice shows one person, not two."), "weak", form);
    m_sameKey->setObjectName(QStringLiteral("approverSameKey"));
    m_approve = makeButton(tr("Appro&ve"), "approve", "", form);
    setHelp(m_approve, QStringLiteral("release.approval"));
    m_missing = makeLabel({}, "caption", form);
    m_missing->setObjectName(QStringLiteral("approvalMissing"));
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    const auto add = [&](const QString &text, QLineEdit *field, int row) {
        auto *label = makeLabelFor(field, text, "", form);
        field->setAccessibleName(spokenText(text));
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row, 1);
        connect(field, &QLineEdit::textEdited, this, &ApprovalCard::showForm);
        connect(field, &QLineEdit::returnPressed, this, &ApprovalCard::approve);
    };
    add(tr("Na&me"), m_name, 0);
    add(tr("Reason"), m_reason, 1);
    auto *published = makeLabel(
        tr("Name, reason and time are stated in the package for every recipient."), "caption", form);
    auto *column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(grid);
    column->addWidget(published);
    column->addWidget(makeLabel(tr("Key of the approver"), "captionStrong", form));
    column->addWidget(m_key);
    column->addWidget(m_sameKey);
    column->addWidget(m_approve, 0, Qt::AlignLeft);
    column->addWidget(m_missing);
    column->addWidget(makeAway(form));
    connect(m_key, &KeyFilePanel::changed, this, &ApprovalCard::showForm);
    connect(m_key, &KeyFilePanel::submitted, this, &ApprovalCard::approve);
    connect(m_approve, &QPushButton::clicked, this, &ApprovalCard::approve);
    return form;
}

QWidget *ApprovalCard::makeAway(QWidget *parent)
{
    auto *away = new QWidget(parent);
    m_saveRequest = makeButton(tr("Save a request"), "saveRequest", "", away);
    m_loadAnswer = makeButton(tr("Load the answer"), "loadAnswer", "", away);
    for (QPushButton *button : {m_saveRequest, m_loadAnswer})
        setHelp(button, QStringLiteral("release.approval"));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_saveRequest);
    row->addWidget(m_loadAnswer);
    row->addStretch();
    auto *column = new QVBoxLayout(away);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLabel(tr("Or on that person's own computer"), "captionStrong", away));
    column->addWidget(
        makeLabel(tr("Send the request; that person opens it with Keyseed, approves it and sends "
                     "the answer back. No record and no text is in it."),
                  "caption",
                  away));
    column->addLayout(row);
    connect(m_saveRequest, &QPushButton::clicked, this, &ApprovalCard::saveRequest);
    connect(m_loadAnswer, &QPushButton::clicked, this, &ApprovalCard::loadAnswer);
    return away;
}

void ApprovalCard::saveRequest()
{
    const QString path = m_session.environment().files->saveFile(
        this,
        tr("Save a request"),
        QString::fromStdString(m_session.projectPath().stem().string()
                               + std::string(core::package::requestEnding)),
        tr("Requests for an approval (*.approval-request)"));
    if (!path.isEmpty())
        m_session.release().saveRequest(path.toStdString());
}

void ApprovalCard::loadAnswer()
{
    const QString path = m_session.environment().files->openFile(
        this, tr("Load the answer"), tr("Answers to a request (*.approval)"));
    if (!path.isEmpty())
        m_session.release().takeApproval(path.toStdString());
}

void ApprovalCard::setSigner(const std::optional<core::signing::PublicKey> &signer)
{
    m_signer = signer;
    refresh();
}

void ApprovalCard::approve()
{
    if (!m_approve->isEnabled())
        return;
    m_key->open([this](SharedKey key) {
        m_session.release().approve(
            m_name->text().trimmed().toStdString(), m_reason->text().trimmed().toStdString(), std::move(key));
    });
}

QString ApprovalCard::whyNot() const
{
    if (!m_session.documents())
        return tr("The documents must be written first.");
    if (m_name->text().trimmed().isEmpty() || m_reason->text().trimmed().isEmpty())
        return tr("An approval needs a name and a reason.");
    if (!m_key->isThere())
        return tr("An approval needs the key of the person who approves.");
    return {};
}

QString ApprovalCard::standing() const
{
    const auto &approval = m_session.release().approval();
    if (!approval)
        return {};
    if (!approval->facts)
        return tr("The approval in the project cannot be read: have the texts approved again, or remove the "
                  "approval.");
    switch (m_session.release().approvalStanding()) {
    case ApprovalStanding::Stale:
        return tr("The approval is for another release (texts, budget, purpose, recipient or plan): have the "
                  "release approved again, or remove the approval.");
    case ApprovalStanding::Holds:
        return m_signer == approval->facts->key ? tr("It is for the current texts. The same key also signs "
                                                     "the package: this shows one person, not two.")
                                                : tr("It is for the current texts.");
    case ApprovalStanding::Unknown:
        break;
    }
    return m_session.documents() ? tr("It is being compared with the texts.")
                                 : tr("It is compared with the texts once they are there.");
}

void ApprovalCard::showStanding()
{
    const auto &approval = m_session.release().approval();
    m_given->setVisible(approval && approval->facts);
    m_standing->setVisible(approval.has_value());
    m_takeOut->setVisible(approval.has_value());
    m_takeOut->setEnabled(!m_session.jobs().isBusy());
    const bool isStale = m_session.release().approvalStanding() == ApprovalStanding::Stale;
    setLook(m_standing, isStale ? "weak" : "caption");
    m_standing->setText(standing());
    if (!approval || !approval->facts)
        return;
    const core::package::ApprovalFacts &facts = *approval->facts;
    //: %1: a name, %2: a time, %3: "3F2A 91C0 77DE 0B15 44AC", %4: why, in the words of that person
    m_given->setText(tr("Approved by %1 on %2, fingerprint %3: %4")
                         .arg(QString::fromStdString(facts.name),
                              localTimeText(facts.approvedAt),
                              QString::fromStdString(facts.key.fingerprint()),
                              QString::fromStdString(facts.reason)));
}

void ApprovalCard::showForm()
{
    const QString missing = whyNot();
    m_sameKey->setVisible(m_key->key() && m_key->key() == m_signer);
    m_approve->setEnabled(missing.isEmpty() && !m_session.jobs().isBusy() && !m_key->isBusy());
    for (QPushButton *button : {m_saveRequest, m_loadAnswer})
        button->setEnabled(m_session.documents() && !m_session.jobs().isBusy());
    m_missing->setText(missing);
    m_missing->setVisible(!missing.isEmpty());
}

void ApprovalCard::refresh()
{
    showStanding();
    showForm();
    m_fold->setVisible(!m_session.isReleased());
    m_takeOut->setVisible(m_session.release().approval() && !m_session.isReleased());
}

} // namespace ui
