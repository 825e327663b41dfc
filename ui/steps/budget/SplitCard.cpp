#include "ui/steps/budget/SplitCard.h"

#include "core/synthesis/Synthesizer.h"
#include "ui/charts/BudgetColours.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/text/SpokenText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

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
    Sign(BudgetPart part, QWidget *parent)
        : QWidget(parent)
        , m_part(part)
    {
        setFixedSize(12, 12);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), theme::roles().surface);
        painter.fillRect(rect(), brushOf(m_part));
        painter.setPen(theme::roles().fieldLine);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }

private:
    BudgetPart m_part;
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

    void setParts(const BudgetParts &parts)
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
        const std::pair<BudgetPart, double> parts[] = {{BudgetPart::Phrases, m_parts.phrases},
                                                       {BudgetPart::Together, m_parts.together},
                                                       {BudgetPart::Labels, m_parts.labels}};
        double from = 0.0;
        for (const auto &[part, epsilon] : parts) {
            if (epsilon <= 0.0)
                continue;
            const double length = epsilon / m_parts.sum() * width();
            const double left = layoutDirection() == Qt::RightToLeft ? width() - from - length : from;
            painter.fillRect(QRectF(left, 0, length, height()), theme::roles().surface);
            painter.fillRect(QRectF(left, 0, length, height()), brushOf(part));
            from += length;
        }
    }

private:
    BudgetParts m_parts;
};

namespace {

/// What the parts of a budget are called, by what a method does with it.
struct Names
{
    QString first;
    QString second;
    QString share; ///< with its mnemonic
    QString spokenShare;
    QString advice;
};

Names namesFor(const core::synthesis::Synthesizer *method)
{
    if (method && method->choosesAmongTexts())
        return {SplitCard::tr("which texts are like the records"),
                SplitCard::tr("which phrases the first texts have"),
                SplitCard::tr("Share for &their phrases"),
                SplitCard::tr("Share of the budget for the phrases of the first texts, in percent"),
                SplitCard::tr("0 % begins with texts about the names of the labels. A share for phrases lets "
                              "the first texts have phrases of the records, and leaves less for the votes.")};
    if (method && method->rewritesTexts())
        return {SplitCard::tr("the rewritten rows"),
                SplitCard::tr("which label each row has"),
                SplitCard::tr("Share for &their labels"),
                SplitCard::tr("Share of the budget for the labels of the rows, in percent"),
                SplitCard::tr("At 0 % labels are drawn in public proportions and say nothing of the "
                              "documents. They are never copied: a share pays for noisy ones.")};
    return {
        SplitCard::tr("which phrases there are"),
        SplitCard::tr("which phrases go together"),
        SplitCard::tr("Share for which go &together"),
        SplitCard::tr("Share of the budget for which phrases go together, in percent"),
        method && needsSequences(method->name())
            ? SplitCard::tr("The published methods learn their sequences from this share, so it cannot be 0.")
            : SplitCard::tr("0 % is recommended with the histogram: for as many records as a hospital "
                            "has, the same budget spent on the phrases makes documents hang together "
                            "better as well.")};
}

} // namespace

SplitCard::SplitCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_bar(new Bar(this))
    , m_share(new QSpinBox(this))
    , m_recommended(makeButton({}, "recommendedShare", "link", this))
    , m_advice(makeLabel({}, "small", this))
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    m_phrases = addRow(*grid, int(BudgetPart::Phrases), {}, "splitPhrases");
    m_together = addRow(*grid, int(BudgetPart::Together), {}, "splitTogether");
    m_labels = addRow(*grid, int(BudgetPart::Labels), tr("how many records of each label"), "splitLabels");
    auto *card = new Card(tr("What the budget is spent on"), this);
    card->body()->addWidget(m_bar);
    card->body()->addLayout(grid);
    card->body()->addWidget(makeShare());
    card->body()->addWidget(m_advice);
    card->body()->addWidget(m_recommended, 0, Qt::AlignLeft);
    card->body()->addStretch();
    m_advice->setObjectName(QStringLiteral("splitAdvice"));
    setHelp(this, QStringLiteral("budget.split"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_share, &QSpinBox::valueChanged, this, &SplitCard::choose);
    connect(m_recommended, &QPushButton::clicked, this, [this] {
        m_session.edit(
            [](Plan &plan) { setSequencesShare(plan, defaultSequencesShare(plan.synthesis.method)); });
    });
    refresh();
}

