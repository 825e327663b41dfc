#include "ui/widgets/ProgressRow.h"

#include "ui/text/TimeText.h"
#include "ui/widgets/Labels.h"

#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace ui {

namespace {
constexpr int steps = 1000;
}

ProgressRow::ProgressRow(QWidget *parent)
    : QWidget(parent)
    , m_what(makeLabel({}, "strong", this))
    , m_stage(makeLabel({}, "caption", this))
    , m_left(makeLabel({}, "caption", this))
    , m_bar(new QProgressBar(this))
    , m_cancel(makeButton(tr("Cancel"), "cancelJob", "", this))
{
    m_bar->setObjectName(QStringLiteral("jobProgress"));
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setRange(0, steps);
    m_bar->setTextVisible(false);
    m_left->setWordWrap(false);
    m_left->setAlignment(Qt::AlignRight);

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(8);
    grid->addWidget(m_what, 0, 0);
    grid->addWidget(m_cancel, 0, 1, Qt::AlignRight);
    grid->addWidget(m_bar, 1, 0, 1, 2);
    grid->addWidget(m_stage, 2, 0);
    grid->addWidget(m_left, 2, 1);
    grid->setColumnStretch(0, 1);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_cancel->setEnabled(false);
        emit cancelRequested();
    });
    hide();
}

void ProgressRow::begin(const QString &what, qint64 elapsedMs)
{
    m_elapsedBefore = elapsedMs;
    m_what->setText(what);
    m_stage->clear();
    m_left->clear();
    m_bar->setValue(0);
    m_cancel->setEnabled(true);
    m_clock.start();
    show();
}

void ProgressRow::setProgress(double fraction, const QString &stage)
{
    m_bar->setValue(static_cast<int>(fraction * steps));
    //: %1: what is being done, %2: how much of it is done, in percent
    m_stage->setText(tr("%1, %2 %").arg(stageText(stage)).arg(static_cast<int>(fraction * 100)));
    m_left->setText(timeLeftText(fraction, m_elapsedBefore + m_clock.elapsed()));
}

void ProgressRow::setCancellable(bool cancellable)
{
    m_cancel->setEnabled(cancellable);
}

void ProgressRow::end()
{
    hide();
}

} // namespace ui
