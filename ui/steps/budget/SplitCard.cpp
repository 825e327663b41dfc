#include "ui/steps/budget/SplitCard.h"

#include "ui/charts/BudgetChart.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int largestPercent = 95;
constexpr int barHeight = 14;

/// A square in the colour and pattern of a part, beside its name.
class Sign final : public QWidget
{
public:
    Sign(QBrush brush, QWidget *parent)
        : QWidget(parent)
        , m_brush(std::move(brush))
    {
        setFixedSize(12, 12);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), theme::roles().surface);
        painter.fillRect(rect(), m_brush);
        painter.setPen(theme::roles().fieldLine);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }

private:
    QBrush m_brush;
};

} // namespace

/// The parts side by side; follows the direction of reading.
class SplitCard::Bar final : public QWidget
{
public:
    explicit Bar(QWidget *parent)
        : QWidget(parent)
    {
        setFixedHeight(barHeight);
    }

    void setParts(const std::vector<PartAmount> &parts)
    {
        m_parts = parts;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath outline;
        outline.addRoundedRect(rect(), barHeight / 2.0, barHeight / 2.0);
        painter.setClipPath(outline);
        painter.fillRect(rect(), theme::roles().track);
        const double whole = sumOf(m_parts);
        double from = 0.0;
        for (std::size_t place = 0; place < m_parts.size(); ++place) {
            const PartAmount &part = m_parts[place];
            if (part.epsilon <= 0.0)
                continue;
            const double length = part.epsilon / whole * width();
            const double left = layoutDirection() == Qt::RightToLeft ? width() - from - length : from;
            painter.fillRect(QRectF(left, 0, length, height()), theme::roles().surface);
            painter.fillRect(QRectF(left, 0, length, height()), brushOf(part, place));
            from += length;
        }
    }

private:
    std::vector<PartAmount> m_parts;
};

SplitCard::SplitCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_bar(new Bar(this))
    , m_table(new QWidget(this))
    //: of shares of the budget. The letter after & is the shortcut.
    , m_recommended(makeButton(tr("Take the recommended shares"), "recommendedShare", "link", this))
    , m_advice(makeLabel({}, "small", this))
{
    auto *grid = new QGridLayout(m_table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    auto *card = new Card(tr("What the budget is spent on"), this);
    card->body()->addWidget(m_bar);
    card->body()->addWidget(m_table);
    card->body()->addWidget(m_advice);
    card->body()->addWidget(m_recommended, 0, Qt::AlignLeft);
    card->body()->addStretch();
    m_advice->setObjectName(QStringLiteral("splitAdvice"));
    m_recommended->setAccessibleName(spokenText(m_recommended->text()));
    setHelp(this, QStringLiteral("budget.split"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_recommended, &QPushButton::clicked, this, [this] { m_session.edit(setDefaultShares); });
    refresh();
}

SplitCard::Row SplitCard::addRow(const PartAmount &part, std::size_t place)
{
    const QString key = QString::fromStdString(std::string(part.key));
    Row row{new Sign(brushOf(part, place), m_table),
            makeLabel(methodWords(part.words), "", m_table),
            part.isShared ? makeShare(part) : nullptr,
            makeLabel({}, "strong", m_table)};
    row.value->setObjectName(QStringLiteral("split-") + key);
    row.value->setWordWrap(false);
    auto *grid = static_cast<QGridLayout *>(m_table->layout());
    const int at = grid->rowCount();
    grid->addWidget(row.sign, at, 0);
    grid->addWidget(row.what, at, 1);
    if (row.share) {
        row.what->setBuddy(row.share);
        grid->addWidget(row.share, at, 2);
    }
    grid->addWidget(row.value, at, 3, Qt::AlignRight);
    return row;
}

QSpinBox *SplitCard::makeShare(const PartAmount &part)
{
    auto *share = new QSpinBox(m_table);
    share->setObjectName(QStringLiteral("share-") + QString::fromStdString(std::string(part.key)));
    share->setSingleStep(5);
    //: after a number in a field: percent
    share->setSuffix(tr(" %"));
    share->setMinimumWidth(84);
    //: %1: a part of the budget, "which phrases go together"
    share->setAccessibleName(tr("Share of the budget in percent: %1").arg(methodWords(part.words)));
    WheelGuard::protect(share);
    connect(share, &QSpinBox::valueChanged, this, [this, key = std::string(part.key)](int percent) {
        m_session.edit([&](Plan &plan) { setShare(plan, key, percent / 100.0); },
                       QStringLiteral("budget.") + QString::fromStdString(key));
    });
    return share;
}

// Another method has other parts.
void SplitCard::makeRows(const std::vector<PartAmount> &parts)
{
    std::vector<std::string> keys;
    for (const PartAmount &part : parts)
        keys.push_back(std::string(part.key) + std::string(part.words));
    if (keys == m_keys)
        return;
    m_keys = std::move(keys);
    for (const Row &row : m_rows)
        for (QWidget *each : {row.sign,
                              static_cast<QWidget *>(row.what),
                              static_cast<QWidget *>(row.share),
                              static_cast<QWidget *>(row.value)})
            delete each;
    m_rows.clear();
    for (std::size_t place = 0; place < parts.size(); ++place)
        m_rows.push_back(addRow(parts[place], place));
}

void SplitCard::showShare(QSpinBox &share, const PartAmount &part, bool isChosen)
{
    const QSignalBlocker quiet(share);
    share.setRange(part.isRequired ? 1 : 0, largestPercent);
    share.setValue(static_cast<int>(std::lround(100.0 * shareOf(m_session.plan(), part.key))));
    share.setEnabled(isChosen && !m_session.isDecided());
}

bool SplitCard::isRecommended() const
{
    const Plan &plan = m_session.plan();
    return std::ranges::all_of(partsOf(plan), [&](const PartAmount &part) {
        return !part.isShared
               || std::lround(100.0 * shareOf(plan, part.key))
                      == std::lround(100.0 * defaultShareOf(plan, part.key));
    });
}

void SplitCard::refresh()
{
    const std::vector<PartAmount> parts = partsOf(m_session.plan());
    const bool isChosen = totalEpsilon(m_session.plan()).has_value();
    makeRows(parts);
    m_bar->setParts(parts);
    QStringList advice;
    for (std::size_t place = 0; place < parts.size(); ++place) {
        const PartAmount &part = parts[place];
        const Row &row = m_rows[place];
        row.value->setText(isChosen ? epsilonText(part.epsilon) : QStringLiteral("–"));
        if (row.share)
            showShare(*row.share, part, isChosen);
        if (part.isLabels)
            for (QWidget *each :
                 {row.sign, static_cast<QWidget *>(row.what), static_cast<QWidget *>(row.value)})
                each->setVisible(part.epsilon > 0.0);
        if (!part.advice.empty())
            advice.append(methodWords(part.advice));
    }
    m_advice->setText(advice.join(QLatin1Char(' ')));
    m_advice->setVisible(!advice.isEmpty());
    m_recommended->setVisible(isChosen && !m_session.isDecided() && !isRecommended());
}

} // namespace ui