SplitCard::Row SplitCard::addRow(QGridLayout &grid, int part, const QString &what, const char *objectName)
{
    Row row{new Sign(static_cast<BudgetPart>(part), this),
            makeLabel(what, "", this),
            makeLabel({}, "strong", this)};
    row.value->setObjectName(QLatin1String(objectName));
    row.value->setWordWrap(false);
    const int at = grid.rowCount();
    grid.addWidget(row.sign, at, 0);
    grid.addWidget(row.what, at, 1);
    grid.addWidget(row.value, at, 2, Qt::AlignRight);
    return row;
}

QWidget *SplitCard::makeShare()
{
    auto *share = new QWidget(this);
    m_share->setObjectName(QStringLiteral("sequencesShare"));
    m_share->setSingleStep(5);
    //: after a number in a field: percent
    m_share->setSuffix(tr(" %"));
    m_share->setMinimumWidth(84);
    WheelGuard::protect(m_share);
    m_shareLabel = makeLabel({}, "caption", share);
    m_shareLabel->setBuddy(m_share);
    auto *row = new QHBoxLayout(share);
    row->setContentsMargins(0, 2, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_shareLabel, 1);
    row->addWidget(m_share);
    return share;
}

void SplitCard::choose(int percent)
{
    m_session.edit([&](Plan &plan) { setSequencesShare(plan, percent / 100.0); },
                   QStringLiteral("budget.sequences"));
}

// What the parts pay for depends on the method.
void SplitCard::nameParts()
{
    const Names names = namesFor(methodOf(m_session.plan()));
    m_phrases.what->setText(names.first);
    m_together.what->setText(names.second);
    m_shareLabel->setText(names.share);
    m_share->setAccessibleName(names.spokenShare);
    m_advice->setText(names.advice);
}

void SplitCard::refresh()
{
    const Plan &plan = m_session.plan();
    const BudgetParts parts = partsOf(plan);
    const bool isChosen = totalEpsilon(plan).has_value();
    const bool mustHave = needsSequences(plan.synthesis.method);
    m_bar->setParts(parts);
    const QString unknown = QStringLiteral("–");
    m_phrases.value->setText(isChosen ? epsilonText(parts.phrases) : unknown);
    m_together.value->setText(isChosen ? epsilonText(parts.together) : unknown);
    m_labels.value->setText(epsilonText(parts.labels));
    for (QWidget *part :
         {m_labels.sign, static_cast<QWidget *>(m_labels.what), static_cast<QWidget *>(m_labels.value)})
        part->setVisible(parts.labels > 0.0);
    const bool hasSecond = hasSequences(plan.synthesis.method);
    for (QWidget *part : {m_together.sign,
                          static_cast<QWidget *>(m_together.what),
                          static_cast<QWidget *>(m_together.value),
                          m_share->parentWidget(),
                          static_cast<QWidget *>(m_advice)})
        part->setVisible(hasSecond);

    nameParts();

    const QSignalBlocker quiet(m_share);
    m_share->setRange(mustHave ? 1 : 0, largestPercent);
    m_share->setValue(static_cast<int>(std::lround(100.0 * sequencesShare(plan))));
    m_share->setEnabled(isChosen && !m_session.isDecided());
    const auto recommended =
        static_cast<int>(std::lround(100.0 * defaultSequencesShare(plan.synthesis.method)));
    //: of a share of the budget; %1: a number
    m_recommended->setText(tr("T&ake the recommended %1 %").arg(QLocale().toString(recommended)));
    m_recommended->setAccessibleName(spokenText(m_recommended->text()));
    m_recommended->setVisible(hasSecond && m_share->isEnabled() && m_share->value() != recommended);
}

} // namespace ui
