#include "ui/steps/phrases/VarietyChoice.h"

#include "core/pipeline/ReleasePlan.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int lastPlace = 8;        // on either side; 0 is the method's own
constexpr double perDoubling = 4.0; // places: from a quarter of the method's own to four times

int placeOf(const Plan &plan)
{
    const std::optional<double> &sharpness = plan.sampling.sharpness;
    if (!sharpness)
        return 0;
    if (*sharpness <= 0.0)
        return lastPlace;
    const double times = *sharpness / core::pipeline::defaultSharpness(plan.synthesis.method);
    return std::clamp(static_cast<int>(std::lround(-perDoubling * std::log2(times))), -lastPlace, lastPlace);
}

std::optional<double> sharpnessAt(int place, const std::string &method)
{
    if (place == 0)
        return {};
    const double sharpness = core::pipeline::defaultSharpness(method) * std::exp2(-place / perDoubling);
    return std::round(sharpness * 100.0) / 100.0;
}

} // namespace

VarietyChoice::VarietyChoice(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_words(makeLabel({}, "caption", this))
    , m_reset(makeButton(tr("&Reset"), "resetVariety", "link", this))
{
    m_slider->setObjectName(QStringLiteral("variety"));
    m_slider->setAccessibleName(tr("Variety of the phrases"));
    m_slider->setRange(-lastPlace, lastPlace);
    m_slider->setPageStep(2);
    m_slider->setTickInterval(lastPlace);
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setMinimumWidth(120);
    m_words->setObjectName(QStringLiteral("varietyWords"));
    m_reset->setAccessibleName(tr("Reset the variety to the method's own"));
    setHelp(this, QStringLiteral("phrases.variety"));
    WheelGuard::protect(m_slider);
    const auto end = [this](const QString &text) {
        QLabel *label = makeLabel(text, "caption", this);
        label->setWordWrap(false);
        return label;
    };
    QLabel *name = makeLabel(tr("&Variety"), "", this);
    name->setWordWrap(false);
    name->setBuddy(m_slider);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(name);
    row->addSpacing(4);
    //: end of a slider: the frequent phrases come more often
    row->addWidget(end(tr("more typical")));
    row->addWidget(m_slider, 1);
    //: end of a slider: the rare phrases come more often
    row->addWidget(end(tr("more varied")));
    auto *below = new QHBoxLayout;
    below->setSpacing(8);
    below->addWidget(m_words, 1);
    below->addWidget(m_reset);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(2);
    all->addLayout(row);
    all->addLayout(below);
    connect(m_slider, &QSlider::valueChanged, this, &VarietyChoice::choose);
    connect(m_reset, &QPushButton::clicked, this, [this] { choose(0); });
    refresh();
}

void VarietyChoice::choose(int place)
{
    m_session.edit(
        [place](Plan &plan) { plan.sampling.sharpness = sharpnessAt(place, plan.synthesis.method); },
        QStringLiteral("sampling.sharpness"));
}

void VarietyChoice::refresh()
{
    const Plan &plan = m_session.plan();
    const std::optional<double> &sharpness = plan.sampling.sharpness;
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(placeOf(plan));
    const QString number = QLocale().toString(core::pipeline::sharpnessOf(plan), 'f', 2);
    if (!sharpness)
        //: %1: a number
        m_words->setText(tr("The method's own: sharpness %1.").arg(number));
    else if (*sharpness < core::pipeline::defaultSharpness(plan.synthesis.method))
        m_words->setText(tr("More varied than the method's own: sharpness %1.").arg(number));
    else
        m_words->setText(tr("More typical than the method's own: sharpness %1.").arg(number));
    m_slider->setAccessibleDescription(m_words->text());
    m_slider->setToolTip(m_words->text());
    // Keeps its room, so that nothing moves while the slider is dragged.
    m_reset->setEnabled(sharpness.has_value());
}

} // namespace ui
