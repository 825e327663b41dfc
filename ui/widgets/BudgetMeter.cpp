#include "ui/widgets/BudgetMeter.h"

#include "ui/text/BudgetText.h"
#include "ui/theme/Roles.h"
#include "ui/widgets/Labels.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

class BudgetMeter::Bar final : public QWidget
{
public:
    explicit Bar(QWidget *parent)
        : QWidget(parent)
    {
        setFixedHeight(12);
    }

    void set(double spent, double planned, std::optional<double> cap)
    {
        m_spent = spent;
        m_planned = planned;
        m_cap = cap;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override;

private:
    double m_spent = 0;
    double m_planned = 0;
    std::optional<double> m_cap;
};

void BudgetMeter::Bar::paintEvent(QPaintEvent *)
{
    const theme::Roles roles = theme::roles();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(rect(), 6, 6);
    painter.setClipPath(outline);
    if (layoutDirection() == Qt::RightToLeft) { // fills from where one begins to read
        painter.translate(width(), 0);
        painter.scale(-1, 1);
    }
    painter.fillRect(rect(), roles.track);

    const double sum = m_spent + m_planned;
    const double whole = std::max(m_cap.value_or(sum), sum);
    if (whole <= 0.0)
        return;
    const auto x = [&](double value) { return value / whole * width(); };
    painter.fillRect(QRectF(0, 0, x(m_spent), height()), roles.used);
    painter.fillRect(QRectF(x(m_spent), 0, x(m_planned), height()), roles.accent);
    if (m_cap && sum > *m_cap) { // what does not fit is hatched as well as orange
        const QRectF over(x(*m_cap), 0, width() - x(*m_cap), height());
        painter.fillRect(over, roles.cap);
        painter.fillRect(over, QBrush(roles.surface, Qt::BDiagPattern));
    }
}

BudgetMeter::BudgetMeter(QWidget *parent)
    : QWidget(parent)
    , m_bar(new Bar(this))
    , m_words(makeLabel({}, "caption", this))
    , m_cap(makeLabel({}, "caption", this))
{
    m_words->setTextFormat(Qt::RichText);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(6);
    all->addWidget(makeLabel(tr("Budget of this source"), "captionStrong", this));
    all->addWidget(m_bar);
    all->addWidget(m_words);
    all->addWidget(m_cap);
    setBudget(0, 0, std::nullopt, false);
}

void BudgetMeter::setBudget(double spent, double planned, std::optional<double> cap, bool unitIsPerson)
{
    m_isKnown = true;
    m_shown = {spent, planned, cap, unitIsPerson};
    m_bar->set(spent, planned, cap);
    // Breaks into lines between the figures, not within one.
    const auto unbroken = [](QString words) { return words.replace(QLatin1Char(' '), QChar::Nbsp); };
    QStringList words{unbroken(tr("%1 spent").arg(epsilonText(spent)))};
    if (planned > 0.0)
        words.append(
            QStringLiteral("<b style=\"color:%1\">%2</b>")
                .arg(theme::roles().accent.name(), unbroken(tr("%1 this plan").arg(epsilonText(planned)))));
    if (cap) {
        const double left = *cap - spent - planned;
        words.append(unbroken(left >= 0.0 ? tr("%1 free").arg(epsilonText(left))
                                          : tr("%1 too much").arg(epsilonText(-left))));
    }
    m_words->setText(words.join(QChar::Nbsp + QStringLiteral("· ")));
    const QString unit = unitIsPerson ? tr("patient") : tr("record");
    //: %1: the largest epsilon that may be spent, %2: "patient" or "record"
    m_cap->setText(cap ? tr("cap %1 per %2").arg(epsilonText(*cap), unit)
                       : tr("no cap yet, counted per %1").arg(unit));
    setAccessibleName(tr("Budget of this source"));
    setAccessibleDescription(text());
}

void BudgetMeter::setUnknown()
{
    m_isKnown = false;
    m_bar->set(0.0, 0.0, std::nullopt);
    m_words->setText(tr("The ledger is being read..."));
    m_cap->clear();
    setAccessibleDescription(m_words->text());
}

void BudgetMeter::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_isKnown) // the words carry a colour of the theme
        setBudget(m_shown.spent, m_shown.planned, m_shown.cap, m_shown.unitIsPerson);
}

QString BudgetMeter::text() const
{
    QString words = m_words->text();
    static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
    return words.remove(tags).replace(QChar::Nbsp, QLatin1Char(' ')) + QStringLiteral(", ") + m_cap->text();
}

} // namespace ui
