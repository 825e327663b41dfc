#include "ui/steps/records/SourceCard.h"

#include "core/privacy/ledger/SourceName.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

using core::plan::Plan;
using core::privacy::SourceAccount;

constexpr int narrowestAnswer = 240;
constexpr int newRecords = 0; // place in the list; the accounts follow

QString nameOfAccount(const SourceAccount &account)
{
    return printableText(account.name);
}

} // namespace

SourceCard::SourceCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_badge(new Badge(Badge::Kind::Weak, {}, this))
    , m_question(makeLabel(
          tr("Are these the records of an earlier project, or a newer export of them?"), "strong", this))
    , m_answer(new QComboBox(this))
    , m_known(makeLabel({}, "weak", this))
    , m_name(new QLineEdit(this))
    , m_account(makeLabel({}, "", this))
{
    m_question->setObjectName(QStringLiteral("sourceQuestion"));
    m_answer->setObjectName(QStringLiteral("sourceAnswer"));
    m_answer->setAccessibleName(m_question->text());
    m_answer->setPlaceholderText(tr("Choose the answer"));
    m_answer->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_answer->setMinimumWidth(narrowestAnswer); // a long name of an account is cut where there is no room
    WheelGuard::protect(m_answer);
    m_known->setObjectName(QStringLiteral("sourceKnown"));
    m_known->setTextFormat(Qt::PlainText);
    m_name->setObjectName(QStringLiteral("sourceName"));
    m_name->setAccessibleName(tr("Name of the account"));
    m_name->setMaximumWidth(360);
    m_account->setObjectName(QStringLiteral("sourceAccount"));
    m_account->setTextFormat(Qt::PlainText);
    auto *card = new Card(tr("Budget of these records"), this);
    card->addToTitle(m_badge);
    auto *named = new QHBoxLayout;
    named->setSpacing(8);
    named->addWidget(makeLabelFor(m_name, tr("Name of the account:"), "", card));
    named->addWidget(m_name, 1);
    named->addStretch();
    card->body()->addWidget(makeLabel(tr("What is spent on the same patients adds up in one account of the "
                                         "ledger, whatever the project or the file is called."),
                                      "caption",
                                      card));
    card->body()->addWidget(m_question);
    card->body()->addWidget(m_known);
    card->body()->addWidget(m_answer, 0, Qt::AlignLeft);
    card->body()->addLayout(named);
    card->body()->addWidget(m_account);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    setHelp(this, QStringLiteral("records.source"));
    connect(m_answer, &QComboBox::activated, this, &SourceCard::answer);
    connect(m_name, &QLineEdit::editingFinished, this, &SourceCard::rename);
    connect(&m_session, &ProjectSession::ledgerChanged, this, &SourceCard::refresh);
    refresh();
}

void SourceCard::answer(int choice)
{
    if (choice == newRecords) {
        m_session.declareRecordsNew(true);
    } else {
        const std::string name = m_answer->itemData(choice).toByteArray().toStdString();
        m_session.edit([&](Plan &plan) { plan.records.source = name; });
    }
    refresh();
}

void SourceCard::rename()
{
    const std::string name = m_name->text().trimmed().toStdString();
    if (!core::privacy::isSourceName(name)) {
        refresh(); // the name before
        return;
    }
    const bool areNew = m_session.areRecordsNew();
    m_session.edit([&](Plan &plan) { plan.records.source = name; });
    if (areNew && !m_session.areRecordsNew()) // the answer stays, whatever the account is called
        m_session.declareRecordsNew(true);
}

QString SourceCard::accountText() const
{
    if (!m_session.ledger().isKnown)
        return tr("The ledger is being read...");
    const SourceAccount &account = m_session.ledger().account;
    const double spent = account.together().epsilon();
    if (account.together().epsilon() <= 0.0)
        return tr("Nothing was spent on this account yet.");
    const auto free = account.freeMicroEpsilon();
    return free ? tr("%1 spent before on this account, %2 free.")
                      .arg(epsilonText(spent), epsilonText(static_cast<double>(*free) / 1e6))
                : tr("%1 spent before on this account; it has no cap.").arg(epsilonText(spent));
}

// A list that is open stays as it is.
void SourceCard::fill()
{
    const QSignalBlocker quiet(m_answer);
    m_answer->clear();
    m_answer->addItem(tr("No: other records, of other patients"));
    const auto add = [this](const SourceAccount &account, bool isOwn) {
        const auto &entries = m_session.ledger().entries;
        const auto last = std::find_if(entries.rbegin(), entries.rend(), [&](const auto &entry) {
            return entry.kind == "reserve" && entry.source == account.name;
        });
        //: an account of the ledger; %1: its name, %2: an epsilon, %3: a date
        QString text = tr("Those of “%1”: %2 spent, last %3")
                           .arg(nameOfAccount(account),
                                epsilonText(account.together().epsilon()),
                                last == entries.rend() ? QString() : localTimeText(last->time));
        m_answer->addItem(text, QByteArray::fromStdString(account.name));
        if (isOwn)
            m_answer->setCurrentIndex(m_answer->count() - 1);
    };
    m_answer->setCurrentIndex(m_session.areRecordsNew() ? newRecords : -1);
    const auto others = m_session.otherAccounts();
    if (m_session.ledger().account.together().epsilon() > 0.0)
        add(m_session.ledger().account, true);
    for (const SourceAccount &account : others)
        add(account, false);
    m_answer->setMaxVisibleItems(12);
}

void SourceCard::refresh()
{
    const Plan &plan = m_session.plan();
    const bool isOpen = m_session.isSourceOpen();
    setVisible(!plan.records.files.empty());
    if (!m_answer->view()->isVisible())
        fill();
    const bool hasAccounts = m_answer->count() > 1;
    m_question->setVisible(hasAccounts && !m_session.isDecided());
    m_answer->setVisible(hasAccounts && !m_session.isDecided());
    QStringList names;
    for (const std::string &name : m_session.ledger().otherNames)
        //: a name in quotation marks
        names.append(tr("“%1”").arg(printableText(name)));
    //: %1: names of accounts
    m_known->setText(
        tr("The ledger knows these records, or many of them, as %1.").arg(names.join(QStringLiteral(", "))));
    m_known->setVisible(!names.isEmpty() && !m_session.isDecided());
    m_badge->set(isOpen ? Badge::Kind::Weak : Badge::Kind::Done,
                 isOpen ? tr("to be answered") : tr("answered"));
    m_badge->setVisible(hasAccounts && !m_session.isDecided());
    if (!m_name->hasFocus())
        m_name->setText(QString::fromStdString(core::plan::sourceName(plan)));
    m_name->setEnabled(!m_session.isDecided());
    m_account->setText(accountText());
}

} // namespace ui
