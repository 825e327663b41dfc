#include "ui/widgets/OddsCard.h"

#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/theme/Roles.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <cmath>

namespace ui {

namespace {
constexpr int dots = 100;
constexpr int before = 50;
} // namespace

QString percentUpTo(double share)
{
    // Close to certainty more decimals are what tells one budget from another.
    const int decimals = share > 0.99 ? 2 : 1;
    const double step = std::pow(10.0, decimals);
    const double percent = std::ceil(share * 100.0 * step - 1e-9) / step;
    //: a share in percent
    return OddsCard::tr("%1 %").arg(QLocale().toString(percent, 'f', decimals));
}

OddsCard::OddsCard(QWidget *parent)
    : QWidget(parent)
    , m_dots(new DotGrid(this))
    , m_words(makeLabel({}, "", this))
{
    m_words->setTextFormat(Qt::RichText);
    m_words->setObjectName(QStringLiteral("oddsText"));
    auto *card = new Card(tr("Odds"), this);
    card->body()->addWidget(m_dots);
    card->body()->addWidget(m_words);
    card->body()->addWidget(makeLabel(tr("Grey: the certainty before. Orange: the most that the release can "
                                         "add. Hollow: the doubt that remains."),
                                      "small",
                                      card));
    card->body()->addStretch();
    setHelp(this, QStringLiteral("budget.odds"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    setPosterior(std::nullopt, 0.0, false);
}

void OddsCard::setPosterior(std::optional<double> posterior, double delta, bool unitIsPerson)
{
    const int filled = posterior ? static_cast<int>(std::ceil(*posterior * dots - 1e-9)) : before;
    m_dots->setDots(filled, before, dots);
    const QString belief = unitIsPerson ? tr("Someone who is 50 % sure that a given patient is in the data")
                                        : tr("Someone who is 50 % sure that a given record is in the data");
    if (!posterior)
        //: %1: "Someone who is 50 % sure that ..."
        m_words->setText(tr("%1: how much more certain can this release make them?").arg(belief));
    else if (percentUpTo(*posterior) == percentUpTo(1.0))
        m_words->setText(tr("%1 can become <b>as good as certain</b>.").arg(belief));
    else
        m_words->setText(tr("%1 can become <b>at most %2 sure</b>.").arg(belief, percentUpTo(*posterior)));
    if (posterior && delta > 0.0)
        //: follows "can become at most 73.2 % sure."; %1: a number
        m_words->setText(
            m_words->text() + QLatin1Char(' ')
            + tr("This is how often a guess of theirs is right, at most; delta (%1) is counted in.")
                  .arg(deltaText(delta)));
}

QString OddsCard::text() const
{
    return m_words->text();
}

namespace {
constexpr int columns = 20;
constexpr int pitch = 12;
constexpr double diameter = 9;
} // namespace

DotGrid::DotGrid(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setDots(0);
}

void DotGrid::setDots(int filled, int before, int total)
{
    m_filled = filled;
    m_before = before;
    m_total = total;
    setAccessibleName(tr("%1 of %2 dots are filled").arg(filled).arg(total));
    updateGeometry();
    update();
}

QSize DotGrid::sizeHint() const
{
    const int rows = (m_total + columns - 1) / columns;
    return {columns * pitch, rows * pitch};
}

void DotGrid::paintEvent(QPaintEvent *)
{
    const theme::Roles roles = theme::roles();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const double inset = (pitch - diameter) / 2.0;
    for (int dot = 0; dot < m_total; ++dot) {
        const int column = isMirrored ? columns - 1 - dot % columns : dot % columns;
        const QRectF box(column * pitch + inset, dot / columns * pitch + inset, diameter, diameter);
        if (dot < m_filled) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(dot < m_before ? roles.used : roles.cap);
            painter.drawEllipse(box);
        } else {
            painter.setPen(QPen(roles.fieldLine, 1.2));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(box.adjusted(0.6, 0.6, -0.6, -0.6));
        }
    }
}

} // namespace ui
