#include "ui/steps/budget/ForecastCard.h"

#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

namespace ui {

namespace {

using core::synthesis::ForecastText;

QString numberText(const ForecastText::Number &number)
{
    switch (number.form) {
    case ForecastText::Form::Whole:
        return QLocale().toString(static_cast<qlonglong>(number.value));
    case ForecastText::Form::Decimal:
        return QLocale().toString(number.value, 'f', number.value < 20.0 ? 1 : 0);
    case ForecastText::Form::Epsilon:
        return epsilonText(number.value);
    }
    return {};
}

QString textOf(const ForecastText &text)
{
    QString words = methodWords(text.text);
    for (const ForecastText::Number &number : text.numbers)
        words = words.arg(numberText(number));
    return words;
}

} // namespace

ForecastCard::ForecastCard(QWidget *parent)
    : QWidget(parent)
    , m_card(new Card(tr("What to expect"), this))
    , m_grid(new QGridLayout)
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
    setForecast(std::nullopt);
}

ForecastCard::Row ForecastCard::addRow()
{
    Row row{makeLabel({}, "", this), makeLabel({}, "strong", this)};
    row.value->setObjectName(QStringLiteral("forecastLine%1").arg(m_rows.size() + 1));
    row.value->setWordWrap(false);
    row.value->setAlignment(Qt::AlignRight | Qt::AlignTop);
    const int at = m_grid->rowCount();
    m_grid->addWidget(row.what, at, 0);
    m_grid->addWidget(row.value, at, 1, Qt::AlignRight | Qt::AlignTop);
    return row;
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
        words.append(tr("Money: no prices are given in the settings of the method."));
    if (writer.maxMoney && *writer.maxMoney < cost->money)
        words.append(tr("The cap on money may stop it between two rounds; what is paid for stays."));
    else if (writer.maxRequests && static_cast<std::size_t>(*writer.maxRequests) < cost->requests)
        words.append(tr("The cap on requests stops it between two rounds; what is paid for stays."));
    m_cost->setText(words.join(QLatin1Char(' ')));
}

void ForecastCard::setForecast(const std::optional<BudgetForecast> &forecast)
{
    const auto lines = forecast ? forecast->lines : std::vector<core::synthesis::ForecastLine>();
    while (m_rows.size() < lines.size())
        m_rows.push_back(addRow());
    QStringList advice;
    for (std::size_t at = 0; at < m_rows.size(); ++at) {
        const bool isThere = at < lines.size();
        m_rows[at].what->setVisible(isThere);
        m_rows[at].value->setVisible(isThere);
        if (!isThere)
            continue;
        const auto &line = lines[at];
        m_rows[at].what->setText(methodWords(line.what));
        m_rows[at].value->setText(line.value.text.empty() ? QStringLiteral("–") : textOf(line.value));
        if (!line.advice.text.empty())
            advice.append(textOf(line.advice));
    }
    m_note->setText(forecast ? advice.join(QLatin1Char(' '))
                             : tr("Choose an epsilon to see how large the noise will be."));
}

} // namespace ui
