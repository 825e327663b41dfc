#include "ui/steps/ForecastCard.h"

#include "ui/text/HelpText.h"
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
    return unitIsPerson ? ForecastCard::tr("%n patient(s)", nullptr, count)
                        : ForecastCard::tr("%n record(s)", nullptr, count);
}

} // namespace

ForecastCard::ForecastCard(QWidget *parent)
    : QWidget(parent)
    , m_card(new Card(tr("What to expect"), this))
    , m_grid(new QGridLayout)
    , m_noise(addRow(tr("Noise (95 %)"), "forecastNoise"))
    , m_standsOut(addRow({}, "forecastStandsOut"))
    , m_most(addRow(tr("Can stand out, at most"), "forecastMost"))
    , m_note(makeLabel({}, "small", this))
{
    m_note->setObjectName(QStringLiteral("forecastNote"));
    m_card->addToTitle(new Badge(Badge::Kind::Free, {}, m_card));
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(0, 1);
    m_card->body()->addLayout(m_grid);
    m_card->body()->addWidget(m_note);
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
        words.append(tr("The last line holds for the approximate number of records that you declared public "
                        "on the first page."));
    return words.join(QLatin1Char(' '));
}

void ForecastCard::setForecast(const std::optional<BudgetForecast> &forecast, bool unitIsPerson)
{
    const auto *counts = forecast && forecast->counts ? &*forecast->counts : nullptr;
    const QString units = unitIsPerson ? tr("patients") : tr("records");
    const QString unknown = QStringLiteral("–");
    m_standsOut.what->setText(counts && counts->areClusters ? tr("A group stands out from")
                                                            : tr("A phrase stands out from"));
    m_noise.value->setText(unknown);
    m_standsOut.value->setText(unknown);
    if (counts) {
        //: %1: a number, %2: "patients" or "records"
        m_noise.value->setText(tr("± %1 %2").arg(decimal(counts->halfWidth95), units));
        m_standsOut.value->setText(unitsText(std::floor(counts->threshold) + 1.0, unitIsPerson));
    }
    const bool knowsMost = forecast && forecast->mostStandingOut;
    m_most.what->setVisible(knowsMost);
    m_most.value->setVisible(knowsMost);
    if (knowsMost)
        m_most.value->setText(whole(*forecast->mostStandingOut));
    m_note->setText(noteFor(forecast));
}

} // namespace ui
