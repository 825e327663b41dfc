#include "ui/recipient/PromiseTab.h"

#include "core/methods/Methods.h"
#include "core/plan/Plan.h"
#include "core/synthesis/Synthesizer.h"
#include "ui/findings/VerificationView.h"
#include "ui/models/PlanText.h"
#include "ui/models/ReleaseText.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/CardColumns.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/OddsCard.h"

#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QStringList>

#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr std::array letters = {"Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot"};

QString spokenCharacter(QChar character)
{
    const int place = character.toUpper().unicode() - 'A';
    return place >= 0 && place < static_cast<int>(letters.size())
               ? QString::fromLatin1(letters.at(static_cast<std::size_t>(place)))
               : QString(character);
}

} // namespace

QString spokenFingerprint(const std::string &fingerprint)
{
    QStringList groups;
    for (const QString &group : QString::fromStdString(fingerprint).split(QLatin1Char(' '))) {
        QStringList words;
        for (const QChar character : group)
            words.append(spokenCharacter(character));
        groups.append(words.join(QLatin1Char(' ')));
    }
    return groups.join(QLatin1String(", "));
}

namespace {

QLabel *makeNamed(const char *name, const char *look, QWidget *parent)
{
    QLabel *label = makeLabel({}, look, parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText); // words of others
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

PromiseTab::PromiseTab(ReceivedDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_odds(new OddsCard(this))
{
    setObjectName(QStringLiteral("promiseTab"));
    auto *cards = new CardColumns(this);
    cards->addAcross(makeCheck());
    cards->addWidget(makeSigner());
    cards->addWidget(makePromise());
    cards->addWidget(m_odds);
    cards->addWidget(makeUse());
    cards->addAcross(makeFound());
    connect(&desk, &ReceivedDesk::opened, this, &PromiseTab::refresh);
    refresh();
}

QWidget *PromiseTab::makeCheck()
{
    auto *card = new Card(tr("Is it whole, and whose is it?"), this);
    m_badge = new Badge(Badge::Kind::Neutral, {}, card);
    m_badge->setObjectName(QStringLiteral("packageBadge"));
    card->addToTitle(m_badge);
    m_verdict = makeNamed("packageVerdict", "strong", card);
    card->body()->addWidget(m_verdict);
    return card;
}

QWidget *PromiseTab::makeFound()
{
    auto *card = new Card(tr("What the check found"), this);
    m_found = new VerificationView("received", tr("Do not use it: ask the sender for another copy."), card);
    card->body()->addWidget(m_found);
    return card;
}

QWidget *PromiseTab::makeSigner()
{
    auto *card = new Card(tr("The signer's fingerprint"), this);
    m_fingerprint = makeNamed("packageFingerprint", "heading", card);
    m_fingerprint->setAccessibleName(tr("Fingerprint of the signing key"));
    m_spoken = makeNamed("packageFingerprintSpoken", "", card);
    card->body()->addWidget(m_fingerprint);
    card->body()->addWidget(m_spoken);
    card->body()->addWidget(
        makeLabel(tr("Anybody can make a key and sign with it. Call the sender on a number that you know "
                     "from another source, or look at their web page, and compare these letters and digits. "
                     "The content of the package itself proves nothing."),
                  "caption",
                  card));
    setHelp(card, QStringLiteral("recipient.signer"));
    m_signer = card;
    return card;
}

QWidget *PromiseTab::makePromise()
{
    auto *card = new Card(tr("How well are the people protected?"), this);
    m_promise = makeNamed("packagePromise", "strong", card);
    m_unit = makeNamed("packageUnit", "", card);
    card->body()->addWidget(m_promise);
    card->body()->addWidget(m_unit);
    setHelp(card, QStringLiteral("recipient.promise"));
    m_promiseCard = card;
    return card;
}

QWidget *PromiseTab::makeUse()
{
    auto *card = new Card(tr("What is it for?"), this);
    auto *facts = new QWidget(card);
    m_use = new QFormLayout(facts);
    m_use->setContentsMargins(0, 0, 0, 0);
    m_use->setHorizontalSpacing(16);
    m_use->setVerticalSpacing(6);
    m_use->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    card->body()->addWidget(facts);
    m_nature = makeNamed("packageNature", "caption", card);
    card->body()->addWidget(m_nature);
    card->body()->addWidget(makeLabel(
        tr("Use them to develop and test programs that read texts of this kind. Do not use them for "
           "decisions about care, for statements about how common something is, or to search for people."),
        "caption",
        card));
    setHelp(card, QStringLiteral("recipient.use"));
    m_useCard = card;
    return card;
}

void PromiseTab::refresh()
{
    setVisible(m_desk.package() != nullptr);
    const bool hasContents = m_desk.contents() != nullptr;
    for (QWidget *part : std::initializer_list<QWidget *>{m_promiseCard, m_odds, m_useCard})
        part->setVisible(hasContents);
    if (!m_desk.package())
        return;
    showCheck();
    showSigner();
    if (!hasContents)
        return;
    showPromise();
    showUse();
}

QString PromiseTab::verdict() const
{
    const core::package::Verification &found = m_desk.package()->verification;
    if (!found.differences.empty())
        return tr("This package is damaged, or somebody changed it. Its content is not shown. Ask the sender "
                  "for another copy, and send them the text below.");
    if (!found.signature)
        return tr("The package is complete, but not signed: it does not show who made it. Ask the sender "
                  "whether it comes from them.");
    return tr("The package is complete and signed. Compare the fingerprint to know whose signature it is.");
}

void PromiseTab::showCheck()
{
    const core::package::Verification &found = m_desk.package()->verification;
    if (!found.differences.empty())
        m_badge->set(Badge::Kind::Weak, tr("damaged"));
    else if (!found.signature)
        m_badge->set(Badge::Kind::Weak, tr("not signed"));
    else
        m_badge->set(Badge::Kind::Done, tr("whole and signed"));
    m_verdict->setText(verdict());
    setLook(m_verdict, found.differences.empty() ? "strong" : "weak");
    m_found->showFound(found);
}

void PromiseTab::showSigner()
{
    const core::package::Verification &found = m_desk.package()->verification;
    const auto &signature = found.signature;
    // The former signer of a damaged package is shown with the findings of the check.
    m_signer->setVisible(signature && found.differences.empty());
    if (!signature)
        return;
    const std::string fingerprint = signature->key.fingerprint();
    m_fingerprint->setText(QString::fromStdString(fingerprint));
    //: read out over the telephone; %1: "Foxtrot 6 4 Foxtrot, 7 6 Alfa 3"
    m_spoken->setText(tr("Read out: %1").arg(spokenFingerprint(fingerprint)));
}

void PromiseTab::showPromise()
{
    const core::recipient::PackagePromise &promise = m_desk.contents()->promise;
    const double epsilon = promise.spend.epsilon();
    //: %1: "epsilon 2.0 per patient"
    QString words = tr("The package is differentially private with %1.")
                        .arg(epsilonPerUnitText(epsilon, promise.spend.delta(), promise.unitIsPerson));
    if (epsilon > weakAbove)
        words += QLatin1Char(' ') + tr("That is weak protection: treat it as you would treat the records.");
    m_promise->setText(words);
    setLook(m_promise, epsilon > weakAbove ? "weak" : "strong");
    m_unit->setText(unitText(promise));
    m_odds->setPosterior(promise.posterior, promise.spend.delta(), promise.unitIsPerson);
}

// Small values of epsilon alone leave a package nearly the same; for larger ones the odds are given.
QString PromiseTab::unitText(const core::recipient::PackagePromise &promise)
{
    QString words = promise.unitIsPerson
                        ? tr("The unit is a patient: the guarantee covers all records of one patient "
                             "together.")
                        : tr("The unit is a record: the guarantee covers one record. A person with several "
                             "records is protected less.");
    const double epsilon = promise.spend.epsilon();
    if (promise.spend.delta() > 0.0) // the odds beside it count delta in
        return words;
    words += QLatin1Char(' ');
    if (epsilon < 1.0)
        words += promise.unitIsPerson
                     ? tr("The package would be nearly the same with or without any single patient.")
                     : tr("The package would be nearly the same with or without any single record.");
    else
        //: %1: a number above 2.7
        words += (promise.unitIsPerson
                      ? tr("Whatever the package contains is at most %1 times as likely with any one "
                           "patient as without.")
                      : tr("Whatever the package contains is at most %1 times as likely with any one record "
                           "as without."))
                     .arg(QLocale().toString(std::ceil(std::exp(epsilon) * 10.0 - 1e-9) / 10.0, 'f', 1));
    return words;
}

// Returns how the writer and the vocabulary can name real people.
QString PromiseTab::natureText(const core::plan::Plan &plan)
{
    if (plan.writer.needs(core::writing::Need::PublicTexts))
        return tr(
            "The texts repeat sentences of public texts. These can be about real people and name them.");
    if (plan.writer.isModel())
        return tr("A language model wrote the texts without any record. It can know real people from "
                  "elsewhere and name them.");
    if (plan.vocabulary.source != "builtin")
        return tr("A program wrote the texts around phrases of a vocabulary. They name real people only if "
                  "the vocabulary does.");
    return tr("A program wrote the texts, and none of them is about a real person.");
}

void PromiseTab::showUse()
{
    const core::recipient::ReceivedContents &contents = *m_desk.contents();
    const core::recipient::PackagePromise &promise = contents.promise;
    const auto *method = core::synthesis::findSynthesizer(contents.corpus.plan.synthesis.method);
    const std::string_view warning = method ? method->recipientWarning() : std::string_view();
    m_nature->setText(warning.empty() ? natureText(contents.corpus.plan) : methodWords(warning));
    setLook(m_nature, warning.empty() ? "caption" : "weak");
    while (m_use->rowCount() > 0)
        m_use->removeRow(0);
    const auto add = [this](const QString &name, const char *object, const QString &value) {
        QLabel *what = makeLabel(name, "caption", m_use->parentWidget());
        what->setWordWrap(false);
        QLabel *words = makeNamed(object, "", m_use->parentWidget());
        words->setText(value.isEmpty() ? tr("not given") : value);
        m_use->addRow(what, words);
    };
    add(tr("Title"), "packageTitle", shownText(promise.title.empty() ? promise.project : promise.title));
    add(tr("Purpose"), "packagePurpose", shownText(promise.purpose));
    add(tr("Made for"), "packageRecipient", shownText(promise.recipient));
    add(tr("Licence"), "packageLicence", shownText(promise.licence));
    add(tr("Contact"), "packageContact", shownText(promise.contact));
    add(tr("Made on"), "packageMadeOn", localTimeText(promise.madeOn));
    add(tr("Documents"),
        "packageDocuments",
        QLocale().toString(static_cast<qlonglong>(contents.texts.size())));
    QStringList labels;
    for (const std::string &label : contents.corpus.texts.labels)
        labels.append(label.empty() ? labelName(label) : shownText(label));
    add(tr("Labels"), "packageLabels", labels.join(QLatin1String(", ")));
}

} // namespace ui
