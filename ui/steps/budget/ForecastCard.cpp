#include "ui/steps/budget/ForecastCard.h"

#include "core/methods/rewriting/RewritingKinds.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

#include <cmath>

namespace ui {

namespace {

QString decimal(double number)
{
    return QLocale().toString(number, 'f', number < 20.0 ? 1 : 0);
}

QString whole(double number)
{
    return QLocale().toString(static_cast<qlonglong>(number));
}

QString unitsText(double number, bool unitIsPerson)
{
    const int count = static_cast<int>(number);
    return unitIsPerson ? ForecastCard::tr("%Ln patient(s)", nullptr, count)
                        : ForecastCard::tr("%Ln record(s)", nullptr, count);
}

} // namespace

ForecastCard::ForecastCard(QWidget *parent)
    : QWidget(parent)
    , m_card(new Card(tr("What to expect"), this))
    , m_grid(new QGridLayout)
    , m_noise(addRow({}, "forecastNoise"))
    , m_standsOut(addRow({}, "forecastStandsOut"))
    , m_survivors(addRow({}, "forecastSurvivors"))
    , m_note(makeLabel({}, "small", this))
    , m_cost(makeLabel({}, "captionStrong", this))
{
    m_note->setObjectName(QStringLiteral("forecastNote"));
    m_card->addToTitle(new Badge(Badge::Kind::Free, {}, m_card));
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(0, 1);
    m_card->body()->addLayout(m_grid);
    m_card->body()->addWidget(m_note);
    m_cost->setObjectName(QStringLiteral("forecastCost"));
    m_cost->hide();
    m_card->body()->addWidget(m_cost);
    m_card->body()->addStretch();
    setHelp(this, QStringLiteral("budget.forecast"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_card);
    setForecast(std::nullopt, false);
}

ForecastCard::Row ForecastCard::addRow(const QString &what, const char *objectName)
{
    Row row{makeLabel(what, "", this), makeLabel({}, "strong", this)};
    row.value->setObjectName(QLatin1String(objectName));
    row.value->setWordWrap(false);
    row.value->setAlignment(Qt::AlignRight | Qt::AlignTop);
    const int at = m_grid->rowCount();
    m_grid->addWidget(row.what, at, 0);
    m_grid->addWidget(row.value, at, 1, Qt::AlignRight | Qt::AlignTop);
    return row;
}

QString ForecastCard::noteForVotes(const BudgetForecast &forecast)
{
    const core::synthesis::VoteForecast &votes = *forecast.votes;
    const QString texts = whole(static_cast<double>(votes.texts));
    QStringList words = {votes.rounds == 1
                             //: %1: a number
                             ? tr("%1 texts are written before the only round of votes; with a language "
                                  "model each is a request.")
                                   .arg(texts)
                             //: %1 and %2: numbers
                             : tr("%1 texts are written in all before the last of %2 rounds of votes; with "
                                  "a language model each is a request.")
                                   .arg(texts, whole(votes.rounds))};
    if (forecast.unitsPerLabel && votes.isFaint(*forecast.unitsPerLabel))
        words.append(
            tr("With so few records a text needs most of the votes to stand out: take a larger epsilon, or "
               "another method."));
    return words.join(QLatin1Char(' '));
}

void ForecastCard::setCost(const std::optional<core::pipeline::WritingEstimate> &cost,
                           const core::plan::Plan::Writer &writer)
{
    m_cost->setVisible(cost.has_value());
    if (!cost)
        return;
    QStringList words = {
        //: %Ln: requests to a language model; %1: a time, "about 18 minutes"
        tr("Before the last round: %Ln request(s), %1.", nullptr, static_cast<int>(cost->requests))
            .arg(durationText(cost->seconds))};
    if (writer.promptPrice > 0.0 || writer.completionPrice > 0.0)
        //: %1: an amount of money, without a currency
        words.append(tr("Money: at most %1 in the currency of your prices.")
                         .arg(QLocale().toString(cost->money, 'f', 2)));
    else
        words.append(tr("Money: no prices are given on the Method page."));
    if (writer.maxMoney && *writer.maxMoney < cost->money)
        words.append(tr("The cap on money may stop it between two rounds; what is paid for stays."));
    else if (writer.maxRequests && static_cast<std::size_t>(*writer.maxRequests) < cost->requests)
        words.append(tr("The cap on requests stops it between two rounds; what is paid for stays."));
    m_cost->setText(words.join(QLatin1Char(' ')));
}

void ForecastCard::showVotes(const core::synthesis::VoteForecast &votes)
{
    m_noise.what->setText(tr("Noise on the votes for a text (95 %)"));
    m_standsOut.what->setText(tr("A text stands out from"));
    m_survivors.what->setText(tr("Texts that a vote chooses among"));
    //: %1: a number of votes
    m_noise.value->setText(tr("± %1 votes").arg(decimal(votes.halfWidth95)));
    m_standsOut.value->setText(tr("%Ln vote(s)", nullptr, static_cast<int>(std::ceil(votes.standsOutFrom))));
    m_survivors.value->setText(whole(votes.textsOfVote));
}

void ForecastCard::showRows(const core::synthesis::RowForecast &rows)
{
    m_noise.what->setText(tr("Noise on a number, beside the largest that it can be"));
    m_standsOut.what->setText(tr("Epsilon of one row of text by itself"));
    m_survivors.what->setText(tr("Rows that become documents"));
    //: %1: a number, how many times as large
    m_noise.value->setText(tr("%1 times").arg(decimal(rows.noiseBesideClip)));
    m_standsOut.value->setText(epsilonText(rows.row.epsilon()));
    m_survivors.value->setText(whole(rows.rows));
}

QString ForecastCard::noteForRows(const BudgetForecast &forecast, bool unitIsPerson)
{
    QStringList words = {
        unitIsPerson
            ? tr("A patient pays for at most %Ln row(s) together.", nullptr, forecast.rows->rowsPerUnit)
            : tr("A record pays for at most %Ln row(s) together.", nullptr, forecast.rows->rowsPerUnit)};
    if (forecast.spend.epsilon() > core::synthesis::protectsNothingAbove)
        words.append(tr("An epsilon above 15 protects next to nothing: treat the documents as the records "
                        "themselves."));
    else
        words.append(tr("At such an epsilon rows come back as other words; the sample on the Method page "
                        "shows it."));
    return words.join(QLatin1Char(' '));
}

QString ForecastCard::noteFor(const std::optional<BudgetForecast> &forecast)
{
    const bool knowsCounts = forecast && forecast->counts;
    QStringList words;
    if (knowsCounts && forecast->counts->areClusters)
        words.append(tr("With this budget groups of near phrases are counted, not single ones: fewer counts, "
                        "so that less drowns in the noise."));
    words.append(knowsCounts && forecast->counts->isJoint
                     ? tr("Counted over all labels together, from public numbers alone: the budget and the "
                          "size of the vocabulary.")
                     : tr("Counted for each label, from public numbers alone: the budget and the size of the "
                          "vocabulary."));
    if (forecast && forecast->mostStandingOut)
        //: %1: a number
        words.append(
            tr("The last line is a rough guess for the number of records that you declared public on "
               "the Start page, over all labels; at most %1 can survive.")
                .arg(whole(*forecast->mostStandingOut)));
    else if (knowsCounts)
        words.append(tr("To see how many would survive, say on the Start page that the number of records may "
                        "be public, and about how many there are."));
    return words.join(QLatin1Char(' '));
}

void ForecastCard::nameRows(bool areGroups)
{
    m_noise.what->setText(areGroups ? tr("Noise on the count of a group (95 %)")
                                    : tr("Noise on the count of a phrase (95 %)"));
    m_standsOut.what->setText(areGroups ? tr("A group survives from") : tr("A phrase survives from"));
    m_survivors.what->setText(areGroups ? tr("Groups that survive") : tr("Phrases that survive"));
}

void ForecastCard::setForecast(const std::optional<BudgetForecast> &forecast, bool unitIsPerson)
{
    const auto *counts = forecast && forecast->counts ? &*forecast->counts : nullptr;
    const QString units = unitIsPerson ? tr("patients") : tr("records");
    const QString unknown = QStringLiteral("–");
    nameRows(counts && counts->areClusters);
    m_noise.value->setText(unknown);
    m_standsOut.value->setText(unknown);
    m_survivors.value->setText(unknown);
    if (counts) {
        //: %1: a number, %2: "patients" or "records"
        m_noise.value->setText(tr("± %1 %2").arg(decimal(counts->halfWidth95), units));
        m_standsOut.value->setText(unitsText(std::floor(counts->threshold) + 1.0, unitIsPerson));
    }
    if (forecast && forecast->expectedStandingOut)
        //: of phrases; %1: a number
        m_survivors.value->setText(tr("about %1").arg(whole(*forecast->expectedStandingOut)));
    if (forecast && forecast->votes) {
        showVotes(*forecast->votes);
        m_note->setText(noteForVotes(*forecast));
    } else if (forecast && forecast->rows) {
        showRows(*forecast->rows);
        m_note->setText(noteForRows(*forecast, unitIsPerson));
    } else {
        m_note->setText(noteFor(forecast));
    }
}

} // namespace ui
